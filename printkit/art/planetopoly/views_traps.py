"""Four speed traps, each before another light of the sky."""

from printkit.art.planetopoly.motifs import ball, rocket, saucer
from printkit.art.planetopoly.palette import (
    AMBER,
    AQUA,
    BRICK,
    CORAL,
    CREAM,
    DEEP_NIGHT,
    GOLD,
    IRON,
    NIGHT,
    ORCHID,
    PLUM,
    SEA,
    SLATE,
    STEEL,
    TEAL,
    VIOLET,
)
from printkit.art.planetopoly.poster import Poster, view
from printkit.art.space.curves import slanted_ring
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star
from printkit.geometry.transform import rotate


def _trap(p: Poster, x: float, foot: float) -> None:
    """The camera of a speed trap on its mast."""
    p.body(f"M{x - 1} {foot}L{x - 0.6} {foot - 10}H{x + 0.6}L{x + 1} {foot}Z", SLATE)
    p.body(f"M{x - 3} {foot}H{x + 3}V{foot + 1.2}H{x - 3}Z", IRON)
    p.body(rectangle(x - 4.4, foot - 17.4, 8.8, 8, 0.9), GOLD)
    p.shade(rectangle(x + 1.8, foot - 17.4, 2.6, 8, 0.9), AMBER)
    p.body(circle(x - 0.6, foot - 13.2, 2.6), IRON)
    p.body(circle(x - 0.6, foot - 13.2, 1.5), AQUA, 0.3)
    p.accent(f"M{x - 2.6} {foot - 17.4}V{foot - 19}H{x + 1.4}V{foot - 17.4}Z", CREAM, 0.3)


@view("planet-trap-nova")
def trap_nova(p: Poster) -> None:
    """A bursting star does the flash's work."""
    p.sky((NIGHT, PLUM, BRICK, CORAL), 31, 11, 8, 5)
    p.stars("nova", 30, 26)
    p.accent(star(31, 11, 15, 6, 14), GOLD, 0.25)
    p.accent(star(31, 11, 9.4, 4.6, 14), CREAM, 0.2)
    p.layer("M-4 26C10 22.6 40 22 64 26V36H-4Z", IRON)
    p.etch("M-4 26.6C10 23.4 40 22.8 64 26.6V36H-4Z", SLATE)
    _trap(p, 15, 24.6)
    saucer(p, 44, 18.4, 0.7, 8, TEAL)
    p.line("M53 17.4H58M53.4 20H60M51.6 22.6H57", 0.5, AQUA)


@view("planet-trap-comet")
def trap_comet(p: Poster) -> None:
    """Even a comet is measured here."""
    p.sky(DEEP_NIGHT, 22, 11, 8, 6)
    p.stars("comet", 40, 26)
    p.layer("M62 -6C48 -2 32 3 19.6 7.4L23.6 17.4C38 12 52 6 64 3Z", TEAL)
    p.layer("M62 -3C48 0 34 4.6 20.6 9L23 15C36 10.6 50 5 64 0Z", AQUA)
    p.layer("M60 -1.4C46 2.4 34 6.4 22 10.4L23 13.6C36 9.4 48 5 62 0.4Z", CREAM)
    ball(p, 19.6, 12.6, 5.6, STEEL)
    p.layer("M-4 25C14 21.6 44 22.4 64 24V36H-4Z", PLUM)
    p.etch("M-4 26H64V36H-4Z", ORCHID)
    _trap(p, 46, 25.4)
    p.line("M39.4 13L35 12M39.4 15.4L35 16M39.6 10.6L36.4 8.6", 0.6, GOLD)


@view("planet-trap-pulsar")
def trap_pulsar(p: Poster) -> None:
    """Beams of a pulsar sweep the lane like a lighthouse."""
    p.sky((NIGHT, SEA, TEAL, AQUA), 24, 9, 5, 5)
    p.stars("pulsar", 36, 26)
    p.glow("M24 9L-6 -6V4ZM24 9L64 20V32Z", CREAM)
    p.line("M24 9L-6 -6M24 9L-6 4M24 9L64 20M24 9L64 32", 0.25, CREAM)
    p.line(
        joined(ellipse(24, 9, r, 0.3 * r).transformed(rotate(-62, 24, 9)) for r in (7, 10, 13)),
        0.3,
        CREAM,
    )
    p.accent(circle(24, 9, 3.4), CREAM, 0.3)
    p.accent(star(24, 9, 2.4, 0.8, 8), GOLD, 0.15)
    p.layer("M-4 26C10 23 30 25 44 24C52 23.4 58 24 64 25V36H-4Z", IRON)
    p.etch("M-4 26.6H64V36H-4Z", SLATE)
    _trap(p, 13, 25)
    rocket(p, 42, 21.4, 0.62, 84, CORAL)
    p.line("M28 20H32M27 22.6H31.4", 0.5, CREAM)


@view("planet-trap-quasar")
def trap_quasar(p: Poster) -> None:
    """A quasar with its two jets, brighter than any lamp."""
    p.sky(DEEP_NIGHT, 35, 11, 8, 6)
    p.stars("quasar", 40, 26)
    p.layer("M34 11L31.4 -8H40ZM36 11L33 32H41Z", AQUA)
    p.layer("M34.6 11L34 -8H37.4ZM35.6 11L35 30H38Z", CREAM)
    for r, colour in ((17, VIOLET), (13.4, CORAL), (9.6, GOLD), (5.4, CREAM)):
        p.layer(ellipse(35, 11, r, 0.32 * r).transformed(rotate(-14, 35, 11)), colour)
    p.layer(circle(35, 11, 2.4), NIGHT)
    p.line(slanted_ring(35, 11, 15.4, 15.2, flat=0.32, turn=-14, start=0, end=180), 0.25, CREAM)
    p.layer("M-4 25C14 22 44 23.4 64 25V36H-4Z", SEA)
    p.etch("M-4 26H64V36H-4Z", TEAL)
    _trap(p, 18, 25)
    saucer(p, 42, 20.6, 0.56, 6, BRICK)
    p.line("M49.4 20H54M49 22.4H55", 0.5, CREAM)
