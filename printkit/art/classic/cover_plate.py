"""The plate of the pictures on boxes and rulebooks: as wide as 100, its foot at 0, up is negative.

The upper part is sky, in which the name of the game stands; the picture keeps below -56.
"""

import math
from copy import copy
from dataclasses import replace
from typing import Self

from printkit.art.icons import draw_icon
from printkit.art.plate import Plate
from printkit.art.registry import draw_art, has_room
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import on_circle
from printkit.geometry.transform import placing, scale, translate
from printkit.scene import Group

BOLD, LINE, FINE = 0.42, 0.26, 0.17
_PALE_BEAM = 0.45
"""What is left of a beam of light where ink is short."""
WORDS = 31.0
"""So far below the top the sky holds the name of the game and what it is about."""


class Cover(Plate):
    """A plate whose surfaces are pale and without much ink where there is little."""

    def __init__(self, width: float, height: float, style: Style) -> None:
        self.high = 100.0 * height / width
        super().__init__(width, height, style, 100.0, self.high)
        self._place = translate(0.0, self.high).then(self._place)

    def at(
        self, x: float, y: float, size: float = 1.0, turn: float = 0.0, *, flip: bool = False
    ) -> Self:
        """The same plate with its zero at a point: smaller, turned or mirrored there."""
        part = copy(self)
        part._place = placing(x, y, size, turn, flip=flip).then(self._place)  # noqa: SLF001 - of the same class
        return part

    def area(self, shape: str | Path, colour: Colour, width: float = LINE) -> None:
        """A surface with a contour; pale, or grey, where ink is short."""
        self._add(shape, self.pale(colour), self._pen(self.style.line, width))

    def glass(self, shape: str | Path, colour: Colour, width: float = FINE) -> None:
        """Windows in something white or lacquered: in black only they are black."""
        if self.style.ink is Ink.MONO:
            self.accent(shape, BLACK, width)
        else:
            self.surface(shape, colour, width)

    def flat(self, shape: str | Path, colour: Colour) -> None:
        """A surface without a contour."""
        self._add(shape, self.pale(colour), None)

    def pale(self, colour: Colour) -> Colour:
        """The colour itself, or what is left of it where ink is short."""
        match self.style.ink:
            case Ink.FULL:
                return colour
            case Ink.LOW:
                return colour.tint(0.3)
            case _:
                return colour.grey().tint(0.3)

    def icon(self, name: str, box: Bounds) -> None:
        """An icon in the colour of lines."""
        drawn = draw_icon(name, box, self.style.line, WHITE)
        self._children.append(Group((drawn,), self._place))

    def picture(
        self, name: str, accent: Colour, box: Bounds, clip: Path | None = None, seed: int = 0
    ) -> None:
        """Another drawing in a box, with lines as on a plate of its own; cut off at a shape."""
        own = Bounds(0.0, 0.0, box.width * self.unit, box.height * self.unit)
        if not has_room(own):
            return
        drawn = draw_art(name, own, replace(self.style, accent=accent, seed=seed))
        here = scale(1 / self.unit).then(translate(box.x, box.y)).then(self._place)
        cut = clip and clip.transformed(self._place)
        self._children.append(Group((Group((drawn,), here),), clip=cut))

    def rays(self, x: float, y: float, count: int, one: Colour, other: Colour) -> None:
        """A sky of beams around a point: pale where ink is short, in black lines clear of words."""
        reach = 100.0 + self.high
        step = 180 / count

        def beam(number: int, length: float = reach) -> tuple[float, float]:
            return on_circle(x, y, length, 180 + step * number)

        if self.style.ink is Ink.MONO:
            lines = []
            for number in range(1, count):
                high = self.high - WORDS + y - 4.0 * (number % 2)
                clear = high / math.sin(math.radians(step * number)) if high > 0 else reach
                lines.append(polyline([(x, y), beam(number, min(reach, clear))]))
            self.faint(joined(lines), FINE, other.shade(0.2))
            return
        if self.style.is_full:
            whole = [(0, -self.high), (100, -self.high), (100, 0), (0, 0)]
            self.plain(polyline(whole, close=True), one)
        beams = (polyline([(x, y), beam(i), beam(i + 1)], close=True) for i in range(0, count, 2))
        self.plain(joined(beams), other if self.style.is_full else other.tint(_PALE_BEAM))
