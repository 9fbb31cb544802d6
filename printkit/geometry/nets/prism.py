"""A regular prism with a pyramid for a roof in one piece, without a floor."""

import math

from printkit.geometry.nets.net import (
    Face,
    Join,
    Net,
    Tab,
    assemble,
    edge,
    edge_tab,
    rectangular_face,
)
from printkit.geometry.nets.unfolding import overlap
from printkit.geometry.path import polyline
from printkit.geometry.transform import Point, Transform, rotate, translate

DEEPEST = 3.0
"""Depth of the tabs, mm; where the roof leaves less room they are shallower."""
FREE = 0.9
"""Share of a gap that a tab may fill."""
WITHIN = 0.55
"""Share of a triangle's base that a tab behind its side may reach across."""
STEEPEST = 70.0
"""Of the ends of a tab, degrees; they also keep :data:`INSIDE` to its triangle."""
INSIDE = 4.0
FOOT = 50.0
"""Of the end of the roof's closing tab at the eaves, degrees."""
AIR = 0.3
"""Between a tab and the roof that arches over it, mm."""


def side_length(sides: int, width: float) -> float:
    """Edge of a regular polygon that measures ``width`` mm between its flats.

    With an odd number of sides the width is twice the distance of a flat from the middle.
    """
    return width * math.tan(math.pi / sides)


def prism_net(sides: int, width: float, wall: float, roof: float) -> Net:
    """The net of a tower: ``width`` mm between flats, walls ``wall`` high, ``roof`` above them.

    Walls are called ``wall-1`` to ``wall-n`` from left to right, the roof's triangles ``roof-1``
    to ``roof-n`` likewise. The triangles are a fan that hangs on the middle wall: neighbours
    share their edges, so that only its two ends are glued to each other.
    """
    base = side_length(sides, width)
    fan = _Fan(sides, base, math.hypot(width / 2, roof))
    walls = [
        rectangular_face(f"wall-{i + 1}", base, wall, translate(base * i, 0.0))
        for i in range(sides)
    ]
    end = base * sides
    tabs = [
        edge_tab("wall-1", (end, 0.0), (end, wall), min(DEEPEST, base)),
        *(fan.wall_tab(i) for i in range(sides) if i != fan.middle),
        fan.closing_tab(),
    ]
    joins = [
        Join(edge((0.0, 0.0), (0.0, wall)), edge((end, 0.0), (end, wall))),
        *(fan.eaves(i) for i in range(sides) if i != fan.middle),
        fan.closing(),
    ]
    return assemble([*walls, *(fan.face(i) for i in range(sides))], tabs, joins)


class _Fan:
    """The roof's triangles around their apex, and what they leave free above the walls."""

    def __init__(self, sides: int, base: float, slant: float) -> None:
        self.sides = sides
        self.base = base
        self.slant = slant
        self.middle = sides // 2
        self.edge = math.hypot(base / 2, slant)
        self.angle = 2 * math.atan2(base / 2, slant)
        """Of a triangle at the apex, radians."""

    def face(self, number: int) -> Face:
        """A triangle; its own frame has the apex above and the base below."""
        corners = [(0.0, self.slant), (self.base / 2, 0.0), (self.base, self.slant)]
        return Face(f"roof-{number + 1}", polyline(corners, close=True), self._place(number))

    def wall_tab(self, number: int) -> Tab:
        """The tab on top of a wall, clear of the fan that arches over it."""
        start, end = self._top(number)
        away = abs(number - self.middle)
        slope = min(STEEPEST, 90 - math.degrees(self.angle) / 2 - INSIDE)
        wedge = min(slope, FREE * math.degrees(self.angle)) if away == 1 else slope
        slopes = (slope, wedge) if number < self.middle else (wedge, slope)
        deepest = min(DEEPEST, FREE * self.slant)
        free = deepest if away == 1 or self._is_free(start, end, deepest) else self._room(away)
        return edge_tab(f"roof-{number + 1}", start, end, min(deepest, free), *slopes)

    def closing_tab(self) -> Tab:
        """The tab on the last triangle that goes beneath the first."""
        apex, foot = self._side(self.sides - 1, right=True)
        gap = FREE * (360 - math.degrees(self.angle) * self.sides)
        tab = min(DEEPEST, WITHIN * self.base)
        return edge_tab("roof-1", apex, foot, tab, min(45.0, gap), FOOT)

    def eaves(self, number: int) -> Join:
        """Where a triangle meets its wall."""
        place = self._place(number)
        foot = place.apply(0.0, self.slant), place.apply(self.base, self.slant)
        return Join(edge(*self._top(number)), edge(*foot))

    def closing(self) -> Join:
        """Where the fan's ends meet."""
        first, last = self._side(0, right=False), self._side(self.sides - 1, right=True)
        return Join(edge(*first), edge(*last))

    def _room(self, away: int) -> float:
        """How deep a tab may be so many walls from the middle one: the fan rises outwards."""
        low = self.edge * math.cos(self.angle / 2)
        return FREE * (low - self.edge * math.cos((away - 0.5) * self.angle))

    def _is_free(self, start: Point, end: Point, depth: float) -> bool:
        """Whether the roof leaves all room above a wall for a tab of this depth."""
        top = -depth - AIR
        room = [start, Point(start.x, top), Point(end.x, top), end]
        faces = (self.face(number).outline for number in range(self.sides))
        return not any(overlap(room, next(face.polylines())) for face in faces)

    def _top(self, number: int) -> tuple[Point, Point]:
        """The upper edge of a wall, from left to right."""
        return Point(self.base * number, 0.0), Point(self.base * (number + 1), 0.0)

    def _side(self, number: int, *, right: bool) -> tuple[Point, Point]:
        """A side of a triangle, from the apex down."""
        place = self._place(number)
        foot = self.base if right else 0.0
        return place.apply(self.base / 2, 0.0), place.apply(foot, self.slant)

    def _place(self, number: int) -> Transform:
        turn = math.degrees(self.angle) * (self.middle - number)
        onto = translate(self.base * self.middle, -self.slant)
        return rotate(turn, self.base / 2, 0.0).then(onto)
