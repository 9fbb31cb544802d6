"""Hulls of many peoples; each flies to the right, its bow at the origin."""

from collections.abc import Callable

from printkit.art.n7.view import LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, polygon, rectangle, ring

Ship = Callable[[View, Colour], None]
"""Draws a ship in the colour of its hull."""


def deep_space(
    width: float, height: float, style: Style, drift: float = 1.0, focus: float | None = None
) -> View:
    """A dark sky with a drift of light in the accent colour; see :class:`View` for ``focus``."""
    view = View(width, height, style, focus=focus)
    view.sky(VOID)
    for step, share in enumerate((0.86, 0.74, 0.62)):
        low, high = 21.0 - 4 * step, 2.0 + 4 * step
        slope = 9 * drift
        band = f"M-6 {low + slope}L16 {low - 3}L54 {low - slope}V{high - slope}L30 {high + 3}"
        view.haze(f"{band}L-6 {high + slope}Z", share)
    view.scan(-1, 24, 1.6)
    view.stars(54, 22)
    return view


def trail(view: View, x: float, y: float, tall: float, far: float) -> None:
    """The flame of an engine that ends at (x, y)."""
    half, bend = tall / 2, x - 0.5 * far
    flare = f"M{x} {y - half}H{bend}L{x - far} {y}L{bend} {y + half}H{x}Z"
    view.light(flare, view.accent.tint(0.5))
    view.light(f"M{x} {y - tall / 4}L{x - 0.6 * far} {y}L{x} {y + tall / 4}Z", LAMP)


def fighter(view: View, hull: Colour = STEEL) -> None:
    """A dart with swept wings."""
    trail(view, -9, 0, 1.8, 8)
    view.solid("M-4.4 -1L-9 -5.4H-11L-9.4 -1ZM-4.4 1L-9 5.4H-11L-9.4 1Z", view.accent)
    view.solid("M0 0L-5 -1.7L-10 -1.3V1.3L-5 1.7Z", hull)
    view.tone("M0 0L-10 0.2V1.3L-5 1.7Z", hull.shade(0.3))
    view.mark("M-2.6 -0.5L-5 -0.9V0H-3Z", LAMP)


def barge(view: View, hull: Colour = PLATE) -> None:
    """A broad, patient freighter like a moving hill."""
    trail(view, -20, 1, 4, 6)
    view.solid("M0 1.6L-1.4 -1.4L-5 -3L-7 -5.4H-14L-17 -3.4L-20 -2.6V4L-17 5.6H-5L-1.4 4Z", hull)
    view.tone("M0 1.6L-20 1.8V4L-17 5.6H-5L-1.4 4Z", hull.shade(0.32))
    view.line(
        row([(-8.4, -5.2, -8.4, 5.4), (-13, -5.2, -13, 5.4), (-17, -3.2, -17, 5.4)]),
        hull.shade(0.5),
        0.8,
    )
    view.mark("M-7.6 -4.2H-6.7L-5.5 -2.8H-7.6Z", LAMP)
    view.lamps(*((x, 0.4) for x in (-16, -12, -10.6, -7, -5.4, -3.8)), size=0.8)
    view.mark("M-12.4 -4H-9V-3.2H-12.4Z", view.accent)


def dreadnought(view: View, hull: Colour = PLATE) -> None:
    """A fat hull of rings around one very long gun."""
    trail(view, -27, 0, 5, 6)
    view.solid("M0 -0.7H-10V0.9H0Z", STEEL)
    view.solid("M-7 -3L-10 -5.4H-24L-27 -4V4.6L-24 6H-10L-7 3.4Z", hull)
    view.tone("M-7 0.6H-27V4.6L-24 6H-10L-7 3.4Z", hull.shade(0.32))
    for x in (-11.4, -16, -20.6):
        view.solid(f"M{x} -6.4H{x - 2.4}V7H{x}Z", STEEL)
        view.mark(f"M{x - 0.8} -5H{x - 1.6}V-2.6H{x - 0.8}Z", view.accent)
    view.solid("M-12 -6L-13.4 -8.6H-19L-20 -6Z", hull)
    view.lamps(*((x, -7.8) for x in (-14.4, -16, -17.6)), size=0.8)
    view.lamps(*((x, 2) for x in (-9, -14.8, -19.4, -24, -25.4)), size=0.9)


def needle(view: View, hull: Colour = PALE) -> None:
    """A thin hull with a ring fin: all speed."""
    trail(view, -15, 0, 1.2, 9)
    view.solid("M-8.6 -0.6L-12 -4.4H-14.6L-13 -0.6ZM-8.6 0.6L-12 4.4H-14.6L-13 0.6Z", STEEL)
    view.solid("M0 0L-7 -1L-15 -0.8V0.8L-7 1Z", hull)
    view.tone("M0 0L-15 0.1V0.8L-7 1Z", hull.shade(0.3))
    view.line("M-10.6 -3.4L-9.4 0L-10.6 3.4", view.accent, 1.4)
    view.mark("M-3 -0.3L-5.4 -0.6V0.1H-3.4Z", VOID)


def crescent(view: View, hull: Colour = PALE) -> None:
    """A bow of two wings around an open middle."""
    trail(view, -6.4, 0, 1.4, 7)
    shape = "M0 0L-3 -2.4L-6 -6.4L-13 -9L-9.6 -5.4L-8.4 -1.6V1.6L-9.6 5.4L-13 9L-6 6.4L-3 2.4Z"
    view.solid(shape, hull)
    view.tone("M0 0L-8.4 0.2V1.6L-9.6 5.4L-13 9L-6 6.4L-3 2.4Z", hull.shade(0.26))
    view.mark("M-4.6 -0.9L-2.8 0L-4.6 0.9H-6.4V-0.9Z", view.accent)
    view.line("M-5.4 -4L-9.6 -7M-5.4 4L-9.6 7", view.accent, 1.0)


def raider(view: View, hull: Colour = SHADE) -> None:
    """Welded from wrecks: one long prong, one short one, spikes."""
    trail(view, -13, 0, 2.4, 8)
    view.solid("M1 -2.2L-5 -3.6L-8 -6.6L-8.4 -3.4L-12 -4.6L-11 -1.4H-5Z", hull)
    view.solid("M-2.4 2.8L-6 1.2L-12 1.6L-14 5L-10 4.2L-8.4 7L-6.4 4Z", STEEL)
    view.solid("M-3 -1.8L-5 2H-12L-14 0L-12 -2.2Z", hull.mix(STEEL, 0.5))
    view.mark("M-4 -1L-5 0.8H-7V-1Z", view.accent)
    view.line("M-8.4 -1.8V1.6M-10.4 -1.8V1.6", VOID, 0.9)


def carrier(view: View, hull: Colour = PLATE) -> None:
    """Blocks and a deck: the backbone of a fleet."""
    trail(view, -24, 0.4, 3, 6)
    view.solid("M0 -0.4L-4 -2.2H-13L-14.4 -4.6H-19L-20 -2.2H-24V3.4H-4L0 1.4Z", hull)
    view.tone("M0 0.8L-24 1V3.4H-4L0 1.4Z", hull.shade(0.34))
    view.solid("M-8 3.4L-10 5.4H-20L-22 3.4Z", STEEL)
    view.mark("M-5 -1.2H-12.6V-0.4H-5Z", view.accent)
    view.mark("M-15 -3.8H-18.4V-3H-15Z", LAMP)
    view.lamps(*((x, 1.7) for x in (-7, -9, -11, -15, -17, -19)), size=0.7)


def frigate(view: View, hull: Colour = PALE) -> None:
    """A slender ship with its engines out on wings."""
    for y in (-4.8, 4.8):
        trail(view, -21, y, 1.6, 10)
    view.solid("M-11 -2L-17 -6H-21V-3.8L-17 -2ZM-11 2L-17 6H-21V3.8L-17 2Z", STEEL)
    view.solid("M0 0L-4 -1.5L-12 -2.5L-20 -2.2L-21.4 0L-20 2.2L-12 2.5L-4 1.5Z", hull)
    view.tone("M0 0L-21.4 0.2L-20 2.2L-12 2.5L-4 1.5Z", hull.shade(0.28))
    view.mark("M-8 -1.4L-19 -1.3V-0.5L-8 -0.3Z", view.accent)
    view.mark("M-2.6 -0.6L-5.4 -1.1L-6.4 -0.2H-3.2Z", VOID)
    view.lamps(*((x, 0.9) for x in (-8, -10, -12, -14, -16)), size=0.6)
    view.mark(joined(polygon(-22, y, 0.8, 6) for y in (-4.9, 4.9)), LAMP)


def liner(view: View, hull: Colour = PALE) -> None:
    """The largest ship of all: a hull like a spearhead with a ring of decks."""
    trail(view, -31, 0, 4.4, 8)
    view.solid(
        "M0 0L-8 -3L-17 -4.2L-20 -9.4H-24L-26 -4.6L-31 -2.6V2.6L-26 4.6L-24 9.4H-20L-17 4.2L-8 3Z",
        hull,
    )
    view.tone("M0 0L-31 0.3V2.6L-26 4.6L-24 9.4H-20L-17 4.2L-8 3Z", hull.shade(0.25))
    view.area(ring(-22, 0, 3.6, 2.2), STEEL, 0.8)
    view.mark(circle(-22, 0, 1.3), LAMP)
    view.line("M-4 -0.9L-16 -2.4M-4 0.9L-16 2.4", view.accent, 1.3)
    view.lamps(*((x, y) for x in (-8, -10, -12, -14) for y in (-1.1, 0.5)), size=0.6)
    view.mark(joined(rectangle(-22.6, y, 1.4, 0.9) for y in (-8, 7)), view.accent)
