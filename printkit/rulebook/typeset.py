"""From blocks to lines of a column."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from printkit.geometry.path import polyline
from printkit.geometry.transform import translate
from printkit.limits import check_time
from printkit.records import record
from printkit.rulebook.blocks import (
    Block,
    BoxKind,
    Callout,
    Contents,
    Figure,
    FigurePlace,
    Heading,
    Index,
    ListItem,
    PageBreak,
    Paragraph,
    Table,
)
from printkit.rulebook.codes import TERM_STANDS_NOWHERE
from printkit.rulebook.lines import (
    FRAME_ABOVE,
    FRAME_BELOW,
    CalloutFrame,
    Hung,
    Line,
    height_of,
    side_by_side,
    stacked,
)
from printkit.rulebook.listing import contents_lines, index_lines
from printkit.rulebook.prose import heading_lines, item_lines, paragraph_lines
from printkit.rulebook.references import ROOM, PageNumbers, unlinked
from printkit.rulebook.tables import table_lines
from printkit.rulebook.tagging import tagged_figure, tagged_line
from printkit.rulebook.texts import TextSetter
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node, Shape, Stroke, Tag
from printkit.scene.tagging import tagged
from printkit.text.markup import plain_text

INSET_LEFT, INSET_RIGHT = 4.0, 3.0
"""How far the text of a box stands within its frame, mm."""

DrawFigure = Callable[[Figure, float, float], tuple[Node, float] | None]
"""Draws a figure in a width, mm; a row of pieces so many times as high as it asks.

It gives its height, or nothing if it cannot be drawn.
"""


@record
class Widths:
    """The widths of the column, of the margin, and of both with the gap between them, mm."""

    column: float
    margin: float
    wide: float


@dataclass(slots=True)
class Typesetter:
    """Sets blocks for a column; collects what cannot be printed."""

    setter: TextSetter
    types: Typography
    widths: Widths
    draw_figure: DrawFigure
    pages: PageNumbers = field(default_factory=PageNumbers)
    marks: Collection[str] = ()
    """The files whose blocks get change bars."""
    sections: Sequence[Heading] = ()
    nested: bool = False
    """Whether the blocks stand in a box."""

    def lines(self, blocks: Sequence[Block]) -> list[Line]:
        """The lines of all blocks, which know where a page may end."""
        lines: list[Line] = []
        before: Block | None = None
        previous: Block | None = None
        waiting: tuple[Hung, ...] = ()
        opens = False
        begun = section = listed = 0
        for number, block in enumerate(blocks):
            check_time()
            if isinstance(block, PageBreak):
                opens = True
                continue
            if _hangs(block):
                waiting += self._hung(block, number)
                continue
            if waiting and lines and isinstance(block, Heading):
                lines[begun] = replace(lines[begun], beside=lines[begun].beside + waiting)
                waiting = ()
            section += opens_section(block)
            listed = listed if isinstance(previous, ListItem) else number
            made = [
                self._placed(tagged_line(line, block, number, listed, i), block, number, section)
                for i, line in enumerate(self._block(block, previous, number))
            ]
            if not made:
                continue
            bound = _holds(previous, block) or _is_second(block, previous, before)
            made[0] = replace(made[0], bound=bound, opens=opens, beside=waiting)
            begun, waiting, opens = len(lines), (), False
            lines += made
            before, previous = previous, block
        if waiting and lines:
            lines[begun] = replace(lines[begun], beside=lines[begun].beside + waiting)
        return lines

    def _placed(self, line: Line, block: Block, number: int, section: int) -> Line:
        marked = line.marked or block.span.file in self.marks
        return replace(line, block=number, section=section, marked=marked)

    def _block(self, block: Block, previous: Block | None, number: int) -> list[Line]:
        width, types = self.widths.column, self.types
        lines: list[Line] = []
        match block:
            case Heading():
                major = opens_section(block) and not self.nested
                lines = heading_lines(block, types, width, self.setter, major=major)
            case ListItem():
                lines = item_lines(block, types, width, self.setter)
            case Paragraph():
                style = types.lead if previous is None else types.body
                lines = paragraph_lines(block, types, style, width, self.setter)
            case Table():
                lines = table_lines(block, types, width, self.setter)
            case Figure():
                lines = self._figure(block, wide=block.place is FigurePlace.WIDE)
            case Callout(kind=BoxKind.COLUMNS):
                lines = self._columns(block)
            case Callout():
                lines = self._box(block, number)
            case Contents():
                lines = self.contents(block, width)
            case Index():
                lines = self._index(block)
        space = _space(block, previous) * types.line
        return [replace(lines[0], space=max(space, lines[0].space)), *lines[1:]] if lines else []

    def _inside(self, kind: BoxKind, width: float) -> "Typesetter":
        widths = Widths(width, self.widths.margin, width)
        return replace(self, types=self.types.in_box(kind), widths=widths, nested=True)

    def _box(self, box: Callout, number: int) -> list[Line]:
        width = self.widths.column - INSET_LEFT - INSET_RIGHT
        inside = self._inside(box.kind, width)
        lines = inside.labelled(box)
        if not lines:
            return []
        frame = CalloutFrame(box.kind, number)
        lines = [
            replace(
                _framed(line, frame),
                bound=line.bound or (i > 0 and line.block == lines[i - 1].block),
                head=line.head and _framed(line.head, frame),
            )
            for i, line in enumerate(lines)
        ]
        lowered = Group(lines[0].nodes, translate(0.0, FRAME_ABOVE))
        lines[0] = replace(
            lines[0],
            nodes=(lowered,),
            height=lines[0].height + FRAME_ABOVE,
            space=0.85 * self.types.line,
        )
        lines[-1] = replace(lines[-1], height=lines[-1].height + FRAME_BELOW)
        return lines

    def _columns(self, box: Callout) -> list[Line]:
        """Blocks in two columns across the margin, which are one line: they are never parted."""
        width = (self.widths.wide - self.types.column_gap) / 2
        lines = self._inside(box.kind, width).lines(box.blocks)
        if not lines:
            return []
        made = side_by_side(lines, width + self.types.column_gap)
        words, strong = ("\n".join(parts) for parts in zip(*map(_said, lines), strict=True))
        marked = any(line.marked for line in lines)
        return [replace(made, words=words, strong=strong, marked=marked, wide=True)]

    def labelled(self, box: Callout) -> list[Line]:
        """The blocks of a box below what the box is, unless they begin with a heading."""
        lines = self.lines(box.blocks)
        if not lines or not box.is_labelled:
            return lines
        look = self.types.boxes[box.kind]
        style = replace(self.types.label, colour=look.accent)
        word = self.setter.wording.phrases.boxes[box.kind]
        label = self.setter.lines(box, word, style, self.widths.column)
        label = [
            replace(line, nodes=(tagged(line.nodes, Tag("P", -1)),), words="", strong="", block=-1)
            for line in label
        ]
        space = 0.15 * self.types.line
        return [*label, replace(lines[0], bound=True, space=space), *lines[1:]]

    def _hung(self, block: Block, number: int, growth: float = 1.0) -> tuple[Hung, ...]:
        """A note or a picture of the margin."""
        inside = self._inside(BoxKind.MARGIN, self.widths.margin)
        grown: Callable[[float], Hung] | None = None
        if isinstance(block, Figure):
            lines = inside._figure(block, growth, wide=False)  # noqa: SLF001 - of the same class
            grown = lambda growth: self._hung(block, number, growth)[0]  # noqa: E731
        elif isinstance(block, Callout):
            lines = inside.lines(block.blocks)
        else:
            lines = []
        if not lines:
            return ()
        drop = 0.0 if isinstance(block, Figure) else 1.4
        nodes: list[Node] = []
        if drop:
            stroke = Stroke(self.types.boxes[BoxKind.MARGIN].accent, 0.3)
            over = polyline([(0.0, 0.0), (self.widths.margin, 0.0)])
            nodes.append(Shape(over, stroke=stroke))
        hung = tagged((*nodes, *stacked(lines, drop)), Tag("Sect", number))
        return (Hung(hung, drop + height_of(lines), block.span, grown),)

    def _figure(self, figure: Figure, growth: float = 1.0, *, wide: bool) -> list[Line]:
        """A picture with its caption, which are one line: they are never parted."""
        width = self.widths.wide if wide else self.widths.column
        drawn = self.draw_figure(figure, width, growth)
        if drawn is None:
            return []
        node, height = drawn
        caption = plain_text(unlinked(figure.caption), self.setter.wording.writing)
        nodes, words = [tagged_figure(node, caption)], ""
        if figure.caption:
            setting = self.setter.cell(figure, figure.caption, self.types.caption, width)
            top = height + 1.6
            nodes.append(tagged([Group(setting.nodes, translate(0.0, top))], Tag("Caption")))
            height = top + setting.height
            words = " ".join(setting.lines)
        space = 0.8 * self.types.line
        return [Line(tuple(nodes), height + 0.6, space, words=words, strong=words, wide=wide)]

    def contents(self, block: Contents, width: float) -> list[Line]:
        """The sections with their pages, in a width."""
        pages = self.pages.anchors
        return contents_lines(block, self.sections, pages, self.types, width, self.setter)

    def _index(self, index: Index) -> list[Line]:
        found = [(term, self.pages.terms.get(term.forms[0])) for term in index.terms]
        for term, pages in found:
            if pages is not None and not any(pages):
                self._lost_term(index, term.forms[0])
        shown = [(term, pages or ((ROOM,), ())) for term, pages in found]
        return index_lines(index, shown, self.types, self.widths.wide, self.setter)

    def _lost_term(self, index: Index, term: str) -> None:
        message = f"the index lists “{term}”, which stands nowhere in the rulebook"
        remedy = "take it out, or add the form that the book uses: term: other form"
        found = TERM_STANDS_NOWHERE.diagnostic(message, span=index.span, help=remedy)
        self.setter.diagnostics.append(found)


def _said(line: Line) -> tuple[str, str]:
    return line.words, line.strong


def _hangs(block: Block) -> bool:
    """Whether it stands in the margin."""
    return (isinstance(block, Callout) and block.kind is BoxKind.MARGIN) or (
        isinstance(block, Figure) and block.place is FigurePlace.MARGIN
    )


def _space(block: Block, previous: Block | None) -> float:
    """The least blank above a block, in lines of the body."""
    if isinstance(previous, Table | Figure | Callout):
        return 1.0
    if isinstance(block, ListItem):
        among = isinstance(previous, ListItem) and previous.level >= block.level
        return 0.3 if among else 0.42
    return 0.3 if isinstance(previous, Heading) else 0.5


def opens_section(block: Block) -> bool:
    """Whether it is a heading of the first rank; what stands below others is within a section."""
    return isinstance(block, Heading) and block.level <= 2  # noqa: PLR2004 - the title is 1


def _is_second(block: Block, previous: Block | None, before: Block | None) -> bool:
    """Whether it is the second item of a list, which keeps the first one company."""
    return (
        isinstance(block, ListItem)
        and isinstance(previous, ListItem)
        and not isinstance(before, ListItem)
    )


def _framed(line: Line, frame: CalloutFrame) -> Line:
    """A line as it stands in a box."""
    inside = Group(line.nodes, translate(INSET_LEFT, 0.0))
    return replace(line, nodes=(inside,), frame=frame, wide=False)


def _holds(block: Block | None, following: Block) -> bool:
    """Whether what follows must not be separated from the block."""
    if isinstance(block, Heading) or isinstance(following, Index):
        return True
    if isinstance(block, ListItem) and not isinstance(following, Figure | Table):
        return False
    return isinstance(block, Paragraph | ListItem) and block.text.rstrip(" *").endswith(":")
