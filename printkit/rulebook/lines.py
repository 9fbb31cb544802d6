"""Lines of a book's column: what typesetting makes of blocks and pages are broken into."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import fsum

from printkit.diagnostics import Span
from printkit.geometry.transform import translate
from printkit.records import record
from printkit.rulebook.blocks import BoxKind
from printkit.scene import Group, Node


@record
class CalloutFrame:
    """The box that a line stands in; ``number`` tells one from the next."""

    kind: BoxKind
    number: int


@record
class Hung:
    """What hangs in the margin: it fills its width, and is so high, mm.

    ``grown`` draws a picture so many times as high, or as the width allows; a note has none.
    """

    node: Node
    height: float
    span: Span
    grown: Callable[[float], "Hung"] | None = None


@record
class Line:
    """A line: its nodes hang from its top; ``space`` is the blank above it within a page.

    ``bound`` lines must not be separated from the line above. ``block`` and ``section`` count the
    paragraphs or items, and the headings of the first rank, up to this line.
    """

    nodes: tuple[Node, ...]
    height: float
    space: float
    bound: bool = False
    block: int = 0
    section: int = 0
    words: str = ""
    """What is printed on it; ``strong`` are those that are bold, a heading's or a caption's."""
    strong: str = ""
    anchor: str = ""
    """The name by which links find the heading that begins here."""
    title: str = ""
    """The heading of the first rank that begins here."""
    frame: CalloutFrame | None = None
    beside: tuple[Hung, ...] = ()
    """What hangs in the margin from its top on."""
    wide: bool = False
    """Whether it reaches across the margin."""
    marked: bool = False
    """Whether it has changed, and gets a bar."""
    opens: bool = False
    """Whether it begins a page."""
    rule: Node | None = None
    """Over a heading; at the head of a page there is none, and the heading is not ``lowered``."""
    lowered: float = 0.0
    head: "Line | None" = None
    """The head of its table, which stands above it once more where it begins a page."""


Column = Sequence[Line]


@record
class PageLines:
    """The lines of a page; a box may be ``continued`` from the page before, or ``continues``.

    The foot of a ``ragged`` page is where its lines end.
    """

    lines: Column
    continued: bool = False
    continues: bool = False
    ragged: bool = False


STRETCH = 1.3
"""How much a gap between blocks may grow, mm, so that a column ends level with the next."""
FRAME_ABOVE, FRAME_BELOW = 2.3, 1.7
"""Blank paper inside a frame, above its first line and below its last, mm."""


def height_of(lines: Column) -> float:
    """From the top of the first line to the bottom of the last, mm."""
    if not lines:
        return 0.0
    return fsum(line.height + line.space for line in lines) - lines[0].space


def divides_frame(above: Line, below: Line) -> bool:
    """Whether a page that ends between two lines divides the box that both stand in."""
    return above.frame is not None and above.frame == below.frame


def stacked(lines: Sequence[Line], top: float = 0.0) -> list[Node]:
    """The lines below one another, from a height on."""
    nodes: list[Node] = []
    y = top
    for i, line in enumerate(lines):
        y += line.space if i else 0.0
        nodes.append(Group(line.nodes, translate(0.0, y + line.lowered)))
        y += line.height
    return nodes


def grows(line: Line) -> bool:
    """Whether the gap above a line may grow: blocks stand on both sides of it."""
    return line.space > 0 and not line.bound


def growth(lines: Column, missing: float) -> float:
    """How much each gap grows so that the lines are longer by what is missing, mm; or nothing."""
    gaps = sum(map(grows, lines[1:]))
    each = missing / gaps if gaps else 0.0
    return each if 0 <= each <= STRETCH else 0.0


def side_by_side(lines: Column, step: float) -> Line:
    """The lines as one that holds them in two level columns, a step (mm) apart."""
    left, right = _halves(lines)
    high = max(height_of(left), height_of(right))
    parts = [_grown(part, high - height_of(part)) for part in (left, right)]
    nodes = [Group(tuple(stacked(part)), translate(i * step, 0.0)) for i, part in enumerate(parts)]
    return Line(tuple(nodes), high, 0.0)


def _halves(lines: Column) -> tuple[Column, Column]:
    """The lines parted where the longer part is shortest; what is bound stays together."""
    ends = [i for i in range(1, len(lines)) if not lines[i].bound] or [len(lines)]
    end = min(ends, key=lambda i: (max(height_of(lines[:i]), height_of(lines[i:])), -i))
    return lines[:end], lines[end:]


def _grown(lines: Column, missing: float) -> Column:
    more = growth(lines, missing)
    return [replace(line, space=line.space + more) if grows(line) else line for line in lines]
