"""Pieces that were sound are not drawn again, and nothing goes unseen for it."""

import shutil
from pathlib import Path

import pytest

from printkit.components.component import Component
from printkit.components.design import Composition, Design
from printkit.diagnostics import Diagnostic
from printkit.pipeline.checks import check_prepared
from printkit.pipeline.piece_cache import PieceCache
from printkit.pipeline.prepare import prepare
from tests.pipeline.games import edit

TOWN = Path(__file__).parent.parent / "checking" / "fixtures" / "tiny"
FREE = "Leave jail free of charge."
LONG = "Leave jail free of charge and tell everybody what it was like. " * 20
BROKEN = "'Leave jail free of charge {{ rules.salary / 0 }}.'"
WIDE = "Wideandevenwiderstreetthatnobodycanreadononelineofadeed"
EDITS = (
    ("title: Tiny Town", "# a comment\n\ntitle: Tiny Town"),
    (FREE, LONG),
    ("name: Dune Walk", f"name: {WIDE}"),
    (LONG, BROKEN),
    ("salary: 100", "salary: 200"),
    (BROKEN, FREE),
    (f"name: {WIDE}", "name: Dune Walk"),
)
"""What shows on the cards, on the deeds or on the board; mistakes that come and go."""
CARD = "templates/card.xml.j2"
ALL = {"cover", "board", "deeds", "cards", "money", "buildings", "tokens", "boxes"}


@pytest.fixture
def town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small game with all that a game has; nothing is remembered yet."""
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    return Path(shutil.copytree(TOWN, tmp_path / "tiny"))


def checked(folder: Path) -> list[Diagnostic]:
    return check_prepared(prepare(str(folder)))


def with_a_book(town: Path) -> None:
    """Give the game a rulebook that shows a deed."""
    text = '# How to play\n\nWalk.\n\n![](deeds/1 "30 wide")\n'
    (town / "rulebook.md").write_text(text, encoding="utf-8")
    edit(town, "title: Tiny Town", "title: Tiny Town\nrulebook: rulebook.md")


def drawn(folder: Path) -> set[str]:
    """The components that would be drawn now."""
    return set(PieceCache(prepare(str(folder)))._drawn)


def test_every_edit_gives_what_drawing_all_gives(
    town: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for old, new in EDITS:
        edit(town, old, new)
        found = checked(town)
        with monkeypatch.context() as forgetful:
            forgetful.setenv("PRINTKIT_CACHE", "")
            assert found == checked(town), new
        told.append({diagnostic.code for diagnostic in found})
    assert len(set(map(frozenset, told))) >= 3, "the edits make a difference"


def test_only_what_has_changed_is_drawn(town: Path) -> None:
    assert drawn(town) == ALL
    checked(town)
    assert drawn(town) == set()
    edit(town, FREE, "Leave jail without a fee.")
    assert drawn(town) == {"cards"}, "the board shows decks, not their cards; boxes hold as many"
    checked(town)
    edit(town, "title: Tiny Town", "# a comment\ntitle: Tiny Town")
    assert drawn(town) == set()
    edit(town, "name: Fern Hill", "name: Fern Dale")
    expected = {"cover", "board", "deeds", "boxes"}  # that of the deeds shows the streets
    assert drawn(town) == expected, "no text names a space"


def test_a_book_is_set_again_only_for_what_it_may_show(town: Path) -> None:
    with_a_book(town)
    checked(town)
    known = drawn(town)
    assert "rules" not in known
    edit(town, "title: Tiny Town", "# a comment\ntitle: Tiny Town")
    assert drawn(town) == known
    edit(town, "name: Fern Hill", "name: Fern Dale")
    assert "rules" in drawn(town), "it may show any piece"
    checked(town)
    (town / "templates").mkdir()
    (town / "templates" / "deed.xml.j2").write_text("<artwork/>", encoding="utf-8")
    assert {"rules", "deeds"} <= drawn(town), "the figure shows the deed"
    checked(town)
    (town / CARD).write_text("<artwork/>", encoding="utf-8")
    assert "cards" in drawn(town)
    assert "rules" in drawn(town), "any piece may be shown"


def test_pieces_that_others_show_are_taken_as_they_were(
    town: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_book(town)
    checked(town)
    edit(town, FREE, "Leave jail without a fee.")
    composed: list[str] = []
    draw = Component.draw

    def noting(component: Component, design: Design) -> Composition:
        composed.append(component.id)
        return draw(component, design)

    monkeypatch.setattr(Component, "draw", noting)
    found = checked(town)
    assert composed == ["cards", "rules"]
    monkeypatch.setenv("PRINTKIT_CACHE", "")
    assert found == checked(town)


def test_what_has_a_finding_is_drawn_each_time(town: Path) -> None:
    edit(town, FREE, LONG)
    for _ in range(3):
        assert checked(town)
        assert drawn(town) == {"cards"}, "the others are sound by themselves"


def test_templates_count(town: Path) -> None:
    checked(town)
    (town / CARD).parent.mkdir()
    (town / CARD).write_text("<artwork><nonsense/></artwork>", encoding="utf-8")
    assert {finding.code for finding in checked(town)} == {"PK144"}
    (town / CARD).unlink()
    assert checked(town) == []


def test_a_template_that_changes_while_drawing_is_not_taken_for_sound(town: Path) -> None:
    pieces = PieceCache(prepare(str(town)))
    (town / CARD).parent.mkdir()
    (town / CARD).write_text("<artwork/>", encoding="utf-8")
    pieces.remember(all_sound=True)
    assert drawn(town) == ALL


@pytest.mark.parametrize("content", [b"[]", b'{"cards": ["key", [1]]}'])
def test_spoilt_notes_are_no_notes(town: Path, content: bytes) -> None:
    checked(town)
    for notes in (town.parent / "cache" / "pieces").iterdir():
        notes.write_bytes(content)
    assert drawn(town) == ALL
