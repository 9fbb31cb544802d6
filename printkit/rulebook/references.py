"""Cross references and the index: which page a heading, and a term, stands on.

Pages are known only when all is set, and what they are called takes room in the text: a book is
set again with the pages that came out, until they stay as they are.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from printkit.records import record
from printkit.rulebook.blocks import Block, Heading, all_blocks
from printkit.rulebook.lines import Line
from printkit.text.characters import HYPHEN, NO_BREAK_SPACE

LINK = re.compile(r"\[((?:[^\[\]\\]|\\.)*)\]\(#([^()\s]*)\)")
ROOM = 88
"""Stands for a page that is not known yet; no number of two digits is wider."""
MOST_PAGES = 5
"""A term has no more pages than these, unless it is strong on more; others are passing mentions."""


TermPages = tuple[tuple[int, ...], tuple[int, ...]]
"""The pages on which a term is bold or in a heading, and the others that say most about it."""


@record
class PageText:
    """The words of a page, and those of them that are bold or a heading's.

    ``section`` is the heading that its first lines stand under, from a page before.
    """

    words: str
    strong: str
    section: str = ""


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
    section = ""
    for number, page in enumerate(pages, first):
        words = _joined(line.words for line in page)
        strong = _joined(line.strong for line in page)
        begins = any(line.title or line.opens for line in page[:1])
        texts.append(PageText(words, strong, "" if begins else section))
        for line in page:
            section = line.title or section
            if line.anchor:
                anchors.setdefault(line.anchor, number)
    return PageNumbers(anchors, {forms[0]: pages_of_term(forms, texts, first) for forms in terms})


def pages_of_term(forms: Sequence[str], texts: Sequence[PageText], first: int) -> TermPages:
    """On which pages a term stands: all where it is strong, and the others that say most.

    Those are where a section that is named after it goes on, then where it stands most often.
    """
    term = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", re.IGNORECASE)
    strong = tuple(n for n, text in enumerate(texts, first) if term.search(text.strong))
    said = {
        n: (bool(term.search(text.section)), len(term.findall(text.words)))
        for n, text in enumerate(texts, first)
        if n not in strong and term.search(text.words)
    }
    most = sorted(said, key=lambda n: said[n], reverse=True)[: max(0, MOST_PAGES - len(strong))]
    return strong, tuple(sorted(most))


def _joined(parts: Iterable[str]) -> str:
    """The words of lines; those that were divided between two are whole again."""
    text = "\n".join(part for part in parts if part)
    return re.sub(rf"(?<=\w)[{HYPHEN}-]\n(?=[^\W\d_])", "", text).replace("\n", " ")
