"""Icons: square symbols in one colour, readable at 5 mm.

Each is designed on a 24 x 24 grid with the vocabulary of :mod:`printkit.art.icons_grid`.
"""

from functools import lru_cache

from printkit.art import (
    icons_arrows,
    icons_galaxy,
    icons_giants,
    icons_groups,
    icons_space,
    icons_spaces,
    icons_things,
    icons_trade,
)
from printkit.art.icons_grid import GRID, Icon, IconLayer
from printkit.art.style import sturdy
from printkit.colour import WHITE, Colour
from printkit.geometry.path import Bounds
from printkit.geometry.transform import Transform
from printkit.scene import Group, Node, Shape, Stroke

_ICONS: dict[str, Icon] = {
    **icons_groups.ICONS,
    **icons_spaces.ICONS,
    **icons_space.ICONS,
    **icons_galaxy.ICONS,
    **icons_giants.ICONS,
    **icons_trade.ICONS,
    **icons_things.ICONS,
    **icons_arrows.ICONS,
}


def registered_icons() -> list[str]:
    """The names of all icons, from their modules; see :func:`printkit.art.names.icon_names`."""
    return sorted(_ICONS)


@lru_cache(maxsize=1024)  # the cards of a deck share theirs: memory holds each once
def draw_icon(name: str, box: Bounds, colour: Colour, ground: Colour | None = None) -> Node:
    """The icon as large as fits into the box, in its middle.

    ``ground`` is the colour that the icon stands on (white if not given); details that are
    knocked out show it.

    Raises:
        KeyError: no icon has this name.
    """
    side = min(box.width, box.height)
    centre = box.centre
    factor = side / GRID
    place = Transform(a=factor, d=factor, e=centre.x - side / 2, f=centre.y - side / 2)
    behind = WHITE if ground is None else ground
    return Group(
        tuple(_shape(mark, behind if mark.ground else colour, place) for mark in _ICONS[name])
    )


def _shape(mark: IconLayer, colour: Colour, place: Transform) -> Shape:
    """The mark in millimetres (line widths too, so that nothing depends on a scaled pen)."""
    stroke = None
    if mark.width > 0:
        stroke = Stroke(colour, sturdy(colour, mark.width * place.a), cap="round", join="round")
    return Shape(mark.path.transformed(place), colour if mark.filled else None, stroke)
