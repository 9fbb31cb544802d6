"""What presses get of all games: a piece of each component, judged clause by clause."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from printkit.scene import Side
from printkit.targets.export import Export, ExportOptions, Fitted, Refused
from printkit.targets.fitting import fitted, takes
from printkit.targets.forms.press import write
from printkit.targets.pages import sides
from printkit.targets.press_target import press_of
from printkit.units import POINTS_PER_MM
from tests.inks.profiles import cmyk_profile
from tests.targets.pdfx.judging import X1A, X4, broken
from tests.targets.sketches import GAMES, export_of
from tests.targets.test_presses import totals

PRESSES = ("press-x1a", "press-x4", "printandplay-eu", "drivethrucards")
LIMIT = 2.4


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("profile") / "shop.icc"
    path.write_bytes(cmyk_profile())
    return path


def _export(game: str, name: str, profile: Path) -> Export:
    """One piece of each component, there once."""
    icc = profile if name == "press-x4" else None
    export = export_of(game, name, ExportOptions(icc=icc))
    pieces = tuple(_first(export))
    return replace(export, pieces=pieces)


def _first(export: Export) -> Iterator[Fitted]:
    for component, composition in export.drawn:
        some = replace(composition, artworks=composition.artworks[:1])
        for one in fitted(export.record, component, some, {}, {}):
            assert not isinstance(one, Refused), one.reason
            yield replace(one, artwork=replace(one.artwork, copies=1))


def _box(page: pikepdf.Page, name: str) -> list[float]:
    return [float(edge) / POINTS_PER_MM for edge in page.obj[name].as_list()]


@pytest.mark.parametrize("name", PRESSES)
@pytest.mark.parametrize("game", GAMES)
def test_a_press_gets_what_it_asks_for(game: str, name: str, profile: Path) -> None:
    export = _export(game, name, profile)
    target = press_of(export)
    files = dict(write(export))
    assert files
    pages = 0
    for data in files.values():
        assert broken(X4 if target.standard == "x4" else X1A, data) == []
        with pikepdf.open(BytesIO(data)) as pdf:
            pages += len(pdf.pages)
            assert max(totals(pdf)) <= LIMIT + 1e-6
            for page in pdf.pages:
                bleeds = [
                    abs(trim - bleed)
                    for trim, bleed in zip(
                        _box(page, "/TrimBox"), _box(page, "/BleedBox"), strict=True
                    )
                ]
                assert bleeds == pytest.approx([target.bleed] * 4, abs=1e-3)
    assert pages == sum(1 + (one.artwork.back is not None) for one in export.pieces)


@pytest.mark.parametrize("game", GAMES)
def test_drivethrucards_gets_poker_cards_with_the_back_first(game: str, profile: Path) -> None:
    export = _export(game, "drivethrucards", profile)
    for one in export.pieces:
        assert one.product_id == "poker"
        assert sorted(one.page) == pytest.approx([2.75 * 25.4, 3.75 * 25.4])
        order = [Side.BACK, Side.FRONT] if one.artwork.back is not None else [Side.FRONT]
        assert list(sides(one, press_of(export).order)) == order


@pytest.mark.parametrize("name", PRESSES)
def test_what_presses_do_not_take_has_a_reason(name: str) -> None:
    for game in GAMES:
        every = export_of(game, "web").drawn
        target = export_of(game, name).record
        left = [one.id for one, _ in every if not takes(target, one.id)]
        assert [one for one in left if one not in target.refuses] == []
