"""A sheet to draw on: collects shapes in painter's order and inks them by the style."""

import math
from random import Random
from typing import Self

from printkit.art.hatching import FINE, hatched
from printkit.art.space.palette import NIGHT, darker
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import rectangle
from printkit.scene import Group, Node, Shape

_PALE = 0.2
"""How much of its colour a body keeps where little ink is used."""
_GREYS = ((0.5, 1.0), (0.2, 0.94), (0.06, 0.86), (0.0, 0.78))
"""Where there is only black, a body from this luminance on has this grey (1 is the paper)."""
_SHADOW = 0.16
"""How much darker its shadow is."""
_GRAIN = 0.62
"""Between grains, mm."""
_GRAINS = 640
"""Grains of one area at most."""
_HATCH = 0.7
"""Distance of the lines in shadows, mm."""
_NIGHT = 1.6
"""Distance of the lines of a night, mm."""


class Sketch:
    """Shapes for the box (0, 0, width, height), mm.

    ``unit`` is the shorter side, ``pen`` the width of a contour, ``pale`` how much of its colour
    a body keeps where little ink is used. ``dim`` says how far this part
    lies in shadow (0 to 1): its colours are darkened, so a motif drawn twice, once lit and once
    in a shadow's part, shades without transparency.
    """

    def __init__(
        self,
        width: float,
        height: float,
        style: Style,
        *,
        clip: Path | None = None,
        dim: float = 0.0,
    ) -> None:
        self.width = width
        self.height = height
        self.style = style
        self.unit = min(width, height)
        self.pen = min(max(0.012 * self.unit, 0.16), 0.5)
        self.pale = _PALE
        self._clip = clip
        self._dim = dim
        self._children: list[Node | Self] = []

    def sky(self, colour: Colour) -> None:
        """Fill the whole box, if the ink allows."""
        fill = self.style.sky(colour)
        if fill is not None:
            self._add(rectangle(0.0, 0.0, self.width, self.height), self._shaded(fill))

    def night(self, colour: Colour = NIGHT) -> None:
        """A dark sky over the whole box; in black only thin lines."""
        self.sky(colour)
        if self.style.ink is Ink.MONO:
            levels = (_NIGHT * (i + 0.5) for i in range(int(self.height / _NIGHT)))
            lines = joined(polyline([(0.0, y), (self.width, y)]) for y in levels)
            self._children.append(Shape(lines, None, FINE))

    def area(self, path: Path, colour: Colour, weight: float = 1.0) -> None:
        """A surface: its colour, or a pale tint of it within a contour of ``weight`` pens."""
        contour = self.style.contour(weight * self.pen)
        self._children.append(Shape(path, self._shaded(self.body_colour(colour)), contour))

    def bare(self, path: Path, colour: Colour) -> None:
        """A surface without a contour of its own."""
        self._add(path, self._shaded(self.body_colour(colour)))

    def feature(self, path: Path, colour: Colour) -> None:
        """Something to be seen on a surface: a tone, within a thin contour where ink is short."""
        contour = self.style.contour(0.5 * self.pen)
        self._children.append(Shape(path, self._shaded(self.style.tone(colour)), contour))

    def tone(self, path: Path, colour: Colour) -> None:
        """A tone on a surface, without a contour."""
        self._add(path, self._shaded(self.style.tone(colour)))

    def shadow(self, path: Path, colour: Colour) -> None:
        """The shaded part of a surface of this colour."""
        match self.style.ink:
            case Ink.FULL:
                shaded = darker(colour, 0.34)
            case Ink.LOW:
                shaded = darker(colour, 0.2).tint(0.4)
            case _:
                shaded = WHITE.shade(1 - _grey(colour) + _SHADOW)
        self._add(path, self._shaded(shaded))
        self.hatch(path)

    def hatch(self, path: Path) -> None:
        """Lines over what lies in shadow, where there is only black."""
        if self.style.ink is Ink.MONO:
            self._children.append(hatched(path, FINE, _HATCH))

    def mark(self, path: Path, colour: Colour) -> None:
        """A small strong mark: within a thin contour, unless it is as light or dark as any."""
        drawn = self.style.mark(colour)
        contour = None if drawn in {WHITE, BLACK} else self.style.contour(0.5 * self.pen)
        self._children.append(Shape(path, self._shaded(drawn), contour))

    def line(self, path: Path, colour: Colour, width: float = 1.0) -> None:
        """A line; its width is in pens."""
        stroke = self.style.stroke(self._shaded(colour), width * self.pen)
        self._children.append(Shape(path, None, stroke))

    def hairline(self, path: Path, colour: Colour) -> None:
        """The thinnest line there is."""
        self.line(path, colour, 0.0)

    def outline(self, path: Path, weight: float = 1.0) -> None:
        """The contour of something already drawn, where the ink mode needs contours."""
        contour = self.style.contour(weight * self.pen)
        if contour is not None:
            self._children.append(Shape(path, None, contour))

    def grain(self, path: Path, colour: Colour, *, key: str, facing: float = 45.0) -> None:
        """Grains on a surface, ever closer towards the angle ``facing``: shadow as a texture."""
        box, chance = path.bounds(), Random(key)  # noqa: S311 - a pattern, not a secret
        count = min(round(box.width * box.height / _GRAIN**2), _GRAINS)
        cos, sin = math.cos(math.radians(facing)), math.sin(math.radians(facing))
        dots: list[Path] = []
        for _ in range(count):
            x, y = chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5)
            if chance.random() < (0.5 + 0.7 * (x * cos + y * sin)) ** 2:
                at = box.centre.x + x * box.width, box.centre.y + y * box.height
                dots.append(polyline([at, (at[0] + 0.01, at[1])]))
        if dots:
            stroke = self.style.stroke(self._shaded(colour), 0.28)
            self._children.append(Group((Shape(joined(dots), None, stroke),), clip=path))

    def part(self, clip: Path, dim: float = 0.0) -> Self:
        """A part of this sketch that is cut off at ``clip``; draw on it at once or later."""
        inside = type(self)(self.width, self.height, self.style, clip=clip, dim=dim or self._dim)
        inside.pale = self.pale
        self._children.append(inside)
        return inside

    def place(self, node: Node) -> None:
        """Put a finished drawing on the sheet."""
        self._children.append(node)

    def node(self) -> Group:
        """Everything drawn so far."""
        nodes = (c.node() if isinstance(c, Sketch) else c for c in self._children)
        return Group(tuple(nodes), clip=self._clip)

    def body_colour(self, colour: Colour) -> Colour:
        """What a surface of this colour is filled with in this ink."""
        match self.style.ink:
            case Ink.FULL:
                return colour
            case Ink.LOW:
                return colour.tint(self.pale)
            case _:
                return WHITE.shade(1 - _grey(colour))

    def _add(self, path: Path, fill: Colour) -> None:
        self._children.append(Shape(path, fill))

    def _shaded(self, colour: Colour) -> Colour:
        match self.style.ink:
            case _ if self._dim == 0:
                return colour
            case Ink.FULL:
                return darker(colour, self._dim)
            case Ink.LOW:
                return darker(colour, self._dim * 0.3)
            case _:
                return colour.shade(self._dim * 0.3)


def _grey(colour: Colour) -> float:
    """What a body of this colour is where there is only black: 1 is the paper."""
    return next(grey for least, grey in _GREYS if colour.luminance >= least)
