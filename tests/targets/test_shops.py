"""What shops ask for, rule by rule, for all games that come with printkit."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PIL import Image

from printkit.components.registry import components_of
from printkit.model.target import Target
from printkit.scene import Sheet, Side
from printkit.targets.catalogue import shipped_target
from printkit.targets.export import Fitted
from printkit.targets.forms.cards import CardsTarget, _planned
from printkit.targets.pages import page
from tests.targets.samples import GAMES, export_of, exported, picture, pixels_of

TGC, MPC = "thegamecrafter", "makeplayingcards"
PIXELS = {
    TGC: {
        "USGameDeck": (750, 1125),
        "BridgeDeck": (750, 1125),
        "PokerDeck": (825, 1125),
        "MiniDeck": (600, 825),
        "TarotDeck": (900, 1500),
        "JumboDeck": (1125, 1725),
        "DominoDeck": (600, 1125),
        "PlayMoney": (675, 1125),
        "SmallCircleChit": (225, 225),
        "MediumCircleChit": (300, 300),
        "LargeCircleChit": (375, 375),
        "MiniCircleTile": (450, 450),
        "QuadFoldBoard": (5475, 5475),
        "LargeQuadFoldBoard": (6075, 6075),
        "SquareMat": (2475, 2475),
        "LargeSquareMat": (3075, 3075),
        "HalfMat": (1575, 3075),
        "LargeBooklet": (1575, 2475),
        "PokerTuckBox54": (2325, 1950),
    },
    MPC: {
        "poker": (822, 1122),
        "bridge": (747, 1122),
        "tarot": (897, 1497),
        "business": (672, 1122),
        "domino": (597, 1122),
    },
}
"""As the shops publish them, in pixels at 300 per inch, bleed included."""
STRIPES = 0.2
"""Share of an edge that slanting stripes may leave white on one line and not on the next."""
BOTH = [(game, target) for game in GAMES for target in (TGC, MPC)]


def record(name: str) -> Target:
    return shipped_target(name).target


@pytest.mark.parametrize("name", [TGC, MPC])
def test_products_have_the_pixels_of_the_shop(name: str) -> None:
    products = record(name).products
    for product, pixels in PIXELS[name].items():
        assert products[product].pixels == list(pixels)


def test_makeplayingcards_asks_for_the_trim_and_72_pixels() -> None:
    for product in record(MPC).products.values():
        assert product.pixels is not None
        for side, pixels in zip((product.width, product.height), product.pixels, strict=True):
            assert pixels == round(side / 25.4 * 300) + 72


def test_the_game_crafter_asks_for_an_eighth_of_an_inch() -> None:
    for name, product in record(TGC).products.items():
        assert product.pixels is not None
        for side, pixels in zip((product.width, product.height), product.pixels, strict=True):
            if name != "USGameDeck":  # whose pictures are cut to 56 × 87 mm
                assert pixels == round(side / 25.4 * 300) + 75


@pytest.mark.parametrize(("game", "target"), BOTH)
def test_nothing_keeps_a_game_from_the_shop(game: str, target: str) -> None:
    assert [d for d in exported(game, target).diagnostics if d.severity == "error"] == []


@pytest.mark.parametrize(("game", "target"), BOTH)
def test_a_shop_finds_nothing_but_changed_sizes(game: str, target: str) -> None:
    """No text of a shipped game is too near the trim, none stands on a line."""
    weighty = [d for d in exported(game, target).diagnostics if d.severity != "info"]
    assert [d for d in weighty if d.code != "PK646"] == []


@pytest.mark.parametrize(("game", "target"), BOTH)
def test_each_page_has_the_pixels_of_its_product(game: str, target: str) -> None:
    for fitted, sheet in _pages(game, target):
        assert fitted.product is not None
        assert list(pixels_of(sheet, 300)) == fitted.product.pixels


@pytest.mark.parametrize(("game", "target"), BOTH)
def test_each_page_is_painted_to_its_end(game: str, target: str) -> None:
    """No white beyond the trim where the piece is coloured up to it."""
    for fitted, sheet in _pages(game, target):
        if fitted.artwork.outline is None and fitted.component not in {"board", "rules", "boxes"}:
            _is_as_white_as_within(sheet)


@pytest.mark.parametrize(("game", "target"), BOTH)
def test_every_component_is_taken_or_refused(game: str, target: str) -> None:
    export = export_of(game, target)
    there = {one.component for one in export.pieces} | {one.component for one in export.refused}
    assert there == set(_components(game))
    assert all(one.reason for one in export.refused)


@pytest.mark.parametrize("game", GAMES)
def test_money_and_board_become_what_the_shop_has_for_them(game: str) -> None:
    products = {one.component: one.product_id for one in export_of(game, TGC).pieces}
    assert products.get("money", "PlayMoney") == "PlayMoney"
    assert products.get("board", "QuadFoldBoard") == "QuadFoldBoard"
    assert products["rules"] == "LargeBooklet"


@pytest.mark.parametrize(("game", "target"), BOTH)
def test_pieces_with_a_format_are_drawn_and_others_scaled_evenly(game: str, target: str) -> None:
    for fitted in export_of(game, target).pieces:
        if fitted.component in {"deeds", "cards", "money", "aids"}:
            assert fitted.is_drawn
        width, height = fitted.artwork.width * fitted.scale, fitted.artwork.height * fitted.scale
        assert width <= fitted.upright[0] + 0.01
        assert height <= fitted.upright[1] + 0.01


@pytest.mark.parametrize(("game", "target"), BOTH)
def test_file_names_differ_and_fronts_match_backs(game: str, target: str) -> None:
    export, cards = export_of(game, target), record(target)
    assert isinstance(cards, CardsTarget)
    names = [name for each in _planned(export, cards) for name in each.names]
    assert len({name.casefold() for name in names}) == len(names)
    fronts = {n.replace("/fronts/", "/backs/") for n in names if "/fronts/" in n}
    assert {name for name in names if "/backs/" in name} <= fronts


@pytest.mark.parametrize("game", GAMES)
def test_booklets_have_a_number_of_pages_that_can_be_bound(game: str) -> None:
    export, cards = export_of(game, TGC), record(TGC)
    assert isinstance(cards, CardsTarget)
    names = Counter(name.split("/")[0] for each in _planned(export, cards) for name in each.names)
    assert names["LargeBooklet"] % 4 == 0
    assert names["LargeBooklet"] <= 40


@pytest.mark.parametrize("game", GAMES)
def test_each_deck_has_a_tuck_box(game: str) -> None:
    export = export_of(game, TGC)
    variant = export.design.variant
    boxes = {one.artwork.id: one for one in export.pieces if one.component == "boxes"}
    decks = [name for name, deck in variant.decks.items() if deck.cards]
    assert set(boxes) == {f"box-{name}" for name in ("deeds", *decks)}
    assert {one.product_id for one in boxes.values()} == {"PokerTuckBox54"}


def test_walls_of_the_tuck_box_meet_and_lie_within_its_picture() -> None:
    panels = record(TGC).products["PokerTuckBox54"].panels
    assert panels["right"][0] + panels["right"][2] == panels["back"][0] == panels["lid"][0]
    assert panels["back"][0] + panels["back"][2] == panels["left"][0]
    assert panels["left"][0] + panels["left"][2] == panels["front"][0]
    assert panels["lid"][1] + panels["lid"][3] == panels["back"][1]
    assert panels["back"][1] + panels["back"][3] == panels["floor"][1]
    for x, y, width, height in panels.values():
        assert x + width <= 2325
        assert y + height <= 1950


def test_pictures_are_rgb_of_the_exact_number_of_pixels() -> None:
    sheet = next(sheet for one, sheet in _pages("classic-us", MPC) if one.component == "deeds")
    seen = picture(sheet, 300)
    assert seen.size == (822, 1122)
    assert seen.mode == "RGB"


def _pages(game: str, target: str) -> Iterator[tuple[Fitted, Sheet]]:
    """The sides of a piece of each component in each product."""
    first = {(one.component, one.product_id): one for one in export_of(game, target).pieces[::-1]}
    for fitted in first.values():
        yield fitted, page(fitted, Side.FRONT)
        if fitted.artwork.back is not None:
            yield fitted, page(fitted, Side.BACK)


def _is_as_white_as_within(sheet: Sheet) -> None:
    """The outermost pixels are white where those within the trim are, and nowhere else."""
    seen = picture(sheet, 63)  # two and a half pixels a millimetre
    width, height = seen.size
    assert sheet.trim is not None
    x, y = (round(bleed * 2.5) + 1 for bleed in (sheet.trim.x, sheet.trim.y))
    for within, outermost in (
        ((x, y, x + 1, height - y), (0, y, 1, height - y)),
        ((width - x - 1, y, width - x, height - y), (width - 1, y, width, height - y)),
        ((x, y, width - x, y + 1), (x, 0, width - x, 1)),
        ((x, height - y - 1, width - x, height - y), (x, height - 1, width - x, height)),
    ):
        assert _white(seen.crop(outermost)) <= _white(seen.crop(within)) + STRIPES


def _white(strip: Image.Image) -> float:
    """Which share of the pixels is white."""
    return strip.convert("L").histogram()[255] / (strip.width * strip.height)


def _components(game: str) -> set[str]:
    return {one.id for one in components_of(export_of(game, TGC).design.variant)}
