"""``--watch``: checks again after changes, until Ctrl-C."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.running import TINY, Result, Run, pack
from tests.cli.watching import take_steps

Watch = Callable[..., Result]


@pytest.fixture
def watch(run: Run, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """``watch(steps, *arguments)``: each look takes a step; after the last comes Ctrl-C."""

    def _watch(steps: Iterator[object], *arguments: str) -> Result:
        take_steps(monkeypatch, steps)
        return run("check", "--definition-only", "--watch", *arguments)

    return _watch


def test_a_change_of_the_definition_is_checked(watch: Watch, tmp_path: Path) -> None:
    game = pack(tmp_path / "game") / "variant.yaml"

    def steps() -> Iterator[None]:
        yield
        game.write_text(TINY.replace("price", "prize", 1))
        yield
        game.write_text(TINY)
        yield
        yield

    result = watch(steps(), "./game")
    assert result.code == 0
    assert result.out.count("error[PK130]") == 1
    remarks = re.findall(r"^(?:no findings|\d+ (?:error|warning))$", result.err, re.MULTILINE)
    assert remarks == ["no findings", "1 error", "no findings"]
    assert "\x1b" not in result.said, "no terminal, nothing to clear"


def test_bases_themes_and_settings_are_watched(watch: Watch, tmp_path: Path) -> None:
    base = pack(tmp_path / "base") / "variant.yaml"
    theme = tmp_path / "game" / "templates" / "own" / "theme.yaml"
    pack(tmp_path / "game", {"variant.yaml": "extends: ../base\ntheme: own\n"})
    theme.parent.mkdir(parents=True)
    theme.write_text("extends: classic\n")
    settings = tmp_path / "printkit.toml"

    def steps() -> Iterator[None]:
        base.write_text(TINY.replace("Oak Street", "Elm Streat"))
        yield
        settings.write_text('severity = {PK721 = "off"}')
        yield
        theme.write_text("extends: classic\ncolours: 1\n")
        yield
        (tmp_path / "elsewhere.txt").write_text("nobody reads this")
        yield

    result = watch(steps(), "./game")
    remarks = re.findall(r"^(?:no findings|\d+ (?:error|warning))$", result.err, re.MULTILINE)
    assert remarks == ["no findings", "1 warning", "no findings", "1 error"]


def test_a_variant_that_is_not_there_yet_is_found_when_it_comes(
    watch: Watch, tmp_path: Path
) -> None:
    def steps() -> Iterator[None]:
        yield
        pack(tmp_path / "game")
        yield

    result = watch(steps(), "./game")
    assert "error[PK120]" in result.out
    assert result.err.count("no findings") == 1
