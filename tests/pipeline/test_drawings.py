"""Sides of pieces and components that one process draws and the next one need not."""

import inspect
from pathlib import Path
from typing import Any

import pytest

from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.components.design import Composition
from printkit.components.registry import components_of
from printkit.diagnostics import has_errors
from printkit.geometry.shapes import rectangle
from printkit.pipeline import drawing, drawings
from printkit.pipeline.build import build
from printkit.pipeline.plain_components import (
    PlainDrawings,
    children_of,
    component_of,
    stream_of,
)
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.request import Request
from printkit.scene import Artwork, Edges, Group, Node, Shape
from printkit.templating import templates
from printkit.templating.kept_sides import KeptSides, Worked
from printkit.templating.markup import Element
from printkit.templating.plain_sides import plain_side, side_of
from printkit.templating.scope import Scope
from tests.cli.running import TINY, pack, tree

BOOK = "rulebook: rulebook.md\n"
RULES = """# The rules

## Deeds

Buy them.

![A deed](deeds/elm)
"""
PLACE = "components: {rules: false, cover: false, boxes: false}\n"


@pytest.fixture
def titles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What is drawn, in turn, with a cache folder of the test's own."""
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    drawn: list[str] = []
    side = templates._side

    def noted(element: Element, size: tuple[float, float], bleed: float, scope: Scope) -> Node:
        drawn.append(scope.title)
        return side(element, size, bleed, scope)

    monkeypatch.setattr(templates, "_side", noted)
    return drawn


def deeds(titles: list[str]) -> list[str]:
    return [title for title in titles if "deed" in title]


def test_the_next_process_draws_what_has_changed(tmp_path: Path, titles: list[str]) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + PLACE}) / "variant.yaml"
    build(Request(str(game.parent), tmp_path / "one", papers=("a4",)))
    assert len(deeds(titles)) == 4
    titles.clear()
    build(Request(str(game.parent), tmp_path / "two", papers=("letter",)))
    assert not deeds(titles)
    game.write_text((TINY + PLACE).replace("Elm Street", "Ash Street"))
    build(Request(str(game.parent), tmp_path / "three", papers=("a4",)))
    assert deeds(titles)
    assert all("Ash Street" in title for title in deeds(titles))
    for file in (tmp_path / "cache/drawings").iterdir():
        file.unlink()
    build(Request(str(game.parent), tmp_path / "four", papers=("a4",)))
    kept, anew = tree(tmp_path / "three"), tree(tmp_path / "four")
    assert all(kept[name] == anew[name] for name in anew if name.endswith(".pdf"))


CARDS = """\
decks:
  luck:
    name: Luck
    colour: "#c0392b"
    icon: chance
    cards:
      rain: {title: Rain, text: "Pay for an umbrella."}
      wind: {title: Wind, text: "Hold on to your hat."}
"""


def test_cards_are_drawn_again_only_if_their_own_text_or_the_size_of_all_changes(
    tmp_path: Path, titles: list[str]
) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + PLACE + CARDS}) / "variant.yaml"

    def drawn(folder: str) -> set[str]:
        titles.clear()
        outcome = build(Request(str(game.parent), tmp_path / folder, papers=("a4",)))
        assert not has_errors(outcome.diagnostics), outcome.diagnostics
        return {title for title in titles if "card" in title}

    assert {"card “Rain”", "card “Wind”"} <= drawn("one")
    game.write_text(game.read_text().replace("an umbrella", "a raincoat"))
    assert drawn("two") == {"card “Rain”"}
    game.write_text(game.read_text().replace("a raincoat", "a raincoat and for more " * 9))
    assert drawn("three") == {"card “Rain”", "card “Wind”"}


@pytest.mark.usefixtures("titles")
def test_components_that_are_known_to_be_sound_are_not_even_composed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + BOOK, "rulebook.md": RULES})
    composed: list[str] = []
    compose = drawing._composed

    def noted(*arguments: Any) -> Any:
        composed.append(arguments[3].id)
        return compose(*arguments)

    monkeypatch.setattr(drawing, "_composed", noted)
    build(Request(str(game), tmp_path / "one", papers=("a4",)))
    assert "rules" in composed
    (game / "variant.yaml").write_text(TINY + BOOK + "# nothing new\n")
    composed.clear()
    build(Request(str(game), tmp_path / "two", papers=("a4",)))
    assert composed == []
    assert _pdfs(tmp_path / "one") == _pdfs(tmp_path / "two")


@pytest.mark.usefixtures("titles")
def test_a_component_that_shows_others_shows_what_has_changed(tmp_path: Path) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + BOOK, "rulebook.md": RULES})
    build(Request(str(game), tmp_path / "one", papers=("a4",)))
    (game / "variant.yaml").write_text((TINY + BOOK).replace("Elm Street", "Ash Street"))
    build(Request(str(game), tmp_path / "two", papers=("a4",)))
    for file in (tmp_path / "cache/drawings").iterdir():
        file.unlink()
    build(Request(str(game), tmp_path / "three", papers=("a4",)))
    assert _pdfs(tmp_path / "two") == _pdfs(tmp_path / "three")
    assert _pdfs(tmp_path / "two") != _pdfs(tmp_path / "one")


def test_all_that_is_known_of_a_piece_comes_back() -> None:
    red, blue = Colour(1.0, 0.0, 0.0), Colour(0.0, 0.0, 1.0)
    face = Group((Shape(rectangle(0.0, 0.0, 9.0, 5.0), fill=red),))
    piece = Artwork(
        "page-8", "Back cover", 9.0, 5.0, face, face, copies=2, bleed=3.0,
        outline=rectangle(1.0, 1.0, 7.0, 3.0), score=rectangle(2.0, 2.0, 1.0, 1.0),
        back_name="deck", edges=Edges(beside=(red, blue)), set_of="red", closes=True,
    )  # fmt: skip
    fields = inspect.signature(Artwork).parameters.values()
    assert all(getattr(piece, field.name) != field.default for field in fields)
    plain = PlainDrawings((), lambda _: None)
    data = plain.component("key", Composition((piece,)))
    _, _, made = component_of(data, lambda key: Group(children_of(plain.scenes[key], _never)))
    assert repr(made.artworks) == repr((piece,))


def _pdfs(folder: Path) -> dict[str, bytes]:
    return {name: data for name, data in tree(folder).items() if name.endswith(".pdf")}


def test_what_somebody_else_has_written_is_not_read(tmp_path: Path, titles: list[str]) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + PLACE}) / "variant.yaml"
    build(Request(str(game.parent), tmp_path / "one", papers=("a4",)))
    (file,) = (tmp_path / "cache/drawings").iterdir()
    file.write_bytes(file.read_bytes()[:-9] + b"corrupted")
    titles.clear()
    build(Request(str(game.parent), tmp_path / "two", papers=("a4",)))
    assert len(deeds(titles)) == 4


def test_old_sides_make_room_for_new_ones(
    tmp_path: Path, titles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawings, "MOST_IN_ALL", 1)
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + PLACE})
    build(Request(str(game), tmp_path / "one", papers=("a4",)))
    assert titles
    assert not list((tmp_path / "cache/drawings").iterdir())


def test_sides_come_back_as_they_were(tmp_path: Path, titles: list[str]) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + PLACE + CARDS})
    prepared = prepare(str(game))
    sides = KeptSides()
    context = open_context(prepared, sides)
    for component in components_of(context.variant):
        component.draw(context.design(Ink.FULL))
    assert titles
    assert any(side.shared for _, side in sides.items())
    for key, side in dict(sides.items()).items():
        data, _ = plain_side(side)
        assert repr(side_of(data, key, _never)) == repr(side)


def _never(key: str) -> Node:
    raise AssertionError(key)


def test_what_was_worked_out_is_no_stream() -> None:
    plain = PlainDrawings((), lambda _: None).worked(Worked([1.0]))
    assert stream_of(plain, lambda _: Group(())) is None
