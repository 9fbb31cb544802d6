"""A street of London: its colours, its terraces, its stone. Units are millimetres."""

from random import Random

from printkit.art.classic.facade import (
    CONTOUR,
    GLASS,
    bricks,
    door,
    gable,
    wall,
    windows,
)
from printkit.art.classic.street_life import lamp
from printkit.art.classic.street_scene import CORE, GROUND, StreetScene
from printkit.art.style import Ink, Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import rectangle

PORTLAND = parse_colour("#efe9db")
STOCK = parse_colour("#d3b283")
"""The yellow brick of most of London."""
TERRACOTTA = parse_colour("#c9785a")
LEAD = parse_colour("#8d99a6")
IRON = parse_colour("#39424f")
RED = parse_colour("#c8202f")
"""Of buses, pillar boxes and tunics."""
NAVY = parse_colour("#2b3f68")
GOLD = parse_colour("#e0b03f")
WHITE = parse_colour("#fbf8f0")
GREEN = parse_colour("#4c8a5e")

FINE = 0.2
_PLOT, _MOST_PLOTS = 5.2, 6
"""Width of a house of a terrace, and how many stand on a side, however long it is."""
_BESIDE_CUT = 1.0
"""From the last house to the sides: a cut that strays leaves it whole."""


class London(StreetScene):
    """A street of London: distant roofs, the wall, a terrace on both sides of its middle."""

    def __init__(self, width: float, height: float, style: Style, seed: str) -> None:
        super().__init__(width, height, style)
        self.skyline(seed)
        self.wall_behind()
        chance = Random(f"terrace {seed}")  # noqa: S311 - a picture, not a secret
        room = self.right - CORE
        plots = min(int((room - 0.8) / _PLOT), _MOST_PLOTS)
        rest = room - plots * _PLOT
        inset = min(rest, _BESIDE_CUT)
        for side in (-1, 1):
            for i in range(plots):
                middle = side * (self.right - inset - _PLOT * (i + 0.5))
                self.terrace(
                    middle - _PLOT / 2, _PLOT, chance.choice((6.6, 7.6, 8.6)), style.accent
                )
            if rest > 3.4:
                lamp(self, side * (CORE + (rest - inset) / 2))

    def stone(self, shape: str | Path, colour: Colour = PORTLAND) -> None:
        """A surface, its colour pale where ink is short."""
        self.surface(shape, colour, CONTOUR)

    def fine(self, shape: str | Path, colour: Colour = PORTLAND) -> None:
        """A small surface within a thin line."""
        self.surface(shape, colour, FINE)

    def bold(self, shape: str | Path, colour: Colour) -> None:
        """A small surface that keeps its colour."""
        self.accent(shape, colour, FINE)

    def stroke(self, shape: str | Path, width: float = FINE) -> None:
        """A line in ink."""
        self.line(shape, width)

    def panes(self, *boxes: tuple[float, float, float, float]) -> None:
        """Large panes of glass."""
        self.fine(joined(rectangle(*box) for box in boxes), GLASS)

    def arches(self, xs: tuple[float, ...], foot: float, width: float, height: float) -> None:
        """Openings with round heads."""
        self.fine(joined(arched(x, foot, width, height) for x in xs), GLASS)

    def terrace(
        self, x: float, width: float, top: float, colour: Colour, brick: Colour = STOCK
    ) -> None:
        """A house of a terrace: brick above stucco, a parapet, a stack of chimney pots.

        In black only it is an outline, which leaves the eye to the main building.
        """
        self.stack(x + 0.7 * width, top)
        if self.style.ink is Ink.MONO:
            self.fine(rectangle(x, top, width, GROUND - top), WHITE)
        else:
            wall(self, x, top, width, GROUND, brick)
            bricks(self, x, top, width, 14.2 - top)
        self.fine(rectangle(x, 14.2, width, GROUND - 14.2), WHITE)
        self.fine(joined([rectangle(x, top - 0.4, width, 0.8), rectangle(x, 14, width, 0.5)]))
        near, far = x + 0.29 * width, x + 0.73 * width
        rows = tuple(top + 1.2 + i * (13.4 - top) / 2 for i in range(2))
        windows(self, (near, far), rows, 1.2, min(2.1, (13.4 - top) / 2 - 1), dark=False)
        windows(self, (far,), (15.4,), 1.3, 2, dark=False)
        door(self, near, GROUND, colour, 1.5)

    def stack(self, x: float, foot: float, pots: int = 3) -> None:
        """A stack of chimney pots."""
        wide = 0.8 * pots + 0.2
        self.fine(
            joined(
                rectangle(x - wide / 2 + 0.2 + 0.8 * i, foot - 2.7, 0.5, 1) for i in range(pots)
            ),
            TERRACOTTA,
        )
        self.fine(rectangle(x - wide / 2, foot - 1.8, wide, 1.8), STOCK)

    def railings(self, x: float, end: float, top: float = 16.8) -> None:
        """Iron railings along the pavement."""
        count = int((end - x) / 0.6)
        bars = joined(
            polyline([(x + 0.6 * i, top), (x + 0.6 * i, GROUND)]) for i in range(count + 1)
        )
        self.stroke(joined([bars, polyline([(x, top + 0.4), (x + 0.6 * count, top + 0.4)])]), 0.18)

    def pediment(
        self, x: float, base: float, width: float, rise: float, colour: Colour = PORTLAND
    ) -> None:
        """A triangular gable of stone over a cornice."""
        gable(self, x, base, width, rise, colour)
        self.stroke(
            f"M{x + 0.16 * width} {base - 0.6}L{x + width / 2} {base - 0.8 * rise}"
            f"L{x + 0.84 * width} {base - 0.6}Z",
            0.16,
        )
        self.fine(rectangle(x - 0.9, base - 0.1, width + 1.8, 0.8), colour)


def arched(x: float, foot: float, width: float, height: float) -> Path:
    """An upright shape with a round head; ``x`` is its middle."""
    half = width / 2
    spring = foot - height + half
    k = 0.5523 * half
    return Path(
        (
            ("M", x - half, foot),
            ("L", x - half, spring),
            ("C", x - half, spring - k, x - k, spring - half, x, spring - half),
            ("C", x + k, spring - half, x + half, spring - k, x + half, spring),
            ("L", x + half, foot),
            ("Z",),
        )
    )
