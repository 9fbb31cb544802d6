"""A theme restyles another by its sizes, without a template."""

from pathlib import Path

from printkit.art.style import Ink
from printkit.components.deeds import COMPONENT
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Group, Node, Shape

THEME = "name: Heavy\nextends: planetopoly\nsizes: {panel-line: 1.75, panel-radius: 0}\n"
VARIANT = "printkit: 1\nextends: planetopoly\ntitle: Heavy\n"


def outlines(node: Node | None) -> set[float]:
    """The widths of all outlines."""
    match node:
        case Group(children=children):
            return set().union(*map(outlines, children))
        case Shape(stroke=stroke) if stroke is not None:
            return {stroke.width}
    return set()


def widths(folder: Path, theme: str) -> set[float]:
    (folder / "variant.yaml").write_text(f"{VARIANT}theme: {theme}\n", encoding="utf-8")
    composition = COMPONENT.compose(open_context(prepare(str(folder))).design(Ink.FULL))
    assert composition.findings == ()
    deed = next(one for one in composition.artworks if one.id == "deed-1")
    return outlines(deed.back)


def test_a_theme_draws_panels_with_its_own_line(tmp_path: Path) -> None:
    heavy = tmp_path / "templates" / "heavy" / "theme.yaml"
    heavy.parent.mkdir(parents=True)
    heavy.write_text(THEME, encoding="utf-8")
    assert 1.75 not in widths(tmp_path, "planetopoly")
    assert 1.75 in widths(tmp_path, "heavy")
