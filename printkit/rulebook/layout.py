"""The pages of a book from its blocks: the cover first, the type in the size that breaks best."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from math import ceil

from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.records import record
from printkit.rulebook.blocks import Block, Contents, Figure, Heading, Index, all_blocks
from printkit.rulebook.breaking import Pages, break_pages
from printkit.rulebook.lines import Line, PageLines, height_of, side_by_side, stacked
from printkit.rulebook.pages import PageArea, draw_page
from printkit.rulebook.references import ROOM, PageNumbers, anchors_of, numbered
from printkit.rulebook.tagging import tagged_line
from printkit.rulebook.texts import TextSetter, Typesetting
from printkit.rulebook.typeset import DrawFigure, Typesetter, Widths, opens_section
from printkit.rulebook.typography import Typography
from printkit.scene import SHEET_PAGES, Group, Node

SIZES = (0, 1, -1, 2, -2)
"""Steps of the size of the type that are weighed, the wanted one first."""
STEP, STEP_COST = 0.01, 6.0
"""How much a step changes the size, and the blank paper, mm, that it must spare."""
PASSES = 4
"""A book is set no more often than this for the numbers of its pages to settle."""
MOST_COLUMNS, COVER_GAP = 2, 8.0
"""The contents may stand on the cover in so many columns, with a gap (mm) between them."""
FIRST = 2
"""The number of the page after the cover."""


@record
class BookFrames:
    """Where things stand on pages of a ``width``, mm.

    ``cover`` is where the cover leaves room for the contents; ``odd`` is the text of odd pages,
    which even pages mirror.
    """

    width: float
    cover: Bounds
    odd: PageArea

    def area(self, number: int) -> PageArea:
        """The text of a page by its number."""
        return self.odd if number % 2 else self.odd.mirrored(self.width)

    @property
    def widths(self) -> Widths:
        """What the typesetter needs of it."""
        column, margin = self.odd.column, self.odd.margin
        wide = max(column.right, margin.right) - min(column.x, margin.x)
        return Widths(column.width, margin.width, wide)


@record
class BookDesign:
    """How a book is set, in which words."""

    types: Typography
    frames: BookFrames
    wording: Typesetting


@record
class SetPage:
    """The text of a page in the page's coordinates, and the section that stands at its head."""

    text: Node
    section: str = ""


@record
class SetRulebook:
    """The pages, the cover first, the page of each anchor, and what could not be set."""

    pages: tuple[SetPage, ...]
    anchors: Mapping[str, int]
    diagnostics: tuple[Diagnostic, ...]
    contents_on_cover: bool = False


def no_figure(_figure: Figure, _width: float, _growth: float) -> None:
    """Draws no figures."""


def set_rulebook(
    blocks: Sequence[Block],
    design: BookDesign,
    draw_figure: DrawFigure = no_figure,
    *,
    mark_changes: Collection[str] = (),
    weigh_sizes: bool = True,
) -> SetRulebook:
    """Set the blocks on pages after a cover, which takes the contents if they fit on it.

    What stands in the files ``mark_changes`` gets bars in the margin. The size of the type is a
    little larger or smaller where that breaks pages better, unless sizes are not to be weighed,
    which is enough to see what cannot be set.
    """
    book = _Book(blocks, design, draw_figure, mark_changes)
    sizes = [book.broken(step, book.unknown) for step in SIZES[: None if weigh_sizes else 1]]
    step, broken = min(
        zip(SIZES, sizes, strict=False),
        key=lambda found: book.cost(found[1]) + STEP_COST * abs(found[0]),
    )
    for _ in range(PASSES - 1):
        if (numbers := book.numbers(broken)) == broken.numbers:
            break
        broken = book.broken(step, numbers)
    return book.drawn(broken)


@record
class _Broken:
    """The book in one size, with the page numbers that it was set with."""

    setter: Typesetter
    numbers: PageNumbers
    cover: Sequence[Line]
    lines: Sequence[Line]
    pages: Pages

    @property
    def parts(self) -> list[PageLines]:
        return self.pages.of(self.lines)


@record
class _Book:
    blocks: Sequence[Block]
    design: BookDesign
    draw_figure: DrawFigure
    marks: Collection[str]

    @property
    def unknown(self) -> PageNumbers:
        return PageNumbers(dict.fromkeys(anchors_of(self.blocks), ROOM))

    def cost(self, broken: _Broken) -> float:
        """What the ends of its pages cost, and the sheets that a booklet of them takes, mm."""
        sheets = ceil((FIRST - 1 + broken.pages.count) / SHEET_PAGES)
        return broken.pages.cost + sheets * SHEET_PAGES * self.design.frames.odd.column.height

    def broken(self, step: int, numbers: PageNumbers) -> _Broken:
        """The book in a size, with these page numbers."""
        frames = self.design.frames
        setter = Typesetter(
            TextSetter(self.design.wording, numbers.anchors),
            self.design.types.scaled(1 + STEP * step),
            frames.widths,
            self.draw_figure,
            numbers,
            self.marks,
            sections_of(self.blocks),
        )
        cover, blocks = self._cover(setter)
        lines = setter.lines(blocks)
        return _Broken(setter, numbers, cover, lines, break_pages(lines, frames.odd.column.height))

    def _cover(self, setter: Typesetter) -> tuple[Sequence[Line], Sequence[Block]]:
        """The contents, if the cover has room for them, and the blocks that are left."""
        contents = next((block for block in self.blocks if isinstance(block, Contents)), None)
        if contents is None:
            return (), self.blocks
        room = self.design.frames.cover
        others = [block for block in self.blocks if block is not contents]
        for columns in (1, MOST_COLUMNS):
            width = (room.width - (columns - 1) * COVER_GAP) / columns
            listed = [
                replace(tagged_line(line, contents, 0, 0, index), bound=False)
                for index, line in enumerate(setter.contents(contents, width))
            ]
            lines = [side_by_side(listed, width + COVER_GAP)] if columns > 1 else listed
            if height_of(lines) <= room.height:
                return lines, others
        return (), self.blocks

    def numbers(self, broken: _Broken) -> PageNumbers:
        """On which pages everything has come to stand."""
        terms = [
            term.forms
            for block in all_blocks(self.blocks)
            if isinstance(block, Index)
            for term in block.terms
        ]
        return numbered([part.lines for part in broken.parts], FIRST, terms)

    def drawn(self, broken: _Broken) -> SetRulebook:
        """All pages as they are printed."""
        frames, types = self.design.frames, broken.setter.types
        inside = translate(frames.cover.x, frames.cover.y)
        pages = [SetPage(Group(tuple(stacked(broken.cover)), inside))]
        findings = list(broken.setter.setter.diagnostics)
        section = ""
        for number, part in enumerate(broken.parts, FIRST):
            node, found = draw_page(part, frames.area(number), types)
            findings += found
            titles = [line.title for line in part.lines if line.title]
            if titles and (part.lines[0].title or not section):
                section = titles[0]
            elif part.lines[0].opens:
                section = ""  # a page that the author begins without a heading stands by itself
            pages.append(SetPage(node, section))
            section = titles[-1] if titles else section
        anchors = self.numbers(broken).anchors
        return SetRulebook(tuple(pages), anchors, tuple(findings), bool(broken.cover))


def sections_of(blocks: Iterable[Block]) -> list[Heading]:
    """What the contents list: the headings of the first rank."""
    return [block for block in blocks if isinstance(block, Heading) and opens_section(block)]
