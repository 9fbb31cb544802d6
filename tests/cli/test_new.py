"""``printkit new``: a folder that checks clean and builds at once, and teaches by comments."""

import json
from pathlib import Path

import pytest
import yaml

from tests.cli.running import Run


@pytest.mark.parametrize("base", ["classic-us", "monopoly-space"])
def test_new_edition_checks_and_builds_at_once(base: str, run: Run, tmp_path: Path) -> None:
    assert run("new", "my-town", "--from", base).code == 0
    checked = run("check", "./my-town", "--definition-only", "--output-format", "json")
    assert checked.code == 0
    levels = {found["severity"] for found in json.loads(checked.out)["diagnostics"]}
    assert levels <= {"info"}
    built = run("build", "./my-town", "--only", "deeds", "--paper", "a4")
    assert built.code == 0, built.said
    assert (tmp_path / "output" / "my-town" / "a4" / "deeds.pdf").is_file()


@pytest.mark.parametrize("base", ["classic-us", "monopoly-space"])
def test_comments_teach_and_hold(base: str, run: Run, tmp_path: Path) -> None:
    """What stands behind ``# `` comes to life when the sign is taken away."""
    run("new", "my-town", "--from", base)
    path = tmp_path / "my-town" / "variant.yaml"
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert lines[0].startswith("# yaml-language-server: $schema=")
    assert (tmp_path / "my-town" / lines[0].partition("=")[2]).is_file()
    alive = [
        line.removeprefix("# ") if line[:3] in {"#  ", "# d", "# p"} and ":" in line else line
        for line in lines
    ]
    path.write_text("\n".join(alive) + "\n", encoding="utf-8")
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert {"deeds", "decks", "board", "pieces"} <= set(data)
    result = run("check", "./my-town", "--definition-only", "--output-format", "json")
    codes = {found["code"] for found in json.loads(result.out)["diagnostics"]}
    assert not [code for code in codes if code.startswith("PK1")], result.out


@pytest.mark.parametrize(("kind", "component"), [("cards", "cards"), ("tiles", "flats")])
def test_a_game_that_extends_nothing_checks_clean_and_prints(
    kind: str, component: str, run: Run, tmp_path: Path
) -> None:
    assert run("new", "my-game", "--own", kind, "--title", "The: game").code == 0
    data = yaml.safe_load((tmp_path / "my-game" / "variant.yaml").read_text(encoding="utf-8"))
    assert "extends" not in data
    assert data["title"] == "The: game"
    assert "no findings" in run("check", "./my-game").err
    built = run("build", "./my-game", "--paper", "a4")
    assert built.code == 0, built.said
    pdfs = {path.stem for path in (tmp_path / "output" / "my-game" / "a4").iterdir()}
    assert {component, "cover", "contents", "kit"} <= pdfs
    assert run("new", "my-game", "--own", kind).code == 2


def test_a_game_that_extends_nothing_has_no_base(run: Run, tmp_path: Path) -> None:
    result = run("new", "my-game", "--own", "cards", "--from", "classic-us")
    assert result.code == 2
    assert "extends nothing" in result.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["tiles.csv", "templates/tile.xml.j2"])
def test_a_table_or_template_that_is_there_is_left_alone(
    name: str, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "my-game" / name
    path.parent.mkdir(parents=True)
    path.write_text("mine", encoding="utf-8")
    result = run("new", "my-game", "--own", "tiles")
    assert result.code == 2
    assert "not empty" in result.err
    assert path.read_text(encoding="utf-8") == "mine"


def test_what_a_killed_call_has_left_of_a_game_is_no_hindrance(run: Run, tmp_path: Path) -> None:
    run("new", "my-game", "--own", "tiles")
    (tmp_path / "my-game" / "variant.yaml").unlink()
    assert run("new", "my-game", "--own", "tiles").code == 0


def test_own_title(run: Run, tmp_path: Path) -> None:
    title = 'The "old" town: \\ and #1'
    assert run("new", "town", "--title", title).code == 0
    data = yaml.safe_load((tmp_path / "town" / "variant.yaml").read_text(encoding="utf-8"))
    assert data["title"] == title
    assert run("show", "./town").code == 0


def test_base_by_path(run: Run, tmp_path: Path) -> None:
    assert run("new", "first").code == 0
    for place in ("below/second", "first/second"):
        assert run("new", place, "--from", "./first").code == 0
        assert run("check", f"./{place}", "--definition-only").code == 0
        data = yaml.safe_load((tmp_path / place / "variant.yaml").read_text(encoding="utf-8"))
        base = tmp_path / place / data["extends"]
        assert base.resolve() == (tmp_path / "first").resolve()


@pytest.mark.parametrize("name", ["My Town", "9lives", "", ".", "a" * 70])
def test_name_that_cannot_name_an_edition(name: str, run: Run, tmp_path: Path) -> None:
    result = run("new", name)
    assert result.code == 2
    assert "help: " in result.err
    assert list(tmp_path.iterdir()) == []


def test_folder_with_something_in_it_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "town").mkdir()
    (tmp_path / "town" / "mine.txt").write_text("mine", encoding="utf-8")
    result = run("new", "town")
    assert result.code == 2
    assert "not empty" in result.err
    assert [path.name for path in (tmp_path / "town").iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("name", ["town", "town/below"])
def test_file_in_the_way(name: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "town").write_text("mine", encoding="utf-8")
    result = run("new", name)
    assert result.code == 2
    assert "cannot write" in result.err


def test_unknown_base(run: Run, tmp_path: Path) -> None:
    result = run("new", "town", "--from", "clasic-us")
    assert result.code == 2
    assert "'classic-us'" in result.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "remedy"),
    [
        ("Familie Müller", 'write: printkit new familie-mueller --title "Familie Müller"'),
        ("Town `x`", "printkit new town-x --title 'Town `x`'"),
        ("Town's `x`", "use lower case letters"),
        ("家族", "use lower case letters"),
    ],
)
def test_a_title_in_the_place_of_the_short_name(
    name: str, remedy: str, run: Run, tmp_path: Path
) -> None:
    result = run("new", name)
    assert result.code == 2
    assert remedy in result.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("title", ["a\x1b[2Jb", "a\nb", "a\x00b", "a\u2028b"])
def test_title_that_cannot_be_printed(title: str, run: Run, tmp_path: Path) -> None:
    result = run("new", "town", "--title", title)
    assert result.code == 2
    assert "control character" in result.err
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_call_has_left_is_no_hindrance(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "town"
    folder.mkdir()
    (folder / ".variant.yaml-01234567").write_text("half", encoding="utf-8")
    (folder / "variant.schema.json").write_text("{}", encoding="utf-8")
    assert run("new", "town").code == 0
    assert {path.name for path in folder.iterdir()} == {"variant.schema.json", "variant.yaml"}
