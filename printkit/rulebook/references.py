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


TermPages = tuple[tuple[int, ...], tuple[int, ...]]
"""The pages on which a term is bold or in a heading, and the others on which it stands."""


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
    texts = [
        (_joined(line.words for line in page), _joined(line.strong for line in page))
        for page in pages
    ]
    for number, page in enumerate(pages, first):
        for line in page:
            if line.anchor:
                anchors.setdefault(line.anchor, number)
    return PageNumbers(anchors, {forms[0]: pages_of_term(forms, texts, first) for forms in terms})


def pages_of_term(forms: Sequence[str], texts: Sequence[tuple[str, str]], first: int) -> TermPages:
    """On which pages a term stands, from all their words and those that are bold."""
    words = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", re.IGNORECASE)
    strong = tuple(n for n, (_, bold) in enumerate(texts, first) if words.search(bold))
    plain = tuple(n for n, (text, _) in enumerate(texts, first) if words.search(text))
    return strong, tuple(n for n in plain if n not in strong)


def _joined(parts: Iterable[str]) -> str:
    """The words of lines; those that were divided between two are whole again."""
    text = "\n".join(part for part in parts if part)
    return re.sub(rf"(?<=\w)[{HYPHEN}-]\n(?=[^\W\d_])", "", text).replace("\n", " ")
