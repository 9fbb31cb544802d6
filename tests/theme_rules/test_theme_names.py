"""Names in a pack's own theme that nothing uses are told where they are misspelt."""

from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.pipeline.checks import check_variant
from tests.cli.running import pack
from tests.pipeline.games import GAME

BACK = '<artwork ground="paper"/>'
THEME = "templates/mine/theme.yaml"


def found(folder: Path, theme: str = "", **templates: str) -> list[Diagnostic]:
    """The findings about a game with a theme of its own."""
    files = {f"templates/mine/{name}.xml.j2": text for name, text in templates.items()}
    text = GAME.replace("theme: classic", "theme: mine")
    theme = f"extends: classic\nname: Mine\n{theme}"
    folder = pack(folder / "game", {"variant.yaml": text, THEME: theme, **files})
    diagnostics = check_variant(str(folder), pieces=False)
    return [d for d in diagnostics if d.code in {"PK151", "PK628", "PK130"}]


@pytest.mark.parametrize(
    ("role", "remedy"),
    [
        ('colours: {acent: "#0b5c7a"}', "did you mean 'accent'?"),
        ("fonts: {dispaly: Exo2-ExtraBold}", "did you mean 'display'?"),
        ("sizes: {colum-gap: 4mm}", "did you mean 'column-gap'?"),
        ("boxes: {rules.marign: {x: 1, y: 1, w: 30, h: 50}}", "did you mean 'rules.margin'?"),
        ("styles: {rules-bdy: {font: text, size: 9pt}}", "did you mean 'rules-body'?"),
    ],
)
def test_a_misspelt_role_is_reported_at_its_name(tmp_path: Path, role: str, remedy: str) -> None:
    [finding] = found(tmp_path, role)
    assert (finding.code, finding.help) == ("PK628", remedy)
    assert finding.span is not None
    name = role.split("{")[1].split(":", maxsplit=1)[0]
    line = finding.span.end_column - finding.span.column
    assert (finding.span.line, line) == (3, len(name))
    assert f"'{name}'" in finding.message


@pytest.mark.parametrize(
    ("theme", "template"),
    [
        ('colours: {accent: "#0b5c7a", honey: "#aa8800"}', BACK),
        ('colours: {accent2: "#0b5c7a"}', '<artwork ground="accent2"/>'),
        ('colours: {accent2: "#0b5c7a"}', "<artwork ground=\"{{ 'accent2' }}\"/>"),
        ('colours: {muted-a: "#0b5c7a", muted-b: "#0b5c7a"}', '<artwork ground="muted-{{ x }}"/>'),
        ('colours: {accent2: "#0b5c7a"}\noptions: {tone: accent2}', BACK),
        ("fonts: {text2: Exo2-ExtraBold}\nstyles: {big: {font: text2, size: 9pt}}", BACK),
    ],
)
def test_roles_of_a_theme_of_its_own_may_have_any_names(
    tmp_path: Path, theme: str, template: str
) -> None:
    assert found(tmp_path, theme, **{"card-back-luck": template}) == []


@pytest.mark.parametrize(
    ("name", "remedy"),
    [
        ("card-back-lukc", "did you mean 'card-back-luck.xml.j2'?"),
        ("noet", "did you mean 'note.xml.j2'?"),
        ("card-treasure-chest", "there is no deck 'treasure-chest'"),
        ("deed-railway-line", "there is no kind of deeds 'railway-line'"),
    ],
)
def test_a_template_that_draws_nothing_is_reported(tmp_path: Path, name: str, remedy: str) -> None:
    [finding] = found(tmp_path, **{name: BACK})
    assert (finding.code, finding.help) == ("PK628", remedy)
    assert finding.span is not None
    assert Path(finding.span.file).name == f"{name}.xml.j2"


def test_templates_that_others_include_or_that_draw_a_kind_are_used(tmp_path: Path) -> None:
    including = '<artwork>{% include "cards.xml.j2" %}</artwork>'
    templates = {"cards": "<group/>", "card-luck": including, "deed-street": BACK, "board": BACK}
    assert found(tmp_path, **templates) == []


def test_a_theme_without_a_base_is_reported_once(tmp_path: Path) -> None:
    theme = 'name: Mine\ncolours: {ink: "#000000"}\nfonts: {text: Jost-Regular}\n'
    text = GAME.replace("theme: classic", "theme: mine")
    folder = pack(tmp_path / "game", {"variant.yaml": text, THEME: theme})
    [finding] = [d for d in check_variant(str(folder)) if d.severity == "error"]
    assert finding.code == "PK151"
    assert "15 of its colours" in finding.message
    assert "extends: classic" in (finding.help or "")


@pytest.mark.parametrize(
    ("name", "remedy"),
    [("rule", "did you mean 'rules'?"), ("wheel", "components are cover, board, deeds")],
)
def test_an_unknown_component_is_reported(tmp_path: Path, name: str, remedy: str) -> None:
    text = GAME.replace("boxes: false", f"boxes: false, dice: false, {name}: false")
    folder = pack(tmp_path / "game", {"variant.yaml": text})
    [finding] = [d for d in check_variant(str(folder), pieces=False) if d.severity == "error"]
    assert (finding.code, remedy in (finding.help or "")) == ("PK130", True)
