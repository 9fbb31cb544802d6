"""A build that remembers pieces makes the very files of one that remembers nothing."""

import shutil
from dataclasses import fields, replace
from pathlib import Path

import pytest

from printkit.colour import Colour
from printkit.components.design import Composition
from printkit.diagnostics import has_errors
from printkit.geometry.shapes import rectangle
from printkit.library import check
from printkit.pipeline.build import build
from printkit.pipeline.plain_components import PlainDrawings, component_of, look_of
from printkit.pipeline.request import Request
from printkit.scene import Artwork, Edges, Group
from printkit.shipped import shipped_folder
from tests.cli.running import tree

GAME = "monopoly-space"
CHANGES = (
    ("deeds.csv", "1,Uranus,60", "1,Neptune,60"),
    ("rulebook.md", "so that everyone sees the numbers", "so that all of you see the numbers"),
)


def _built(
    game: Path, output: Path, patch: pytest.MonkeyPatch, cache: Path | None = None
) -> dict[str, bytes]:
    patch.setenv("PRINTKIT_CACHE", str(cache or ""))
    assert not has_errors(build(Request(str(game), output, papers=("a4",))).diagnostics)
    files = tree(output / GAME)
    return {name: data for name, data in files.items() if not name.startswith(".")}


def test_a_game_with_a_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, cache = tmp_path / GAME, tmp_path / "cache"
    shutil.copytree(shipped_folder("boards") / GAME, game)
    cold = _built(game, tmp_path / "first", monkeypatch, cache)
    with (game / "variant.yaml").open("a", encoding="utf-8") as definition:
        definition.write("# no piece shows this\n")
    warm = _built(game, tmp_path / "comment", monkeypatch, cache)
    assert _differing(warm, cold) == []
    for name, old, new in CHANGES:
        text = (game / name).read_text(encoding="utf-8")
        assert old in text
        (game / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        warm = _built(game, tmp_path / f"warm {name}", monkeypatch, cache)
        before, cold = cold, _built(game, tmp_path / f"cold {name}", monkeypatch)
        assert _differing(warm, cold) == []
        assert _differing(warm, before) != []


def _differing(some: dict[str, bytes], others: dict[str, bytes]) -> list[str]:
    return sorted(
        name for name in some.keys() | others.keys() if some.get(name) != others.get(name)
    )


def test_all_of_an_artwork_comes_back() -> None:
    pair = Colour(1, 2, 3), Colour(4, 5, 6)
    path = rectangle(1.0, 1.0, 2.0, 3.0)
    piece = Artwork(
        "deeds/elm", "Elm Street", 60.0, 80.0, Group(()), Group((Group(()),)), 3, 1.5, path, path,
        "back", Edges(pair, pair, pair), "set", closes=True,
    )  # fmt: skip
    plain = Artwork("deeds/elm", "Elm Street", 60.0, 80.0, Group(()))
    same = [f.name for f in fields(Artwork) if getattr(piece, f.name) == getattr(plain, f.name)]
    assert same == ["id", "title", "width", "height", "front"]
    data = PlainDrawings((), lambda _: None).component("key", Composition((piece,)))
    _, _, made = component_of(data, lambda _: Group(()))
    assert made.artworks == (replace(piece, back=Group(())),)


@pytest.mark.parametrize("name", [each.name for each in fields(Artwork) if each.name != "edges"])
def test_what_a_piece_looks_like_depends_on_all_of_it(name: str) -> None:
    path = rectangle(1.0, 1.0, 2.0, 3.0)
    other = Artwork(
        "a", "b", 1.0, 2.0, Group((Group(()),)), Group(()), 2, 1.0, path, path, "c",
        set_of="d", closes=True,
    )  # fmt: skip
    piece = Artwork("deeds/elm", "Elm Street", 60.0, 80.0, Group(()))
    changed = replace(piece, **{name: getattr(other, name)})
    assert look_of(Composition((changed,))) != look_of(Composition((piece,)))


def test_a_check_does_not_hide_that_a_template_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the check has found sound is not what the build before it has drawn."""
    game, cache = tmp_path / GAME, tmp_path / "cache"
    own = game / "templates"
    own.mkdir(parents=True)
    (game / "variant.yaml").write_text(f"printkit: 1\nextends: {GAME}\n", encoding="utf-8")
    (own / "chip.xml.j2").write_text('<artwork><rect inset="4" fill="ink"/></artwork>')
    before = _built(game, tmp_path / "first", monkeypatch, cache)
    (own / "chip.xml.j2").write_text('<artwork><rect inset="5" fill="ink"/></artwork>')
    monkeypatch.setenv("PRINTKIT_CACHE", str(cache))
    assert not has_errors(check(str(game)))
    warm = _built(game, tmp_path / "warm", monkeypatch, cache)
    cold = _built(game, tmp_path / "cold", monkeypatch)
    assert _differing(warm, cold) == []
    assert "a4/chips.pdf" in _differing(warm, before)
