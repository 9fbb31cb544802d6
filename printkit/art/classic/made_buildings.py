"""The finished paper buildings, as the contents sheet shows them: London's, then America's."""

from collections.abc import Iterator

from printkit.art.classic.facade import GLASS, STONE
from printkit.art.classic.london.scene import STOCK, TERRACOTTA, WHITE
from printkit.art.making.models import Wall, gable_wall, long_wall, patch
from printkit.art.making.steps import LINE, step_plate
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.scene import Node

_FINE = 0.4


def _panes(wall: Wall, columns: int, floors: int, skip: float = 0.0) -> Iterator[Path]:
    """Windows on every floor; below, where the door is, none left of ``skip``."""
    for floor in range(floors):
        for column in range(columns):
            left, top = (column + 0.32) / columns, (floor + 0.28) / floors
            if floor < floors - 1 or left > skip:
                yield patch(wall, left, top, left + 0.36 / columns, top + 0.54 / floors)


def _building(plate: Plate, wall: Colour, base: Colour, columns: int, floors: int) -> None:
    """Two walls on a base of another colour, a roof in the colour of the piece, a door."""
    accent, upper = plate.style.accent, 1 - 1 / floors
    plate.surface("M8 18L16 8L25 20V33.4L8 30Z", wall, LINE)
    plate.surface("M25 20L42 16V28.4L25 33.4Z", wall.shade(0.15), LINE)
    plate.surface(patch(gable_wall, 0, upper, 1, 1), base, _FINE)
    plate.surface(patch(long_wall, 0, upper, 1, 1), base.shade(0.1), _FINE)
    panes = [*_panes(gable_wall, 2, floors, 0.5), *_panes(long_wall, columns, floors)]
    plate.surface(joined(panes), GLASS, _FINE)
    plate.surface(patch(gable_wall, 0.16, upper + 0.26 / floors, 0.42, 1), accent, _FINE)
    plate.surface("M14.6 6.4L33.6 3.4L44.6 15.8L25.6 20.4Z", accent, LINE)
    rows = ([(14.6 + 11 * s, 6.4 + 14 * s), (33.6 + 11 * s, 3.4 + 12.4 * s)] for s in (0.33, 0.67))
    plate.line(joined(polyline(row) for row in rows), _FINE)
    plate.line("M6.6 19.4L15 7L25.6 21.2", 1.2)


def _chimney(plate: Plate, x: float, y: float) -> None:
    """A stack with two pots."""
    plate.surface(f"M{x} {y}V{y - 5}L{x + 5} {y - 5.8}V{y - 0.8}Z", TERRACOTTA, _FINE)
    plate.surface(f"M{x + 0.7} {y - 5.1}v-2h1.4v1.8ZM{x + 2.9} {y - 5.4}v-2h1.4v1.8Z", WHITE, _FINE)


@drawing("uk-house-made")
def uk_house(width: float, height: float, style: Style) -> Node:
    """A terrace house: brick over stucco."""
    plate = step_plate(width, height, style)
    _building(plate, STOCK, WHITE, 2, 2)
    _chimney(plate, 26, 9.6)
    return plate.node()


@drawing("uk-hotel-made")
def uk_hotel(width: float, height: float, style: Style) -> Node:
    """A grand hotel of three floors."""
    plate = step_plate(width, height, style)
    _building(plate, TERRACOTTA, WHITE, 4, 3)
    _chimney(plate, 22, 8.6)
    _chimney(plate, 33, 9.6)
    return plate.node()


@drawing("us-house-made")
def us_house(width: float, height: float, style: Style) -> Node:
    """A wooden house, white above and below."""
    plate = step_plate(width, height, style)
    _building(plate, WHITE, WHITE, 2, 2)
    return plate.node()


@drawing("us-hotel-made")
def us_hotel(width: float, height: float, style: Style) -> Node:
    """A brick hotel of three floors, awnings above the ground floor's windows."""
    plate = step_plate(width, height, style)
    _building(plate, TERRACOTTA, STONE, 4, 3)
    awnings = (patch(long_wall, i / 4 + 0.03, 0.66, i / 4 + 0.22, 0.76) for i in range(4))
    plate.surface(joined(awnings), style.accent, _FINE)
    return plate.node()
