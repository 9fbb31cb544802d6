"""Pictures of cards about squares and street corners."""

from printkit.art.classic_cards.people import person
from printkit.art.classic_cards.vignette import (
    CREAM,
    DARK,
    FINE,
    GOLD,
    SAND,
    STONE,
    THIN,
    VignettePlate,
)
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star
from printkit.scene import Node


@drawing("card-pigeons")
def pigeons(width: float, height: float, style: Style) -> Node:
    """Bread for the pigeons, on hat, arm and pavement."""
    plate = VignettePlate(width, height, style)
    plate.sky(29)
    plate.area("M28.4 29V9H35.6V29Z", SAND)
    plate.line("M30.4 9V29M32 9V29M33.6 9V29", FINE)
    plate.area(joined([rectangle(27.2, 6.6, 9.6, 2.6), rectangle(26, 27, 12, 2.8)]), SAND)
    plate.floor(30, STONE)
    plate.area("M24 30V27.6H40.6V30Z", SAND, THIN)
    friend = plate.at(15, 36, 1.28)
    person(
        friend, plate.deck, "bowler", arms=(((-5, -13), (-8, -14)), ((5.2, -12.4), (8.4, -13.6)))
    )
    friend.area("M7.4 -15.6H11V-11.6H7.4Z", CREAM, THIN)
    friend.line("M7.4 -15.6L8.3 -14.8L9.2 -15.6L10.1 -14.8L11 -15.6", THIN)
    for x, y, size, flip, colour in (
        (15.4, 9.4, 0.9, False, plate.other),
        (5.2, 17.1, 0.85, True, STONE),
        (29, 36, 1.1, True, plate.other),
        (5.6, 36.6, 1.0, False, STONE),
        (35.6, 33.4, 0.8, True, STONE),
    ):
        _pigeon(plate.at(x, y, size, flip=flip), colour)
    flying = plate.at(27.4, 5, 0.9)
    flying.area("M-4 1.4Q0 -0.6 3 0.6Q4.6 0.4 5 1.4L3.8 1.8Q2 4 -1.4 3.4L-5.6 4Z", STONE, THIN)
    flying.area("M-1.4 1.2Q-4 -2.4 -2.6 -5Q1 -3 2 0.8Z", plate.other, THIN)
    plate.spot(
        joined(circle(x, y, 0.4) for x, y in ((24, 35), (25, 36.6), (10.6, 36.8), (31.6, 34.4))),
        GOLD,
    )
    return plate.node()


def _pigeon(bird: VignettePlate, colour: Colour) -> None:
    """A pigeon 8 long with its feet at zero, looking to the right."""
    bird.line("M0.6 -1.4V0M-0.6 -1.4V0", 0.5, bird.deck)
    bird.area(
        "M-5.6 -2.6Q-2.6 -5 0.6 -5Q1.2 -7.4 2.6 -7.6Q4 -7.6 4.2 -6.4L5.2 -6L4 -5.6"
        "Q4 -2 0.4 -1.2Q-2 -0.8 -5.6 -2.6Z",
        colour,
        THIN,
    )
    bird.line("M-4 -2.6Q-1 -1.8 1.4 -3.6", FINE)
    bird.spot(circle(3, -6.4, 0.32))


@drawing("card-lamp-post-song")
def lamp_post_song(width: float, height: float, style: Style) -> Node:
    """Arm in arm with a lamp post, singing under the moon."""
    plate = VignettePlate(width, height, style)
    plate.night(33)
    plate.floor(33, STONE)
    plate.spot(
        joined(
            star(x, y, 0.8, 0.3, 4)
            for x, y in ((22, 9), (26, 4.6), (36, 17), (5, 12), (4, 24), (18.6, 3))
        ),
        GOLD,
    )
    plate.strong("M35.6 5.6A5.2 5.2 0 1 1 29.2 12.6A6 6 0 0 0 35.6 5.6Z", GOLD.tint(0.7))
    lamp = plate.at(-5, 0)
    lamp.flat("M18.4 9L8 34.6H30Z", GOLD.tint(0.5))
    lamp.flat(ellipse(19, 34.8, 11, 1.8), GOLD.tint(0.35))
    lamp.area("M16.6 36L17.6 31.6H20.2L21.2 36Z", DARK, THIN)
    lamp.strong(rectangle(18.1, 10.4, 1.7, 22), DARK)
    lamp.line("M16 12.6H21.8", 0.9)
    lamp.area("M16 10.4L14.8 4.6H23L21.8 10.4Z", GOLD.tint(0.8))
    lamp.area("M14.2 4.6L18.9 1.4L23.6 4.6Z", DARK)
    singer = plate.at(20.6, 35.2, 1.05, turn=-13, flip=True)
    person(
        singer,
        plate.deck,
        "topper",
        legs=(((-1.6, -4.2), (-1.2, -0.7)), ((2.6, -4.6), (5.2, -1.6))),
        arms=(((-5.4, -14.4), (-7, -18)), ((5, -13), (7.4, -13.8))),
    )
    singer.spot(ellipse(2.1, -16.2, 0.55, 0.8))
    singer.spot(circle(1.9, -17.2, 0.5), plate.deck)
    note = "M0 0V-4.4L3.4 -5.4V-1"
    for x, y, turn in ((29.4, 20.4, -8), (34.4, 26, 8), (27, 29.4, 6)):
        tune = plate.at(x, y, 0.9, turn=turn)
        tune.line(note, 0.8, CREAM if style.is_full else None)
        tune.spot(
            joined([ellipse(-0.8, 0, 1.05, 0.8), ellipse(2.6, -1, 1.05, 0.8)]),
            CREAM if style.is_full else None,
        )
    return plate.node()
