"""Parts of house fronts: walls, roofs, windows, doors, trees. Units are those of the plate."""

from collections.abc import Callable

from printkit.art.plate import Plate
from printkit.art.style import Ink
from printkit.colour import BLACK, Colour, parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, rectangle

PLASTER = parse_colour("#f4ecdb")
STONE = parse_colour("#ded5c4")
SLATE = parse_colour("#6d7987")
GLASS = parse_colour("#3f5a78")
BRICK = parse_colour("#b5694c")
LEAF = parse_colour("#6f9b62")
TRUNK = parse_colour("#7d5f45")

CONTOUR = 0.3
_BRICK = 1.55
_MOST_JOINTS = 60
"""In a course, however long it is."""


def wall(
    plate: Plate, x: float, top: float, width: float, bottom: float, colour: Colour = PLASTER
) -> None:
    """An upright wall, of bricks where it has their colour, its right edge hatched."""
    area = rectangle(x, top, width, bottom - top)
    plate.panel(area, colour, CONTOUR)
    if colour == BRICK:
        bricks(plate, x, top, width, bottom - top)
    shadow = min(0.24 * width, 3.0)
    plate.hatch(rectangle(x + width - shadow, top, shadow, bottom - top), 0.6, 0.14, 1.0)
    plate.contour(area, CONTOUR)


def bricks(plate: Plate, x: float, top: float, width: float, height: float) -> None:
    """Courses of bricks, and some of the joints in them; in black only a few bricks."""
    if plate.style.ink is Ink.MONO:
        _few_bricks(plate, x, top, width, height)
        return
    courses = [top + 0.6 * i for i in range(1, int(height / 0.6))]
    across = (polyline([(x, y), (x + width, y)]) for y in courses)
    count = min(int(width / 3.1), _MOST_JOINTS)
    joints = (
        polyline([(start, y), (start, y + 0.6)])
        for row, y in enumerate(courses[:-1])
        for start in (x + 0.9 + 1.7 * (row % 2) + 3.1 * i for i in range(count))
        if start < x + width
    )
    plate.faint(joined([*across, *joints]), 0.14, BRICK.shade(0.2))


def _few_bricks(plate: Plate, x: float, top: float, width: float, height: float) -> None:
    """Bricks here and there, which leave the wall white."""
    columns, rows = min(int(width / _BRICK), _MOST_JOINTS), int(height / 0.6)
    some = (
        rectangle(x + _BRICK * i, top + 0.6 * row, _BRICK, 0.6)
        for row in range(1, rows - 1)
        for i in range(columns)
        if (5 * row + 3 * i) % 11 == 0
    )
    plate.faint(joined(some), 0.14, BRICK.shade(0.2))


Paint = Callable[[str, Colour, float], None]
"""A plate's way to lay a surface: ``accent`` for what must be seen, ``surface`` for the rest."""


def gable(
    plate: Plate,
    x: float,
    base: float,
    width: float,
    rise: float,
    colour: Colour,
    paint: Paint | None = None,
) -> None:
    """A pitched roof seen from its end, with eaves."""
    eaves = 0.9
    (paint or plate.accent)(
        f"M{x - eaves} {base}L{x + width / 2} {base - rise}L{x + width + eaves} {base}Z",
        colour,
        CONTOUR,
    )


def hip(
    plate: Plate,
    x: float,
    base: float,
    width: float,
    rise: float,
    colour: Colour,
    paint: Paint | None = None,
) -> None:
    """A roof seen from its long side, narrower at its ridge."""
    inset = min(rise * 0.7, width * 0.3)
    (paint or plate.accent)(
        f"M{x - 0.8} {base}L{x + inset} {base - rise}"
        f"H{x + width - inset}L{x + width + 0.8} {base}Z",
        colour,
        CONTOUR,
    )


def chimney(plate: Plate, x: float, top: float, bottom: float) -> None:
    """A chimney stack; draw it before its roof."""
    plate.body(rectangle(x, top, 1.9, bottom - top), BRICK, CONTOUR)
    plate.body(rectangle(x - 0.35, top - 0.4, 2.6, 1.0), STONE, CONTOUR * 0.8)


def windows(
    plate: Plate,
    centres: tuple[float, ...],
    tops: tuple[float, ...],
    width: float = 1.7,
    height: float = 2.5,
    *,
    dark: bool = True,
) -> None:
    """Rows of sash windows with sills; in black only they are black, or white if not ``dark``."""
    places = [(x, y) for y in tops for x in centres]
    if not places:
        return
    panes = joined(rectangle(x - width / 2, y, width, height) for x, y in places)
    sills = joined(rectangle(x - width / 2 - 0.3, y + height, width + 0.6, 0.5) for x, y in places)
    plate.body(panes, GLASS, 0.32)
    black = dark and plate.style.ink is Ink.MONO
    if black:
        plate.plain(panes, BLACK)
    plate.body(sills, STONE, 0.25)
    posts = joined(polyline([(x, y), (x, y + height)]) for x, y in places)
    rails = joined(
        polyline([(x - width / 2, y + height / 2), (x + width / 2, y + height / 2)])
        for x, y in places
    )
    bars = joined([posts, rails])
    if black:
        plate.white(bars, 0.25)
    else:
        plate.line(bars, 0.25, PLASTER if plate.style.is_full else None)


def door(plate: Plate, x: float, bottom: float, colour: Colour, width: float = 2.4) -> None:
    """A door with a round head and a step."""
    half, top = width / 2, bottom - 2.0 * width
    plate.accent(
        f"M{x - half} {bottom}V{top + half}"
        f"C{x - half} {top + 0.4 * half} {x - 0.55 * half} {top} {x} {top}"
        f"C{x + 0.55 * half} {top} {x + half} {top + 0.4 * half} {x + half} {top + half}V{bottom}Z",
        colour,
        0.4,
    )
    plate.body(rectangle(x - half - 0.5, bottom - 0.5, width + 1, 0.6), STONE, 0.25)
    plate.dot(circle(x + half * 0.5, bottom - 0.9 * width, 0.22), PLASTER)


def tree(plate: Plate, x: float, foot: float, size: float) -> None:
    """A round tree ``2.6 size`` high."""
    plate.body(rectangle(x - 0.12 * size, foot - size, 0.24 * size, size), TRUNK, 0.3)
    plate.surface(circle(x, foot - 1.7 * size, 0.9 * size), LEAF, CONTOUR)
    plate.tone(circle(x - 0.25 * size, foot - 1.95 * size, 0.4 * size), LEAF.tint(0.8))
