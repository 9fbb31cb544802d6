"""Scenes as plain values, and back."""

from printkit.geometry.transform import translate
from printkit.scene import Group, Layer, Tag
from printkit.templating.plain_nodes import Parts, PartTable


def test_groups_come_back_with_all_that_they_say() -> None:
    inner = Group((), translate(1, 2), tag=Tag("Figure", 3, "A dome"))
    outer = Group((inner,), layer=Layer.CUT)
    table = PartTable(outer)
    number = table.number(outer)
    assert Parts(table.rows)[number] == outer
