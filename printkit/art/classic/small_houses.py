"""Small houses beside the main building of a street picture: roofs, shops, gables, a garden."""

from random import Random

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    SLATE,
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
from printkit.geometry.path import joined
from printkit.geometry.shapes import rectangle

_STONES = (PLASTER, STONE, BRICK)


def small_house(plate: Plate, x: float, width: float, floor: float, chance: Random) -> None:
    """One of several kinds of houses, or a garden, with some air on both sides of its plot."""
    draw = chance.choice((_pitched, _mansard, _shop, _stepped, _garden))
    draw(plate, x + 0.5, width - 1.0, floor, chance)


def _pitched(plate: Plate, x: float, width: float, floor: float, chance: Random) -> None:
    """Two floors, the gable or the eaves towards the street."""
    top = floor - chance.choice((7.2, 8.0, 8.8))
    roof, colour = chance.choice(((gable, SLATE), (hip, SLATE), (hip, BRICK)))
    rise = 4.4 if roof is gable else 3.0
    chimney(plate, x + 0.46 * width, top - rise - 0.6, top)
    wall(plate, x, top, width, floor, chance.choice(_STONES))
    roof(plate, x, top + 0.2, width, rise, colour, plate.surface)
    _lower_floors(plate, x, width, top, floor)


def _mansard(plate: Plate, x: float, width: float, floor: float, chance: Random) -> None:
    """Two floors below a steep roof with dormers."""
    top = floor - chance.choice((8.0, 8.8))
    chimney(plate, x + 0.08 * width, top - 4, top)
    wall(plate, x, top, width, floor, chance.choice(_STONES))
    roof = f"M{x - 0.5} {top}L{x + 0.5} {top - 3}H{x + width - 0.5}L{x + width + 0.5} {top}Z"
    plate.surface(roof, SLATE, CONTOUR)
    windows(plate, (x + 0.3 * width, x + 0.7 * width), (top - 2.3,), 1.1, 1.5, dark=False)
    _lower_floors(plate, x, width, top, floor)


def _lower_floors(plate: Plate, x: float, width: float, top: float, floor: float) -> None:
    """Two windows upstairs, one and a door below."""
    near, far = x + 0.28 * width, x + 0.72 * width
    windows(plate, (near, far), (top + 1.2,), 1.3, 1.9, dark=False)
    windows(plate, (far,), (floor - 3.4,), 1.3, 1.9, dark=False)
    door(plate, near, floor, plate.style.accent, 1.5)


def _shop(plate: Plate, x: float, width: float, floor: float, chance: Random) -> None:
    """A shop under its awning, a flat roof behind a cornice."""
    top = floor - chance.choice((9.4, 10.2))
    wall(plate, x, top, width, floor, chance.choice(_STONES))
    plate.surface(rectangle(x - 0.4, top - 0.6, width + 0.8, 1.0), STONE, CONTOUR)
    windows(plate, (x + 0.28 * width, x + 0.72 * width), (top + 1.8,), 1.3, 2.2, dark=False)
    plate.surface(rectangle(x + 0.5, floor - 3.4, 0.56 * width, 2.8), GLASS, CONTOUR)
    door(plate, x + 0.82 * width, floor, plate.style.accent, 1.3)
    awning = f"M{x} {floor - 4.6}H{x + width}L{x + width + 0.4} {floor - 3.1}H{x - 0.4}Z"
    plate.accent(awning, plate.style.accent, CONTOUR)


def _stepped(plate: Plate, x: float, width: float, floor: float, chance: Random) -> None:
    """Three narrow floors below a gable in steps."""
    top, step = floor - chance.choice((8.4, 9.2)), width / 7
    front = f"M{x} {floor}V{top}h{step}v-1.3h{step}v-1.3h{step}v-1.2h{step}v1.2h{step}v1.3h{step}"
    plate.surface(f"{front}v1.3h{step}V{floor}Z", chance.choice(_STONES), CONTOUR)
    windows(plate, (x + width / 2,), (top - 1.9,), 1.2, 1.6, dark=False)
    _lower_floors(plate, x, width, top, floor)


def _garden(plate: Plate, x: float, width: float, floor: float, chance: Random) -> None:
    """Two trees behind a fence."""
    tall, short = chance.choice(((0.3, 0.74), (0.7, 0.26)))
    tree(plate, x + tall * width, floor, 3.3)
    tree(plate, x + short * width, floor, 2.2)
    count = int(width / 1.1)
    pales = (rectangle(x + i * width / count, floor - 2.2, 0.6, 2.2, 0.2) for i in range(count))
    plate.surface(joined(pales), STONE, 0.2)
