"""Themes: bases, overrides by the pack, and mistakes."""

from pathlib import Path

from printkit.diagnostics import Diagnostic
from printkit.loading.packs import THEME, Pack, find_pack
from printkit.loading.theme import load_theme
from tests.loading.conftest import Write

PLAIN = 'name: plain\ncolours: {ink: "#000", ground: {full: "#fff", mono: "#eee"}}\nfonts: {}\n'


def theme(folder: Path, text: str) -> None:
    folder.mkdir(parents=True)
    (folder / "theme.yaml").write_text(text)


def test_a_theme_and_its_base_and_the_packs_own_templates(write: Write, tmp_path: Path) -> None:
    pack = find_pack(write("mine"))
    assert isinstance(pack, Pack)
    theme(tmp_path / "themes" / "plain", PLAIN)
    text = 'extends: plain\nname: loud\ncolours: {ink: "#f00"}\nsizes: {a: 9pt, b: 2}\n'
    theme(pack.folder / "templates" / "loud", text)
    result = load_theme("loud", packs=[pack], search=[tmp_path / "themes"])
    assert result.diagnostics == []
    assert result.theme is not None
    assert result.theme.colours["ink"] == "#f00"
    assert result.theme.sizes == {"a": "9pt", "b": 2.0}
    own = pack.folder / "templates"
    assert result.folders == (own, own / "loud", tmp_path / "themes" / "plain")


def test_mistakes_in_a_theme(tmp_path: Path) -> None:
    theme(tmp_path / "bad", PLAIN.replace('"#000"', "red").replace("full", "ful"))
    result = load_theme("bad", search=[tmp_path])
    assert result.theme is None
    assert [(d.name, d.span and d.span.column) for d in result.diagnostics] == [
        ("wrong-value", 16), ("unknown-key", 30),
    ]  # fmt: skip


def test_unknown_theme_and_theme_by_path(tmp_path: Path) -> None:
    theme(tmp_path / "plain", PLAIN)
    (found,) = load_theme("plane", search=[tmp_path]).diagnostics
    assert found.name == "unknown-pack"
    assert found.help is not None
    assert "did you mean 'plain'?" in found.help
    (found,) = load_theme(str(tmp_path / "plain")).diagnostics
    assert found.name == "unknown-pack"


def test_a_theme_whose_folder_has_no_short_name(tmp_path: Path) -> None:
    theme(tmp_path / "FarmTheme", PLAIN)
    (found,) = load_theme("farmtheme", search=[tmp_path]).diagnostics
    assert found.help == "rename the folder 'FarmTheme' to 'farmtheme'"
    assert found.fix is None


def test_a_theme_with_another_ending_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "harbour"
    folder.mkdir()
    (folder / "theme.yml").write_text("extends: classic\n")
    found = find_pack("harbour", [tmp_path], THEME)
    assert isinstance(found, Diagnostic)
    assert found.help == "there is a theme.yml; rename it to theme.yaml"


def test_a_style_that_is_not_whole_may_be_one_of_the_base(write: Write) -> None:
    pack = find_pack(write("mine"))
    assert isinstance(pack, Pack)
    text = "extends: classic\nstyles: {card-titel: {size: 13}}\n"
    theme(pack.folder / "templates" / "loud", text)
    (found,) = load_theme("loud", packs=[pack]).diagnostics
    assert found.help == "did you mean 'card-title'? if not, add 'font: …'"
