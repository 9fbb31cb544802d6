"""The square plate of the pictures on event cards, with their inks and their grounds.

A picture has cream paper, dark contours, hatching for shadow, the deck's accent as its one strong
colour and two more: gold, and brick or teal, whichever is not the deck's own. It keeps clear of
the upper left corner, where the seal of the deck lies, and its floor goes on below the plate.
"""

from copy import copy
from itertools import accumulate, takewhile

from printkit.art.plate import Plate
from printkit.art.style import Ink, Style, sturdy
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import on_circle, rectangle
from printkit.geometry.transform import placing
from printkit.scene import Stroke

CREAM = parse_colour("#fdf6e4")
SAND = parse_colour("#ecdcb8")
GOLD = parse_colour("#e6b143")
SKIN = parse_colour("#f3cfa8")
STONE = parse_colour("#cfc8b8")
DARK = parse_colour("#39414d")
LEAF = parse_colour("#98ad84")
_TEAL, _BRICK = parse_colour("#558d97"), parse_colour("#d0754e")

SIDE = 40.0
BOLD, THIN, FINE = 0.5, 0.32, 0.19
"""Widths of contours, details and hatching on the grid."""
FLOOR = 33.0


class VignettePlate(Plate):
    """A plate of 40 x 40; what lies behind everything fills the box beyond it."""

    def __init__(self, width: float, height: float, style: Style) -> None:
        super().__init__(width, height, style, SIDE, SIDE)
        self.deck = style.accent
        self.other = _BRICK if style.accent.blue > style.accent.red else _TEAL
        reach, self.top = width / self.unit, SIDE - height / self.unit
        self.left, self.right = (SIDE - reach) / 2, (SIDE + reach) / 2
        self.size = 1.0

    def at(
        self, x: float, y: float, size: float = 1.0, *, turn: float = 0.0, flip: bool = False
    ) -> "VignettePlate":
        """The same plate with its zero at a point; lines keep their widths, shapes grow."""
        part = copy(self)
        part._place = placing(x, y, size, turn, flip=flip).then(self._place)  # noqa: SLF001 - of the same class
        part.size = self.size * size
        return part

    def area(self, shape: str | Path, colour: Colour, width: float = BOLD) -> None:
        """A surface with a contour; where ink is short a pale tone of its colour."""
        self._add(shape, self._pale(colour), self._pen(self.style.line, width))

    def flat(self, shape: str | Path, colour: Colour) -> None:
        """A light, a shadow or a pattern without contour."""
        self._add(shape, self._pale(colour), None)

    def strong(self, shape: str | Path, colour: Colour, width: float = THIN) -> None:
        """A small surface that keeps its colour in every ink."""
        self._add(shape, self._full(colour), self._pen(self.style.line, width))

    def spot(self, shape: str | Path, colour: Colour | None = None) -> None:
        """A small mark without contour, in the ink of lines if no colour is given."""
        self._add(shape, self._full(colour or self.style.line), None)

    def limb(self, shape: str | Path, width: float, colour: Colour) -> None:
        """A thick line with a contour on both sides: an arm, a leg, a pipe."""
        inner = width * self.size * self.unit
        edge = self._pen(self.style.line, 1.0)
        outer = inner + 2 * sturdy(edge.colour, BOLD * self.unit)
        self._add(shape, None, Stroke(edge.colour, outer, cap="round", join="round"))
        self._add(shape, None, Stroke(self._pale(colour), inner, cap="round", join="round"))

    def shade(self, shape: str | Path, slant: float = 0.7, spacing: float = 0.8) -> None:
        """An engraver's shadow: even slanting lines."""
        self.hatch(shape, spacing, FINE, slant)

    def _closest(self, pen: Stroke) -> float:
        """A shadow stays one on a small picture."""
        return 3.4 * pen.width

    def ground(self, share: float = 0.13) -> None:
        """The box in paper with some of the deck's colour in it."""
        box = rectangle(self.left, self.top, self.right - self.left, SIDE - self.top)
        if self.style.is_full:
            self._add(box, CREAM.mix(self.deck, share), None)

    def sky(self, horizon: float = FLOOR) -> None:
        """Even lines that stand wider towards the horizon, as on a banknote."""
        self.ground()
        steps = (0.8 + 0.03 * i for i in range(99))
        levels = takewhile(lambda y: y < horizon, accumulate(steps, initial=self.top + 0.5))
        self.grain(joined(polyline([(self.left, y), (self.right, y)]) for y in levels))

    def wall(self, level: float = FLOOR, step: float = 3.2) -> None:
        """A papered wall: pairs of upright lines, and a skirting on the floor."""
        self.ground()
        count = int((self.right - self.left) / step) + 2
        xs = (self.left + step * (i - 0.4) + gap for i in range(count) for gap in (0.0, 0.7))
        self.grain(joined(polyline([(x, self.top), (x, level)]) for x in xs))
        self.floor(level, SAND)
        self.area(
            rectangle(self.left - 1, level - 1.6, self.right - self.left + 2, 1.6), CREAM, THIN
        )

    def rays(self, cx: float, cy: float, count: int = 18, turn: float = 0.0) -> None:
        """Beams that go out from a point."""
        self.ground(0.06)
        half = 90.0 / count
        beams = (
            polyline(
                [
                    (cx, cy),
                    *(on_circle(cx, cy, 60, turn + 4 * half * i + at) for at in (-half, half)),
                ],
                close=True,
            )
            for i in range(count)
        )
        self._add(joined(beams), self._tint(), None)

    def night(self, horizon: float = FLOOR) -> None:
        """A dark sky; where ink is short closer lines."""
        box = rectangle(self.left, self.top, self.right - self.left, horizon - self.top)
        if self.style.is_full:
            self._add(box, DARK.mix(self.other, 0.35), None)
        else:
            self.hatch(box, 0.75, FINE)

    def floor(self, level: float = FLOOR, colour: Colour = SAND) -> None:
        """The ground that everything stands on, down to the lower edge."""
        wide = self.right - self.left + 2
        self.area(rectangle(self.left - 1, level, wide, SIDE - level + 1), colour)
        rows = ((level + 1.3 + 1.3 * i, 3.0 * (i % 2)) for i in range(5))
        dashes = (
            polyline([(x + shift, y), (x + shift + 3.4, y)])
            for y, shift in rows
            for x in range(int(self.left) - 4, int(self.right) + 2, 6)
        )
        self._add(joined(dashes), None, self._pen(self.style.line, FINE))

    def shadow(self, cx: float, level: float, reach: float) -> None:
        """Hatching on the floor below something."""
        lens = (
            f"M{cx - reach} {level}Q{cx} {level - 1.3} {cx + reach} {level}"
            f"Q{cx} {level + 1.5} {cx - reach} {level}Z"
        )
        self.flat(lens, STONE)
        self.shade(lens, 0.0, 0.5)

    def grain(self, path: Path) -> None:
        """Lines that only give the ground a grain."""
        match self.style.ink:
            case Ink.FULL:
                colour = CREAM.mix(self.deck, 0.3)
            case Ink.LOW:
                colour = self.deck.tint(0.4)
            case _:
                colour = Colour(0.72, 0.72, 0.72)
        self._add(path, None, Stroke(colour, sturdy(colour, FINE * self.unit)))

    def _tint(self) -> Colour:
        match self.style.ink:
            case Ink.FULL:
                return CREAM.mix(self.deck, 0.24)
            case Ink.LOW:
                return self.deck.tint(0.15)
            case _:
                return Colour(0.92, 0.92, 0.92)

    def _pale(self, colour: Colour) -> Colour:
        match self.style.ink:
            case Ink.FULL:
                return colour
            case Ink.LOW:
                return colour.tint(0.3)
            case _:
                return colour.grey().tint(0.5)

    def _full(self, colour: Colour) -> Colour:
        return colour.grey().tint(0.8) if self.style.ink is Ink.MONO else colour
