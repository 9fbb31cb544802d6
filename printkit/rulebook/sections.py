"""The sections of a book where it has no pages: what its links and its index lead to."""

from collections.abc import Iterable, Iterator

from printkit.rulebook.blocks import Block, Box, Figure, Heading, Item, Paragraph, Table
from printkit.rulebook.listing import MOST_PAGES
from printkit.rulebook.references import name_of, pages_of_term, unlinked


def headings_of(blocks: Iterable[Block]) -> Iterator[Heading]:
    """All headings in their order."""
    for block in blocks:
        if isinstance(block, Heading):
            yield block
        elif isinstance(block, Box):
            yield from headings_of(block.blocks)


class Sections:
    """Which heading every term of the index stands below."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.headings: list[Heading] = []
        self._texts: list[tuple[str, str]] = []
        self._read(blocks)

    def of_term(self, forms: tuple[str, ...]) -> list[Heading]:
        """The sections that a term stands in, those that are named after it first."""
        strong, plain = pages_of_term(forms, self._texts, 0)
        return [self.headings[n] for n in (strong + plain)[:MOST_PAGES]]

    def _read(self, blocks: Iterable[Block]) -> None:
        for block in blocks:
            if isinstance(block, Heading):
                self.headings.append(block)
                self._texts.append((unlinked(block.text), unlinked(block.text)))
            elif isinstance(block, Box):
                self._read(block.blocks)
            elif self._texts:
                text, strong = self._texts[-1]
                self._texts[-1] = (" ".join((text, *_texts_of(block))), strong)


def _texts_of(block: Block) -> Iterator[str]:
    match block:
        case Paragraph() | Item():
            yield unlinked(block.text)
        case Figure():
            yield unlinked(block.caption)
        case Table():
            for row in (block.heads, *block.rows):
                yield from map(unlinked, row)


def anchors_in(blocks: Iterable[Block]) -> set[str]:
    """What links may lead to."""
    return {name_of(heading) for heading in headings_of(blocks)}
