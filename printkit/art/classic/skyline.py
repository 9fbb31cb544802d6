"""A row of simple houses and trees as wide as its box, for the middle of a board or a title."""

from math import fsum
from random import Random

from printkit.art.classic.facade import (
    PLASTER,
    STONE,
    chimney,
    door,
    gable,
    hip,
    tree,
    wall,
    windows,
)
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.scene import Node

_ROWS = 22.0
_ROOFS = tuple(
    parse_colour(text)
    for text in (
        "#8c5a3c",
        "#7fb2d6",
        "#c4588e",
        "#e08a2e",
        "#c2372f",
        "#e2bd2f",
        "#3f8a55",
        "#34508f",
    )
)


@drawing("skyline")
def skyline(width: float, height: float, style: Style) -> Node:
    """Houses of two and three floors; the seed of the style chooses their order."""
    columns = _ROWS * width / height
    plate = Plate(width, height, style, columns, _ROWS)
    chance = Random(f"skyline {style.seed}")  # noqa: S311 - a picture, not a secret
    plots = _plots(columns - 3, chance)
    spare = (columns - 3 - fsum(plots)) / max(1, len(plots))
    x = 1.5 + spare / 2
    order = list(_ROOFS)
    chance.shuffle(order)
    for i, plot in enumerate(plots):
        if plot < 5:
            tree(plate, x + plot / 2, 21, plot * 0.55)
        else:
            _house(plate, x, plot, chance.choice((9.0, 11.0, 13.0)), order[i % len(order)], i)
        x += plot + spare
    plate.line(f"M0.6 21H{columns - 0.6}", 0.6)
    return plate.node()


def _plots(room: float, chance: Random) -> list[float]:
    """Widths of houses (7 to 10) and trees (3.4, 4.2) that fill the room nearly."""
    plots: list[float] = []
    while True:
        is_tree = len(plots) % 3 == 2
        plot = chance.choice((3.4, 4.2)) if is_tree else chance.choice((7.0, 8.0, 10.0))
        if fsum(plots) + plot > room:
            return plots
        plots.append(plot)


def _house(plate: Plate, x: float, width: float, top: float, roof: Colour, number: int) -> None:
    """A house on its plot, its windows filling the floors above the door."""
    shape = gable if number % 2 else hip
    rise = 5.0 if number % 2 else 3.4
    chimney(plate, x + width * 0.68, top - rise + 0.6, top)
    wall(plate, x, top, width, 21, PLASTER if number % 3 else STONE)
    shape(plate, x, top + 0.2, width, rise, roof)
    left, right = x + width * 0.27, x + width * 0.73
    floors = tuple(top + 1.3 + 4 * i for i in range(int((19.6 - top) / 4)))
    windows(plate, (left, right), floors[:-1] or (), 1.6, 2.4)
    windows(plate, (right,), (17.2,), 1.6, 2.0)
    door(plate, left, 21, roof, 1.9)
