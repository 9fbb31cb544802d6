"""A rulebook as Markdown, its texts worked out; the figures are files beside it."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from printkit.reporting.book import Book, PlaceFigure
from printkit.reporting.visible import visible
from printkit.rulebook.blocks import (
    Block,
    BoxKind,
    Callout,
    Contents,
    Figure,
    Heading,
    Index,
    ListItem,
    PageBreak,
    Paragraph,
    Table,
)
from printkit.rulebook.layout import sections_of
from printkit.rulebook.linked_text import Run, runs_of
from printkit.rulebook.references import anchors_of, name_of, unlinked
from printkit.rulebook.sections import Sections

_SIGNS = re.compile(r"[\\`*_\[\]<>|~&]|(?m:^[#+-]|(?<=^\d)[.)]|(?<=^\d\d)[.)])")
"""What Markdown would take for its own."""
_INDENT = "   "


def book_markdown(book: Book, place: PlaceFigure) -> str:
    """The whole text."""
    lines = [f"**{_escaped(line)}**" for line in (book.subtitle, book.players) if line]
    head = [f"# {_escaped(book.game)} – {_escaped(book.title)}", *lines]
    writer = _MarkdownWriter(book, place)
    foot = ["---", _escaped(book.notice)] if book.notice else []
    return visible("\n\n".join([*head, *writer.all(book.blocks), *foot]) + "\n")


class _MarkdownWriter:
    def __init__(self, book: Book, place: PlaceFigure) -> None:
        self._book = book
        self._place = place
        self._anchors = anchors_of(book.blocks)

    def all(self, blocks: Sequence[Block]) -> Iterator[str]:
        """What stands between blank lines; the items of a list follow one another."""
        for in_list, group in groupby(blocks, key=lambda block: isinstance(block, ListItem)):
            parts = list(filter(None, map(self._block, group)))
            yield from ["\n".join(parts)] if in_list and parts else parts

    def _block(self, block: Block) -> str:
        shown = ""
        match block:
            case Heading():
                shown = f"{'#' * min(max(block.level, 2), 6)} {self._text(block.text)}"
            case Paragraph():
                shown = _indented(self._text(block.text), block.level)
            case ListItem():
                shown = self._item(block)
            case Table():
                shown = self._table(block)
            case Figure():
                shown = self._figure(block)
            case Callout():
                shown = self._box(block)
            case Contents():
                links = (self._link(one) for one in sections_of(self._book.blocks))
                shown = "\n".join(f"- {link}" for link in links)
            case Index():
                shown = self._index(block)
            case PageBreak():
                pass
        return shown

    def _item(self, item: ListItem) -> str:
        mark = "- " if item.number is None else f"{item.number}. "
        text = _indented(self._text(item.text), 1).lstrip()
        return _indented(mark + text, item.level - 1)

    def _text(self, text: str) -> str:
        return "".join(map(_run, runs_of(text, self._book.writing, self._anchors)))

    def _table(self, table: Table) -> str:
        right = [*table.right, *[False] * len(table.heads)]
        marks = (
            "--:" if at_right else ":--" for at_right, _ in zip(right, table.heads, strict=False)
        )
        rows = (map(self._cell, row) for row in table.rows)
        lines = [map(self._cell, table.heads), marks, *rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)

    def _cell(self, text: str) -> str:
        return self._text(text.replace("\n", " "))

    def _figure(self, figure: Figure) -> str:
        placed = self._place(figure)
        if placed is None:
            return ""
        caption = self._text(unlinked(figure.caption).replace("\n", " "))
        return f"![{caption or _escaped(placed.alternative)}]({placed.file})"

    def _box(self, box: Callout) -> str:
        label = [f"**{_escaped(self._book.phrases.boxes[box.kind])}**"] if box.is_labelled else []
        text = "\n\n".join([*label, *self.all(box.blocks)])
        if box.kind is BoxKind.COLUMNS:
            return text
        return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))

    def _index(self, index: Index) -> str:
        sections = Sections(self._book.blocks)
        lines = []
        for term in index.terms:
            found = ((self._link(one), strong) for one, strong in sections.of_term(term.forms))
            links = (f"**{link}**" if strong else link for link, strong in found)
            lines.append(f"- {self._text(term.shown)}: {', '.join(links)}")
        return "\n".join(lines)

    def _link(self, heading: Heading) -> str:
        return f"[{self._text(unlinked(heading.text))}](#{name_of(heading)})"


def _run(run: Run) -> str:
    """A run with its emphasis, which must not begin or end with a blank."""
    text = run.text.strip(" ")
    if not text:
        return run.text
    stars = "*" * (2 * run.bold + run.italic)
    shown = f"{stars}{_escaped(text)}{stars}"
    shown = f"[{shown}](#{run.target})" if run.target else shown
    before, after = run.text.partition(text)[::2]
    return f"{before}{shown}{after}"


def _escaped(text: str) -> str:
    return _SIGNS.sub(r"\\\g<0>", text).replace("\n", "\\\n")


def _indented(text: str, level: int) -> str:
    return "\n".join(_INDENT * level + line for line in text.split("\n"))
