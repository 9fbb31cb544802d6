"""``--select``, ``--ignore``, and the settings of projects and variants."""

from pathlib import Path

import pytest

from tests.cli.running import TINY, Run, pack

WARNED = TINY.replace("Oak Street", "Elm Streat")
"""The tiny game with two names that are nearly the same: PK721, a warning."""
CHECK = ("check", "--definition-only", "./game", "--output-format", "concise")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game with a warning."""
    return pack(tmp_path / "game", {"variant.yaml": WARNED}) / "variant.yaml"


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        ((), True),
        (("--select", "PK7"), True),
        (("--select", "pk721"), True),
        (("--select", "PK2,names-alike"), True),
        (("--select", "PK2"), False),
        (("--ignore", "PK7"), False),
        (("--ignore", "names-alike"), False),
        (("--ignore", "PK7", "--select", "PK721"), True),
        (("--ignore", "PK2", "--ignore", "PK721"), False),
    ],
)
@pytest.mark.usefixtures("game")
def test_select_and_ignore(arguments: tuple[str, ...], *, found: bool, run: Run) -> None:
    assert ("PK721" in run(*CHECK, *arguments).out) is found


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--select", "PK29"), "did you mean"),
        (("--ignore", "names-alik"), "did you mean 'names-alike'?"),
        (("--ignore", "PK130"), "cannot be silenced"),
        (("--ignore", "PK1"), "cannot be silenced"),
        (("--output-format", "sarf"), "sarf"),
    ],
)
@pytest.mark.usefixtures("game")
def test_wrong_selectors_are_wrong_usage(arguments: tuple[str, ...], words: str, run: Run) -> None:
    result = run(*CHECK, *arguments)
    assert (result.code, result.out) == (2, "")
    assert words in result.err


def test_a_selection_never_hides_errors_of_structure(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "game", {"variant.yaml": WARNED.replace("price", "prize", 1)})
    result = run(*CHECK, "--select", "PK7")
    assert result.code == 1
    assert "PK130" in result.out


@pytest.mark.parametrize(
    ("project", "arguments", "shown"),
    [
        ('ignore = ["PK7"]', (), ""),
        ('ignore = ["PK7"]', ("--select", "PK721"), "warning[PK721]"),
        ('select = ["PK2"]', (), ""),
        ('severity = {PK721 = "info"}', (), "info[PK721]"),
        ('severity = {names-alike = "error", PK7 = "off"}', (), "error[PK721]"),
        ('[severity]\nPK7 = "off"', (), ""),
    ],
)
@pytest.mark.usefixtures("game")
def test_a_project_has_settings(
    project: str, arguments: tuple[str, ...], shown: str, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "printkit.toml").write_text(project)
    result = run(*CHECK, *arguments)
    assert ("PK721" in result.out) is bool(shown)
    assert shown in result.out


def test_settings_stand_in_pyproject_too_and_the_nearest_counts(
    run: Run, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del game
    (tmp_path / "printkit.toml").write_text('ignore = ["PK7"]')
    inner = tmp_path / "inner"
    inner.mkdir()
    monkeypatch.chdir(inner)
    check = ("check", "--definition-only", "../game", "--output-format", "concise")
    (inner / "pyproject.toml").write_text("[tool.other]\nx = 1\n")
    assert run(*check).out == "", "a project of something else says nothing"
    (inner / "pyproject.toml").write_text('[tool.printkit]\nseverity = {PK721 = "error"}\n')
    assert "error[PK721]" in run(*check).out
    (inner / "pyproject.toml").write_text("broken = [\n")
    assert run(*check).out == "", "somebody else's mistake"
    (inner / "printkit.toml").write_text("")
    assert "warning[PK721]" in run(*check).out


@pytest.mark.usefixtures("game")
def test_exit_code_and_format_of_a_project(run: Run, tmp_path: Path) -> None:
    settings = 'error-on-warning = true\noutput-format = "junit"\n'
    (tmp_path / "printkit.toml").write_text(settings)
    check = ("check", "--definition-only", "./game")
    assert run(*check).code == 1
    assert run(*check, "--no-error-on-warning").code == 0
    assert run(*check).out.startswith("<?xml")
    assert run(*check, "--output-format", "full").out.startswith("warning[PK721]")
    assert run(*check, "--statistics").out.startswith("1 warning[PK721]")


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("a = [", "printkit.toml:1: not well-formed", ""),
        ("\nselct = []", "printkit.toml:2: ", "did you mean 'select'?"),
        ('select = "PK2"', "printkit.toml:1: ", 'write select = ["PK2"]'),
        ('ignore = [\n  "PK7",\n  "PK79",\n]', "printkit.toml:3: ", "no rule 'PK79'"),
        ('ignore = ["PK160"]', "printkit.toml:1: ", "cannot be silenced"),
        ('# PK7\n[severity]\n# PK7\nPK7 = "high"', "printkit.toml:4: ", "none of error, warning"),
        ('severity = {PK130 = "info"}', "printkit.toml:1: ", "cannot be silenced"),
        ("severity = 1", "printkit.toml:1: ", "not a table"),
        ('error-on-warning = "yes"', "printkit.toml:1: ", "neither true nor false"),
        ('output-format = "sarf"', "printkit.toml:1: ", "did you mean 'sarif'?"),
    ],
)
@pytest.mark.usefixtures("game")
def test_mistakes_in_a_project_have_places(
    text: str, place: str, words: str, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "printkit.toml").write_text(text)
    result = run(*CHECK)
    assert (result.code, result.out) == (2, "")
    assert place in result.err
    assert words in result.err


@pytest.mark.usefixtures("game")
def test_mistakes_in_pyproject_are_found_in_its_own_table(run: Run, tmp_path: Path) -> None:
    text = "[tool.other]\nselect = ['PK99']\n[tool.printkit]\nselect = ['PK99']\n"
    (tmp_path / "pyproject.toml").write_text(text)
    assert "pyproject.toml:4: there is no rule 'PK99'" in run(*CHECK).err
    (tmp_path / "pyproject.toml").write_text("[tool]\nprintkit = 1\n")
    assert "not a table" in run(*CHECK).err
    (tmp_path / "pyproject.toml").write_text("[tool.printkit]\nselect = [\n")
    assert "pyproject.toml:2: not well-formed" in run(*CHECK).err


@pytest.mark.parametrize(
    ("checks", "shown"),
    [
        ("{PK721: info}", "info[PK721]"),
        ("{PK7: error}", "error[PK721]"),
        ("{names-alike: off}", ""),
    ],
)
def test_a_variant_has_settings(checks: str, shown: str, run: Run, game: Path) -> None:
    game.write_text(f"{WARNED}checks: {checks}\n")
    result = run(*CHECK)
    assert ("PK721" in result.out) is bool(shown)
    assert shown in result.out


def test_settings_are_inherited_and_merged(run: Run, game: Path, tmp_path: Path) -> None:
    game.write_text(f"{WARNED}checks: {{PK721: off, PK2: info}}\n")
    heir = "extends: ../game\ntitle: Heir\n"
    check = ("check", "--definition-only", "./heir", "--output-format", "concise")
    pack(tmp_path / "heir", {"variant.yaml": heir})
    assert run(*check).out == ""
    pack(tmp_path / "heir", {"variant.yaml": f"{heir}checks: {{PK721: error}}\n"})
    assert "error[PK721]" in run(*check).out
    pack(tmp_path / "heir", {"variant.yaml": f"{heir}checks: {{PK721: null}}\n"})
    assert "warning[PK721]" in run(*check).out


def test_the_project_beats_the_variant(run: Run, game: Path, tmp_path: Path) -> None:
    game.write_text(f"{WARNED}checks: {{PK721: off}}\n")
    (tmp_path / "printkit.toml").write_text('severity = {PK721 = "error"}')
    assert "error[PK721]" in run(*CHECK).out


def test_wrong_settings_of_a_variant_are_findings(run: Run, game: Path) -> None:
    game.write_text(f"{TINY}checks: {{PK79: off, PK130: off, PK721: loud}}\n")
    assert "PK132" in run(*CHECK).out
    game.write_text(f"{TINY}checks: {{PK79: off, PK130: off}}\n")
    found = run(*CHECK).out
    assert "warning[PK902] there is no rule 'PK79'" in found
    assert "warning[PK903] 'PK130' cannot be silenced" in found


def test_a_build_heeds_the_same_settings(run: Run, game: Path, tmp_path: Path) -> None:
    build = ("build", "./game", "--only", "deeds", "--paper", "a4")
    assert run(*build).code == 0
    (tmp_path / "printkit.toml").write_text('severity = {PK721 = "error"}')
    stopped = run(*build)
    assert stopped.code == 1, "not 'up to date' any more"
    assert "error[PK721]" in stopped.err
    game.write_text(f"{WARNED}checks: {{PK721: error}}\n")
    (tmp_path / "printkit.toml").write_text('ignore = ["PK721"]')
    assert run(*build).code == 0
