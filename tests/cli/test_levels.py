"""``--level`` and ``-q``: from which weight on findings are shown."""

from pathlib import Path

import pytest

from tests.cli.running import TINY, Run, pack

WARNED = TINY.replace("Oak Street", "Elm Streat")
"""PK721, a warning."""
CHECK = ("check", "--definition-only", "./game")
BUILD = ("build", "./game", "--only", "deeds", "--paper", "a4", "--force")


@pytest.fixture(autouse=True)
def game(tmp_path: Path) -> Path:
    """A game with a warning, and one that is turned into a hint."""
    return pack(tmp_path / "game", {"variant.yaml": WARNED}) / "variant.yaml"


@pytest.fixture
def hinted(game: Path) -> None:
    """Its warning is only a hint."""
    game.write_text(f"{WARNED}checks: {{PK721: info}}\n")


@pytest.mark.usefixtures("hinted")
@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ((*CHECK,), True),
        ((*CHECK, "-q"), False),
        ((*CHECK, "-q", "--level", "info"), True),
        ((*CHECK, "-q", "--output-format", "json"), True),
        ((*CHECK, "--level", "warning"), False),
        ((*CHECK, "--level", "warning", "--output-format", "json"), False),
        ((*BUILD,), False),
        ((*BUILD, "-v"), True),
        ((*BUILD, "--level", "info"), True),
        ((*BUILD, "-v", "--level", "warning"), False),
    ],
)
def test_hints(arguments: tuple[str, ...], run: Run, *, shown: bool) -> None:
    assert ("PK721" in run(*arguments).said) is shown


@pytest.mark.parametrize("command", [CHECK, BUILD])
def test_warnings(command: tuple[str, ...], run: Run, tmp_path: Path) -> None:
    assert "PK721" in run(*command).said
    assert "PK721" not in run(*command, "--level", "error").said
    (tmp_path / "printkit.toml").write_text('level = "error"')
    assert "PK721" not in run(*command).said
    assert "PK721" in run(*command, "--level", "warning").said


def test_what_is_not_shown_is_counted_and_does_not_fail(run: Run) -> None:
    strict = run(*CHECK, "--error-on-warning", "--level", "error")
    assert (strict.code, strict.out) == (0, "")
    assert strict.err == "no findings; 1 warning not shown\n"
    assert run(*CHECK, "--error-on-warning", "--level", "warning").code == 1


@pytest.mark.parametrize("command", [(*CHECK, "-q"), (*BUILD, "--level", "error")])
def test_that_errors_are_switched_off_is_always_said(
    command: tuple[str, ...], run: Run, game: Path
) -> None:
    game.write_text(TINY.replace("Oak Street", '"\\u200b"') + "checks: {PK745: off}\n")
    assert "PK906" in run(*command).said
