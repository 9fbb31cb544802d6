"""A new kind of piece is one file: it goes through all of the program without another line."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import printkit

KIND = '''\
"""Shields."""

from typing import ClassVar, Literal

from printkit.geometry.path import Path
from printkit.geometry.path_data import parse_path_data
from printkit.model.kinds.flat import Flat


class Shield(Flat):
    """A shield with a point below, a crest for each seat."""

    kind: Literal["shield"]  # type: ignore[assignment]

    RANK: ClassVar = 99
    ICON: ClassVar = "shield"
    LEAST: ClassVar = {"width": 20.0}

    def cut(self, beyond: float = 0.0) -> Path:
        """A rectangle with its lower corners cut off."""
        width, height = self.trim()
        low, right, foot = -beyond, width + beyond, height + beyond
        return parse_path_data(
            f"M{low} {low} H{right} V{height / 2} L{width / 2} {foot} L{low} {height / 2} Z"
        )


KIND = Shield
'''
BUILDING = '''\
"""Barns."""

from typing import ClassVar, Literal

from printkit.geometry.nets.gable import gable_net
from printkit.geometry.nets.net import Net
from printkit.model.base import Millimetres
from printkit.model.kinds.building import Building
from printkit.model.kinds.piece import Footprint


class Barn(Building):
    """A square house without a ridge worth the name."""

    kind: Literal["barn"]
    width: Millimetres
    wall: Millimetres
    roof: Millimetres = 2.0

    RANK: ClassVar = 98
    FACES: ClassVar = "house_faces"
    ICON: ClassVar = "house"
    LEAST: ClassVar = {"width": 10.0}

    def size(self) -> dict[str, float]:
        return {"width": self.width}

    def footprint(self) -> Footprint:
        return Footprint("width", self.width, self.width)

    def breadth(self) -> float:
        return self.width

    def net(self) -> Net:
        return gable_net(self.width, self.width, self.wall, self.roof)


KIND = Barn
'''
GAME = """\
printkit: 1
title: Heraldry
language: en
players: {min: 2, max: 2}
theme: classic
currency: {symbol: $}
seats:
  ash: {name: Ash, colour: "#404040", mark: mark-square}
  fir: {name: Fir, colour: "#9ac79e", mark: mark-circle}
pieces:
  crest: {kind: shield, name: Crest, template: crest, width: %s, height: 48, per: seat}
  barn: {kind: barn, name: Barn, width: 14, wall: 9, count: 3}
"""
TEMPLATE = """\
<artwork ground="paper">
  <icon x="12" y="8" w="16" h="16" name="{{ seat.mark }}" colour="accent" ground="paper"/>
</artwork>
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A printkit of the same files and one more."""
    folder = tmp_path_factory.mktemp("program")
    source = Path(printkit.__file__).parent
    links = shutil.ignore_patterns("__pycache__")
    shutil.copytree(source, folder / "printkit", copy_function=os.symlink, ignore=links)
    kinds = folder / "printkit" / "model" / "kinds"
    (kinds / "shield.py").write_text(KIND, encoding="utf-8")
    (kinds / "barn.py").write_text(BUILDING, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _game(tmp_path_factory.mktemp("games") / "heraldry", 40)


def _game(folder: Path, width: int) -> Path:
    (folder / "templates").mkdir(parents=True)
    (folder / "variant.yaml").write_text(GAME % width, encoding="utf-8")
    (folder / "templates" / "crest.xml.j2").write_text(TEMPLATE, encoding="utf-8")
    return folder


def run(program: Path, *arguments: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "printkit", *map(str, arguments)],
        capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(program), "PRINTKIT_CACHE": ""},
        cwd=program,
    )  # fmt: skip
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_it_is_checked(program: Path, game: Path, tmp_path: Path) -> None:
    assert "no findings" in run(program, "check", game)
    small = _game(tmp_path / "small", 18)
    assert "the width of piece 'crest' is 18 mm; below 20 mm" in run(program, "check", small)


def test_it_is_shown(program: Path, game: Path) -> None:
    piece, barn = json.loads(run(program, "show", game, "--json"))["pieces"]
    assert (barn["kind"], barn["count"], barn["size_mm"]) == ("barn", 3, {"width": 14.0})
    assert (piece["kind"], piece["count"]) == ("shield", 2)
    assert piece["size_mm"] == {"width": 40.0, "height": 48.0}


def test_it_is_compared(program: Path, game: Path, tmp_path: Path) -> None:
    wider = _game(tmp_path / "wider", 42)
    said = run(program, "diff", game, wider)
    assert "Crest" in said
    assert "42" in said


def test_it_is_built_and_stands_on_the_contents_sheet(
    program: Path, game: Path, tmp_path: Path
) -> None:
    said = run(program, "build", game, "--output", tmp_path, "--format", "pdf,svg")
    assert "files written" in said
    made = tmp_path / "heraldry"
    assert {path.name for path in (made / "svg" / "flats").iterdir()} == {
        "crest-ash.svg", "crest-fir.svg",
    }  # fmt: skip
    assert [path.name for path in (made / "svg" / "buildings").iterdir()] == ["barn.svg"]
    assert (made / "a4" / "kit.pdf").is_file()
    assert "crest-fir" in (made / "manifest.json").read_text("utf-8")


def test_it_is_in_the_schema(program: Path) -> None:
    assert '"shield"' in run(program, "schema")
