"""Chips on die-cut labels: every side on a label of its own, where the sheet has it."""

from itertools import product
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from printkit.targets.forms.labels import LabelsTarget
from tests.cli.running import Run
from tests.pipeline.games import edit, game

PIECES = """\
pieces:
  chip: {kind: chip, name: Chip, count: 20, diameter: 20, art: make-die-2}
components: {cover: false, boxes: false}
"""
SHEET = {
    "title": "Labels", "form": "labels", "paper": "a4", "columns": 4, "rows": 6,
    "left": 16.0, "top": 16.0, "across": 46.0, "down": 46.5, "bleed": 1.5,
    "products": {"label": {"width": 40.0, "height": 40.0, "takes": ["chips"]}},
}  # fmt: skip


def test_both_sides_of_all_chips_lie_on_labels(run: Run, tmp_path: Path) -> None:
    folder = game(tmp_path / "tiny")
    edit(folder, "components: {cover: false, boxes: false}\n", PIECES)
    result = run("export", "./tiny", "--to", "hama-50151")
    assert result.code == 0, result.err
    file = tmp_path / "output" / "tiny-hama-50151" / "hama-50151.pdf"
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 2, "20 fronts and 20 backs, 24 to a sheet"
    document = pypdfium2.PdfDocument(file)
    picture = document[0].render(scale=72 / 72).to_pil().convert("L")
    dot = picture.width / 210
    for column, row in product(range(4), range(6)):
        x, y = 16 + 46 * column + 20, 16 + 46.5 * row + 20
        inside = [picture.getpixel((round((x + d) * dot), round(y * dot))) for d in (-17, 17)]
        assert min(inside) < 250, (column, row)
        if column < 3:
            gap = picture.getpixel((round((x + 23) * dot), round(y * dot)))
            assert gap == 255, "nothing between the labels"
    document.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"across": 41.0}, "no room"),
        ({"columns": 5}, "do not lie on"),
        ({"paper": "foolscap"}, "not a paper size"),
        ({"products": {}}, "one product"),
    ],
)
def test_labels_that_cannot_be_are_refused(wrong: dict[str, object], said: str) -> None:
    LabelsTarget.model_validate(SHEET)
    with pytest.raises(ValueError, match=said):
        LabelsTarget.model_validate({**SHEET, **wrong})


def test_a_game_of_which_nothing_is_taken_is_an_error(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    for command in ("export", "check"):
        result = run(command, "./tiny", "--to", "hama-50151")
        assert result.code == 1
        assert "PK648" in result.out + result.err
        assert "takes nothing of this game" in result.out + result.err
    assert not (tmp_path / "output").exists()
