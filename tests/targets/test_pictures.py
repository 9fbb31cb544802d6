"""Pictures with a table of them, for virtual tables of any kind."""

import csv
from io import BytesIO, StringIO
from pathlib import Path

from PIL import Image

from printkit.targets.forms.pictures import HEADS
from tests.cli.running import Run, tree
from tests.pipeline.games import edit, game

PIECES = """\
pieces:
  chip: {kind: chip, name: Chip, count: 3, diameter: 20, art: make-die-2}
  hut: {kind: gable, name: "=Hut", count: 5, width: 12, length: 10, wall: 8, roof: 4}
components: {cover: false, boxes: false}
"""


def test_the_table_names_each_piece_with_its_pictures(run: Run, tmp_path: Path) -> None:
    folder = game(tmp_path / "tiny")
    edit(folder, "components: {cover: false, boxes: false}\n", PIECES)
    assert run("export", "./tiny", "--to", "screentop", "--dpi", "72").code == 0
    files = tree(tmp_path / "output" / "tiny-screentop")
    rows = list(csv.DictReader(StringIO(files["pieces.csv"].decode())))
    assert tuple(rows[0]) == HEADS
    shown = {row["front"] for row in rows} | {row["back"] for row in rows if row["back"]}
    assert shown == {name for name in files if name.endswith(".png")}
    by_front = {row["front"]: row for row in rows}
    assert by_front["cards/luck-win.png"]["back"] == by_front["cards/luck-lose.png"]["back"]
    assert by_front["chips/chip.png"]["count"] == "3"
    assert by_front["buildings/hut.png"]["count"] == "5"
    assert by_front["buildings/hut.png"]["name"] == "'=Hut"
    for row in rows:
        with Image.open(BytesIO(files[row["front"]])) as picture:
            ratio = float(row["width"]) / float(row["height"])
            assert abs(picture.width / picture.height / ratio - 1) < 0.02
            shaped = row["component"] in {"chips", "buildings"}
            assert picture.mode == ("RGBA" if shaped else "RGB")
