"""The wheel holds all that is needed, and works away from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.pipeline.wheels import ROOT, built_wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_wheel(tmp_path_factory.mktemp("wheel"))


def test_wheel_holds_boards_templates_and_fonts(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for kind in ("boards", "templates"):
        files = {path.relative_to(ROOT).as_posix() for path in (ROOT / kind).rglob("*.*")}
        assert files
        assert {f"printkit/_data/{name}" for name in files} <= names
    assert "printkit/py.typed" in names
    assert "printkit/_data/docs/rules.md" in names
    assert {"printkit.1", "printkit-build.1"} <= {
        name.rpartition("/share/man/man1/")[2] for name in names
    }
    fonts = {path.relative_to(ROOT).as_posix() for path in (ROOT / "printkit").rglob("*.ttf")}
    assert fonts <= names
    assert not [name for name in names if name.startswith("tests/") or ".pyc" in name]


def test_installed_wheel_works_elsewhere(wheel: Path, tmp_path: Path) -> None:
    site, place = tmp_path / "site", tmp_path / "place"
    place.mkdir()
    zipfile.ZipFile(wheel).extractall(site)
    environment = {**os.environ, "PYTHONPATH": str(site)}

    def printkit(*arguments: str) -> str:
        command = [sys.executable, "-P", "-m", "printkit", *arguments]
        done = subprocess.run(
            command, cwd=place, env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    where = "import printkit; print(printkit.__file__)"
    found = subprocess.run(
        [sys.executable, "-P", "-c", where],
        cwd=place,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(found.stdout.strip()).is_relative_to(site), "not the checkout"
    assert "classic" in printkit("list", "themes").split()
    assert str(site / "printkit" / "_data" / "docs" / "rules.md") in printkit("explain", "PK201")
    printkit("build", "monopoly-space", "--only", "chips", "--paper", "a4")
    assert (place / "output" / "monopoly-space" / "a4" / "chips.pdf").stat().st_size > 1000
