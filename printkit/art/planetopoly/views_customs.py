"""Four customs posts on the way between planets."""

from printkit.art.planetopoly.motifs import ball, crates, person, ringed, rocket, saucer
from printkit.art.planetopoly.palette import (
    AMBER,
    AQUA,
    BRICK,
    CORAL,
    CREAM,
    DEEP_NIGHT,
    GOLD,
    HAZE,
    IRON,
    LAGOON,
    LEAF,
    NIGHT,
    PLUM,
    SAND,
    SEA,
    SLATE,
    STEEL,
    SUNDOWN,
    TEAL,
    VIOLET,
)
from printkit.art.planetopoly.poster import Poster, set_at, view
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, ring, sector, star


def _barrier(p: Poster, x: float, y: float, turn: float, reach: float = 24) -> None:
    """A striped bar that turns about (x, y), its counterweight behind."""
    bar = set_at(f"M-4 -0.9H{reach}V0.9H-4Z", x, y, 1, turn)
    p.body(bar, CREAM, 0.25)
    stripes = "".join(f"M{at} -0.9H{at + 2.4}V0.9H{at}Z" for at in range(3, int(reach) - 2, 5))
    p.accent(set_at(stripes, x, y, 1, turn), BRICK, 0.2)
    p.body(set_at("M-6 -1.8H-3V1.8H-6Z", x, y, 1, turn), IRON, 0.25)
    p.body(circle(x, y, 1.3), GOLD, 0.3)


def _deck(p: Poster, level: float, colour: Colour) -> None:
    p.layer(f"M-4 {level}H64V36H-4Z", colour)
    p.etch(f"M-4 {level + 1}H64V36H-4Z", colour.shade(0.3))
    p.line(f"M-4 {level}H64", 0.4)


@view("planet-customs-alpha")
def customs_alpha(p: Poster) -> None:
    """A ring in space that every ship has to fly through; it is shut."""
    p.sky(DEEP_NIGHT, 30, 13, 8, 6)
    p.stars("alpha", 40, 30)
    ringed(p, 53, 7, 2.6, AMBER, SAND)
    p.body(ring(30, 14, 15.4, 11.4), STEEL)
    p.shade(sector(30, 14, 15.4, 11.4, -20, 130), SLATE)
    lamps = (circle(30 + 13.4 * x, 14 + 13.4 * y, 0.9) for x, y in _EIGHT)
    p.accent(joined(lamps), GOLD, 0.25)
    p.body(rectangle(41, 18, 9, 9, 1), IRON)
    p.accent("M42.6 20H48.4V22.6H42.6Z", AQUA, 0.25)
    _barrier(p, 43.4, 15.4, 180, 27)
    rocket(p, 13, 20, 0.9, 74, AMBER)


_EIGHT = (
    (1, 0),
    (0.71, 0.71),
    (0, 1),
    (-0.71, 0.71),
    (-1, 0),
    (-0.71, -0.71),
    (0, -1),
    (0.71, -0.71),
)


@view("planet-customs-beta")
def customs_beta(p: Poster) -> None:
    """A sentry box on an asteroid; three saucers queue before its barrier."""
    p.sky(LAGOON, 32, 8, 6, 6)
    p.layer(circle(32, 8, 3.6), CREAM)
    p.layer("M-4 25C6 21 18 23.6 30 22.4C44 21 54 22 64 25V36H-4Z", SLATE)
    p.shade(
        joined([ellipse(10, 27.4, 4, 1), ellipse(26, 28.6, 3, 0.8), ellipse(50, 27, 5, 1.1)]), IRON
    )
    for x, y, size, colour in (
        (54.4, 15.4, 0.4, VIOLET),
        (47, 16.6, 0.52, AMBER),
        (37, 17.4, 0.7, CORAL),
    ):
        saucer(p, x, y, size, 0, colour)
    p.body("M9 24V9.6H19V24Z", CREAM)
    p.shade("M15.6 24V9.6H19V24Z", SAND)
    p.body("M7.4 9.8L14 5L20.6 9.8Z", BRICK)
    p.accent("M12.4 12H17V17H12.4Z", AQUA, 0.3)
    person(p, 14.8, 20.6, 0.6, TEAL, LEAF)
    p.body("M12 18H19V24H12Z", BRICK, 0.3)
    p.line("M14 5V1.6H18L17 2.8L18 4H14", 0.4)
    p.body(rectangle(21.6, 19, 3.4, 5, 0.4), IRON)
    _barrier(p, 23.4, 18.6, -27, 16)


@view("planet-customs-gamma")
def customs_gamma(p: Poster) -> None:
    """Cargo rolls through a scanner that sees what is in it."""
    p.sky(SUNDOWN, 30, 12, 8, 6)
    p.stars("gamma", 20, 12)
    _deck(p, 22, IRON)
    p.body(rectangle(-4, 20.4, 68, 2.6, 1.2), SLATE)
    p.dot(joined(circle(x, 21.7, 0.7) for x in range(0, 62, 4)), CREAM)
    crates(p, ((3, 11.4, 9, AMBER), (46, 12.4, 8, TEAL), (14.4, 14.4, 6, SAND)))
    p.body(
        "M20 20.4V9.4C20 5.4 23 3.6 30 3.6C37 3.6 40 5.4 40 9.4V20.4H36.6V10C36.6 7.8 35 7 30 7"
        "C25 7 23.4 7.8 23.4 10V20.4Z",
        STEEL,
    )
    p.shade("M36.6 20.4V10C36.6 7.8 35 7 30 7V3.6C37 3.6 40 5.4 40 9.4V20.4Z", SLATE)
    p.accent(joined(circle(x, 5.3, 0.7) for x in (25.4, 30, 34.6)), BRICK, 0.2)
    p.glow("M23.4 10C23.4 7.8 25 7 30 7C35 7 36.6 7.8 36.6 10V20.4H23.4Z", NIGHT)
    p.body(rectangle(25, 10.8, 10, 9.6, 0.6), AQUA)
    p.line(
        "M30 12.4C28 13 27.6 15 29 16C30.6 17 33 16.4 33 14.4M29 16L27.4 18.6M31.6 16.2"
        "L32.6 18.6M27.6 13.4L26.6 12M33 13.6L34 12.4",
        0.5,
        SEA,
    )
    p.line("M23.6 9.4H36.4", 0.5, LEAF)


@view("planet-customs-delta")
def customs_delta(p: Poster) -> None:
    """A great hand of steel stamps whatever passes."""
    p.sky(HAZE, 16, 10, 7, 6)
    ball(p, 10, 8, 4, VIOLET)
    _deck(p, 24, SLATE)
    p.body("M39 -2H55V24H39Z", TEAL)
    p.shade("M49 -2H55V24H49Z", SEA)
    p.accent("M41 4H46V8H41ZM41 11H46V15H41Z", CREAM, 0.25)
    p.tube("M47 1L30 5.4V8", 2.8, STEEL)
    p.body(circle(30, 5.4, 1.8), GOLD)
    p.body("M28.4 7.6H31.6L32.6 12H36V15.4H24V12H27.4Z", BRICK)
    p.shade("M31.6 7.6L32.6 12H36V15.4H31.6Z", PLUM)
    p.line("M22.4 16.4L20.6 18.2M37.6 16.4L39.4 18.2M21.4 14.4H18.6M38.6 14H40", 0.5)
    p.body(rectangle(17, 18, 26, 6, 0.6), CREAM)
    p.shade("M36 18H43V24H36Z", SAND)
    p.accent(star(30, 21, 2.4, 1.9, 10), BRICK, 0.25)
    p.line("M19 20H25M19 22H23.6", 0.4)
    person(p, 8, 25, 0.95, AMBER, LEAF)
    person(p, 13.6, 25.4, 0.8, BRICK, SAND)
