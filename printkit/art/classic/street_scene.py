"""The ground of all street pictures, so that any of them join side by side into one street.

The grid: x 0 is the middle of the box, y 0 the upper edge of a picture of 22 rows, above which the
sky goes on; a row is nearly a millimetre on a deed (57 x 22 mm) and on a board. Whatever the box
is, the picture stands on its lower edge, and sky, garden wall, pavement and road run off both sides
at the same levels:

====================  ==================================================================
``GROUND`` 18.6       where walls meet the pavement; everything stands on this level
``KERB`` 20.2         the stone edge of the pavement; below it lies the road, down to 22
``SKYLINE`` 13.2      where the distant roofs leave the picture on both sides
``WALL`` 15.6         the coping of the garden wall that runs behind the houses
x -17 to 17, y 0.6    the main building stands in between; every box shows this ``CORE``
beyond x -17 and 17   neighbours: :meth:`Street.neighbours` fills what the box leaves
====================  ==================================================================

A narrower box than 36 units scales the scene to its width, with more sky. Boxes that show a
street: a deed 57 x 22 (its bleed is ``street-ground`` in 63 x 25, below the picture), a space of
a classic board about 40 x 22, the panorama of a board 48 x 22. Nothing may be cut by the sides:
draw between ``left`` and ``right``, or within the core.

A picture is drawn from behind to before: ``street_of(width, height, style, seed)``, or its parts
with what stands far away between them; then the building, people and trees, and ``street.node()``.
"""

from random import Random

from printkit.art.classic.accents import dot_if_pale, is_ruled, kept
from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    STONE,
    bricks,
    tree,
)
from printkit.art.classic.small_houses import small_house
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import scale, translate
from printkit.scene import Node

SKY = parse_colour("#dcebee")
HAZE = parse_colour("#bfd3dc")
PAVING = parse_colour("#e4dac6")
KERBSTONE = parse_colour("#b8ad9a")
ROAD = parse_colour("#8b8783")

ROWS, CORE = 22.0, 17.0
SKYLINE, WALL, GROUND, KERB = 13.2, 15.6, 18.6, 20.2

_LEAST_WIDTH = 36.0
_AIR = 1.6
"""Above the rows of the picture, so that roofs and flags keep off the rule there."""
_BLEED = 3.0
"""Of pieces, mm."""
_SKY_LINES = 30
_GREY = 0.72
"""What is left of the grey of a colour on a street in black only, that windows stay darkest."""
_BESIDE_CUT = 1.1
"""From houses to the sides: a cut that strays leaves them whole."""


class StreetScene(Plate):
    """A street before a sky of engraved lines; see the module for its grid."""

    def __init__(
        self, width: float, height: float, style: Style, beside: float = 0.0, below: float = 0.0
    ) -> None:
        """Sky and road go on ``beside`` and ``below`` the picture, mm: bleed, or more road."""
        unit = min((width - 2 * beside) / _LEAST_WIDTH, (height - below) / (ROWS + _AIR))
        super().__init__(width, height, style, width / unit, height / unit)
        floor = height - below
        self.right = width / unit / 2
        self.left = -self.right
        self.top, self.bottom = ROWS - floor / unit, ROWS + below / unit
        self._place = scale(unit).then(translate(width / 2, floor - ROWS * unit))
        self._sky()
        self._road()

    def accent(self, shape: str | Path, colour: Colour, width: float = CONTOUR) -> None:
        """A surface that keeps its colour with little ink; in black a grey of its own."""
        if is_ruled(self.style, colour):
            self.body(shape, colour, width)
            self.hatch(shape, 0.7, 0.2, 1.0)
            return
        fill = kept(self.style, colour)
        if self.style.ink is Ink.MONO:
            fill = fill.tint(_GREY)
        self._add(shape, fill, self._pen(self.style.line, width))
        dot_if_pale(self, shape, colour)

    def lit(self, shape: str | Path, colour: Colour, width: float = CONTOUR) -> None:
        """A surface that shines: in black only it is the paper."""
        if self.style.ink is Ink.MONO:
            self.body(shape, colour, width)
        else:
            self.accent(shape, colour, width)

    def _sky(self) -> None:
        """Even lines, wider apart the higher they are, as an engraver rules a clear sky."""
        self._area(rectangle(self.left, self.top, 2 * self.right, ROWS - self.top), SKY)
        every = 2 if self.style.ink is Ink.MONO else 1
        levels = (GROUND - 0.5 * i - 0.016 * i * i for i in range(4, _SKY_LINES, every))
        across = (self._across(y) for y in levels if y > self.top + 0.2)
        self.faint(joined(across), 0.14, HAZE)

    def _road(self) -> None:
        """Pavement, kerb and road."""
        self._area(rectangle(self.left, GROUND, 2 * self.right, KERB - GROUND), PAVING)
        self._area(rectangle(self.left, KERB, 2 * self.right, 0.55), KERBSTONE)
        self._area(rectangle(self.left, KERB + 0.55, 2 * self.right, self.bottom - KERB), ROAD)
        self.line(joined(map(self._across, (GROUND, KERB, KERB + 0.55))), 0.2)

    def _across(self, level: float) -> Path:
        return polyline([(self.left, level), (self.right, level)])

    def _area(self, shape: str | Path, colour: Colour) -> None:
        """A surface without a contour, pale where ink is short."""
        if (fill := self.style.sky(colour)) is not None:
            self.plain(shape, fill)

    def skyline(self, seed: str) -> None:
        """Distant roofs; they leave both sides at the same height."""
        chance = Random(f"roofs {seed}")  # noqa: S311 - a picture, not a secret
        reach = min(CORE + 8.0, self.right - 0.4)
        x, roofs = -reach, ""
        while (width := chance.uniform(2.2, 4.0)) < reach - x:
            rise = chance.uniform(0.6, 3.2)
            roofs += f"L{x} {SKYLINE}V{SKYLINE - rise}L{x + width / 2} {SKYLINE - rise - 1.2}"
            roofs += f"L{x + width} {SKYLINE - rise}V{SKYLINE}"
            x += width + chance.uniform(0.0, 2.0)
        self.roofs(roofs)

    def roofs(self, roofs: str) -> None:
        """The haze up to a line of roofs, given as path data; without them as the sides have it."""
        start, end = f"M{self.left} {GROUND}V{SKYLINE}", f"H{self.right}V{GROUND}Z"
        self._area(start + roofs + end, HAZE)
        self.faint(f"M{self.left} {SKYLINE}{roofs}H{self.right}", 0.16, HAZE.shade(0.2))

    def wall_behind(self) -> None:
        """The garden wall of brick between the houses, which never ends."""
        area = rectangle(self.left, WALL, 2 * self.right, GROUND - WALL)
        self._area(area, BRICK.tint(0.75))
        bricks(self, self.left, WALL, 2 * self.right, GROUND - WALL)
        self._area(rectangle(self.left, WALL - 0.5, 2 * self.right, 0.5), STONE)
        self.line(joined(map(self._across, (WALL, WALL - 0.5, GROUND))), 0.2)

    def neighbours(self, seed: str, core: float = CORE) -> None:
        """Small houses and trees beside the main building, as the box has room for them."""
        chance = Random(f"neighbours {seed}")  # noqa: S311 - a picture, not a secret
        room = self.right - core
        for side in (-1, 1):
            house = room >= 8.6
            if house:
                width = min(room - 4.4, 9.0) if room > 11.4 else room - 1.5
                middle = side * (self.right - _BESIDE_CUT - width / 2)
                small_house(self, middle - width / 2, width, GROUND, chance)
            free = room - (width + _BESIDE_CUT if house else 0.0)
            if free >= 2.8:
                tree(self, side * (core + free / 2), GROUND, min(0.5 * free, 2.4))


def street_of(width: float, height: float, style: Style, seed: str) -> StreetScene:
    """A street with distant roofs, its wall and its neighbours, ready for a main building."""
    street = StreetScene(width, height, style)
    street.skyline(seed)
    street.wall_behind()
    street.neighbours(seed)
    return street


@drawing("street-ground")
def street_ground(width: float, height: float, style: Style) -> Node:
    """The empty street below a picture that reaches three edges of its piece, with their bleed."""
    bleed = min(_BLEED, 0.25 * min(width, height))
    street = StreetScene(width, height, style, bleed, bleed)
    street.roofs("")
    street.wall_behind()
    return street.node()


@drawing("street-park")
def street_park(width: float, height: float, style: Style) -> Node:
    """A stretch of the street without houses: trees before the wall, none in the middle."""
    street = StreetScene(width, height, style)
    street.skyline("park")
    street.wall_behind()
    places = ((6.4, 1.5), (9.6, 2.8), (13.4, 2.2), (17.2, 2.7), (21.4, 2.0), (25.4, 2.8))
    for x, size in places:
        for side in (-1, 1):
            if x + size < street.right:
                tree(street, side * x, GROUND, size)
    return street.node()
