"""Drawings by name. A module below ``printkit.art`` registers its own by existing."""

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache, lru_cache

from printkit.art.style import Style
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import translate
from printkit.scene import Group, Node

LEAST, LARGEST = 0.2, 3_000.0
"""Sides of a box that a drawing fills, mm."""
LONGEST = 200.0
"""Times its width that a box may be high, or the other way round."""

Draw = Callable[[float, float, Style], Node]
"""Draws into the box (0, 0, width, height), mm."""

_drawings: dict[str, Draw] = {}


def drawing(name: str) -> Callable[[Draw], Draw]:
    """Register a drawing function under a name.

    Raises:
        ValueError: the name is taken.
    """

    def register(draw: Draw) -> Draw:
        if name in _drawings:
            raise ValueError(f"two drawings are called {name!r}")
        _drawings[name] = draw
        return draw

    return register


def has_room(box: Bounds, longest: float = LONGEST) -> bool:
    """Whether a picture can be seen in the box, which is no more than so many times as long."""
    narrow, wide = sorted((box.width, box.height))
    return narrow >= LEAST and wide <= LARGEST and wide <= narrow * longest


def draw_art(name: str, box: Bounds, style: Style) -> Group:
    """The drawing in the box, which has room for it, cut off at its edges.

    Raises:
        ValueError: the box has no room; see :func:`has_room`.
        KeyError: no drawing has the name; see :func:`printkit.art.names.art_names`.
    """
    width, height = box.width, box.height
    if not has_room(box):
        raise ValueError(f"no drawing has room in {width} × {height} mm")
    return Group(
        (_drawn(name, width, height, style),),
        transform=translate(box.x, box.y),
        clip=rectangle(0.0, 0.0, width, height),
    )


@lru_cache(maxsize=512)
def _drawn(name: str, width: float, height: float, style: Style) -> Node:
    return _all_drawings()[name](width, height, style)


def registered_drawings() -> list[str]:
    """The names of all drawings, from their modules; see :func:`printkit.art.names.art_names`."""
    return sorted(_all_drawings())


@cache
def _all_drawings() -> dict[str, Draw]:
    """Every drawing, once all modules of this package are imported (late: they are many)."""
    package = importlib.import_module("printkit.art")
    for module in pkgutil.walk_packages(package.__path__, "printkit.art."):
        importlib.import_module(module.name)
    return _drawings
