"""A regular prism with a pyramid for a roof in one piece, without a floor."""

import math

from printkit.geometry.nets.net import (
    Join,
    Net,
    NetFace,
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
SHARES = (1.0, 0.85, 0.7, 0.5, 0.35, 0.2, 0.1)
"""Of this depth; the first one for which the roof leaves room is taken."""
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
"""Between a tab and the roof that comes near it, mm."""


def side_length(sides: int, width: float) -> float:
    """Edge of a regular polygon that measures ``width`` mm between its flats.

    With an odd number of sides the width is twice the distance of a flat from the middle.
    """
    return width * math.tan(math.pi / sides)


def prism_net(sides: int, width: float, wall: float, roof: float) -> Net:
    """The net of a tower: ``width`` mm between flats, walls ``wall`` high, ``roof`` above them.

    Walls are called ``wall-1`` to ``wall-n`` from left to right, the roof's triangles ``roof-1``
    to ``roof-n`` likewise. The triangles are a fan that hangs on the last wall and turns away from
    the others, which have all room for their tabs. Neighbours share their edges, so that only the
    two ends of the fan are glued to each other.
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
        *(fan.wall_tab(i) for i in range(sides - 1)),
        fan.closing_tab(),
    ]
    joins = [
        Join(edge((0.0, 0.0), (0.0, wall)), edge((end, 0.0), (end, wall))),
        *(fan.eaves(i) for i in range(sides - 1)),
        fan.closing(),
    ]
    return assemble([*walls, *(fan.face(i) for i in range(sides))], tabs, joins)


class _Fan:
    """The roof's triangles around their apex, and what they leave free above the walls."""

    def __init__(self, sides: int, base: float, slant: float) -> None:
        self.sides = sides
        self.base = base
        self.slant = slant
        self.edge = math.hypot(base / 2, slant)
        self.angle = 2 * math.atan2(base / 2, slant)
        """Of a triangle at the apex, radians."""

    def face(self, number: int) -> NetFace:
        """A triangle; its own frame has the apex above and the base below."""
        corners = [(0.0, self.slant), (self.base / 2, 0.0), (self.base, self.slant)]
        return NetFace(f"roof-{number + 1}", polyline(corners, close=True), self._place(number))

    def wall_tab(self, number: int) -> Tab:
        """The tab on top of a wall, clear of the fan where that comes near."""
        ends = self._top(number)
        slope = min(STEEPEST, 90 - math.degrees(self.angle) / 2 - INSIDE)

        def tab(depth: float) -> Tab:
            return edge_tab(f"roof-{number + 1}", *ends, depth, slope, slope)

        depths = [share * min(DEEPEST, FREE * self.slant) for share in SHARES]
        return tab(next((d for d in depths if self._is_free(tab(d + AIR))), depths[-1]))

    def closing_tab(self) -> Tab:
        """The tab on the end of the fan that goes beneath its first triangle."""
        apex, foot = self._side(self.sides - 2, right=True)
        gap = FREE * (360 - math.degrees(self.angle) * self.sides)
        tab = min(DEEPEST, WITHIN * self.base)
        return edge_tab(f"roof-{self.sides}", apex, foot, tab, min(45.0, gap), FOOT)

    def eaves(self, number: int) -> Join:
        """Where a triangle meets its wall."""
        place = self._place(number)
        foot = place.apply(0.0, self.slant), place.apply(self.base, self.slant)
        return Join(edge(*self._top(number)), edge(*foot))

    def closing(self) -> Join:
        """Where the fan's ends meet."""
        first = self._side(self.sides - 1, right=False)
        last = self._side(self.sides - 2, right=True)
        return Join(edge(*first), edge(*last))

    def _is_free(self, tab: Tab) -> bool:
        """Whether the roof and its own tab leave room for the tab of a wall."""
        faces = (self.face(number).outline for number in range(self.sides))
        mine = next(tab.outline.polylines())
        parts = (next(path.polylines()) for path in (self.closing_tab().outline, *faces))
        return not any(overlap(mine, part) for part in parts)

    def _top(self, number: int) -> tuple[Point, Point]:
        """The upper edge of a wall, from left to right."""
        return Point(self.base * number, 0.0), Point(self.base * (number + 1), 0.0)

    def _side(self, number: int, *, right: bool) -> tuple[Point, Point]:
        """A side of a triangle, from the apex down."""
        place = self._place(number)
        foot = self.base if right else 0.0
        return place.apply(self.base / 2, 0.0), place.apply(foot, self.slant)

    def _place(self, number: int) -> Transform:
        turn = -math.degrees(self.angle) * ((number + 1) % self.sides)
        onto = translate(self.base * (self.sides - 1), -self.slant)
        return rotate(turn, self.base / 2, 0.0).then(onto)
