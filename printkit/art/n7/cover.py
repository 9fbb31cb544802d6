"""The picture of the box: a frigate, a claw as large as a moon, the light of the galaxy."""

import math
from dataclasses import replace

from printkit.art.n7.galaxy import BLUE, DUSK, GOLD, RED
from printkit.art.n7.motifs import GLOW
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View
from printkit.art.registry import drawing
from printkit.art.space.curves import smooth
from printkit.art.style import Ink, Style
from printkit.geometry.path import Path, joined
from printkit.geometry.shapes import ellipse, polygon
from printkit.scene import Node

SQUARE = (100.0, 100.0)
"""The grid; a title lies above row 26 and a plate below row 78."""
SLANT = 0.4
"""How flat the galaxy lies."""
RINGS = (
    (60, 0.86, DUSK.mix(VOID, 0.66)),
    (51, 0.7, DUSK.mix(VOID, 0.42)),
    (42, 0.54, DUSK.mix(BLUE, 0.3).mix(VOID, 0.18)),
    (33, 0.4, DUSK.mix(BLUE, 0.45).mix(PALE, 0.2)),
    (25, 0.26, BLUE.mix(PALE, 0.55)),
)
"""Rings of the galaxy: radius, how dark they are where ink is short, and their light."""
FINGERS = ((101, 52, 1.2, 4), (104, 59, 0.66, -14), (108, 37, 0.62, 30))
"""Where those of the claw have their roots, how large they are, and how far they turn."""

FINGER = "M14 -7C-2 -11 -18 -10 -29 0C-34 5 -36 11 -36 17C-33 12 -30 9 -26 6.4C-16 0 -4 1 14 7Z"
BELOW = (
    "M14 6.6C-4 0.6 -16 -0.4 -26 6C-29 8 -32 11 -34.6 14.4C-33 9 -30 5.6 -26 3C-16 -3 -4 -3 14 1.6Z"
)
"""The shade along the inner edge of a finger."""


@drawing("n7-cover")
def cover(width: float, height: float, style: Style) -> Node:
    """A slender ship with four engines flies up across the light of the galaxy."""
    view = View(width, height, replace(style, accent=DUSK), SQUARE)
    view.sky(VOID)
    view.scan(-30, 130, 2.2)
    view.stars(70, 100)
    disc = view.at(60, 55, 1, -24)
    disc.style = replace(style, accent=DUSK.mix(BLUE, 0.6))
    _disc(disc)
    _claw(view)
    _ship(view.at(73, 31, 0.92, -29))
    return view.node()


def _disc(view: View) -> None:
    """The galaxy from aslant: rings of light, two arms, a core."""
    view.tone(_lying(RINGS[0][0]), PALE)
    for radius, dark, colour in RINGS:
        view.haze(_lying(radius), dark)
        view.light(_lying(radius), colour)
        view.edge(_lying(radius))
    for turn in (0.4, 0.4 + math.pi):
        angles = [turn + 0.25 * step for step in range(17)]
        edge = [(12 * math.exp(0.36 * (a - turn)), a) for a in angles]
        inner = [(0.82 * r, a) for r, a in reversed(edge)]
        lane = [(r * math.cos(a), SLANT * r * math.sin(a)) for r, a in (*edge, *inner)]
        view.haze(smooth(lane, close=True), 0.74)
    view.area(ellipse(0, 0, 15, SLANT * 19), GOLD, 0.7)
    view.mark(ellipse(0, 0, 10, SLANT * 12), LAMP)
    spots = (
        (r * math.cos(2.4 * i), SLANT * r * math.sin(2.4 * i))
        for i, r in enumerate(18 + 40 * n / 60 for n in range(60))
    )
    view.mark(
        joined(polygon(x, y, 0.34 + 0.12 * (i % 3), 4) for i, (x, y) in enumerate(spots)), LAMP
    )


def _lying(radius: float) -> Path:
    return ellipse(0, 0, radius, SLANT * radius)


def _claw(view: View) -> None:
    """A machine that is nothing but grip: hooked fingers from beyond the edge, and one eye."""
    for x, y, size, turn in reversed(FINGERS):
        finger = view.at(x, y, size, turn)
        _dark(finger, FINGER)
        _shade(finger, BELOW)
        finger.line("M-8 -8.2L-8.6 1.2M-19 -5.8L-17 1.8M-27.2 -1L-25 5", RED, 1.0)
    _dark(view, "M120 32L96 34L88 44L87 58L92 72L104 80L120 82Z")
    _shade(view, "M87.6 58L92.4 71.6L104 79.4L120 81.4V69L106 66L98.6 58Z")
    view.line("M96 34L102.6 45L98.6 58L106 66L120 69M102.6 45L120 42M98.6 58L120 55", RED, 1.0)
    view.area(polygon(94.4, 53, 5.4, 6), DEEP, 0.8)
    for radius, colour in ((3.9, RED), (1.7, LAMP)):
        view.mark(polygon(94.4, 53, radius, 6), colour)


def _dark(view: View, shape: str) -> None:
    """A body as of embers; with little ink in a pale red, as nothing else is."""
    view.solid(shape, RED if view.style.ink is Ink.LOW else VOID.mix(RED, 0.36), 1.2)


def _shade(view: View, shape: str) -> None:
    """What of it lies away from the light of the core."""
    view.tone(shape, RED if view.style.ink is Ink.LOW else VOID.mix(RED, 0.2))


def _ship(view: View) -> None:
    """A frigate from its side, its bow at the origin; it flies to the right."""
    _engine(view.at(-40, -17.4, 0.8))
    view.solid("M-34 -6L-45 -17.4H-53L-52 -6Z", SHADE)
    view.solid("M-40 -7L-50 -14.6H-56.6L-54 -7Z", STEEL)
    view.area("M-61 -3.4H-70L-84 0L-70 3.2H-61Z", GLOW, 0.8)
    view.mark("M-61 -1.6H-68L-76 0L-68 1.6H-61Z", PALE)
    view.solid(
        "M0 0C-6 -3 -16 -5.6 -26 -6.8L-52 -7.6L-60 -5.4L-62.6 0L-60 4.6L-50 6.2L-24 5.6"
        "C-14 4.8 -6 2.6 0 0Z",
        PALE,
        1.4,
    )
    view.tone("M0 0L-24 1.2L-62.6 0.6L-60 4.6L-50 6.2L-24 5.6C-14 4.8 -6 2.6 0 0Z", PLATE)
    view.mark("M-18 -4.8L-50 -6.2V-3.4L-20 -2.6Z", BLUE)
    view.mark("M-21 -1.6L-50 -2.2V-0.9L-22 -0.7Z", RED)
    view.mark("M-5 -2L-11 -3.8L-15.6 -4.2L-14 -2.2L-8 -1.2Z", VOID)
    view.mark("M-8 -2.2L-11 -3L-12 -2.6L-9 -1.9Z", PALE)
    view.line("M-31 -6.6V5.6M-52 -7.4L-51 6M-31 2.2H-51", STEEL, 1.0)
    view.lamps(*((-27.0 + 2 * i, 2.6) for i in range(6)), size=0.9)
    view.lamps(*((-48.0 + 2.4 * i, 3.6) for i in range(6)), size=0.9)
    view.solid("M-29 4.4L-47 19.6H-59L-55 5.6Z", STEEL, 1.2)
    view.tone("M-40 5.2L-52 19.6H-59L-55 5.6Z", SHADE)
    view.mark("M-37.4 9.4L-46 17H-49.4L-40.6 9.4Z", BLUE)
    _engine(view.at(-42, 20, 1.1))


def _engine(view: View) -> None:
    """A nacelle, its nose at the origin, and what streams out of it."""
    view.area("M-22 -2H-30L-46 0L-30 2H-22Z", GLOW, 0.8)
    view.mark("M-22 -1H-28L-37 0L-28 1H-22Z", PALE)
    view.solid("M0 0L-4 -2.8H-20L-22.6 -1.8V1.8L-20 2.8H-4Z", PLATE, 1.2)
    view.tone("M0 0.6H-22.6V1.8L-20 2.8H-4Z", STEEL)
    view.mark("M-5 -1.8H-9V-0.2H-6.4Z", RED)
    view.line("M-17 -2.8V2.8", VOID, 1.0)
