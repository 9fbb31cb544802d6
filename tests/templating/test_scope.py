"""Where findings of templates point."""

from pathlib import Path

import pytest

from printkit.art.style import Ink
from printkit.diagnostics import Related, Span
from printkit.geometry.path import Bounds
from printkit.languages import shipped_language
from printkit.model.theme import Theme
from printkit.scene import Group, Node
from printkit.templating.codes import TEXT_DOES_NOT_FIT, WRONG_ELEMENT
from printkit.templating.environment import TemplateFolders
from printkit.templating.look import Look
from printkit.templating.scope import Scope
from printkit.templating.templates import Templates
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper

EN = shipped_language("en").writing

SPAN = Span("deed.xml.j2", 12, 3, 8)


def _no_picture(_src: str, _box: Bounds, _fit: str) -> Node:
    return Group(())


@pytest.fixture
def scope() -> Scope:
    theme = Theme(name="Plain", colours={"ink": "#000000"}, fonts={"text": "Jost-Regular"})
    return Scope(
        look=Look(theme, Ink.FULL),
        shaper=Shaper(shipped_fonts()),
        writing=EN,
        place_picture=_no_picture,
        route=("deeds", 3),
        shown_template="templates/classic/{}".format,
    )


def test_field_points_at_the_definition_and_relates_to_the_template(scope: Scope) -> None:
    scope.report(TEXT_DOES_NOT_FIT, "too long", SPAN, field_name="rents.2", help_text="shorten")
    (found,) = scope.findings
    assert found.span is None
    assert found.route == ("deeds", 3, "rents", 2)
    place = Span("templates/classic/deed.xml.j2", 12, 3, 8)
    assert found.related == (Related("set by this template", place),)
    assert found.help == "shorten"


def test_mistake_of_a_template_is_the_same_for_each_piece(scope: Scope) -> None:
    scope.report(WRONG_ELEMENT, "no such element", SPAN)
    (found,) = scope.findings
    assert str(found.span) == "templates/classic/deed.xml.j2:12:3"
    assert found.route is None


def test_finding_without_a_place_points_at_the_piece(scope: Scope) -> None:
    scope.report(WRONG_ELEMENT, "no such element")
    (found,) = scope.findings
    assert (found.span, found.route) == (None, ("deeds", 3))


def test_templates_are_named_by_the_path_that_was_found(scope: Scope, tmp_path: Path) -> None:
    for folder, text in (("own", "<artwork><rct/></artwork>"), ("theme", "<artwork/>")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "deed.xml.j2").write_text(text, encoding="utf-8")
    folders = TemplateFolders([tmp_path / "own", tmp_path / "theme"])
    templates = Templates(folders, {}, lambda path: path.relative_to(tmp_path).as_posix())
    templates.draw("deed", (10.0, 10.0), 0.0, {}, scope)
    assert [str(found.span) for found in scope.findings] == ["own/deed.xml.j2:1:10"]
