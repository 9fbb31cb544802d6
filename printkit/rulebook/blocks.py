"""What a rulebook consists of.

Texts may hold ``*emphasis*``, ``[links](#heading)`` and newlines that are meant.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from printkit.diagnostics import Span
from printkit.records import record


@record
class Heading:
    """A heading; ``level`` is 1 for the title. Links name its ``anchor``: ``your-turn``."""

    text: str
    level: int
    span: Span
    anchor: str = ""


@record
class Paragraph:
    """A paragraph; ``level`` says how many lists it stands in."""

    text: str
    span: Span
    level: int = 0


@record
class ListItem:
    """An item of a list (``level`` 1, or more inside other lists), numbered or not.

    The index leads to the words of all ``indexed`` ones.
    """

    text: str
    span: Span
    level: int = 1
    number: int | None = None
    indexed: bool = True


@record
class Table:
    """Rows of cells, of which the first are the heads; ``right`` columns are set flush right."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    span: Span
    right: tuple[bool, ...] = ()


class FigurePlace(StrEnum):
    """Where a figure stands: in the text, across the margin too, or in the margin alone."""

    TEXT = "text"
    WIDE = "wide"
    MARGIN = "margin"


@record
class Figure:
    """A picture: ``pieces`` in a row, or a template, by its name or written in the book.

    Behind the name, after a colon, may stand what it is about. ``height`` is in mm; None leaves it
    to the pieces.
    """

    caption: str
    span: Span
    pieces: tuple[str, ...] = ()
    template: str = ""
    source: str = ""
    height: float | None = None
    place: FigurePlace = FigurePlace.TEXT


class BoxKind(StrEnum):
    """What a box is for; it says how it looks, and its label where the text gives none."""

    EXAMPLE = "example"
    NOTE = "note"
    OPTION = "option"
    MARGIN = "margin"
    COLUMNS = "columns"

    @property
    def is_framed(self) -> bool:
        """Whether it has a frame and a label; the others only say where their blocks stand."""
        return self not in (BoxKind.MARGIN, BoxKind.COLUMNS)


@record
class Callout:
    """Blocks in a frame: an example, a note, an option; or a note in the margin, or columns."""

    kind: BoxKind
    blocks: tuple["Block", ...]
    span: Span

    @property
    def is_labelled(self) -> bool:
        """Whether it says above its text what it is; a heading of its own says it better."""
        return self.kind.is_framed and not isinstance(self.blocks[0], Heading)


@record
class Contents:
    """Where the list of sections with their pages stands."""

    span: Span


@record
class IndexTerm:
    """A term, other forms that count as it, and what it means where that is said."""

    forms: tuple[str, ...]
    meaning: str = ""

    @property
    def shown(self) -> str:
        """What stands before its pages."""
        return f"{self.forms[0]}: {self.meaning}" if self.meaning else self.forms[0]


@record
class Index:
    """The index, which explains the terms that the game has made its own."""

    terms: tuple[IndexTerm, ...]
    span: Span


@record
class PageBreak:
    """What follows begins on a new page."""

    span: Span


Block = Heading | Paragraph | ListItem | Table | Figure | Callout | Contents | Index | PageBreak
"""Each knows the place of the Markdown file on which it begins."""


def all_blocks(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks in their order, those of boxes in place of the boxes."""
    for block in blocks:
        if isinstance(block, Callout):
            yield from all_blocks(block.blocks)
        else:
            yield block
