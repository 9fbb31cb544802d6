"""No two pieces of a component have one name, nor have their backs."""

from printkit.components.design import Composition
from printkit.pipeline.press import sides
from printkit.scene import Artwork, Group
from printkit.scene.piece_names import with_own_ids


def piece(name: str, back_name: str | None = None) -> Artwork:
    back = None if back_name is None else Group(())
    return Artwork(name, name, 10, 10, Group(()), back, back_name=back_name)


def test_equal_ids_are_counted() -> None:
    named = with_own_ids([piece("a-b-c"), piece("a-b-c"), piece("A-b-c"), piece("a-b-c-2")])
    assert [each.id for each in named] == ["a-b-c", "a-b-c-2", "A-b-c-3", "a-b-c-2-2"]


def test_backs_are_unlike_all_fronts_and_those_that_are_shared_come_once() -> None:
    pieces = (piece("luck-win", "luck-back"), piece("luck-back", "luck-back"))
    names = [name for name, _, _ in sides(Composition(pieces))]
    assert names == ["luck-win", "luck-back-2", "luck-back"]
