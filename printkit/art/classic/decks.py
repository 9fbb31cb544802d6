"""Backs of the classic decks: a medallion on an even pattern."""

from printkit.art.guilloche import rosette
from printkit.art.icons import draw_icon
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style, sturdy
from printkit.colour import BLACK, WHITE, Colour, readable_on
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import arc, circle, rectangle
from printkit.scene import Group, Node, Shape, Stroke


@drawing("deck-chance-classic")
def deck_chance(width: float, height: float, style: Style) -> Node:
    """A clover leaf on a lattice."""
    return _back(width, height, style, "chance", _lattice(width, height, min(width, height) / 9))


@drawing("deck-chest-classic")
def deck_chest(width: float, height: float, style: Style) -> Node:
    """A strongbox on scales."""
    return _back(width, height, style, "chest", _scales(width, height, min(width, height) / 12))


@drawing("deck-deeds-classic")
def deck_deeds(width: float, height: float, style: Style) -> Node:
    """A wall of bricks; the medallion is left to a sign of the deck's own."""
    unit = min(width, height)
    return _back(width, height, style, "", _brickwork(width, height, unit / 16), 0.31)


def _back(
    width: float, height: float, style: Style, icon: str, pattern: Path, share: float = 0.36
) -> Node:
    """Ground, pattern and medallion; the pattern runs over the edge, so a cut may wander."""
    cx, cy, unit = width / 2, height / 2, min(width, height)
    ground = style.fill(style.accent)
    ink = _ink(style, ground)
    radius = share * unit
    disc = circle(cx, cy, radius * 1.12)
    weave = rosette(cx, cy, radius, 20, 0.2, 5)
    rims = joined(circle(cx, cy, radius * share) for share in (1.06, 0.77))
    sign = Bounds(cx - radius / 2, cy - radius / 2, radius, radius)
    return Group(
        (
            Shape(rectangle(0, 0, width, height), ground),
            Group(
                (Shape(pattern, None, _line(_faint(style, ground), 0.006 * unit)),),
                clip=rectangle(0, 0, width, height),
            ),
            Shape(disc, ground),
            Shape(weave, None, _line(ink, 0.0035 * unit)),
            Shape(rims, None, _line(ink, 0.009 * unit)),
            *([draw_icon(icon, sign, ink, ground)] if icon else []),
        )
    )


def _ink(style: Style, ground: Colour) -> Colour:
    """What stands on the ground: white or dark on colour, the colour itself on white."""
    match style.ink:
        case Ink.FULL:
            return readable_on(ground, (WHITE, style.line))
        case Ink.LOW:
            return style.accent.mix(style.line, 0.2)
        case _:
            return BLACK


def _faint(style: Style, ground: Colour) -> Colour:
    return ground.mix(_ink(style, ground), 0.3)


def _line(colour: Colour, width: float) -> Stroke:
    return Stroke(colour, sturdy(colour, width), cap="round", join="round")


def _lattice(width: float, height: float, step: float) -> Path:
    """Diagonals both ways through the middle, with a dot in each diamond."""
    reach = width + height
    count = int(reach / step) + 1
    lines = [
        polyline([(x - side * reach / 2, -reach / 2), (x + side * reach / 2, reach / 2)])
        for side in (-1, 1)
        for x in (i * step for i in range(-count, count + 1))
    ]
    cols, rows = int(width / step / 2) + 1, int(height / step) + 2
    dots = [
        circle((i + (0.5 if j % 2 == 0 else 0)) * step, (j / 2) * step, step * 0.06)
        for i in range(-cols, cols + 1)
        for j in range(-rows, rows + 1)
    ]
    return joined([*lines, *dots]).moved(width / 2, height / 2)


def _scales(width: float, height: float, radius: float) -> Path:
    """Rows of arches like the scales of a fish, every other row shifted."""
    columns, rows = int(width / radius / 2) + 2, int(height / radius) + 2
    arches = []
    for row in range(rows):
        shift = radius if row % 2 else 0.0
        for column in range(-columns, columns + 1):
            x = 2 * radius * column + shift + width / 2
            y = radius * row
            arches += [arc(x, y, radius * share, 180, 360) for share in (1.0, 0.62)]
    return joined(arches)


def _brickwork(width: float, height: float, course: float) -> Path:
    """Bricks in running bond, laid from the middle so that all edges cut them alike."""
    brick, joint = 3 * course, 0.16 * course
    columns, rows = int(width / brick / 2) + 2, int(height / course / 2) + 2
    return joined(
        rectangle(
            (i + (0.5 if j % 2 else 0.0) - 0.5) * brick + joint,
            (j - 0.5) * course + joint,
            brick - 2 * joint,
            course - 2 * joint,
            0.12 * course,
        )
        for j in range(-rows, rows + 1)
        for i in range(-columns, columns + 1)
    ).moved(width / 2, height / 2)
