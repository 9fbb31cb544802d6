"""What several posters show: rockets, saucers, small worlds, towers, people, plants."""

from printkit.art.planetopoly.palette import (
    AQUA,
    BROWN,
    CORAL,
    CREAM,
    GOLD,
    IRON,
    LEAF,
    SLATE,
    STEEL,
)
from printkit.art.planetopoly.poster import Poster, set_at
from printkit.art.space.curves import lune
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle

_DENTS = ((-0.4, -0.35, 0.2), (0.25, -0.1, 0.14), (-0.2, 0.4, 0.16), (0.3, 0.55, 0.1))


def ball(p: Poster, x: float, y: float, r: float, colour: Colour, *, dents: bool = True) -> None:
    """A small world, lit from the upper left."""
    p.body(circle(x, y, r), colour)
    p.shade(lune(x, y, r, 40, 0.3), colour.shade(0.28))
    if dents:
        p.shade(
            joined(circle(x + a * r, y + b * r, c * r) for a, b, c in _DENTS), colour.shade(0.2)
        )


def rocket(
    p: Poster,
    x: float,
    y: float,
    size: float = 1.0,
    turn: float = 0.0,
    trim: Colour = CORAL,
    *,
    flame: bool = True,
) -> None:
    """A finned rocket, 20 high; it points up until it is turned."""
    place = (x, y, size, turn)
    if flame:
        p.accent(set_at("M-2.6 5C-3 9 -1.4 11.6 0 15.6C1.4 11.6 3 9 2.6 5Z", *place), GOLD)
    for flip in (False, True):
        p.body(set_at("M-3 -0.6C-6.6 1.4 -7.2 5.4 -6.6 9.4L-2.4 5.4Z", *place, flip=flip), trim)
    p.body(set_at("M0 -11C3.8 -7.4 4.6 -2 3.4 5.8H-3.4C-4.6 -2 -3.8 -7.4 0 -11Z", *place), CREAM)
    p.shade(set_at("M0.8 -10C3.8 -6.6 4.4 -2 3.2 5.6H1C2.4 -1 2.2 -6 0.8 -10Z", *place), STEEL)
    p.body(set_at("M0 -11C1.6 -9.6 2.7 -8 3.3 -6.2H-3.3C-2.7 -8 -1.6 -9.6 0 -11Z", *place), trim)
    p.body(set_at("M-0.9 1.4H0.9L1.1 8.8H-1.1Z", *place), trim)
    window = set_at("M-1.7 -2.6A1.7 1.7 0 1 1 1.7 -2.6A1.7 1.7 0 1 1 -1.7 -2.6Z", *place)
    p.body(window, AQUA)


def saucer(
    p: Poster, x: float, y: float, size: float = 1.0, turn: float = 0.0, hull: Colour = STEEL
) -> None:
    """A flying saucer, 22 wide, somebody green under its dome."""
    place = (x, y, size, turn)
    p.body(set_at("M-5.4 0C-5.4 -5.2 -3 -7.6 0 -7.6C3 -7.6 5.4 -5.2 5.4 0Z", *place), AQUA)
    p.body(set_at("M-2 -0.6C-2.6 -3.4 -1.6 -5.2 0 -5.2C1.6 -5.2 2.6 -3.4 2 -0.6Z", *place), LEAF)
    p.dot(set_at("M-1.2 -3.4H-0.3V-2.3H-1.2ZM0.3 -3.4H1.2V-2.3H0.3Z", *place), p.style.line)
    p.body(set_at("M-11 1.4C-9 -1.4 9 -1.4 11 1.4C9 5.4 -9 5.4 -11 1.4Z", *place), hull)
    under = "M-10.6 1.9C-8.4 5.3 8.4 5.3 10.6 1.9C7 3.6 -7 3.6 -10.6 1.9Z"
    p.shade(set_at(under, *place), hull.shade(0.3))
    lamp = "M{0} 1.3A0.9 0.9 0 1 1 {1} 1.3A0.9 0.9 0 1 1 {0} 1.3Z"
    lamps = "".join(lamp.format(at - 0.9, at + 0.9) for at in (-6.4, -2.2, 2.2, 6.4))
    p.body(set_at(lamps, *place), GOLD, 0.2)


def tower(p: Poster, x: float, foot: float, width: float, height: float, colour: Colour) -> None:
    """One of the game's six-sided towers: three of its walls and its pointed roof."""
    left, top, side = x - width / 2, foot - height, width / 4
    peak = f"{x} {top - 0.38 * width}Z"
    p.body(rectangle(left, top, width, height), colour)
    p.shade(rectangle(left + 3 * side, top, side, height), colour.shade(0.35))
    p.line(f"M{left + side} {top}V{foot}M{left + 3 * side} {top}V{foot}", 0.25)
    p.body(f"M{left - 0.5} {top}H{left + width + 0.5}L{peak}", colour.shade(0.2))
    p.shade(f"M{left + 3 * side} {top}H{left + width + 0.5}L{peak}", colour.shade(0.45))
    p.line(f"M{left + side} {top}L{x} {top - 0.38 * width}L{left + 3 * side} {top}", 0.25)
    bay = 0.14 * width
    rows = (top + (i + 0.5) * 2.4 for i in range(max(1, int(height / 2.6))))
    panes = (rectangle(x + at * width - bay / 2, y, bay, 1.1) for y in rows for at in (-0.12, 0.12))
    p.accent(joined(panes), CREAM, 0.15)


def person(p: Poster, x: float, foot: float, size: float, coat: Colour, skin: Colour) -> None:
    """Somebody who stands and looks, 10 high."""
    place = (x, foot, size)
    p.body(set_at("M-1.6 -2.6H1.6L1.3 0H0.2L0 -1.8L-0.2 0H-1.3Z", *place), IRON, 0.25)
    p.body(
        set_at("M0 -7.4C1.6 -7.4 2.2 -6.4 2.3 -2.2H-2.3C-2.2 -6.4 -1.6 -7.4 0 -7.4Z", *place), coat
    )
    p.body(circle(x, foot - 8.4 * size, 1.5 * size), skin, 0.3)


def palm(p: Poster, x: float, foot: float, size: float, leaf: Colour = LEAF) -> None:
    """A palm that leans into the picture, 16 high."""
    place = (x, foot, size)
    p.body(set_at("M-1 0C0.4 -5 0.6 -9 2.4 -13L3.6 -12.6C2.4 -8.4 2 -5 1.2 0Z", *place), BROWN)
    for turn in (-150, -108, -62, -24, 14):
        frond = set_at("M0 0C2.4 -2.4 6 -2 8 1.4C5.4 0.4 2.6 0.2 0 1.2Z", 0, 0, size, turn)
        p.body(frond.moved(x + 3 * size, foot - 12.8 * size), leaf, 0.25)


def pine(p: Poster, x: float, foot: float, size: float, leaf: Colour) -> None:
    """A dark conifer, 12 high."""
    crown = "M0 -12L2.4 -7.6H1.4L3.6 -4H2L4.4 0H-4.4L-2 -4H-3.6L-1.4 -7.6H-2.4Z"
    p.layer(set_at(crown, x, foot, size), leaf)


def cloud(
    p: Poster, x: float, y: float, size: float, colour: Colour, *, flip: bool = False
) -> None:
    """A flat cloud with a straight foot, 16 wide."""
    puff = (
        "M-8 0C-8.6 -2.6 -5.8 -3.8 -4.6 -2.8C-4.4 -6 0 -6.8 1.2 -3.8"
        "C3 -5.4 5.6 -4 5.2 -2.2C7.4 -2.8 8.8 -1.4 8 0Z"
    )
    p.layer(set_at(puff, x, y, size, flip=flip), colour)


def crates(p: Poster, places: tuple[tuple[float, float, float, Colour], ...]) -> None:
    """Boxes of cargo: left edge, top, side, colour."""
    for x, y, side, colour in places:
        p.body(rectangle(x, y, side, side, 0.4), colour)
        p.shade(rectangle(x + 0.68 * side, y, 0.32 * side, side), colour.shade(0.25))
        cross = f"M{x} {y}L{x + side} {y + side}M{x + side} {y}L{x} {y + side}"
        p.line(cross, 0.3, colour.shade(0.4))


def ringed(p: Poster, x: float, y: float, r: float, colour: Colour, ring: Colour = SLATE) -> None:
    """A distant planet in its ring."""
    p.layer(ellipse(x, y, 2 * r, 0.5 * r), ring)
    p.layer(ellipse(x, y, 1.5 * r, 0.3 * r), colour.mix(ring, 0.7))
    p.layer(circle(x, y, r), colour)
    p.shade(lune(x, y, r, 40, 0.3), colour.shade(0.25))
    p.layer(
        f"M{x - 2 * r} {y}"
        f"C{x - 1.6 * r} {y + 0.75 * r} {x + 1.6 * r} {y + 0.75 * r} {x + 2 * r} {y}"
        f"C{x + 1.4 * r} {y + 0.42 * r} {x - 1.4 * r} {y + 0.42 * r} {x - 2 * r} {y}Z",
        ring,
    )
