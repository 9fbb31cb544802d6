"""The sections of a book where it has no pages: what its links and its index lead to."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from printkit.rulebook.blocks import Block, Figure, Heading, ListItem, Paragraph, Table, all_blocks
from printkit.rulebook.references import PageText, pages_of_term, unlinked

BOLD = re.compile(r"\*\*(.+?)\*\*")


class Sections:
    """Which heading every term of the index stands below."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.headings: list[Heading] = []
        self._texts: list[PageText] = []
        for block in all_blocks(blocks):
            self._read(block)

    def of_term(self, forms: tuple[str, ...]) -> list[tuple[Heading, bool]]:
        """The sections that a term stands in, of several the first marked: it says most."""
        main, others = pages_of_term(forms, self._texts, 0)
        return [(self.headings[n], n in main and bool(others)) for n in main + others]

    def _read(self, block: Block) -> None:
        if isinstance(block, Heading):
            self.headings.append(block)
            name = unlinked(block.text)
            self._texts.append(PageText(name, name, {name: 1}))
        elif self._texts:
            text = self._texts[-1]
            words = " ".join((text.words, *_texts_of(block)))
            strong = "\n".join((text.strong, *BOLD.findall(" ".join(_texts_of(block)))))
            self._texts[-1] = replace(text, words=words, strong=strong)


def _texts_of(block: Block) -> Iterator[str]:
    match block:
        case Paragraph() | ListItem(indexed=True):
            yield unlinked(block.text)
        case Figure():
            yield unlinked(block.caption)
        case Table():
            for row in (block.heads, *block.rows):
                yield from map(unlinked, row)
