"""Groups whose children are read when somebody looks at them."""

from dataclasses import replace

from printkit.geometry.transform import translate
from printkit.scene import Group, Node
from printkit.scene.nodes import keyed, late


def test_a_late_group_reads_its_children_once_and_is_like_any_other() -> None:
    read: list[str] = []

    def children() -> tuple[Node, ...]:
        read.append("read")
        return (Group(()),)

    group = late(children)
    moved = translate(1.0, 2.0)
    assert not read
    assert group == Group((Group(()),))
    assert repr(group) == repr(Group((Group(()),)))
    assert replace(group, transform=moved) == Group((Group(()),), moved)
    assert read == ["read"]


def test_a_changed_group_is_not_known_any_more() -> None:
    group = keyed(Group((Group(()),)), "drawn")
    assert group.key == "drawn"
    assert not replace(group, children=()).key
