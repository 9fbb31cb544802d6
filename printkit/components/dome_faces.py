"""What is printed on the bands of a dome: panels, windows, an airlock, the player's mark."""

from collections.abc import Iterator
from itertools import pairwise
from math import radians

from printkit.art.icons import draw_icon
from printkit.art.style import Ink
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.components.nets import painted
from printkit.geometry.nets.dome import ConeSector
from printkit.geometry.nets.net import NetFace
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import arc, circle, on_circle, polygon, sector, star
from printkit.geometry.transform import rotate
from printkit.records import record
from printkit.scene import Group, Node, Shape, Stroke

PANELS = 12
"""Panels around the dome."""
WINDOW, WIDEST = 0.16, 0.21
"""Size of a window as a share of the band's slant, and of the panel's width at most."""
DOOR = 1.16
"""Width of the airlock in panels: the two panels in front have no window."""
SIGNS = (-90.0, 30.0, 150.0)
"""Where the cap shows the player's mark, degrees; it is read from all sides."""
SIGN = 0.52
"""Height of the mark as a share of the cap's slant."""
LEAST_SIDE = 7.0
"""On a cap with less than this from apex to edge, mm, three marks would be too small to be told:
it shows one, around the apex."""
TOP_DISC, TOP_SIGN, TOP_MIDDLE = 0.84, 0.76, -0.4
"""Radius of its disc, its height and its middle, clear of the slit: shares of the cap's slant."""
_LIT = parse_colour("#ffd166")
_PALE = parse_colour("#e4f8fa")
_GREY = parse_colour("#6a6a6a")
_SEAM = parse_colour("#8a8a8a")


@record
class DomePaints:
    """The colours of a dome in an ink."""

    wall: Colour
    other: Colour
    """Of every other panel."""
    base: Colour
    line: Colour
    frame: Colour
    glass: Colour
    lit: Colour
    door: Colour
    pen: float
    pane: Colour | None = None
    """Of the six-sided panes around the windows, where ink is no matter."""

    @classmethod
    def of(cls, colour: Colour, ink: Ink) -> "DomePaints":
        """Those of a player's colour: with little ink pale walls, and lines in the colour.

        In black alone panes are black or white, whatever grey the colour has. Windows are
        stronger than the seams between panels in every ink.
        """
        if ink is Ink.FULL:
            seam, dark = colour.tint(0.5), colour.shade(0.5)
            other, base = colour.shade(0.12), colour.shade(0.3)
            return cls(colour, other, base, seam, dark, _PALE, _LIT, _PALE, 0.2, colour.tint(0.7))
        if ink is Ink.MONO:
            base = colour.mix(_GREY, 0.5)
            return cls(WHITE, WHITE, base, _SEAM, BLACK, WHITE, BLACK, WHITE, 0.22)
        dark = colour.shade(0.35)
        walls = colour.tint(0.3), colour.tint(0.5)
        return cls(*walls, colour.tint(0.8), colour, dark, WHITE, colour.tint(0.8), WHITE, 0.22)


@record
class DomeFace:
    """A band of somebody's dome; ``mark`` is the player's icon, ``seat`` their number."""

    band: ConeSector
    lowest: bool
    paints: DomePaints
    mark: str
    seat: int

    def paint(self, face: NetFace) -> Node:
        """The band as it is printed; its frame has the apex at (0, 0), its middle points up."""
        details = self._cap() if self.band.inner == 0 else self._walls()
        # Without paint the face needs a contour of its own, or its ends are open.
        bare = self.paints.wall == WHITE
        contour = [Shape(face.shape, stroke=self._pen)] if bare else []
        return painted(face, self.paints.wall, *details, *contour)

    def _walls(self) -> list[Node]:
        paints, pen = self.paints, self._pen
        details: list[Node] = [
            self._panels(),
            Shape(self._ring(0.0, 0.14 if self.lowest else 0.07), paints.base),
            Shape(self._ring(0.9, 1.0), paints.base),
            Shape(self._seams(), stroke=pen),
        ]
        if paints.pane:
            details.append(Shape(self._glass(), paints.pane))
        frame = Stroke(paints.frame, 0.4)
        for number, panes in enumerate((self._panes(0), self._panes(1))):
            details.append(Shape(panes, paints.lit if number else paints.glass, frame))
        return details + (self._airlock() if self.lowest else [])

    def _cap(self) -> list[Node]:
        paints = self.paints
        details: list[Node] = [
            self._panels(),
            Shape(self._ring(0.0, 0.1), paints.base),
            Shape(self._seams(), stroke=self._pen),
        ]
        if self.band.outer < LEAST_SIDE:
            return [*details, *self._sign(0.0, TOP_DISC, TOP_SIGN, TOP_MIDDLE)]
        sign = tuple(self._sign(-0.58, 0.34, SIGN))
        return [*details, *(Group(sign, rotate(angle + 90)) for angle in SIGNS)]

    def _panels(self) -> Node:
        """Every other panel, which is darker."""
        band, paints = self.band, self.paints
        spans = list(pairwise(self._angles()))[::2]
        return Shape(
            joined(sector(0, 0, band.outer, band.inner, *span) for span in spans), paints.other
        )

    def _sign(self, middle: float, reach: float, size: float, aside: float = 0.0) -> Iterator[Node]:
        """The player's mark on a disc, ``aside`` from its middle; lengths in slants of the cap."""
        paints, slant = self.paints, self.band.slant
        y = middle * slant
        yield Shape(circle(0.0, y, reach * slant), paints.door, Stroke(paints.frame, 0.3))
        if self.mark:
            side = size * slant
            box = Bounds(-side / 2, y + aside * slant - side / 2, side, side)
            yield draw_icon(self.mark, box, paints.frame, paints.door)
        else:
            yield Shape(self._window(0.0, y + aside * slant, 0.3 * size * slant, -90), paints.frame)

    def _airlock(self) -> list[Node]:
        """A door of two wings between lamps, in the middle of the band."""
        band, paints = self.band, self.paints
        half = DOOR * band.angle / PANELS / 2
        foot, head = band.outer, band.outer - 0.74 * band.slant
        opening = sector(0, 0, foot, head, -90 - half, -90 + half)
        door = sector(0, 0, foot, head + 0.12 * band.slant, -90 - 0.76 * half, -90 + 0.76 * half)
        lines = joined(
            [
                polyline([on_circle(0, 0, r, -90) for r in (foot, head + 0.12 * band.slant)]),
                arc(0, 0, foot - 0.26 * band.slant, -90 - 0.76 * half, -90 + 0.76 * half),
            ]
        )
        lamps = [
            circle(
                *on_circle(0, 0, foot - 0.5 * band.slant, -90 + side * 1.3 * half),
                0.07 * band.slant,
            )
            for side in (-1, 1)
        ]
        frame = Stroke(paints.frame, 0.3)
        return [
            Shape(opening, paints.frame),
            Shape(door, paints.door),
            Shape(lines, stroke=Stroke(paints.frame, 0.25)),
            Shape(joined(lamps), paints.lit, frame),
        ]

    @property
    def _pen(self) -> Stroke:
        return Stroke(self.paints.line, self.paints.pen)

    def _angles(self) -> list[float]:
        start = -90 - self.band.angle / 2
        return [start + self.band.angle * i / PANELS for i in range(PANELS + 1)]

    def _ring(self, low: float, high: float) -> Path:
        """A strip around the band, from ``low`` to ``high`` shares of its height."""
        band = self.band
        outer, inner = (band.outer - band.slant * share for share in (low, high))
        return sector(0, 0, outer, inner, -90 - band.angle / 2, -90 + band.angle / 2)

    def _seams(self) -> Path:
        """Lines between the panels."""
        band = self.band
        return joined(
            polyline([on_circle(0, 0, radius, angle) for radius in (band.inner, band.outer)])
            for angle in self._angles()[1:-1]
        )

    def _windowed(self) -> list[float]:
        """The middles of the panels that have a window: those of the airlock have none."""
        middles = [(a + b) / 2 for a, b in pairwise(self._angles())]
        door = self.band.angle / PANELS if self.lowest else 0.0
        return [angle for angle in middles if abs(angle + 90) >= door]

    def _panes(self, parity: int) -> Path:
        """Every other window."""
        band = self.band
        radius = (band.outer + band.inner) / 2 - band.slant * 0.02
        shown = self._windowed()[parity::2]
        size = min(WINDOW * band.slant, WIDEST * radius * radians(band.angle / PANELS))
        return joined(self._window(*on_circle(0, 0, radius, a), size, a) for a in shown)

    def _glass(self) -> Path:
        """A six-sided pane around every window, clear of the seams and of the strips."""
        band = self.band
        step = band.angle / PANELS
        low, middle, high = (band.outer - band.slant * share for share in (0.17, 0.5, 0.87))
        return joined(
            polyline(
                [
                    on_circle(0, 0, radius, angle + side * step)
                    for radius, side in (
                        (high, -0.2),
                        (high, 0.2),
                        (middle, 0.38),
                        (low, 0.2),
                        (low, -0.2),
                        (middle, -0.38),
                    )
                ],
                close=True,
            )
            for angle in self._windowed()
        )

    def _window(self, x: float, y: float, size: float, angle: float) -> Path:
        """A pane of the seat's own shape: it distinguishes seats where there is no colour."""
        match self.seat % 4:
            case 0:
                return circle(x, y, size * 1.1)
            case 1:
                return polygon(x, y, size * 1.35, 4, angle + 45)
            case 2:
                return polygon(x, y, size * 1.4, 3, angle + 180)
            case _:
                return star(x, y, size * 1.5, size * 0.72, 4, angle)
