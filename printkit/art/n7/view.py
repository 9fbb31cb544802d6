"""A window on a scene: a grid that covers its box and is cut off at its edges.

The theme's voice is in here: hard edges that catch a light from the upper left, skies in steps
with scan lines across them, and bodies that keep a pale tint of their colour where ink is short.
"""

import math
from collections.abc import Iterable, Iterator
from typing import Self

from printkit.art.hatching import FINE, hatched
from printkit.art.style import Ink, Style, sturdy
from printkit.colour import WHITE, Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import Point, Transform, placing, scale, translate
from printkit.scene import Group, Node, Shape, Stroke

VOID = parse_colour("#0b111b")
DEEP = parse_colour("#16222f")
STEEL = parse_colour("#5f7286")
PLATE = parse_colour("#8ea2b5")
PALE = parse_colour("#d7e2ec")
SHADE = parse_colour("#2a3847")
LAMP = parse_colour("#ffe3a1")

_LIT = 0.3
"""How far an edge faces the light (1: squarely) before it shines."""
_LIGHT = 0.6
"""Luminance from which on bodies in colour are white where ink is short, and marks keep theirs."""
_PLATED = 0.3
"""Luminance from which on grey bodies are white where ink is short."""
_DULL, _TINGE = 0.16, 0.8
"""How far apart the parts of a grey are at most, and how much of the accent it takes."""
_HATCHED = 0.5
"""In black only tones darker than this have lines (luminance)."""
_GAP = 0.55
_HEAVY = 2.0
"""Weight of the edges in the shade, in pens, in black only."""
_EDGE = 0.6
_EDGED = 0.25
"""Weight of the edge around light marks where ink is short, in pens, and what is light."""
_GREYS = ((0.5, 1.0), (0.12, 0.92), (0.0, 0.82))
_GREY_TONES = ((0.5, 1.0), (0.12, 0.82), (0.0, 0.68))
"""The greys of bodies and of tones on them, from a luminance on."""


class View:
    """Shapes on a grid of ``columns`` by ``rows``, inked by the style."""

    def __init__(
        self,
        width: float,
        height: float,
        style: Style,
        grid: tuple[float, float] = (48.0, 22.0),
        above: float = 0.25,
        focus: float | None = None,
    ) -> None:
        """What does not fit into the box is left out.

        Of what a low box leaves out, the share ``above`` is at the top; a narrow one shows what is
        around the column ``focus``, the middle one unless said.
        """
        self.style = style
        self.pen = min(max(0.012 * min(width, height), 0.16), 0.4)
        self._box = rectangle(0.0, 0.0, width, height)
        self._children: list[Node] = []
        columns, rows = grid
        unit = max(width / columns, height / rows)
        middle = width / 2 - unit * (columns / 2 if focus is None else focus)
        left = min(max(middle, width - columns * unit), 0.0)
        corner = translate(left, (height - rows * unit) * above)
        self._place: Transform = scale(unit).then(corner)

    @property
    def accent(self) -> Colour:
        """The colour of the group or the deck."""
        return self.style.accent

    @property
    def rim(self) -> Colour:
        """The light on edges."""
        return self.accent.mix(PALE, 0.6)

    def at(
        self, x: float, y: float, size: float = 1.0, turn: float = 0.0, *, flip: bool = False
    ) -> Self:
        """The same sheet with its origin at (x, y), enlarged, turned clockwise, or mirrored."""
        near = object.__new__(type(self))
        near.__dict__.update(self.__dict__)
        near._place = placing(x, y, size, turn, flip=flip).then(self._place)
        near.pen = self.pen * min(1.0, max(0.5, size))
        return near

    def sky(self, colour: Colour) -> None:
        """The ground of the scene, where there is ink for it."""
        if self.style.is_full:
            self._children.append(Shape(self._box, colour))

    def dusk(self, horizon: float, steps: int = 4, reach: float = 11.0) -> None:
        """A sky that grows brighter in steps down to the horizon, with scan lines across."""
        self.sky(VOID)
        for step in range(steps):
            y = horizon - reach * (1 - step / steps)
            self.haze(rectangle(-40, y, 160, 160), 0.84 - 0.44 * step / max(steps - 1, 1))
        self.scan(horizon - reach, horizon)

    def haze(self, shape: str | Path, dark: float) -> None:
        """A part of the sky in the accent colour, the darker the more of the void is in it."""
        match self.style.ink:
            case Ink.FULL:
                self._add(shape, self.accent.mix(VOID, dark))
            case Ink.LOW:
                self._add(shape, self.accent.tint(0.06 + 0.2 * (1 - dark)))
            case _:
                value = 1 - 0.12 * (1 - dark)
                self._add(shape, Colour(value, value, value))

    def scan(self, top: float, bottom: float, gap: float = 1.25, left: float = -40.0) -> None:
        """Thin level lines across the view, as on a screen."""
        count = int((bottom - top) / gap)
        lines = joined(
            polyline([(left, top + gap * i), (120, top + gap * i)]) for i in range(count + 1)
        )
        match self.style.ink:
            case Ink.FULL:
                colour = self.accent.mix(VOID, 0.5)
            case Ink.LOW:
                colour = self.accent.tint(0.4)
            case _:
                colour = Colour(0.78, 0.78, 0.78)
        self._children.append(Shape(self._placed(lines), None, Stroke(colour, 0.2)))

    def solid(self, shape: str | Path, colour: Colour, weight: float = 1.0) -> None:
        """A hard-edged body that catches the light: an area and its bright edges."""
        self.area(shape, colour, weight)
        edges = self._placed(shape)
        if self.style.is_full:
            lit = joined(_edges(edges, 1.0))
            light = colour.mix(self.rim, 0.72)
            pen = sturdy(light, 0.62 * weight * self.pen)
            self._children.append(Shape(lit, None, Stroke(light, pen, cap="round", join="round")))
        elif self.style.ink is Ink.MONO:
            heavy = self.style.stroke(VOID, _HEAVY * weight * self.pen)
            self._children.append(Shape(joined(_edges(edges, -1.0)), None, heavy))

    def area(self, shape: str | Path, colour: Colour, weight: float = 1.0) -> None:
        """A surface; with little ink a pale tint within a contour."""
        contour = self.style.contour(weight * self.pen)
        match self.style.ink:
            case Ink.FULL:
                fill = colour
            case Ink.LOW:
                fill = self._pale(colour)
            case _:
                fill = _grey(colour, _GREYS)
        self._children.append(Shape(self._placed(shape), fill, contour))

    def tone(self, shape: str | Path, colour: Colour) -> None:
        """A tone on a surface, without a contour."""
        match self.style.ink:
            case Ink.FULL:
                fill = colour
            case Ink.LOW:
                fill = self._tinged(colour).tint(0.4)
            case _:
                fill = _grey(colour, _GREY_TONES)
        self._add(shape, fill)
        if self.style.ink is Ink.MONO and colour.luminance < _HATCHED:
            self._children.append(hatched(self._placed(shape), FINE, _GAP))

    def light(self, shape: str | Path, colour: Colour) -> None:
        """A beam or a glow: only where there is a dark ground for it to shine on."""
        if self.style.is_full:
            self._add(shape, colour)

    def edge(self, shape: str | Path) -> None:
        """A thin contour, where ink is short."""
        self._children.append(
            Shape(self._placed(shape), None, self.style.contour(_EDGE * self.pen))
        )

    def mark(self, shape: str | Path, colour: Colour) -> None:
        """A small strong mark; a light one keeps its colour with little ink, and has an edge."""
        pale = self.style.ink is Ink.LOW and colour.luminance > _LIGHT
        fill = colour if pale else self.style.mark(colour)
        light = fill.luminance > _EDGED
        edge = self.style.contour(_EDGE * self.pen) if light else None
        self._children.append(Shape(self._placed(shape), fill, edge))

    def line(self, shape: str | Path, colour: Colour, width: float = 1.0) -> None:
        """A line; its width is in pens."""
        stroke = self.style.stroke(colour, width * self.pen)
        self._children.append(Shape(self._placed(shape), None, stroke))

    def tube(self, shape: str | Path, colour: Colour, width: float) -> None:
        """A limb or a pipe: a thick line, ``width`` of the grid, within contours."""
        unit = math.hypot(self._place[0], self._place[1])
        path = self._placed(shape)
        if not self.style.is_full:
            outer = self.style.stroke(VOID, width * unit + self.pen)
            self._children.append(Shape(path, None, outer))
        inner = self._tube_colour(colour)
        wide = max(sturdy(inner, width * unit - 0.5 * self.pen), 0.2)
        self._children.append(Shape(path, None, Stroke(inner, wide, cap="round", join="miter")))

    def stars(self, count: int = 46, low: float = 26.0) -> None:
        """Stars above ``low``, evenly strewn; only where there is a dark sky for them."""
        if not self.style.is_full:
            return
        spots = _strewn(count)
        dots = [circle(48 * x, low * y, 0.08 + 0.1 * ((i * 7) % 5) / 4) for i, x, y in spots]
        self._add(joined(dots), PALE)

    def lamps(self, *spots: tuple[float, float], size: float = 0.5) -> None:
        """Small lit windows."""
        self.mark(joined(rectangle(x, y, size, size) for x, y in spots), LAMP)

    def node(self) -> Node:
        """The scene."""
        return Group(tuple(self._children))

    def _tube_colour(self, colour: Colour) -> Colour:
        match self.style.ink:
            case Ink.FULL:
                return colour
            case Ink.LOW:
                return self._pale(colour)
            case _:
                return _grey(colour, _GREYS)

    def _pale(self, colour: Colour) -> Colour:
        """A body's colour where ink is short."""
        white = _PLATED if _is_dull(colour) else _LIGHT
        return WHITE if colour.luminance > white else self._tinged(colour).tint(0.18)

    def _tinged(self, colour: Colour) -> Colour:
        """Greys take the accent, so that a ship without much ink shows whose it is."""
        return colour.mix(self.accent, _TINGE) if _is_dull(colour) else colour

    def _add(self, shape: str | Path, fill: Colour) -> None:
        self._children.append(Shape(self._placed(shape), fill))

    def _placed(self, shape: str | Path) -> Path:
        path = parse_path_data(shape) if isinstance(shape, str) else shape
        return path.transformed(self._place)


def row(lines: Iterable[tuple[float, float, float, float]]) -> Path:
    """Straight lines, each from (x, y) to (x, y)."""
    return joined(polyline([(x1, y1), (x2, y2)]) for x1, y1, x2, y2 in lines)


def _is_dull(colour: Colour) -> bool:
    parts = (colour.red, colour.green, colour.blue)
    return max(parts) - min(parts) < _DULL


def _grey(colour: Colour, greys: tuple[tuple[float, float], ...]) -> Colour:
    value = next(grey for least, grey in greys if colour.luminance >= least)
    return Colour(value, value, value)


def _edges(path: Path, side: float) -> Iterator[Path]:
    """The straight or curved edges of closed shapes that face the upper left, or with -1 away."""
    for points in path.polylines(8):
        ends = [*points[1:], points[0]]
        area = math.fsum(p.x * q.y - q.x * p.y for p, q in zip(points, ends, strict=True))
        for p, q in zip(points, ends, strict=True):
            if _faces_light(p, q, side * math.copysign(1.0, area)):
                yield polyline([p, q])


def _faces_light(start: Point, end: Point, side: float) -> bool:
    dx, dy = end.x - start.x, end.y - start.y
    length = math.hypot(dx, dy)
    return length > 0 and side * (-0.6 * dy + 0.8 * dx) / length > _LIT


def _strewn(count: int) -> Iterable[tuple[int, float, float]]:
    """Points that neither form rows nor clot (the plastic number's sequence)."""
    for i in range(1, count + 1):
        yield i, (i * 0.7548776662466927) % 1.0, (i * 0.5698402909980532) % 1.0
