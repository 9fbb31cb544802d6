"""A command that has nothing to do says so at once, and only then."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from printkit import said
from tests.cli.running import pack

CODE = Path(said.__file__).parent


class Typed:
    """A user with an edition, who types commands."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pack = pack(folder / "tiny")
        self._environment = {**os.environ, "PRINTKIT_CACHE": str(folder / "cache")}

    def run(self, *arguments: str, **environment: str) -> tuple[str, bool]:
        """What the command says, and whether it did so at once."""
        done = subprocess.run(
            [sys.executable, "-X", "importtime", "-m", "printkit", *arguments],
            cwd=self.folder,
            env={**self._environment, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        lines = [line for line in done.stderr.splitlines() if not line.startswith("import time:")]
        return "\n".join([*lines, done.stdout, str(done.returncode)]), "click" not in done.stderr

    def check(self) -> tuple[str, bool]:
        return self.run("check", "tiny", "--definition-only")


@pytest.fixture
def typed(tmp_path: Path) -> Typed:
    return Typed(tmp_path)


def test_a_check_is_said_again_until_something_changes(typed: Typed) -> None:
    first, at_once = typed.check()
    assert not at_once
    assert typed.check() == (first, True)
    file = typed.pack / "variant.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("title: Tiny", "titel: Tiny"), encoding="utf-8")
    said_now, at_once = typed.check()
    assert not at_once
    assert "titel" in said_now
    assert typed.check() == (said_now, True)
    file.write_text(text, encoding="utf-8")
    assert typed.check() == (first, False)


def test_new_settings_and_packs_are_heeded(typed: Typed) -> None:
    first, _ = typed.check()
    (typed.folder / "printkit.toml").write_text('ignore = ["PK9"]\nlevel = "info"\n')
    assert not typed.check()[1]
    (typed.folder / "printkit.toml").unlink()
    assert typed.check() == (first, False)
    assert typed.check() == (first, True)
    assert not typed.run("check", "tiny", "--definition-only", PRINTKIT_LANGUAGE="de")[1]


def test_a_build_is_up_to_date_at_once(typed: Typed) -> None:
    build = ("build", "tiny", "--only", "deeds", "--paper", "a4")
    first, _ = typed.run(*build)
    assert "1 file written" in first
    again, at_once = typed.run(*build)
    assert at_once
    assert "up to date" in again
    kit = typed.folder / "output" / "tiny"
    (kit / "a4" / "deeds.pdf").write_bytes(b"")
    mended, at_once = typed.run(*build)
    assert not at_once
    assert "1 file written" in mended
    assert typed.run(*build) == (again, True)
    left = kit / ".staging-left"
    left.mkdir()
    assert typed.run(*build)[0] == again
    assert not left.exists()
    forced, at_once = typed.run(*build, "--force")
    assert not at_once
    assert "1 file written" in forced
    assert not typed.run(*build, "--force")[1]


def test_the_overview_is_said_again(typed: Typed) -> None:
    first, at_once = typed.run("--help")
    assert not at_once
    assert typed.run("--help") == (first, True)
    assert typed.run("--help", COLUMNS="50")[0] != first


def test_what_older_code_said_is_not_said_by_newer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(said, "stamp_of_code", lambda: "old")
    assert said.again(["check"]) is None
    monkeypatch.setattr(said, "stamp_of_code", lambda: "new")  # replaced while it was at work
    said.remember([(1, "")], 0, {})
    assert said.again(["check"]) is None
    said.remember([(1, "")], 0, {})
    assert said.again(["check"]) == 0


def test_nothing_is_kept_without_a_cache(typed: Typed) -> None:
    for _ in range(2):
        assert not typed.run("check", "tiny", "--definition-only", PRINTKIT_CACHE="")[1]


def test_what_is_read_of_the_environment_belongs_to_the_question() -> None:
    found = {
        name
        for path in CODE.rglob("*.py")
        for name in re.findall(r'environ(?:\.get\(|\[)"(\w+)"', path.read_text(encoding="utf-8"))
    }
    own = {name for name in found if name.startswith("PRINTKIT_")}
    assert found - own <= set(said._VARIABLES)
