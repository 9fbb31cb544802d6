"""What is printed on the bands of a dome: gores between ribs, windows, doors, the player's mark."""

from collections.abc import Iterator
from itertools import pairwise
from math import radians

from printkit.art.hatching import FINE, hatched
from printkit.art.icons import draw_icon
from printkit.art.style import Ink
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.components.nets import painted
from printkit.geometry.nets.dome import ConeSector
from printkit.geometry.nets.net import NetFace
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import circle, on_circle, polygon, sector, star
from printkit.geometry.transform import rotate
from printkit.records import record
from printkit.scene import Group, Node, Shape, Stroke

GORES, FEW_GORES = 15, 9
"""Gores around a dome, and around a small one: odd, so that a door stands in the middle of one,
and three times as many as there are doors."""
DOORS = 3
WINDOW, WIDEST = 0.24, 0.34
"""Size of a window as a share of the band's slant, and of the gore's width at most."""
DOOR = 0.33
"""Half the width of a door as a share of the gore's."""
SIGNS = (-90.0, 30.0, 150.0)
"""Where the cap shows the player's mark, degrees; it is read from all sides."""
SIGN = 0.52
"""Height of the mark as a share of the cap's slant."""
LEAST_SIDE = 7.0
"""On a cap with less than this from apex to edge, mm, three marks would be too small to be told:
it shows one, around the apex."""
BARE_EDGE = 0.04
"""Strips on white walls end so far from the edge, a share of the slant: none runs over it."""
TOP_DISC, TOP_SIGN, TOP_MIDDLE = 0.7, 0.64, -0.33
"""Radius of its disc, its height and its middle, clear of the slit: shares of the cap's slant."""
_LIT = parse_colour("#ffd166")
_GLASS = parse_colour("#d3f1f7")
_GLINT = parse_colour("#f4fcfe")


@record
class DomePaints:
    """The colours of a dome in an ink."""

    wall: Colour
    base: Colour
    """Of the strips at the foot and at the head of a band."""
    line: Colour
    glass: Colour
    shaded: Colour | None
    """The side of panes and gores away from the light; None: it is hatched."""
    lit: Colour
    dark: Colour
    """What is seen through windows where no lamp is on."""
    door: Colour

    @classmethod
    def of(cls, colour: Colour, ink: Ink) -> "DomePaints":
        """Those of a player's colour: with little ink white walls, and lines in the colour."""
        dark = colour.shade(0.5)
        if ink is Ink.FULL:
            return cls(colour, colour.shade(0.3), dark, _GLASS, _GLINT, _LIT, dark, _GLINT)
        if ink is Ink.MONO:
            return cls(WHITE, BLACK, BLACK, WHITE, None, WHITE, BLACK, WHITE)
        line, pale = colour.shade(0.25), colour.tint(0.3)
        return cls(WHITE, colour.tint(0.5), line, WHITE, pale, _LIT, line, WHITE)


@record
class DomeFace:
    """A band of somebody's dome; ``mark`` is the player's icon, ``seat`` their number."""

    band: ConeSector
    lowest: bool
    paints: DomePaints
    mark: str
    seat: int
    gores: int = GORES

    def paint(self, face: NetFace) -> Node:
        """The band as it is printed; its frame has the apex at (0, 0), its middle points up."""
        if self.band.inner == 0:
            details = self._cap()
        else:
            details = self._walls() if self.lowest else self._glazed(0.16, 0.86)
        # Without paint the face needs a contour of its own, or its ends are open.
        bare = self.paints.wall == WHITE
        contour = [Shape(face.shape, stroke=self._pen(0.3))] if bare else []
        return painted(face, self.paints.wall, *details, *contour)

    def _walls(self) -> list[Node]:
        """Windows and doors in turn between strips."""
        details = [*self._strip(0.0, 0.13), *self._strip(0.86, 1.0)]
        if self.paints.wall == WHITE:
            details.append(self._in_the_shade(0.13, 0.86, 0.32, 0.5))
        details.append(self._ribs())
        doors = self.gores // DOORS
        lamps = 0
        for number, angle in enumerate(self._middles()):
            if number % doors == doors // 2:
                details += self._airlock(angle)
            else:
                details += self._window(angle, lit=lamps % 2 == 1)
                lamps += 1
        return details

    def _glazed(self, low: float, high: float) -> list[Node]:
        """A pane of glass between each two ribs, in the shade on one side."""
        paints = self.paints
        panes = joined(self._pane(angle, low, high, -0.4, 0.4) for angle in self._middles())
        return [
            *self._strip(0.0, 0.12),
            Shape(panes, paints.glass),
            self._in_the_shade(low, high, 0.0, 0.4),
            Shape(panes, stroke=self._pen(0.25)),
            self._ribs(),
        ]

    def _in_the_shade(self, low: float, high: float, left: float, right: float) -> Node:
        """The side of every gore that is away from the light."""
        shades = [self._pane(angle, low, high, left, right) for angle in self._middles()]
        if self.paints.shaded:
            return Shape(joined(shades), self.paints.shaded)
        return Group(tuple(hatched(shade, FINE, 0.5, 0.6) for shade in shades))

    def _cap(self) -> list[Node]:
        """Panes up to the apex, and the mark on discs."""
        paints = self.paints
        details = self._glazed(0.15, 0.95)
        # Ribs would meet in one dark spot.
        details.append(Shape(circle(0, 0, 0.13 * self.band.slant), paints.base, self._pen(0.3)))
        if self.band.outer < LEAST_SIDE:
            return [*details, *self._sign(0.0, TOP_DISC, TOP_SIGN, TOP_MIDDLE)]
        sign = tuple(self._sign(-0.58, 0.32, SIGN * 0.94))
        return [*details, *(Group(sign, rotate(angle + 90)) for angle in SIGNS)]

    def _sign(self, middle: float, reach: float, size: float, aside: float = 0.0) -> Iterator[Node]:
        """The player's mark on a disc, ``aside`` from its middle; lengths in slants of the cap."""
        paints, slant = self.paints, self.band.slant
        y = middle * slant
        yield Shape(circle(0.0, y, reach * slant), paints.door, self._pen(0.3))
        if self.mark:
            side = size * slant
            box = Bounds(-side / 2, y + aside * slant - side / 2, side, side)
            yield draw_icon(self.mark, box, paints.line, paints.door)
        else:
            yield Shape(self._opening(0.0, y + aside * slant, 0.3 * size * slant, -90), paints.line)

    def _airlock(self, angle: float) -> list[Node]:
        """A door of two wings in a frame, with a lamp above."""
        paints = self.paints
        lamp = on_circle(0, 0, self._radius(0.79), angle)
        return [
            Shape(self._pane(angle, 0.04, 0.68, -DOOR, DOOR), paints.dark),
            Shape(self._pane(angle, 0.04, 0.6, -0.75 * DOOR, -0.06), paints.door),
            Shape(self._pane(angle, 0.04, 0.6, 0.06, 0.75 * DOOR), paints.door),
            Shape(circle(*lamp, 0.06 * self.band.slant), paints.lit, self._pen(0.2)),
        ]

    def _window(self, angle: float, *, lit: bool) -> list[Node]:
        """A frame of the seat's own shape, and what is seen in it."""
        paints = self.paints
        x, y = on_circle(0, 0, self._radius(0.5), angle)
        size = min(WINDOW * self.band.slant, WIDEST * self._radius(0.5) * radians(self._step))
        inner = self._opening(x, y, 0.62 * size, angle)
        return [
            Shape(self._opening(x, y, size, angle), paints.door, self._pen(0.3)),
            Shape(inner, paints.lit if lit else paints.dark, self._pen(0.2)),
        ]

    def _opening(self, x: float, y: float, size: float, angle: float) -> Path:
        """A pane of the seat's own shape: it distinguishes seats where there is no colour."""
        match self.seat % 4:
            case 0:
                return circle(x, y, size * 1.1)
            case 1:
                return polygon(x, y, size * 1.35, 4, angle + 45)
            case 2:
                return polygon(x, y, size * 1.4, 3, angle + 180)
            case _:
                return star(x, y, size * 1.45, size * 0.72, 4, angle)

    def _strip(self, low: float, high: float) -> list[Node]:
        """A strip around the band, from ``low`` to ``high`` shares of its height."""
        bare, half = self.paints.wall == WHITE, self.band.angle / 2
        if bare:
            low, high = max(low, BARE_EDGE), min(high, 1 - BARE_EDGE)
        around = sector(0, 0, self._radius(low), self._radius(high), -90 - half, -90 + half)
        return [Shape(around, self.paints.base, self._pen(0.25) if bare else None)]

    def _ribs(self) -> Node:
        """Lines between the gores, up to the next band."""
        ends = self.band.outer, self.band.inner
        inner = [self._start + self._step * i for i in range(1, self.gores)]
        ribs = joined(polyline([on_circle(0, 0, r, angle) for r in ends]) for angle in inner)
        return Shape(ribs, stroke=self._pen(0.4))

    def _pane(self, angle: float, low: float, high: float, left: float, right: float) -> Path:
        """A part of the gore around an angle: ``left`` and ``right`` in shares of its width."""
        radii = self._radius(low), self._radius(high)
        return sector(0, 0, *radii, angle + left * self._step, angle + right * self._step)

    def _pen(self, width: float) -> Stroke:
        return Stroke(self.paints.line, width)

    def _radius(self, share: float) -> float:
        """How far from the apex something is, at a share of the band's height."""
        return self.band.outer - share * self.band.slant

    @property
    def _start(self) -> float:
        return -90 - self.band.angle / 2

    @property
    def _step(self) -> float:
        return self.band.angle / self.gores

    def _middles(self) -> list[float]:
        """The angles of the middles of the gores."""
        seams = [self._start + self._step * i for i in range(self.gores + 1)]
        return [(a + b) / 2 for a, b in pairwise(seams)]
