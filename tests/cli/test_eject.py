"""``printkit eject`` and ``printkit list --sheet``: what a maker starts from."""

from pathlib import Path

import pikepdf
import pytest

from printkit.showing import template_pictures
from tests.cli.running import Run


def test_a_template_is_copied_and_used_from_then_on(run: Run, tmp_path: Path) -> None:
    run("new", "my-town")
    ejected = run("eject", "deed", "./my-town")
    assert ejected.code == 0
    assert "deed.name" in ejected.said, "what it is given"
    own = tmp_path / "my-town" / "templates" / "deed.xml.j2"
    wrong = '<icon w="5" h="5" name="no-such-drawing"/>\n</artwork>'
    own.write_text(own.read_text().replace("</artwork>", wrong))
    checked = run("check", "./my-town")
    assert "my-town/templates/deed.xml.j2" in checked.out


def test_a_special_template_begins_as_the_general_one(run: Run, tmp_path: Path) -> None:
    run("new", "my-town")
    assert run("eject", "deed-railroad", "./my-town").code == 0
    templates = tmp_path / "my-town" / "templates"
    assert "deed.rents" in (templates / "deed-railroad.xml.j2").read_text()
    assert not (templates / "deed.xml.j2").exists()


def test_own_work_is_kept(run: Run, tmp_path: Path) -> None:
    run("new", "my-town")
    run("eject", "deed", "./my-town")
    own = tmp_path / "my-town" / "templates" / "deed.xml.j2"
    own.write_text("mine")
    assert run("eject", "deed", "./my-town").code == 2
    assert own.read_text() == "mine"
    assert run("eject", "deed", "./my-town", "--force").code == 0
    assert own.read_text() != "mine"


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [(("dead", "./my-town"), "did you mean 'deed'?"), (("deed", "classic-us"), "printkit new")],
)
def test_what_cannot_be_copied(arguments: tuple[str, str], remedy: str, run: Run) -> None:
    run("new", "my-town")
    refused = run("eject", *arguments)
    assert refused.code == 2
    assert remedy in refused.said


@pytest.mark.parametrize("what", ["art", "icons", "fonts"])
def test_everything_is_drawn_with_its_name(what: str, run: Run, tmp_path: Path) -> None:
    assert run("list", what, "--sheet", "sheet.pdf").code == 0
    with pikepdf.open(tmp_path / "sheet.pdf") as pdf:
        assert len(pdf.pages) > 1


def test_templates_are_shown_by_what_they_draw(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(template_pictures, "GAMES", ("classic-us",))
    assert run("list", "templates", "--sheet", "sheet.pdf").code == 0
    with pikepdf.open(tmp_path / "sheet.pdf") as pdf:
        assert len(pdf.pages) == 1
    known = set(template_pictures.template_pictures())
    assert {"board-centre", "space", "deed", "card-back", "note", "token", "rules"} <= known
    template_pictures.template_pictures.cache_clear()


def test_a_sheet_of_what_has_no_picture_is_refused(run: Run, tmp_path: Path) -> None:
    refused = run("list", "variants", "--sheet", "sheet.pdf")
    assert refused.code == 2
    assert not (tmp_path / "sheet.pdf").exists()
