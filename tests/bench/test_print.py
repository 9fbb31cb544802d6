"""What others make of our PDFs for presses: inks, and black over them."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bench.print import RENDERERS, Plates, main
from printkit.colour import BLACK
from printkit.export.press_pdf import write_press_pdf
from printkit.geometry.shapes import rectangle
from printkit.scene import Group, Shape, Sheet, Text
from tests.export.scenes import BLUE, FONTS, INFO, SHAPER
from tests.export.test_press_pdf import X1A

GROUND = Shape(rectangle(0, 0, 20, 20), fill=BLUE)
LETTER = Text(SHAPER.shape("I", "Jost-Bold", 16), 5, 15, BLACK)
CYAN, MAGENTA = 0.96, 0.74
"""The inks of the ground."""


def _plates(renderer: str, folder: Path, *, overprint: bool) -> Plates:
    if shutil.which(renderer) is None:
        pytest.skip(f"{renderer} is not installed")
    sheet = Sheet(20, 20, Group((GROUND, LETTER)), "a", cut=rectangle(1, 1, 18, 18))
    press = replace(X1A, limit=4.0 if overprint else None)
    path = folder / "letter.pdf"
    path.write_bytes(write_press_pdf([sheet], INFO, FONTS, press))
    [plates] = RENDERERS[renderer](path, 150)
    return plates


@pytest.mark.parametrize("overprint", [True, False])
@pytest.mark.parametrize("renderer", RENDERERS)
def test_black_text_leaves_the_inks_below(
    renderer: str, tmp_path: Path, *, overprint: bool
) -> None:
    plates = _plates(renderer, tmp_path, overprint=overprint)
    cyan, _, _, black = plates.inks
    [below] = {c for c, k in zip(cyan, black, strict=True) if k == 255}
    assert below == pytest.approx(CYAN * 255 if overprint else 0, abs=1)


@pytest.mark.parametrize("renderer", RENDERERS)
def test_die_lines_are_no_ink(renderer: str, tmp_path: Path) -> None:
    plates = _plates(renderer, tmp_path, overprint=True)
    assert max(plates.inks[1]) == pytest.approx(MAGENTA * 255, abs=1)
    assert plates.most_ink == pytest.approx((CYAN + MAGENTA + 1) * 100, abs=1)


def test_without_a_renderer_nothing_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.argv", ["bench.print", "cards.pdf"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "nothing was measured: install one of gs, mutool" in capsys.readouterr().err
