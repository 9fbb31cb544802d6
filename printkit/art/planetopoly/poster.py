"""How Planetopoly draws: travel posters in flat layers, over a sky engraved as in a star atlas."""

from collections.abc import Callable
from random import Random

from printkit.art.planetopoly.constellations import figure_of
from printkit.art.planetopoly.palette import CREAM, Sky
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import WHITE, Colour
from printkit.geometry.path import Path, joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle, star
from printkit.geometry.transform import placing, scale, translate
from printkit.scene import Node, Stroke

_PAINTED = 2.0
"""How far posters are painted beyond their grid, at the sides and above."""

_DUSK = (0.2, 0.14, 0.07)
"""What is left of a sky with little ink, from its far edge on; its light is white paper."""

_PALE, _SHADED = 0.2, 0.4
"""What is left of a colour on a body, and in its shadow, where ink is short."""

_CLOSEST = 0.45
"""From line to line of a hatch at least, mm."""

_LIGHT_LINE = 0.5
"""Lines lighter than this are drawn dark on white paper (luminance)."""

_CHART_GREY, _CHART_LINE = Colour(0.6, 0.6, 0.6), 0.2
"""The lines of a chart in mono, mm."""

_PALE_GREY = Colour(0.92, 0.92, 0.92)
_GREYS = ((0.42, WHITE), (0.12, _PALE_GREY), (0.0, Colour(0.8, 0.8, 0.8)))
"""In mono: from which luminance on a body has which grey."""


class Poster(Plate):
    """A plate that fills its whole box; what reaches beyond the box is cut off.

    Bodies keep a pale tone of their colour where ink is short, shadows a stronger one; in mono
    shadows are hatched.
    """

    def __init__(
        self, width: float, height: float, style: Style, columns: float, rows: float
    ) -> None:
        super().__init__(width, height, style, columns, rows)
        # A low box shows all that is painted from side to side, and loses only ground.
        self.unit = max(width / (columns + 2 * _PAINTED), height / rows)
        left, lost = width - columns * self.unit, rows * self.unit - height
        self._place = scale(self.unit).then(translate(left / 2, min(_PAINTED * self.unit, lost)))
        self._columns, self._rows = columns, rows

    def sky(self, colours: Sky, x: float, y: float, radius: float, step: float) -> None:
        """Steps of light around the point, which fade to white paper where ink is short."""
        steps = colours if self.style.is_full else self._dusk(colours)
        self._add(rectangle(-60, -60, self._columns + 120, self._rows + 120), steps[0], None)
        for i, colour in enumerate(steps[1:]):
            self._add(circle(x, y, radius + (2 - i) * step), colour, None)

    def layer(self, shape: str | Path, colour: Colour, width: float = 0.3) -> None:
        """A body that full colour shows without a contour."""
        pen = None if self.style.is_full else self._pen(self.style.line, width)
        self._add(shape, self._inked(colour, _PALE), pen)

    def body(self, shape: str | Path, colour: Colour, width: float = 0.35) -> None:
        """A body with a contour in every ink."""
        self._add(shape, self._inked(colour, _PALE), self._pen(self.style.line, width))

    def shade(self, shape: str | Path, colour: Colour, slant: float = 0.6) -> None:
        """The dark side of a body."""
        if self.style.ink is Ink.MONO:
            self.hatch(shape, 0.7, 0.15, slant)
        else:
            self._add(shape, self._inked(colour, _SHADED), None)

    def line(self, shape: str | Path, width: float = 0.7, colour: Colour | None = None) -> None:
        """A line; a light one is a finer dark one on white paper."""
        if colour is not None and not self.style.is_full and colour.luminance > _LIGHT_LINE:
            super().line(shape, 0.6 * width)
        else:
            super().line(shape, width, colour)

    def fine(self, shape: str | Path, width: float, colour: Colour) -> None:
        """A line of a chart, which stays behind what stands on it: thin and grey in mono."""
        if self.style.ink is Ink.MONO:
            self._add(shape, None, Stroke(_CHART_GREY, _CHART_LINE))
        else:
            self.line(shape, width, colour)

    def _closest(self, _pen: Stroke) -> float:
        """Lines never run together on a small poster."""
        return _CLOSEST

    def etch(self, shape: str | Path, colour: Colour, spacing: float = 0.8) -> None:
        """Fine level lines across a body, as an engraver gives it a surface."""
        self.hatch(shape, spacing, 0.14, 0.0, colour)

    def glow(self, shape: str | Path, colour: Colour) -> None:
        """Light on something: only where there is ink to set it off."""
        self.tone(shape, colour)

    def stars(self, key: str, count: int, bottom: float) -> None:
        """Small stars over the grid down to the row ``bottom``; the same key strews the same."""
        chance = Random(key)  # noqa: S311 - a pattern, not a secret
        dots = []
        for i in range(count if self.style.is_full else count // 2):
            x, y = chance.uniform(0, self._columns), chance.uniform(0, bottom)
            dots.append(star(x, y, 0.9, 0.25, 4) if i % 5 == 0 else circle(x, y, 0.18))
        self._bright(joined(dots))

    def figure(self, of: str, x: float, y: float, size: float) -> None:
        """A constellation in a square, its middle at (x, y), as a chart shows it."""
        place = scale(size).then(translate(x, y))
        lines, knots = figure_of(of)
        large = max(1.0, size / 20)
        self.line(lines.transformed(place), 0.16 * large, CREAM)
        dots = (star(*place.apply(*at), large * r, 0.35 * large * r, 4) for at, r in knots)
        self._bright(joined(dots))

    def _bright(self, shape: Path) -> None:
        self._add(shape, CREAM if self.style.is_full else self.style.line, None)

    def _dusk(self, colours: Sky) -> Sky:
        if self.style.ink is Ink.MONO:
            return (_PALE_GREY, _PALE_GREY, WHITE, WHITE)
        # The far edge of most is nearly black; the next step has the hue of the sky.
        far, middle, near = (c.tint(share) for c, share in zip(colours[1:], _DUSK, strict=True))
        return (far, middle, near, WHITE)

    def unless_mono(self, colour: Colour) -> Colour:
        """The colour of a large dark surface, which is left white where there is only black."""
        return WHITE if self.style.ink is Ink.MONO else colour

    def _inked(self, colour: Colour, share: float) -> Colour:
        match self.style.ink:
            case Ink.FULL:
                return colour
            case Ink.LOW:
                return colour.tint(share)
            case _:
                return next(grey for least, grey in _GREYS if colour.luminance >= least)


def set_at(
    data: str, x: float, y: float, size: float = 1.0, turn: float = 0.0, *, flip: bool = False
) -> Path:
    """A motif that is drawn around (0, 0), put somewhere: scaled, mirrored, turned."""
    return parse_path_data(data).transformed(placing(x, y, size, turn, flip=flip))


Paint = Callable[[Poster], None]


def poster(name: str, columns: float, rows: float) -> Callable[[Paint], Paint]:
    """Register a function that paints on a poster as the drawing of this name."""

    def register(paint: Paint) -> Paint:
        @drawing(name)
        def draw(width: float, height: float, style: Style) -> Node:
            sheet = Poster(width, height, style, columns, rows)
            paint(sheet)
            return sheet.node()

        return paint

    return register


def card(name: str) -> Callable[[Paint], Paint]:
    """Register the picture of an event card; the limb of a planet cuts it off at the right."""
    return poster(name, 40, 50)


def view(name: str) -> Callable[[Paint], Paint]:
    """Register a landscape; a space of the board shows its middle, a deed less of its sky."""
    return poster(name, 60, 30)
