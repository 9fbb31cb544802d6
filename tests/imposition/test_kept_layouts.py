"""Pieces of the same shapes lie as they were laid before, whatever they show."""

import marshal
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from printkit.colour import BLACK
from printkit.geometry.shapes import rectangle
from printkit.imposition.impose import leaves_of
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import A4
from printkit.scene import Artwork, Shape
from tests.imposition.samples import chip, piece


class Store:
    """Keeps plain values, and counts what was worked out."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def once(self, key: str, work: Callable[[], Any]) -> Any:
        if key not in self.kept:
            self.kept[key] = marshal.dumps(work())
        return marshal.loads(self.kept[key])  # noqa: S302 - of this very test


def box() -> list[Artwork]:
    return [piece(57, 87, copies=9), piece(40, 60, copies=7, back=False), chip(20, copies=30)]


def test_what_they_show_is_no_matter() -> None:
    store = Store()
    options = SheetOptions(A4, once=store.once)
    assert leaves_of(box(), options) == leaves_of(box(), SheetOptions(A4))
    first = len(store.kept)
    others = [
        replace(each, title="other", front=Shape(rectangle(0, 0, 9, 9), BLACK)) for each in box()
    ]
    leaves, _ = leaves_of(others, options)
    assert leaves == leaves_of(others, SheetOptions(A4))[0]
    assert len(store.kept) == first > 0


def test_shapes_numbers_and_wishes_do() -> None:
    store = Store()
    options = SheetOptions(A4, once=store.once)
    first, *others = box()
    for pieces in (
        box(),
        [replace(first, width=58), *others],
        [replace(first, copies=10), *others],
    ):
        assert leaves_of(pieces, options) == leaves_of(pieces, SheetOptions(A4))
    wide = SheetOptions(A4, margin=20.0)
    assert leaves_of(box(), replace(wide, once=store.once)) == leaves_of(box(), wide)
    assert len(store.kept) == 4
