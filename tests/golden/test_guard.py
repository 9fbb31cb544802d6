"""The goldens hold: slips that once went unseen are reported, and shown in pictures."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import ImageChops

from printkit.art import registry
from printkit.art.style import Ink, Style
from printkit.colour import Colour
from printkit.geometry.path import Path as Outline
from printkit.geometry.transform import translate
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Group, Node, Shape, Text
from printkit.scene.fingerprint import Fingerprint, fingerprint_of
from printkit.shipped import shipped_folder
from tests.golden.kept import LARGEST, Kept, changes, read_picture
from tests.golden.test_pieces import check
from tools.drawn_game import DrawnGame, draw_game

ROVER = "tokens/token-rover front"
MARKS, PLACES = (
    "other marks, colours, fonts or words",
    "the same marks and words in other places or sizes",
)
PRICE_Y = re.compile(r'(<text [^>]*\by=")([\d.]+)("[^>]* of="price">)')
VARIANT = "printkit: 1\ntitle: Mass Effect N7\nextends: mass-effect-n7\n"


def fingerprints(drawn: DrawnGame) -> Mapping[str, Fingerprint]:
    return {name: one.fingerprint for name, one in drawn.sides.items()}


def tokens() -> DrawnGame:
    return draw_game(open_context(prepare("monopoly-space")), Ink.FULL, ["tokens"])


@pytest.fixture(scope="module")
def sound() -> DrawnGame:
    """The tokens as they ought to be."""
    return tokens()


def first(kind: type[Node], node: Node, change: Callable[[Node], Node]) -> Node:
    """The scene with its first node of a kind changed; the same scene if it has none."""
    if isinstance(node, kind):
        return change(node)
    if isinstance(node, Group):
        for place, child in enumerate(node.children):
            other = first(kind, child, change)
            if other is not child:
                children = (*node.children[:place], other, *node.children[place + 1 :])
                return replace(node, children=children)
    return node


def bent(shape: Node) -> Node:
    """The shape with its second point a fifth of a millimetre aside."""
    assert isinstance(shape, Shape)
    start, line, *others = shape.path.segments
    assert line[0] == "L"
    return replace(shape, path=Outline((start, ("L", line[1], line[2] + 0.2), *others)))


@pytest.fixture
def bent_rover(monkeypatch: pytest.MonkeyPatch) -> Iterator[DrawnGame]:
    """The tokens, with a slip in the drawing of the rover."""
    drawings = registry._all_drawings()
    draw = drawings["token-rover"]

    def wrong(width: float, height: float, style: Style) -> Node:
        return first(Shape, draw(width, height, style), bent)

    monkeypatch.setitem(drawings, "token-rover", wrong)
    registry._drawn.cache_clear()
    yield tokens()
    registry._drawn.cache_clear()


def test_a_bent_path_of_a_token_is_reported(bent_rover: DrawnGame) -> None:
    kept = Kept("monopoly-space-full", ()).fingerprints()
    now = fingerprints(bent_rover)
    assert changes({name: kept[name] for name in now}, now) == {ROVER: PLACES}


@pytest.mark.parametrize(("down", "is_seen"), [("0", False), ("0.003", False), ("11", True)])
def test_a_moved_text_on_a_deed_is_reported(down: str, tmp_path: Path, *, is_seen: bool) -> None:
    template = shipped_folder("templates") / "n7" / "deed.xml.j2"
    source, count = PRICE_Y.subn(rf"\1{{{{ \2 + {down} }}}}\3", template.read_text("utf-8"))
    assert count == 1
    copy = tmp_path / "templates" / "deed.xml.j2"
    copy.parent.mkdir()
    copy.write_text(source, encoding="utf-8")
    (tmp_path / "variant.yaml").write_text(VARIANT, encoding="utf-8")
    kept = Kept("mass-effect-n7-full", ()).fingerprints()
    now = fingerprints(draw_game(open_context(prepare(str(tmp_path))), Ink.FULL, ["deeds"]))
    fronts = [name for name in now if name.endswith("front")]
    reported = changes({name: kept[name] for name in now}, now)
    assert reported == (dict.fromkeys(sorted(fronts), PLACES) if is_seen else {})


def lighter(shape: Node) -> Node:
    assert isinstance(shape, Shape)
    return replace(shape, fill=(shape.fill or Colour(0, 0, 0)).mix(Colour(0.5, 0.5, 0.5), 0.012))


def in_another_font(text: Node) -> Node:
    assert isinstance(text, Text)
    return replace(text, run=replace(text.run, font="Jost-Bold"))


def moved(text: Node) -> Node:
    return Group((text,), translate(0.003, -0.003))


@pytest.mark.parametrize(
    ("kind", "change", "is_seen"),
    [(Shape, lighter, True), (Text, in_another_font, True), (Text, moved, False)],
)
def test_small_changes(
    kind: type[Node], change: Callable[[Node], Node], sound: DrawnGame, *, is_seen: bool
) -> None:
    rover = sound.sides[ROVER]
    front = first(kind, rover.artwork.front, change)
    assert front is not rover.artwork.front
    now = fingerprint_of(replace(rover.artwork, front=front), rover.side)
    assert changes({ROVER: rover.fingerprint}, {ROVER: now}) == ({ROVER: MARKS} if is_seen else {})


def failure(kept: Kept, drawn: DrawnGame, differences: Path) -> str:
    with pytest.raises(pytest.fail.Exception) as caught:
        check(kept, drawn, differences)
    return str(caught.value)


def test_what_has_changed_is_named_and_shown(
    sound: DrawnGame, bent_rover: DrawnGame, tmp_path: Path
) -> None:
    kept = Kept("tokens", (ROVER,), tmp_path / "kept")
    kept.accept(sound)
    check(kept, sound, tmp_path)
    message = failure(kept, bent_rover, tmp_path)
    assert message.splitlines() == [
        "1 of 4 sides of tokens are not drawn as before:",
        f"  {ROVER}: {PLACES}",
        f"look at the pictures in {tmp_path / 'tokens'}, then: make golden",
    ]
    before, after, difference = (
        read_picture(tmp_path / "tokens" / f"tokens-token-rover-front-{name}.png")
        for name in ("before", "after", "difference")
    )
    assert before.size == after.size == difference.size
    assert ImageChops.invert(difference).getbbox() is not None


def test_pictures_are_small_and_of_chosen_pieces_only(sound: DrawnGame, tmp_path: Path) -> None:
    kept = Kept("tokens", (ROVER,), tmp_path)
    kept.accept(sound)
    assert [*tmp_path.glob("pictures/*/*")] == [kept.picture(ROVER)]
    assert kept.picture(ROVER).stat().st_size <= LARGEST


def test_without_a_kept_picture_there_is_only_the_new_one(
    sound: DrawnGame, bent_rover: DrawnGame, tmp_path: Path
) -> None:
    kept = Kept("tokens", (), tmp_path / "kept")
    kept.accept(sound)
    failure(kept, bent_rover, tmp_path)
    written = [path.name for path in (tmp_path / "tokens").iterdir()]
    assert written == ["tokens-token-rover-front-after.png"]


def test_accepting_leaves_what_has_not_changed(
    sound: DrawnGame, bent_rover: DrawnGame, tmp_path: Path
) -> None:
    kept = Kept("tokens", (ROVER,), tmp_path)
    kept.accept(sound)
    before, picture = kept.file.read_text("utf-8").splitlines(), kept.picture(ROVER)
    picture.write_bytes(b"drawn on another machine")
    kept.accept(sound)
    assert picture.read_bytes() == b"drawn on another machine"
    kept.accept(bent_rover)
    after = kept.file.read_text("utf-8").splitlines()
    assert [line.split()[0] for line in {*before} ^ {*after}] == ["tokens/token-rover"] * 2
    assert picture.read_bytes() != b"drawn on another machine"


def test_what_a_merge_leaves_is_accepted_anew(
    sound: DrawnGame, bent_rover: DrawnGame, tmp_path: Path
) -> None:
    kept = Kept("tokens", (ROVER,), tmp_path / "kept")
    kept.accept(bent_rover)
    theirs, picture = kept.file.read_text("utf-8"), kept.picture(ROVER)
    kept.accept(sound)
    ours, drawn = kept.file.read_text("utf-8"), picture.read_bytes()
    kept.file.write_text(f"<<<<<<< a\n{theirs}=======\n\n{ours}>>>>>>> b\n", "utf-8")
    picture.write_bytes(b"theirs")
    assert changes(kept.fingerprints(), fingerprints(sound)) == {ROVER: "new"}
    kept.accept(sound)
    assert (kept.file.read_text("utf-8"), picture.read_bytes()) == (ours, drawn)


def test_new_and_gone_pieces_are_named(sound: DrawnGame, tmp_path: Path) -> None:
    kept = Kept("tokens", (), tmp_path / "kept")
    kept.accept(sound)
    sides = kept.file.read_text("utf-8")
    kept.file.write_text(sides.replace("token-rover", "token-sledge"), "utf-8")
    assert changes(kept.fingerprints(), fingerprints(sound)) == {
        ROVER: "new",
        "tokens/token-sledge front": "gone",
    }
    assert "token-sledge front: gone" in failure(kept, sound, tmp_path)


def test_of_many_changes_the_first_ones_are_drawn(
    sound: DrawnGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.golden.kept.DRAWN_AT_MOST", 2)
    message = failure(Kept("tokens", (ROVER,), tmp_path / "kept"), sound, tmp_path)
    assert message.count(": new") == len(sound.sides)
    written = sorted(path.name for path in (tmp_path / "tokens").iterdir())
    assert written == [f"tokens-token-{name}-front-after.png" for name in ("astronaut", "rover")]
    failure(Kept("tokens", ("tokens/token-shuttle front",), tmp_path / "kept"), sound, tmp_path)
    assert (tmp_path / "tokens" / "tokens-token-shuttle-front-after.png").exists()
