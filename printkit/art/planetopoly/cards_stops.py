"""Pictures of the event cards that lead to a certain space."""

from printkit.art.planetopoly.motifs import palm, ringed, rocket, saucer
from printkit.art.planetopoly.palette import (
    AMBER,
    AQUA,
    BRICK,
    BROWN,
    CORAL,
    CREAM,
    DAYBREAK,
    DEEP_NIGHT,
    GOLD,
    HAZE,
    IRON,
    LEAF,
    NIGHT,
    ORCHID,
    PLUM,
    SAND,
    SEA,
    SLATE,
    STEEL,
    SUNDOWN,
    TEAL,
    VIOLET,
    WINE,
)
from printkit.art.planetopoly.poster import Poster, card, set_at
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle, sector, star


@card("planet-card-house-guest")
def house_guest(p: Poster) -> None:
    """A chequered taxi hovers before the lights of the casino."""
    p.sky(SUNDOWN, 19, 20, 12, 7)
    p.stars("guest", 16, 14)
    p.body("M5 40V17C5 9.4 11 5 19 5C27 5 33 9.4 33 17V40Z", p.unless_mono(PLUM))
    p.body("M8.6 40V18.4C8.6 12 13 9 19 9C25 9 29.4 12 29.4 18.4V40Z", VIOLET)
    bulbs = (circle(19 + 12.4 * a, 18 - 11 * b, 0.75) for a, b in _ARCH)
    p.accent(joined(bulbs), GOLD, 0.2)
    wheel = [sector(19, 17.6, 6, 0, a, a + 36) for a in range(0, 360, 36)]
    p.body(joined(wheel[::2]), BRICK, 0.2)
    p.body(joined(wheel[1::2]), CREAM, 0.2)
    p.body(circle(19, 17.6, 1.7), GOLD)
    p.layer("M-2 38H42V52H-2Z", p.unless_mono(NIGHT))
    p.body("M3 37C3 33.6 5 32 8 31.6L11 27.4H23L28 31.6C32 32 34 33.6 34 37Z", GOLD)
    p.body("M12 28.4H17V31.6H10Z", AQUA)
    p.body("M18.4 28.4H22.6L26 31.6H18.4Z", AQUA)
    p.body("M15.4 27.4L16 25H20L20.6 27.4Z", CREAM)
    checks = joined(rectangle(4.6 + 2.4 * i, 33 + 1.3 * (i % 2), 2.4, 1.3) for i in range(12))
    p.dot(checks, p.style.line)
    p.glow("M8 38.4H14L12 42H10ZM23 38.4H29L27 42H25Z", AQUA)
    p.body("M7 37H15L13.6 39.4H8.4ZM22 37H30L28.6 39.4H23.4Z", STEEL)


_ARCH = tuple(
    (c, s)
    for c, s in (
        (-1, 0.0),
        (-0.97, 0.3),
        (-0.84, 0.58),
        (-0.62, 0.82),
        (-0.33, 0.97),
        (0, 1.02),
        (0.33, 0.97),
        (0.62, 0.82),
        (0.84, 0.58),
        (0.97, 0.3),
        (1, 0.0),
    )
)


@card("planet-card-warrant")
def warrant(p: Poster) -> None:
    """The patrol's beam catches a small red ship."""
    p.sky(DEEP_NIGHT, 18, 34, 10, 6)
    p.stars("warrant", 34, 50)
    ringed(p, 32.8, 26.5, 2, ORCHID, SLATE)
    p.glow("M13 17H23L35 54H-1.7Z", GOLD)
    p.glow("M15.4 17H20.6L27.8 54H5.5Z", CREAM)
    p.line("M13 17L-1.7 54M23 17L35 54", 0.3, GOLD)
    saucer(p, 18, 15, 1.25, 0, SEA)
    p.accent("M14.4 5.8A3.6 3.6 0 0 1 18 2.6V5.8Z", BRICK)
    p.accent("M21.6 5.8A3.6 3.6 0 0 0 18 2.6V5.8Z", AQUA)
    p.line("M10.6 1.4L12.8 2.9M25.4 1.4L23.2 2.9M9.2 5.4H11.8M26.8 5.4H24.2", 0.4, CORAL)
    rocket(p, 17, 33.5, 0.95, 62, BRICK)


@card("planet-card-inspection")
def inspection(p: Poster) -> None:
    """The customs' magnifying glass over a full suitcase."""
    p.sky(DAYBREAK, 19, 20, 14, 6)
    p.layer("M-2 34H42V52H-2Z", TEAL)
    p.etch("M-2 36H42V52H-2Z", SEA)
    p.body(
        "M14 17.4V13.6C14 12.4 15 11.6 16 11.6H24C25 11.6 26 12.4 26 13.6V17.4H23.6V14H16.4V17.4Z",
        BROWN,
    )
    p.body(rectangle(4, 17, 32, 22, 2.4), BRICK)
    p.shade("M4 31H36V36.6C36 38 35 39 33.6 39H6.4C5 39 4 38 4 36.6Z", WINE)
    p.body("M9 17H12.4V39H9ZM27.6 17H31V39H27.6Z", SAND)
    p.body(circle(20, 34.4, 3), GOLD)
    p.body(star(20, 34.4, 2.2, 0.9, 5), CREAM, 0.2)
    p.body("M24.6 26.4L34 37.2L31.2 39.6L22.4 28.6Z", BROWN)
    p.body(circle(18, 20.4, 10), GOLD)
    p.body(circle(18, 20.4, 8.2), AQUA)
    p.body("M14 25.4C13 21 14.6 16 18 16C21.4 16 23 21 22 25.4C20 27 16 27 14 25.4Z", LEAF)
    p.body(joined([circle(16.2, 20, 1.7), circle(20, 20, 1.7)]), CREAM, 0.25)
    p.dot(joined([circle(16.6, 20.2, 0.8), circle(19.6, 20.2, 0.8)]), p.style.line)
    p.line("M16.4 24C17.4 23.4 18.8 23.4 19.8 24M15.6 16.6L14 13.8M20.4 16.6L22 13.8", 0.4)


@card("planet-card-flash")
def flash(p: Poster) -> None:
    """The camera of the speed trap flashes at a saucer in a hurry."""
    p.sky(DEEP_NIGHT, 12, 30, 10, 7)
    p.stars("flash", 24, 26)
    beams = (set_at("M-1.2 -7L0 -24L1.2 -7Z", 12, 27, 1, t) for t in range(-80, 110, 24))
    p.accent(joined(beams), CREAM, 0.2)
    p.line("M40 3.4H34M40 7H35.4M40 10.6H34", 0.6, AQUA)
    saucer(p, 25, 10, 0.9, -14, CORAL)
    p.body("M9.6 34H14.4L16 52H8Z", SLATE)
    p.body(rectangle(2.4, 20.6, 19.2, 14.4, 2), STEEL)
    p.shade("M2.4 31H21.6V33C21.6 34 20.6 35 19.6 35H4.4C3.2 35 2.4 34 2.4 33Z", SLATE)
    p.body("M7 20.6L8.6 17.4H15.4L17 20.6Z", IRON)
    p.accent("M9.4 17.8H14.6V20H9.4Z", GOLD)
    p.body(circle(12, 27.6, 5.4), IRON)
    p.body(circle(12, 27.6, 3.4), AQUA)
    p.dot(circle(10.8, 26.4, 1.1), CREAM)
    p.accent(circle(19, 23.4, 1), BRICK)


@card("planet-card-holiday")
def holiday(p: Poster) -> None:
    """A deck chair by a warm sea under two moons."""
    p.sky(HAZE, 12, 14, 9, 5)
    p.layer(circle(12, 14, 6.4), CREAM)
    p.shade("M15.4 8.6A6.4 6.4 0 0 1 12 20.4A7.6 7.6 0 0 0 15.4 8.6Z", SAND)
    p.layer(circle(24, 7.4, 2.8), AQUA)
    p.layer("M-2 25H42V40H-2Z", TEAL)
    p.etch("M-2 26H42V36H-2Z", AQUA)
    p.layer("M-2 35C8 31.6 18 32.4 26 34C32 35 38 34.4 42 33V54H-2Z", SAND)
    palm(p, 23.6, 36, 1.2)
    p.line("M8 41L20 32M10.6 33L19 42", 0.8)
    p.body("M5 25.4L7.2 24.6L14 35.6C17 35 20 34.8 24 35L24 37.2C19 37.2 16 37.6 13 38.6Z", CORAL)
    p.line("M6.2 25.2L13.4 37M18.6 36V37.4", 0.4, CREAM)
    p.body("M25 42.4L26 37H30L31 42.4Z", CREAM)
    p.accent("M25.6 39.2H30.4L31 42.4H25Z", AMBER, 0.3)
    p.line("M28.6 37L30.4 33.4", 0.4)
