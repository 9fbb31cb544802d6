"""The classic decks: backs with a medallion on an even pattern, and the bands of fronts."""

from collections.abc import Callable

from printkit.art.classic_cards.things import coin
from printkit.art.classic_cards.vignette import BOLD, CREAM, DARK, FINE, GOLD, THIN, VignettePlate
from printkit.art.guilloche import rosette
from printkit.art.icons_spaces import CLOVER_LEAF, CLOVER_TURNS
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style, sturdy
from printkit.colour import BLACK, WHITE, Colour, readable_on
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import arc, circle, rectangle, star
from printkit.geometry.transform import translate
from printkit.scene import Group, Node, Shape, Stroke

_PALE = 0.16
"""What is left of the colour of a back where ink is short."""


@drawing("deck-chance-classic")
def deck_chance(width: float, height: float, style: Style) -> Node:
    """A clover on a lattice."""
    return _back(width, height, style, _clover, _lattice(width, height, min(width, height) / 9))


@drawing("deck-chest-classic")
def deck_chest(width: float, height: float, style: Style) -> Node:
    """An open strongbox on scales."""
    return _back(width, height, style, _strongbox, _scales(width, height, min(width, height) / 11))


@drawing("deck-sign-classic")
def deck_sign(width: float, height: float, style: Style) -> Node:
    """A lattice and an empty medallion, for the sign of any deck."""
    step = min(width, height) / 9
    return _back(width, height, style, lambda _: None, _lattice(width, height, step))


@drawing("deck-band-hatched")
def deck_band_hatched(width: float, height: float, style: Style) -> Node:
    """Diagonals, for the band of a front without colour."""
    step = 1.5
    lines = (
        polyline([(x, 0.0), (x - height, height)])
        for x in (i * step for i in range(1, int((width + height) / step) + 1))
    )
    return _band(width, height, style, joined(lines))


@drawing("deck-band-scales")
def deck_band_scales(width: float, height: float, style: Style) -> Node:
    """The scales of the back, smaller, for the band of a front without colour."""
    return _band(width, height, style, _scales(width, height, 2.6))


@drawing("deck-band-bricks")
def deck_band_bricks(width: float, height: float, style: Style) -> Node:
    """A wall, for what holds the deeds and is without colour."""
    course, brick = 1.9, 4.8
    rows, columns = int(height / course) + 1, int(width / brick) + 2
    beds = (polyline([(0.0, row * course), (width, row * course)]) for row in range(rows))
    joints = (
        polyline([(x, row * course), (x, (row + 1) * course)])
        for row in range(rows)
        for x in ((i - 0.5 * (row % 2)) * brick for i in range(columns))
    )
    return _band(width, height, style, joined([*beds, *joints]))


def _band(width: float, height: float, style: Style, pattern: Path) -> Node:
    """A pattern of lines of one strength, whatever the size of the card."""
    box = rectangle(0, 0, width, height)
    return Group((Shape(pattern, None, _line(_ink(style, WHITE).tint(0.55), 0.2)),), clip=box)


@drawing("deck-deeds-classic")
def deck_deeds(width: float, height: float, style: Style) -> Node:
    """A wall of bricks; the medallion is left to a sign of the deck's own."""
    unit = min(width, height)
    return _back(width, height, style, None, _brickwork(width, height, unit / 16), 0.31)


def _back(
    width: float,
    height: float,
    style: Style,
    emblem: Callable[[VignettePlate], None] | None,
    pattern: Path,
    share: float = 0.375,
) -> Node:
    """Ground, pattern and medallion; the pattern runs over the edge, so a cut may wander."""
    unit = min(width, height)
    ground = style.accent.tint(_PALE) if style.ink is Ink.LOW else style.fill(style.accent)
    ink = _ink(style, ground)
    cx, cy = width / 2, (0.45 if emblem else 0.5) * height
    radius = share * unit
    weave = rosette(cx, cy, radius, 24, 0.16, 5)
    rims = joined(circle(cx, cy, radius * part) for part in (1.05, 0.82))
    return Group(
        (
            Shape(rectangle(0, 0, width, height), ground),
            Group(
                (Shape(pattern, None, _line(_faint(style, ground), 0.006 * unit)),),
                clip=rectangle(0, 0, width, height),
            ),
            Shape(circle(cx, cy, radius * 1.1), ground),
            Shape(weave, None, _line(ink, 0.0035 * unit)),
            Shape(rims, None, _line(ink, 0.009 * unit)),
            *(() if emblem is None else _field(emblem, cx, cy, radius, style, unit)),
        )
    )


def _field(
    emblem: Callable[[VignettePlate], None],
    cx: float,
    cy: float,
    radius: float,
    style: Style,
    unit: float,
) -> tuple[Node, Node]:
    """The pale middle of a medallion with its sign."""
    side = 1.36 * radius
    plate = VignettePlate(side, side, style)
    emblem(plate)
    rim = _line(style.line, 0.009 * unit)
    ground = Shape(circle(cx, cy, 0.79 * radius), style.fill(CREAM), rim)
    return ground, Group((plate.node(),), translate(cx - side / 2, cy - side / 2))


def _clover(plate: VignettePlate) -> None:
    """The four leaves of the deck's sign, engraved, and four sparks."""
    sparks = ((20, 3.4, 1.8), (4.4, 17, 1.8), (35.6, 17, 1.8), (9.4, 34.6, 1.3), (32, 33.6, 1.3))
    plate.strong(joined(star(x, y, r, 0.28 * r, 4) for x, y, r in sparks), GOLD, FINE)
    leaves = plate.at(20, 18.4, 1.66)
    stem = "M0 0V6C0 9.4 0.8 11.2 2.8 12.4"
    leaves.line(stem, 2.6)
    leaves.line(stem, 1.6, plate.deck)
    vein = GOLD if plate.style.is_full else None
    for turn in CLOVER_TURNS:
        leaf = leaves.at(0, 0, turn=turn)
        leaf.strong(CLOVER_LEAF, plate.deck, BOLD)
        leaf.shade(
            "M0 -1.9V-8.2C0.3 -9.3 0.9 -10 1.9 -10C3.1 -10 4.1 -9 4.1 -7.4C4.1 -5 1.4 -3.3 0 -1.9Z",
            0.7,
            0.8,
        )
        leaf.line("M0 -3.2V-6.8M0 -5L-1.2 -6.4M0 -5L1.2 -6.4", THIN, vein)


def _strongbox(plate: VignettePlate) -> None:
    """The chest of the deck's sign with its lid up and full of coins."""
    for x in (8.4, 31.6):
        plate.area(circle(x, 34.4, 1.7), GOLD)
    plate.strong("M5 15.4C5 8.6 9.4 4.4 15 4.4H25C30.6 4.4 35 8.6 35 15.4Z", plate.deck, BOLD)
    plate.shade("M26 4.4C31 4.6 35 8.6 35 15.4H29Q29.4 8.6 26 4.4Z", 0.7)
    plate.area("M6.4 15.4H33.6V21H6.4Z", DARK)
    for x, y in (
        (10.4, 18.6),
        (16, 17.4),
        (22.4, 17),
        (28.6, 18.2),
        (13.4, 20),
        (19.4, 19.6),
        (25.4, 19.8),
        (31, 20.4),
    ):
        coin(plate, x, y, 2.7)
    plate.strong("M5 20.6H35V33.6H5Z", plate.deck, BOLD)
    plate.shade("M5 28H35V33.6H5Z", 0.0, 0.8)
    for x in (9, 28):
        plate.area(rectangle(x, 20.6, 3, 13), GOLD)
        plate.area(
            f"M{x} 15.4V{5.8 if x > 20 else 6.4}"
            f"Q{x + 1.5} 4.8 {x + 3} {6.4 if x > 20 else 4.8}V15.4Z",
            GOLD,
        )
        plate.spot(joined(circle(x + 1.5, y, 0.5) for y in (9.4, 13, 23.4, 30.8)))
    plate.area(rectangle(15.6, 19.4, 8.8, 9, 1.4), GOLD)
    plate.spot(
        joined(
            [
                circle(20, 23, 1.3),
                polyline([(19.4, 23), (20.6, 23), (21, 26.4), (19, 26.4)], close=True),
            ]
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
