"""What is drawn on paper buildings of London, in millimetres: a terrace house, a grand hotel.

Roofs, doors and trim have the colour of the piece, so that houses and hotels are told apart.
"""

from printkit.art.classic.facade import GLASS, STONE, door, windows
from printkit.art.classic.london.scene import GOLD, PORTLAND, STOCK, TERRACOTTA, WHITE, arched
from printkit.art.classic.paper_buildings import course, foot, lay_roof, masonry, trim
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_LINE = 0.2


def _face(width: float, height: float, style: Style, colour: Colour, eaves: float) -> Plate:
    """A wall in its colour, a gable above the eaves, if any, with courses of bricks."""
    plate = Plate(width, height, style, width, height)
    top = [(0.0, eaves), (width / 2, 0.0), (width, eaves)]
    wall = polyline([*top, (width, height), (0.0, height)], close=True)
    plate.body(wall, colour, 2 * _LINE)
    masonry(plate, width, height)
    plate.contour(wall, 2 * _LINE)
    return plate


def _band(plate: Plate, width: float, top: float, height: float, colour: Colour = WHITE) -> None:
    plate.surface(rectangle(0, top, width, height), colour, _LINE)


@drawing("uk-house-front")
def house_front(width: float, height: float, style: Style) -> Node:
    """Stucco below with a door in the house's colour, brick above, a round window in the gable."""
    plate = _house_wall(width, height, style, height / 3)
    door(plate, 0.28 * width, height - 0.1, style.accent, 0.16 * width)
    windows(plate, (0.7 * width,), (height - 3.5,), 0.2 * width, 1.7)
    left, right, rail = 0.48 * width, 0.92 * width, height - 1.1
    bars = (polyline([(x, rail), (x, height)]) for x in _steps(left, right, 0.6))
    plate.line(joined([polyline([(left, rail), (right, rail)]), *bars]), _LINE)
    posts = (polyline([(x, rail - 0.3), (x, height)]) for x in (left, right))
    plate.line(joined(posts), 2 * _LINE)
    return plate.node()


@drawing("uk-house-back")
def house_back(width: float, height: float, style: Style) -> Node:
    """Two rows of windows below a gable."""
    plate = _house_wall(width, height, style, height / 3)
    windows(plate, (0.28 * width, 0.72 * width), (height - 3.3,), 0.2 * width, 1.8)
    return plate.node()


@drawing("uk-house-side")
def house_side(width: float, height: float, style: Style) -> Node:
    """Two rows of windows, a bay below."""
    plate = _house_wall(width, height, style, 0.0)
    windows(plate, (0.28 * width, 0.72 * width), (height - 3.3,), 0.24 * width, 1.8)
    return plate.node()


def _house_wall(width: float, height: float, style: Style, eaves: float) -> Plate:
    """Brick over stucco, sash windows upstairs; above the eaves is a gable, if any."""
    plate = _face(width, height, style, STOCK, eaves)
    wall = height - eaves
    windows(plate, (0.28 * width, 0.72 * width), (eaves + 0.14 * wall,), 0.18 * width, 0.26 * wall)
    _band(plate, width, eaves + 0.54 * wall, 0.46 * wall)
    _band(plate, width, eaves + 0.5 * wall, 0.5, style.accent)
    if eaves:
        plate.body(circle(width / 2, 0.62 * eaves, 0.2 * eaves), GLASS, _LINE)
    foot(plate, width, height)
    return plate


@drawing("uk-house-roof")
def house_roof(width: float, height: float, style: Style) -> Node:
    """Slates in the house's colour, a stack of chimney pots."""
    plate = _roof(width, height, style, 0.9)
    plate.surface(rectangle(0.56 * width, 0.16 * height, 3, 1.7), TERRACOTTA, _LINE)
    pots = (circle(0.56 * width + 0.6 + 0.9 * i, 0.16 * height + 0.85, 0.3) for i in range(3))
    plate.surface(joined(pots), STONE, _LINE)
    return plate.node()


def _roof(width: float, height: float, style: Style, slate: float, *, solid: bool = False) -> Plate:
    """Rows of slates below a ridge."""
    plate = Plate(width, height, style, width, height)
    high = course(style, slate)
    rows = list(_steps(0, height, high))
    lines = [polyline([(0, y), (width, y)]) for y in rows]
    for row, y in enumerate(rows):
        shift, low = high if row % 2 else 0.0, min(y + high, height)
        lines += [polyline([(x, y), (x, low)]) for x in _steps(shift, width, 2 * high)]
    lay_roof(plate, width, height, joined(lines), style.accent.shade(0.3), solid=solid)
    return plate


def _steps(start: float, end: float, step: float) -> tuple[float, ...]:
    """Even steps between two lengths, neither of them included."""
    count = int((end - start) / step - 0.01)
    return tuple(start + step * i for i in range(1, count + 1))


@drawing("uk-hotel-front")
def hotel_front(width: float, height: float, style: Style) -> Node:
    """A porch below a balcony, bands of stone, a clock in the gable."""
    plate = _hotel_wall(width, height, style, height / 3, 4, porch=True)
    middle, clock, low = width / 2, 0.2 * height, height - 0.5
    plate.body(rectangle(middle - 2.4, height - 4.4, 4.8, 3.9), PORTLAND, _LINE)
    plate.body(arched(middle, low, 2.6, 3.1), GLASS, _LINE)
    plate.line(f"M{middle} {low - 3.1}V{low}", _LINE)
    trim(plate, rectangle(middle - 3, height - 4.9, 6, 0.9))
    plate.body(circle(middle, clock, 1.3), WHITE, _LINE)
    hands = [(middle, clock - 0.9), (middle, clock), (middle + 0.6, clock + 0.3)]
    plate.line(polyline(hands), 0.25)
    return plate.node()


@drawing("uk-hotel-back")
def hotel_back(width: float, height: float, style: Style) -> Node:
    """Bands of stone between rows of windows."""
    return _hotel_wall(width, height, style, height / 3, 4).node()


@drawing("uk-hotel-side")
def hotel_side(width: float, height: float, style: Style) -> Node:
    """Six windows in each row, arches below."""
    return _hotel_wall(width, height, style, 0.0, 6).node()


def _hotel_wall(
    width: float, height: float, style: Style, eaves: float, count: int, *, porch: bool = False
) -> Plate:
    """Walls in the hotel's colour between bands of stone, an arcade on the ground floor.

    Where there is a porch, it has only an arch on either side.
    """
    plate = _face(width, height, style, style.accent.tint(0.82), eaves)
    wall = height - eaves
    xs = tuple(width * (i + 0.5) / count for i in range(count))
    for share in (0.08, 0.37):
        windows(plate, xs, (eaves + share * wall,), 0.42 * width / count, 0.2 * wall)
    for share in (0.0, 0.33, 0.62):
        _band(plate, width, eaves + share * wall, 0.5, PORTLAND)
    _band(plate, width, eaves + 0.67 * wall, 0.33 * wall, PORTLAND)
    arches = (0.16 * width, 0.84 * width) if porch else xs
    arcade = joined(arched(x, height - 0.5, 0.6 * width / count, 0.24 * wall) for x in arches)
    plate.body(arcade, GLASS, _LINE)
    foot(plate, width, height)
    return plate


@drawing("uk-hotel-roof")
def hotel_roof(width: float, height: float, style: Style) -> Node:
    """A mansard with a row of dormers, a gilt ridge."""
    plate = _roof(width, height, style, 1.1, solid=True)
    for i in range(4):
        x = width * (i + 0.5) / 4
        left, right, foot, eaves = x - 1.2, x + 1.2, 0.9 * height, 0.58 * height
        gable = [(left, foot), (left, eaves), (x, 0.42 * height), (right, eaves), (right, foot)]
        plate.body(polyline(gable, close=True), WHITE, _LINE)
        plate.body(rectangle(x - 0.6, 0.6 * height, 1.2, 0.24 * height), GLASS, _LINE)
    plate.body(rectangle(0, 0, width, 0.8), GOLD, _LINE)
    return plate.node()
