"""Cross references and the index: which page a heading, and a term, stands on.

Pages are known only when all is set, and what they are called takes room in the text: a book is
set again with the pages that came out, until they stay as they are.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from math import fsum

from printkit.records import record
from printkit.rulebook.blocks import Block, Heading, all_blocks
from printkit.rulebook.lines import CalloutFrame, Line
from printkit.text.characters import HYPHEN, NO_BREAK_SPACE

LINK = re.compile(r"\[((?:[^\[\]\\]|\\.)*)\]\(#([^()\s]*)\)")
ROOM = 88
"""Stands for a page that is not known yet; no number of two digits is wider."""
MOST_PAGES = 5
"""A term has no more pages than these, unless it is bold on more; others are passing mentions."""
LEAST_OTHERS = 3
"""So many pages where it is not bold are listed, if it is bold on ever so many."""
ALONE = 2
"""How many mentions a time counts for in which a term is in bold by itself: that explains it."""

LEAST_SHARE = 1 / 3
"""A section is named after a term that is so much of its heading: debts of *Selling and debts*."""


TermPages = tuple[tuple[int, ...], tuple[int, ...]]
"""The page on which most is said about a term, if it stands anywhere, and the others."""


@record
class PageText:
    """The words of a page, and those of them that are bold, a heading's or a caption's, by lines.

    ``below`` is how many signs of it stand below each heading, also one from a page before.
    """

    words: str
    strong: str
    below: Mapping[str, int] = field(default_factory=dict)


@record
class PageNumbers:
    """The page of each anchor, and the pages of each term."""

    anchors: Mapping[str, int] = field(default_factory=dict)
    terms: Mapping[str, TermPages] = field(default_factory=dict)


def unlinked(text: str) -> str:
    """The text without the targets of its links."""
    return LINK.sub(r"\1", text)


def with_pages(text: str, anchors: Mapping[str, int], phrase: str) -> str:
    """The text with the page after each link; a link that leads nowhere loses its target."""

    def shown(match: re.Match[str]) -> str:
        page = anchors.get(match[2])
        if page is None:
            return match[1]
        number = phrase.format(number=page).replace(" ", NO_BREAK_SPACE)
        return f"{match[1]} ({number})"

    return LINK.sub(shown, text)


def name_of(heading: Heading) -> str:
    """By what its page is found."""
    return heading.anchor or heading.text


def anchors_of(blocks: Iterable[Block]) -> set[str]:
    """What links may lead to."""
    return {name_of(block) for block in all_blocks(blocks) if isinstance(block, Heading)}


def numbered(
    pages: Sequence[Sequence[Line]], first: int, terms: Iterable[tuple[str, ...]]
) -> PageNumbers:
    """The pages of all anchors and terms, where the first of these pages has the number."""
    anchors: dict[str, int] = {}
    texts: list[PageText] = []
    above = _Above()
    for number, page in enumerate(pages, first):
        words = _joined(line.words for line in page)
        strong = _joined((line.strong for line in page), "\n")
        below: dict[str, int] = {}
        for line in page:
            above = above.at(line)
            for heading in {above.section, above.heading} - {""}:
                below[heading] = below.get(heading, 0) + len(line.words)
            if line.anchor:
                anchors.setdefault(line.anchor, number)
        texts.append(PageText(words, strong, below))
    return PageNumbers(anchors, {forms[0]: pages_of_term(forms, texts, first) for forms in terms})


@record
class _Above:
    """The headings that a line stands below: of the first rank, and within its section or box."""

    section: str = ""
    heading: str = ""
    frame: CalloutFrame | None = None

    def at(self, line: Line) -> "_Above":
        """What stands above a line that follows; a page begun without a heading has none."""
        if line.title or line.opens:
            return _Above(line.title, frame=line.frame)
        heading = line.words if line.anchor else self.heading
        stays = line.anchor or line.frame == self.frame
        return _Above(self.section, heading if stays else "", line.frame)


def pages_of_term(forms: Sequence[str], texts: Sequence[PageText], first: int) -> TermPages:
    """On which pages a term stands: where most is said about it, and the others.

    Most is said where most of the section stands that is named after it; without one, on the page
    that has it most often, where a time in bold by itself counts for more. The others are those
    where it is bold or stands in a heading or a caption, and of the rest those that say most.
    """
    term = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", re.IGNORECASE)

    def weight(text: PageText) -> tuple[float, int, bool]:
        own = fsum(signs * _share(term, heading) for heading, signs in text.below.items())
        alone = any(term.fullmatch(bold.strip(" .,:;")) for bold in text.strong.split("\n"))
        said = len(term.findall(text.words)) + alone * ALONE
        return own, said, bool(term.search(text.strong))

    found = {n: weight(text) for n, text in enumerate(texts, first) if term.search(text.words)}
    ranked = sorted(found, key=lambda n: found[n], reverse=True)
    main = ranked[:1]
    bold = {n for n in ranked if found[n][-1]}.union(main)
    others = [n for n in ranked if n not in bold]
    shown = bold.union(others[: max(LEAST_OTHERS, MOST_PAGES - len(bold))])
    return tuple(main), tuple(sorted(shown.difference(main)))


def _share(term: re.Pattern[str], heading: str) -> float:
    """How much of a heading's words a term is; a heading that has many others is not its own."""
    found = term.search(heading)
    share = len(found[0].split()) / len(heading.split()) if found else 0.0
    return share if share >= LEAST_SHARE else 0.0


def _joined(parts: Iterable[str], between: str = " ") -> str:
    """The words of lines; those that were divided between two are whole again."""
    text = "\n".join(part for part in parts if part)
    whole = re.sub(rf"(?<=\w)[{HYPHEN}-]\n(?=[^\W\d_])", "", text)
    return whole.replace("\n", between)
