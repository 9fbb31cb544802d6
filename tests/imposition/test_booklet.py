"""Booklets: sheets that lie in one another and are folded read from the first page to the last."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform
from printkit.imposition.booklet import Booklet, booklet_of
from printkit.imposition.frames import MARK_REACH, flip
from printkit.imposition.imposed import Imposed
from printkit.imposition.kit import TWO_SIDED
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import A4, LETTER, PAPERS, Paper, paper_named
from printkit.imposition.sections import Part, booklet
from printkit.limits import LimitError
from printkit.scene import Artwork, Group, Layer, Node, Shape, Sheet, Side, Text
from tests.imposition.samples import WORDS, FixedWidth, piece

SCHEMES = sorted(TWO_SIDED)
TEXTS = replace(WORDS, fold_here="Fold here", binding="Fold and staple.")


def _pages(count: int) -> list[Artwork]:
    return [
        piece(130, 198, bleed=0, back=False, name=str(number)) for number in range(1, count + 1)
    ]


def _booklet(pages: Sequence[Artwork], options: SheetOptions) -> Booklet:
    made = booklet_of(pages, options)
    assert made is not None
    return made


def _imposed(pages: Sequence[Artwork], options: SheetOptions) -> Imposed:
    return _booklet(pages, options).imposed(TEXTS, FixedWidth())


Half = tuple[int, bool, Side]
"""The sheet from the outermost on, whether it is the right half of its front, and the side."""


def _printed(pages: Sequence[Artwork], options: SheetOptions) -> dict[Half, str]:
    """What is on each half of each sheet; all of it upright for who turns the leaves."""
    imposed = _imposed(pages, options)
    names = {id(page.front): page.id for page in pages}
    turn = flip(options.paper.landscape, options.backs)
    order = Counter[Side]()
    numbers = []
    for sheet in imposed.sheets:
        numbers.append(order[sheet.side])
        order[sheet.side] += 1
    found = {}
    for place in imposed.placements:
        behind = place.side is Side.BACK
        seen = place.transform.then(turn) if behind else place.transform  # from the front
        top, foot = seen.apply(65, 0), seen.apply(65, 198)
        assert (foot.x - top.x, foot.y - top.y) == pytest.approx((0, 198))
        content = place.artwork.back if behind else place.artwork.front
        right = top.x > options.paper.landscape.width / 2
        found[numbers[place.sheet], right, place.side] = names.get(id(content), "blank")
    return found


def _read(printed: dict[Half, str], sheets: int) -> list[str]:
    """The folded book, leaf by leaf: all right halves from the outermost sheet on, then back."""
    into = [(n, True, side) for n in range(sheets) for side in (Side.FRONT, Side.BACK)]
    out = [(n, False, side) for n in reversed(range(sheets)) for side in (Side.BACK, Side.FRONT)]
    return [printed.get(half, "blank") for half in (*into, *out)]


def test_a_page_that_closes_the_book_is_its_back_cover() -> None:
    *pages, last = _pages(15)
    read = _read(_printed([*pages, replace(last, closes=True)], SheetOptions(A4, SCHEMES[0])), 4)
    assert read[13:] == ["14", "blank", "15"]


@pytest.mark.parametrize("paper", [A4, LETTER, PAPERS["a3"]], ids=lambda paper: paper.name)
@pytest.mark.parametrize("backs", SCHEMES)
@pytest.mark.parametrize("count", [3, 4, 11, 12, 13, 16])
def test_the_folded_book_reads_in_order(count: int, backs: Backs, paper: Paper) -> None:
    pages, sheets = _pages(count), -(-count // 4)
    printed = _printed(pages, SheetOptions(paper, backs))
    blank = ["blank"] * (4 * sheets - count)
    assert _read(printed, sheets) == [page.id for page in pages] + blank


def test_twelve_pages_as_printers_know_them() -> None:
    printed = _printed(_pages(12), SheetOptions(A4))
    outer = {(right, side): printed[0, right, side] for right in (False, True) for side in Side}
    assert (outer[False, Side.FRONT], outer[True, Side.FRONT]) == ("12", "1")
    assert (outer[True, Side.BACK], outer[False, Side.BACK]) == ("2", "11"), "as the sheet is open"


def test_the_order_of_printing() -> None:
    sides = {
        backs: [
            sheet.side.value[0] for sheet in _imposed(_pages(8), SheetOptions(A4, backs)).sheets
        ]
        for backs in SCHEMES
    }
    assert sides[Backs.DUPLEX_LONG] == sides[Backs.DUPLEX_SHORT] == ["f", "b", "f", "b"]
    assert sides[Backs.SEPARATE] == ["f", "f", "b", "b"]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_pages_stand_at_both_sides_of_the_middle(paper: Paper) -> None:
    for sheet_number, sheet in enumerate(
        _imposed(_pages(8), options := SheetOptions(paper)).sheets
    ):
        assert sheet.width > sheet.height
        trims = sorted(
            p.bounds for p in _imposed(_pages(8), options).placements if p.sheet == sheet_number
        )
        left, right = trims
        assert sheet.width / 2 - left.right == pytest.approx(right.x - sheet.width / 2)
        assert left.y == right.y == pytest.approx((sheet.height - 198) / 2)
        assert left.x >= options.margin - MARK_REACH
        assert 3.5 < right.x - sheet.width / 2 <= 9.25, "as on A4, however large the paper"


def _marks(node: Node, through: Transform = IDENTITY) -> Iterator[Bounds]:
    """Where the words and lines around the artwork are."""
    match node:
        case Group():
            if node.layer is not Layer.ARTWORK:
                for child in node.children:
                    yield from _marks(child, node.transform.then(through))
        case Text(run=run, x=x, y=y):
            corners = [(x, y - 0.97 * run.size), (x + run.width, y + 0.24 * run.size)]
            yield _box([through.apply(*corner) for corner in corners])
        case Shape(path=path):
            for start, line in pairwise(path.segments):
                if start[0] != "Z" and line[0] == "L":
                    yield _box([through.apply(*start[-2:]), through.apply(*line[-2:])])


def _box(corners: Sequence[tuple[float, float]]) -> Bounds:
    (x1, x2), (y1, y2) = (sorted(values) for values in zip(*corners, strict=True))
    return Bounds(x1, y1, x2 - x1, y2 - y1)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
@pytest.mark.parametrize("backs", SCHEMES)
def test_words_and_marks_keep_to_the_paper_around_the_pages(paper: Paper, backs: Backs) -> None:
    imposed = _imposed(_pages(8), options := SheetOptions(paper, backs))
    inside = options.paper.landscape.bounds.grown(-options.margin + 0.05)
    for index, sheet in enumerate(imposed.sheets):
        pages = [p.bounds for p in imposed.placements if p.sheet == index]
        marks = list(_marks(sheet.content))
        assert len(marks) > 2
        for mark in marks:
            assert inside.contains(mark), mark
            assert not any(mark.grown(-0.05).overlaps(page) for page in pages), mark


def _texts(sheet: Sheet) -> list[str]:
    def below(node: Node) -> Iterator[str]:
        if isinstance(node, Text):
            yield node.run.text
        for child in node.children if isinstance(node, Group) else ():
            yield from below(child)

    return list(below(sheet.content))


def test_what_a_sheet_says() -> None:
    front, back = _imposed(_pages(4), SheetOptions(A4)).sheets
    said = _texts(front)
    assert "Fold here" in said
    assert "A Game · Cards · Fold and staple. · Unofficial." in said
    assert "A4, print at 100% · flip: duplex-long" in said
    assert "A Game · Cards · back" in _texts(back)
    assert all("Sheet 1 of 1" in _texts(sheet) for sheet in (front, back))


def test_the_fold_moves_with_the_backs() -> None:
    options = SheetOptions(A4, back_offset=(1.0, 0.5))
    front, back = _imposed(_pages(4), options).sheets
    lines = [
        {b.x for b in _marks(sheet.content) if b.width == 0 and b.height == 5}
        for sheet in (front, back)
    ]
    assert lines == [{148.5}, {149.5}]


@pytest.mark.parametrize(
    "options",
    [
        SheetOptions(A4, Backs.NONE),
        SheetOptions(A4, Backs.FOLD),
        SheetOptions(A4, margin=9),
        SheetOptions(paper_named("148x210mm")),
    ],
    ids=lambda options: f"{options.paper.name} {options.backs} {options.margin:g}",
)
def test_what_cannot_be_folded_is_no_booklet(options: SheetOptions) -> None:
    assert booklet_of(_pages(8), options) is None


def test_two_pages_are_no_booklet() -> None:
    assert booklet_of(_pages(2), SheetOptions(A4)) is None


def test_a_booklet_has_a_limit() -> None:
    with pytest.raises(LimitError):
        booklet_of(_pages(1) * 100_000, SheetOptions(A4))


def test_a_booklet_is_a_section_of_a_kit() -> None:
    pages = _pages(10)
    part = Part("rules", tuple(pages), TEXTS, "any paper")
    section = booklet(part, _booklet(pages, SheetOptions(A4)), FixedWidth())
    assert [plan.back for plan in section.plan] == [frozenset(["rules"])] * 3
    sheets = section.draw(5, 40)
    assert [sheet.number for sheet in sheets] == [5, 6, 7]
    assert "Sheet 6 of 40" in _texts(sheets[1].front)
    assert all(sheet.back is not None for sheet in sheets)
    for one, other in pairwise(sheets):
        assert one.front.width == other.front.width
