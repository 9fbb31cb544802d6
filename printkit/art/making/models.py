"""Finished paper buildings seen from a corner: where a place on a wall lies in the picture."""

from collections.abc import Callable, Iterable, Sequence

from printkit.art.making.steps import LINE
from printkit.art.plate import Plate
from printkit.colour import Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import on_circle
from printkit.records import record

Wall = Callable[[float, float], tuple[float, float]]
"""From shares of a wall's length and height to its place in the view."""
XY = tuple[float, float]


def gable_wall(along: float, down: float) -> XY:
    """The wall below the gable of a house with a ridge, to the left."""
    return 8 + 17 * along, 18 + 2 * along + down * (12 + 1.4 * along)


def long_wall(along: float, down: float) -> XY:
    """The wall below its roof, to the right."""
    return 25 + 17 * along, 20 - 4 * along + down * (13.4 - along)


def patch(wall: Wall, left: float, top: float, right: float, bottom: float) -> Path:
    """A rectangle on a wall."""
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return on_wall(wall, corners)


def on_wall(wall: Wall, corners: Iterable[XY]) -> Path:
    """A shape on a wall by its corners."""
    return polyline([wall(*corner) for corner in corners], close=True)


def disc(wall: Wall, x: float, y: float, wide: float, high: float) -> Path:
    """A round window, a share of the wall wide and high."""
    ring = [on_circle(0, 0, 1, 22.5 * i) for i in range(16)]
    return on_wall(wall, _scaled(ring, x, y, wide, high))


def _scaled(points: Sequence[XY], x: float, y: float, wide: float, high: float) -> list[XY]:
    return [(x + wide / 2 * px, y + high / 2 * py) for px, py in points]


@record
class Tower:
    """A tower of three visible walls: its eaves, how far the front reaches, its heights."""

    eaves: float
    half: float
    wall: float
    tip: float

    def walls(self) -> tuple[Wall, Wall, Wall]:
        """The left one, the front and the right one."""
        deep, rise = 0.5 * self.half + 1.4, 0.26 * self.half + 1.4
        left, right = 24 - self.half, 24 + self.half

        def side(at: float, sign: float) -> Wall:
            def place(along: float, down: float) -> XY:
                away = along if sign > 0 else 1 - along
                return at + sign * deep * away, self.eaves - rise * away + down * self.wall

            return place

        def front(along: float, down: float) -> XY:
            return left + 2 * self.half * along, self.eaves + down * self.wall

        return side(left, -1), front, side(right, 1)

    def draw(self, plate: Plate, walls: Sequence[Colour], facets: Sequence[Colour]) -> None:
        """Walls and roof from the left to the right."""
        shown = self.walls()
        for wall, colour in zip(shown, walls, strict=True):
            plate.surface(patch(wall, 0, 0, 1, 1), colour, LINE)
        tip = (24.0, self.tip)
        for wall, colour in zip(shown, facets, strict=True):
            (x1, y1), (x2, y2) = wall(-0.06, 0.0), wall(1.06, 0.0)
            plate.surface(polyline([(x1, y1 + 0.7), (x2, y2 + 0.7), tip], close=True), colour, LINE)

    def facet(self, turn: int, corners: Iterable[XY]) -> Path:
        """A shape on a facet of the roof: how far along the eaves, how far down from the tip."""
        wall = self.walls()[turn]

        def place(along: float, down: float) -> XY:
            x, y = wall(along, 0.0)
            return 24 + (x - 24) * down, self.tip + (y + 0.7 - self.tip) * down

        return on_wall(place, corners)


def on_all(walls: Iterable[Wall], *boxes: tuple[float, float, float, float]) -> Path:
    """The same rectangles on several walls."""
    return joined([patch(wall, *box) for wall in walls for box in boxes])
