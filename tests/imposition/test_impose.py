"""Imposition as a whole."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, groupby, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.imposition.arrange import arrange
from printkit.imposition.frames import field, frames, mark_area
from printkit.imposition.grid import LEAST_BLEED
from printkit.imposition.impose import impose
from printkit.imposition.imposed import Imposed, Placement
from printkit.imposition.marks import cut_marks
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import A4, LETTER, Paper
from printkit.scene import Artwork, Group, Node, Side, Text, Use
from tests.imposition.samples import WORDS, FixedWidth, chip, piece

sizes = st.floats(10, 130).map(lambda value: round(value, 1))
options = st.builds(SheetOptions, st.sampled_from([A4, LETTER]), st.sampled_from(list(Backs)))


@st.composite
def boxes(draw: st.DrawFn) -> list[Artwork]:
    """Pieces of one size, or of several."""
    count = draw(st.integers(1, 4))
    equal = draw(st.booleans())
    first = (draw(sizes), draw(sizes))
    return [
        piece(
            *(first if equal else (draw(sizes), draw(sizes))),
            copies=draw(st.integers(1, 12)),
            bleed=draw(st.sampled_from([0.0, 2.0, 3.0])),
            back=draw(st.booleans()),
            name=f"piece-{i}",
        )
        for i in range(count)
    ]


def imposed(artworks: list[Artwork], chosen: SheetOptions) -> Imposed:
    return impose(artworks, chosen, WORDS, FixedWidth())


def by_sheet(result: Imposed) -> dict[int, list[Placement]]:
    return {
        sheet: list(placements)
        for sheet, placements in groupby(result.placements, key=lambda p: p.sheet)
    }


@settings(max_examples=60, deadline=None)
@given(boxes(), options)
def test_every_copy_is_placed_once_or_reported(
    artworks: list[Artwork], chosen: SheetOptions
) -> None:
    result = imposed(artworks, chosen)
    reported = [a for a in artworks if any(a.id in d.message for d in result.diagnostics)]
    fronts = Counter(p.artwork.id for p in result.placements if p.side is Side.FRONT)
    backs = Counter(p.artwork.id for p in result.placements if p.side is Side.BACK)
    for artwork in artworks:
        copies = 0 if artwork in reported else artwork.copies
        has_back = artwork.back is not None and chosen.backs is not Backs.NONE
        assert fronts[artwork.id] == copies
        assert backs[artwork.id] == (copies if has_back else 0)


@settings(max_examples=60, deadline=None)
@given(boxes(), options)
def test_paint_never_overlaps_and_stays_in_the_field(
    artworks: list[Artwork], chosen: SheetOptions
) -> None:
    result = imposed(artworks, chosen)
    for index, placements in by_sheet(result).items():
        sheet = result.sheets[index]
        paper = chosen.paper.landscape if sheet.width > sheet.height else chosen.paper.portrait
        room = field(paper, chosen.margin)
        if sheet.side is Side.FRONT:
            assert all(room.contains(p.paint) for p in placements)
        assert all(paper.bounds.grown(-chosen.margin).contains(p.paint) for p in placements)
        assert all(p.paint.contains(p.bounds) for p in placements)
        for one, other in combinations(placements, 2):
            assert not one.paint.overlaps(other.paint)


@settings(max_examples=60, deadline=None)
@given(boxes(), st.sampled_from([A4, LETTER]), st.sampled_from(list(Backs)[:2]))
def test_a_back_lies_behind_its_front(artworks: list[Artwork], paper: object, backs: Backs) -> None:
    """The sheet is turned over as the printer does: about its long or its short edge."""
    chosen = SheetOptions(A4 if paper is A4 else LETTER, backs)
    result = imposed(artworks, chosen)
    sides = by_sheet(result)
    for index, (front, back) in enumerate(pairwise(result.sheets)):
        if (front.side, back.side) != (Side.FRONT, Side.BACK):
            continue
        landscape = front.width > front.height
        sideways = landscape == (backs is Backs.DUPLEX_SHORT)
        fronts = [p for p in sides[index] if p.artwork.back is not None]
        for f, b in zip(fronts, sides.get(index + 1, []), strict=True):
            assert f.artwork is b.artwork
            for x, y in ((0.0, 0.0), (f.artwork.width, 0.0), (3.0, 5.0)):
                seen = b.transform.apply(x, y)
                behind = f.transform.apply(f.artwork.width - x, y)
                turned = (
                    (front.width - behind.x, behind.y)
                    if sideways
                    else (behind.x, front.height - behind.y)
                )
                assert seen == pytest.approx(turned)


def test_fold_puts_the_back_where_the_paper_meets_it() -> None:
    """The middle between each point and the one it meets lies on the fold."""
    result = imposed([piece(57, 80, copies=3)], SheetOptions(A4, Backs.FOLD))
    fronts = [p for p in result.placements if p.side is Side.FRONT]
    backs = [p for p in result.placements if p.side is Side.BACK]
    assert len(result.sheets) == 1
    middles = []
    for front, back in zip(fronts, backs, strict=True):
        for x, y in ((0.0, 0.0), (57.0, 0.0), (20.0, 33.0)):
            one, other = back.transform.apply(x, y), front.transform.apply(57.0 - x, y)
            middles.append(((one.x + other.x) / 2, (one.y + other.y) / 2))
    xs, ys = ({round(middle[axis], 6) for middle in middles} for axis in (0, 1))
    assert min(len(xs), len(ys)) == 1


def test_separate_backs_follow_all_fronts() -> None:
    result = imposed([piece(57, 80, copies=20)], SheetOptions(A4, Backs.SEPARATE))
    sides = [sheet.side for sheet in result.sheets]
    assert sides == [Side.FRONT] * 3 + [Side.BACK] * 3


def test_back_offset_moves_backs_only() -> None:
    pieces = [piece(57, 80, copies=4)]
    plain = imposed(pieces, SheetOptions(A4))
    moved = imposed(pieces, SheetOptions(A4, back_offset=(0.5, -0.25)))
    for one, other in zip(plain.placements, moved.placements, strict=True):
        x, y = (0.5, -0.25) if one.side is Side.BACK else (0.0, 0.0)
        assert other.bounds.x == pytest.approx(one.bounds.x + x)
        assert other.bounds.y == pytest.approx(one.bounds.y + y)


@pytest.mark.parametrize(
    ("paper", "width", "height", "count"),
    [
        (A4, 57, 80, 9),
        (LETTER, 57, 80, 9),
        (A4, 63, 88, 8),
        (A4, 63.5, 88.9, 8),
        (A4, 87, 56, 8),
        (A4, 102, 51, 7),
        (LETTER, 102, 51, 6),
        (A4, 94, 47, 10),
        (LETTER, 94, 47, 10),
    ],
)
def test_sheets_are_full(paper: object, width: float, height: float, count: int) -> None:
    result = imposed(
        [piece(width, height, copies=7 * count)], SheetOptions(A4 if paper is A4 else LETTER)
    )
    assert len(result.sheets) <= 2 * 7
    assert len(by_sheet(result)[0]) >= count


def test_a_piece_that_is_too_large_is_reported() -> None:
    result = imposed([piece(300, 300, name="map"), piece(50, 50)], SheetOptions(A4))
    (finding,) = result.diagnostics
    assert finding.code == "PK601"
    assert "map" in finding.message
    assert "300 x 300 mm" in finding.message
    assert {p.artwork.id for p in result.placements} == {"piece"}


def test_nothing_to_place_gives_no_sheets() -> None:
    assert imposed([], SheetOptions(A4)) == Imposed(())


def test_the_same_pieces_give_the_same_placements() -> None:
    pieces = [chip(25.4, copies=30), chip(32, copies=9, name="big"), piece(72, 22, name="net")]
    assert (
        imposed(pieces, SheetOptions(A4)).placements == imposed(pieces, SheetOptions(A4)).placements
    )


def test_each_side_is_one_symbol_and_equal_backs_are_shared() -> None:
    first = piece(57, 80, copies=12, name="first")
    second = replace(first, id="second", front=Group((first.front,)))
    used = {
        use.symbol
        for sheet in imposed([first, second], SheetOptions(A4)).sheets
        for use in uses(sheet.content)
    }
    assert {symbol.name for symbol in used} == {"first-front", "second-front", "first-back"}
    assert len(used) == 3


def uses(node: Node) -> Iterator[Use]:
    """All uses of symbols on a sheet."""
    match node:
        case Use():
            yield node
        case Group():
            for child in node.children:
                yield from uses(child)


@pytest.mark.parametrize("scheme", list(Backs))
def test_a_sheet_without_backs_is_not_said_to_be_turned(scheme: Backs) -> None:
    chosen = SheetOptions(A4, scheme)
    plain = imposed([piece(57, 80, back=False)], chosen).sheets[0]
    turned = imposed([piece(57, 80)], chosen).sheets[0]
    assert f"flip: {Backs.NONE}" in " ".join(words(plain.content))
    assert f"flip: {scheme}" in " ".join(words(turned.content))


def test_the_notice_has_a_line_of_its_own() -> None:
    lines = list(words(imposed([piece(57, 80)], SheetOptions(A4)).sheets[0].content))
    assert "Unofficial." in lines


def words(node: Node) -> Iterator[str]:
    """The texts of a picture, in the order they are drawn."""
    if isinstance(node, Group):
        for child in node.children:
            yield from words(child)
    elif isinstance(node, Text):
        yield node.run.text


def marked(
    line: float, across: tuple[float, float], marks: list[tuple[float, float, float]]
) -> bool:
    """Whether a cut along ``line`` has a mark before and after what lies ``across`` it."""
    ends = [(low, high) for at, low, high in marks if abs(at - line) < 1e-5]
    return any(high <= across[0] for _, high in ends) and any(low >= across[1] for low, _ in ends)


@settings(max_examples=80, deadline=None)
@given(boxes(), st.sampled_from([A4, LETTER]))
def test_each_cut_has_a_mark_at_both_ends_and_enough_bleed(
    artworks: list[Artwork], paper: Paper
) -> None:
    chosen = SheetOptions(paper, Backs.NONE)
    good = [a for a in artworks if not impose([a], chosen, WORDS, FixedWidth()).diagnostics]
    for leaf in arrange([a for a in good for _ in range(a.copies)], frames(chosen, fold=False)):
        area = mark_area(leaf.frame.paper, chosen.margin)
        found = cut_marks(leaf.slots, [slot.paint for slot in leaf.slots], area)
        upright = [(m.x1, min(m.y1, m.y2), max(m.y1, m.y2)) for m in found if m.x1 == m.x2]
        level = [(m.y1, min(m.x1, m.x2), max(m.x1, m.x2)) for m in found if m.y1 == m.y2]
        for slot in leaf.slots:
            trim, paint = slot.place.bounds, slot.paint
            for line in (trim.x, trim.right):
                assert marked(line, (trim.y, trim.bottom), upright)
            for line in (trim.y, trim.bottom):
                assert marked(line, (trim.x, trim.right), level)
            least = min(slot.artwork.bleed, LEAST_BLEED)
            if trim.grown(least).width <= leaf.frame.area.width - 1 and (
                trim.grown(least).height <= leaf.frame.area.height - 1
            ):
                reach = (trim.x - paint.x, trim.y - paint.y)
                assert min(reach) >= least - 1e-6
                reach = (paint.right - trim.right, paint.bottom - trim.bottom)
                assert min(reach) >= least - 1e-6


def test_a_piece_that_fills_the_page_lies_in_its_middle() -> None:
    (placed,) = imposed([piece(188, 240, back=False)], SheetOptions(A4)).placements
    trim, paint = placed.bounds, placed.paint
    sides = (
        trim.x - paint.x,
        trim.y - paint.y,
        paint.right - trim.right,
        paint.bottom - trim.bottom,
    )
    assert sides == pytest.approx((3, 3, 3, 3))
    assert trim.centre.x == pytest.approx(105)
