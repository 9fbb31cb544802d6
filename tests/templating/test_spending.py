"""What a side costs."""

from printkit.geometry.shapes import rectangle
from printkit.scene import Group, Node, Shape, Symbol, Use
from printkit.scene.nodes import late
from printkit.templating.kept_sides import KeptSides
from printkit.templating.spending import weight

BOX = Shape(rectangle(0, 0, 10, 10))


def test_long_paths_count_more_than_once() -> None:
    longest = Shape(sum((BOX.path for _ in range(20)), start=BOX.path))
    symbol = Symbol("long", Group((longest, BOX)), BOX.path.bounds())
    assert weight(Group((BOX, Use(symbol)))) == 1 + (1 + 105 // 50) + 1


def test_a_known_scene_is_weighed_without_being_read() -> None:
    reads: list[str] = []

    def read() -> tuple[Node, ...]:
        reads.append("read")
        return (BOX, BOX)

    kept = KeptSides()
    assert weight(late(read, "key"), kept) == 2
    assert weight(Group((BOX, late(read, "key"))), kept) == 3
    assert reads == ["read"]
    assert weight(late(read), kept) == 2  # of one without a key nothing is known
    assert reads == ["read", "read"]
