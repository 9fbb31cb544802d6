"""A picture on a card: drawn around its middle, 40 units across, whatever box it fills."""

from collections.abc import Callable, Sequence

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, slanted_arc, smooth, under
from printkit.art.space.emblems import crystals
from printkit.art.space.globes import Features, flat_crater, globe, horizon, stars
from printkit.art.space.palette import darker, lighter
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style, sturdy
from printkit.colour import Colour
from printkit.geometry.path import Path, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle
from printkit.geometry.transform import Point, Transform, placing, scale, translate
from printkit.scene import Group, Shape, Stroke

ACROSS = 40.0
"""Units across the shorter side of the box."""
_PEN = 0.007
"""Width of contours as a share of the shorter side."""
_THICK = 0.8
"""Wider lines, in units, are drawn as areas are."""

Shown = str | Path | Sequence[XY]
"""Path data, a path, or the corners of a polygon."""


class Vignette:
    """Shapes around the middle of a picture, or of a motif in it; x right, y down, in units."""

    def __init__(self, sketch: Sketch, placed: Transform, size: float) -> None:
        self.sketch = sketch
        self.style = sketch.style
        self.size = size
        """Millimetres in a unit."""
        self._placed = placed

    def at(
        self, x: float, y: float, size: float = 1.0, turn: float = 0.0, *, mirrored: bool = False
    ) -> "Vignette":
        """The same picture, counted from another point: where a motif stands."""
        own = placing(x, y, size, turn, flip=mirrored)
        return Vignette(self.sketch, own.then(self._placed), self.size * size)

    def point(self, x: float, y: float) -> Point:
        """Where a point lies in the box, mm."""
        return self._placed.apply(x, y)

    def area(self, shape: Shown, colour: Colour) -> None:
        """A flat surface."""
        self.sketch.area(self._path(shape), colour)

    def body(self, shape: Shown, colour: Colour, depth: float = 1.0) -> None:
        """A surface with a shadow along its lower right edge, so many units deep."""
        path, by = self._path(shape), depth * self.size
        self.sketch.bare(path, colour)
        inside = self.sketch.part(path)
        inside.shadow(path, colour)
        inside.bare(path.moved(-by, -0.7 * by), colour)
        self.sketch.outline(path)

    def feature(self, shape: Shown, colour: Colour) -> None:
        """Something on a surface, within a thin contour where ink is short."""
        self.sketch.feature(self._path(shape), colour)

    def tone(self, shape: Shown, colour: Colour) -> None:
        """A tone without contour."""
        self.sketch.tone(self._path(shape), colour)

    def mark(self, shape: Shown, colour: Colour) -> None:
        """A small strong mark."""
        self.sketch.mark(self._path(shape), colour)

    def wash(self, shape: Shown, colour: Colour) -> None:
        """A large pale surface without contour, such as a beam of light."""
        self.sketch.bare(self._path(shape), colour)

    def line(self, shape: Shown, colour: Colour, width: float = 0.6) -> None:
        """A line of so many units; a thick one gets a contour where ink is short."""
        if width > _THICK and not self.style.is_full:
            self._tube(self._path(shape), colour, width)
            return
        stroke = self.style.stroke(colour, width * self.size)
        self.sketch.place(Shape(self._path(shape), None, stroke))

    def limb(self, points: Shown, colour: Colour, width: float) -> None:
        """A soft thick line with a contour where ink is short: an arm, a hose, a tail."""
        self._tube(self._path(points, soft=True), colour, width)

    def grain(self, shape: Shown, colour: Colour, *, facing: float = 45.0) -> None:
        """Grains on a surface of this colour, closer towards the shadow."""
        path = self._path(shape)
        box = path.bounds()
        key = f"{box.width:.2f} {box.height:.2f}"
        self.sketch.grain(path, darker(colour, 0.42), key=key, facing=facing)

    def inside(self, shape: Shown) -> "Vignette":
        """The same picture, cut off at a shape."""
        part = self.sketch.part(self._path(shape))
        part.pen = self.sketch.pen
        return Vignette(part, self._placed, self.size)

    def ball(
        self, x: float, y: float, radius: float, colour: Colour, features: Features | None = None
    ) -> None:
        """A lit globe with grains in its shadow."""
        middle = self.point(x, y)
        globe(self.sketch, *middle, radius * self.size, colour, features)
        self.grain(circle(x, y, radius), colour)

    def ringed(self, x: float, y: float, radius: float, colour: Colour, ring: Colour) -> None:
        """A globe within a slanted ring."""
        for start, end in ((180, 360), (0, 180)):
            if end == 180:
                self.ball(x, y, radius, colour)
            arc = slanted_arc(x, y, 1.75 * radius, flat=0.26, turn=-18, start=start, end=end)
            self.line(arc, ring, 0.24 * radius)

    def ground(self, level: float, colour: Colour, *, key: str, rise: float = 0.6) -> None:
        """Land from ``level`` down to the foot of the picture, with grains and small craters."""
        s = self.sketch
        top = self.point(0.0, level).y
        land = under(horizon(s, top, rise * self.size, key=key), s.height + 3)
        s.area(land, colour)
        s.grain(land, darker(colour, 0.42), key=key, facing=80)
        for x, y, radius in ((-13.0, 3.4, 1.6), (10.5, 5.2, 2.2), (-4.0, 7.4, 1.4)):
            at = self.point(x, level + y)
            flat_crater(s, *at, radius * self.size, darker(colour, 0.4), lighter(colour, 0.3))

    def crystals(self, x: float, y: float, size: float) -> None:
        """A cluster of crystals: a resource."""
        self.sketch.pen, pen = 0.6 * self.sketch.pen, self.sketch.pen
        crystals(self.sketch, scale(size).then(translate(x, y)).then(self._placed))
        self.sketch.pen = pen

    def _tube(self, path: Path, colour: Colour, width: float) -> None:
        thick, contour = width * self.size, self.style.contour(1.0)
        if contour is not None:
            self._stroke(path, contour.colour, thick + 1.2 * self.sketch.pen)
            thick = max(thick - 0.6 * self.sketch.pen, 0.2)
        self._stroke(path, self.sketch.body_colour(colour), thick)

    def _path(self, shape: Shown, *, soft: bool = False) -> Path:
        match shape:
            case str():
                path = parse_path_data(shape)
            case Path():
                path = shape
            case _:
                path = smooth(list(shape)) if soft else polyline(shape, close=True)
        return path.transformed(self._placed)

    def _stroke(self, path: Path, colour: Colour, width: float) -> None:
        stroke = Stroke(colour, sturdy(colour, width), cap="round", join="round")
        self.sketch.place(Shape(path, None, stroke))


Picture = Callable[[Vignette], None]


def vignette(name: str, sky: Colour, *, strewn: int = 26) -> Callable[[Picture], Picture]:
    """Register the picture of a card; ``strewn`` stars stand in its sky."""
    return picture(f"space-card-{name}", sky, strewn=strewn)


def picture(
    name: str, sky: Colour | None = None, *, strewn: int = 26
) -> Callable[[Picture], Picture]:
    """Register a picture under its whole name; its sky is the style's ground if none is given."""

    def register(draw: Picture) -> Picture:
        @drawing(name)
        def fill(width: float, height: float, style: Style) -> Group:
            s = Sketch(width, height, style)
            s.pen = min(max(_PEN * s.unit, 0.16), 0.5)
            if sky and strewn:
                s.night(sky)
            else:
                s.sky(sky or style.ground)
            if strewn:
                stars(s, key=name, count=strewn)
            size = s.unit / ACROSS
            draw(Vignette(s, scale(size).then(translate(width / 2, height / 2)), size))
            return s.node()

        return draw

    return register
