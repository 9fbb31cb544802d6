"""The contents sheet says what the definition says, and everything in it is drawn."""

import re
from dataclasses import replace
from itertools import combinations

import pytest

from printkit.art.names import art_names
from printkit.art.style import Ink
from printkit.components.aids import copies_of
from printkit.components.bill import Bill, BillLine, BillPiece, InKit
from printkit.components.billing import bill_of
from printkit.components.contents import compose_contents
from printkit.components.design import Composition, Design
from printkit.components.parts_grid import HIGHEST, ROWS, panels_of
from printkit.components.registry import components_of
from printkit.geometry.path import Bounds
from printkit.languages import shipped_language, shipped_languages
from printkit.model import Variant
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.render_context import RenderContext
from tests.components.drawing import squeezed, texts

AREA = Bounds(8, 46, 174, 190)


@pytest.fixture(scope="module", params=("classic-us", "monopoly-2-0", "monopoly-space"))
def studio(request: pytest.FixtureRequest) -> RenderContext:
    return open_context(prepare(request.param))


@pytest.fixture(scope="module")
def parts(studio: RenderContext) -> list[tuple[str, Composition, dict[str, InKit]]]:
    return [
        (component.id, component.compose(studio.design(Ink.FULL)), _places(number))
        for number, component in enumerate(components_of(studio.variant), 1)
    ]


@pytest.fixture(scope="module")
def bill(studio: RenderContext, parts: list[tuple[str, Composition, dict[str, InKit]]]) -> Bill:
    return bill_of(studio.design(Ink.FULL), parts)


def _places(number: int) -> dict[str, InKit]:
    pages = tuple(range(2 * number - 1, 2 * number + 3))
    return {
        "A4": InKit((number, number + 1), pages, two_sided=True),
        "US Letter": InKit((20 * number, 20 * number + 3, 20 * number + 4), (number,)),
    }


def counted(bill: Bill, component: str) -> dict[str, int]:
    lines = [line for line in bill.lines if line.component == component]
    return {piece.name: piece.count for line in lines for piece in line.pieces}


def expected(variant: Variant) -> dict[str, dict[str, int]]:
    """What the definition puts into the box, by component."""
    components = {
        "dome": "domes",
        "gable": "buildings",
        "standee": "tokens",
        "die": "dice",
        "flat": "flats",
    }
    kinds: dict[str, dict[str, int]] = {}
    for key, piece in variant.pieces.items():
        component = components.get(piece.kind, "chips")
        kinds.setdefault(component, {})[piece.name] = variant.piece_count(key)
    assert variant.money is not None
    notes = sorted(variant.money.denominations.items(), reverse=True)
    return {
        "cover": {"Box label": 1},
        "boxes": {"Tuck boxes": 1 + len(variant.decks), "Bands for notes": len(notes)},
        "board": {"Game board": 1},
        "deeds": {"Title deeds": len(variant.deeds)},
        "cards": {deck.name: deck.total for deck in variant.decks.values()},
        "money": {f"{variant.currency.symbol}{value} note": n.count for value, n in notes},
        "rules": {"Rules": 1},
        **(
            {"aids": {aid.title: copies_of(variant, aid) for aid in variant.aids.values()}}
            if variant.aids
            else {}
        ),
        **kinds,
    }


def test_the_bill_counts_what_the_definition_says(studio: RenderContext, bill: Bill) -> None:
    for component, counts in expected(studio.variant).items():
        assert counted(bill, component) == counts
    assert {line.component for line in bill.lines} == set(expected(studio.variant))


def test_the_sheet_prints_every_name_and_count(studio: RenderContext, bill: Bill) -> None:
    composition = compose_contents(studio.design(Ink.FULL), bill)
    printed = squeezed("".join(t for a in composition.artworks for t in texts(a.front)))
    for line in bill.lines:
        assert squeezed(line.title) in printed
        for piece in line.pieces:
            assert squeezed(piece.name) in printed
            assert f"×{piece.count}" in printed
    assert bill.total("A4") == len(bill.lines) + 1, "neighbours share a sheet"
    assert squeezed(f"Total{bill.total('A4')}{bill.total('US Letter')}") in printed
    assert squeezed("both sides1–21–4") in printed, "sheets, then pages"


@pytest.mark.parametrize("ink", Ink)
def test_it_is_drawn_without_findings_on_two_pages(
    studio: RenderContext, bill: Bill, ink: Ink
) -> None:
    composition = compose_contents(studio.design(ink), bill)
    assert composition.findings == ()
    assert [artwork.id for artwork in composition.artworks] == ["contents-1", "contents-2"]


def test_its_texts_fit_in_german_too(studio: RenderContext, bill: Bill) -> None:
    german = replace(studio.design(Ink.FULL), phrases=shipped_language("de").phrases)
    assert _findings(german, bill) == ()


def test_a_box_of_less_names_only_what_is_there(studio: RenderContext, bill: Bill) -> None:
    small = Bill(tuple(line for line in bill.lines if line.component in {"deeds", "dice"}))
    composition = compose_contents(studio.design(Ink.FULL), small)
    printed = squeezed("".join(t for a in composition.artworks for t in texts(a.front)))
    assert composition.findings == ()
    assert "tiles" not in printed
    assert "dashed" in printed
    assert "glue tab by tab".replace(" ", "") in printed


def test_a_box_of_flat_pieces_says_nothing_of_folding(studio: RenderContext, bill: Bill) -> None:
    deeds = next(line for line in bill.lines if line.component == "deeds")
    flat = Bill((replace(deeds, title="Hexagons", pieces=deeds.pieces[:1] * 12),))
    composition = compose_contents(studio.design(Ink.FULL), flat)
    parts, making = ("".join(texts(a.front)) for a in composition.artworks)
    assert "dashed" not in making
    assert parts.upper().count("HEXAGONS") == 1
    assert composition.findings == ()


@pytest.mark.parametrize("language", shipped_languages())
def test_every_step_has_a_drawing(language: str) -> None:
    for kind, steps in shipped_language(language).phrases.fold_steps.items():
        drawn = [name for name in art_names() if re.fullmatch(rf"make-{kind}-\d+", name)]
        assert len(drawn) == len(steps)


@pytest.mark.parametrize("counts", [(1,), (7, 2, 8), (23, 1), (10, 10, 10, 10, 10, 3)])
def test_panels_hold_every_piece_once_and_never_overlap(counts: tuple[int, ...]) -> None:
    lines = tuple(
        BillLine(f"part{i}", f"Part {i}", tuple(BillPiece(f"{i}.{j}", 1) for j in range(n)), {})
        for i, n in enumerate(counts)
    )
    pages = panels_of(Bill(lines), AREA)
    names = [tile.piece.name for page in pages for panel in page for tile in panel.tiles]
    assert names == [piece.name for line in lines for piece in line.pieces]
    for page in pages:
        assert len({panel.box.y for panel in page}) <= ROWS
        assert all(AREA.contains(panel.box) for panel in page)
        assert not any(a.box.overlaps(b.box) for a, b in combinations(page, 2))


def test_rows_of_one_component_share_its_pieces_and_its_title() -> None:
    pieces = tuple(BillPiece(f"piece {i}", 1) for i in range(12))
    (page,) = panels_of(Bill((BillLine("flats", "Tiles", pieces, {}),)), AREA)
    assert [len(panel.tiles) for panel in page] == [6, 6]


def test_several_pages_are_filled_alike() -> None:
    counts = (6, 6, 6, 6, 3, 3, 3)  # five full rows
    lines = tuple(
        BillLine(f"part{i}", f"Part {i}", (BillPiece("one", 1),) * count, {})
        for i, count in enumerate(counts)
    )
    pages = panels_of(Bill(lines), AREA)
    assert [len({panel.box.y for panel in page}) for page in pages] == [3, 3]


def test_a_column_more_makes_two_pages_one() -> None:
    counts = (7, 5, 6, 9, 6)  # five rows of ten columns, four of eleven
    lines = tuple(
        BillLine(f"part{i}", f"Part {i}", (BillPiece("one", 1),) * count, {})
        for i, count in enumerate(counts)
    )
    (page,) = panels_of(Bill(lines), AREA)
    assert len({panel.box.y for panel in page}) == ROWS


def _findings(design: Design, bill: Bill) -> tuple[object, ...]:
    return compose_contents(design, bill).findings


def test_rows_are_no_higher_than_their_pictures_need() -> None:
    lines = tuple(
        BillLine(f"part{i}", f"Part {i}", (BillPiece("one", 1),) * 10, {}) for i in (1, 2)
    )
    (page,) = panels_of(Bill(lines), AREA)
    assert {panel.box.height for panel in page} == {HIGHEST}
    assert page[0].box.y == AREA.y
