"""What scenes share: globes, crates, chips of credit, flames, hands."""

from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, VOID, View, row
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import arc, circle, on_circle, polygon, rectangle

GOLD = parse_colour("#f2b544")
EMBER = parse_colour("#f07f2e")
GLOW = parse_colour("#8fdcff")

CARD = (40.0, 60.0)
"""The grid of a card's picture; its left edge is cut off aslant, a plate lies at its foot."""


def stage(width: float, height: float, style: Style, horizon: float = 42.0) -> View:
    """A sheet for a card, its sky drawn."""
    view = View(width, height, style, CARD)
    view.dusk(horizon, 5, 26)
    return view


def globe(view: View, x: float, y: float, radius: float, colour: Colour) -> None:
    """A world in three steps of light, and a rim."""
    view.area(circle(x, y, radius), colour)
    for bow, dark in ((2.2, 0.25), (1.2, 0.5)):
        (x1, y1), (x2, y2) = (on_circle(x, y, radius, turn) for turn in (-48, 138))
        far = bow * radius
        view.tone(
            f"M{x1} {y1}A{radius} {radius} 0 0 1 {x2} {y2}A{far} {far} 0 0 0 {x1} {y1}Z",
            colour.mix(VOID, dark),
        )
    view.line(arc(x, y, radius, 176, 286), colour.mix(PALE, 0.6), 0.9)


def crate(view: View, x: float, y: float, wide: float, tall: float, colour: Colour) -> None:
    """A box for freight; (x, y) is its lower left corner."""
    view.solid(rectangle(x, y - tall, wide, tall), colour)
    view.tone(rectangle(x + 0.62 * wide, y - tall, 0.38 * wide, tall), colour.shade(0.28))
    edge = 0.14 * wide
    view.line(
        f"M{x + edge} {y - tall}V{y}M{x + wide - edge} {y - tall}V{y}", colour.shade(0.5), 0.7
    )
    view.mark(rectangle(x + 0.36 * wide, y - 0.72 * tall, 0.28 * wide, 0.16 * tall), view.accent)


def chip(view: View, x: float, y: float, radius: float) -> None:
    """A chip of credit: a golden hexagon with another in it."""
    view.solid(polygon(x, y, radius, 6), GOLD, 0.8)
    view.line(polygon(x, y, 0.6 * radius, 6), GOLD.shade(0.5), 0.7)


def stack(view: View, x: float, y: float, radius: float, count: int) -> None:
    """Chips upon each other, seen from the side."""
    tall = 0.62 * radius
    for step in range(count):
        low = y - step * tall
        cut = [(x - radius, low - 0.2 * tall), (x - 0.86 * radius, low - tall)]
        cut += [(2 * x - px, py) for px, py in reversed(cut)]
        cut += [(x + 0.86 * radius, low), (x - 0.86 * radius, low)]
        view.solid(polyline(cut, close=True), GOLD.shade(0.1 * (step % 2)), 0.7)


def flame(view: View, x: float, y: float, size: float) -> None:
    """A fire of three tongues, and two more within each; (x, y) is its foot."""
    near = view.at(x, y, size)
    near.area(
        "M-4.6 0C-7.6 -3.6 -5.6 -6 -5 -9.4C-3.6 -8 -3 -6.6 -2.8 -5C-1.4 -8 -1.8 -10.6 -0.6 -14"
        "C1.4 -11 2.6 -9 2.6 -6.2C3.6 -7.2 4 -8.6 4 -10.4C6.4 -7 7 -3.4 4.6 0Z",
        EMBER,
    )
    near.mark(
        "M-3 0C-5 -2.6 -3.8 -4 -3.4 -5.4C-2.6 -4.6 -2.2 -4 -2 -3.2C-1 -5 -1.2 -6.6 -0.4 -8.8"
        "C1 -6.8 1.8 -5.4 1.6 -3.6C2.4 -4.2 2.8 -5 2.8 -6C4.2 -4 4.4 -1.8 3 0Z",
        GOLD,
    )
    near.mark("M-1.4 0C-2.4 -1.6 -0.6 -2.8 -0.2 -4.8C1.2 -3.2 2.2 -1.6 1.2 0Z", LAMP)


def burst(view: View, x: float, y: float, radius: float, points: int = 11) -> None:
    """An explosion: three stars of light within each other."""
    for share, colour in ((1.0, EMBER), (0.7, GOLD), (0.4, LAMP)):
        corners = [
            on_circle(x, y, share * radius * (1 if i % 2 else 0.56), 180 * i / points - 90)
            for i in range(2 * points)
        ]
        view.area(polyline(corners, close=True), colour, 0.7)


def spark(view: View, x: float, y: float, radius: float) -> None:
    """Where something is cut, welded or hit."""
    corners = [on_circle(x, y, radius if i % 2 else 0.4 * radius, 22.5 * i) for i in range(16)]
    view.area(polyline(corners, close=True), LAMP, 0.7)


def badge_star(view: View, x: float, y: float, radius: float, colour: Colour) -> None:
    """A star of five points: praise."""
    points = [on_circle(x, y, radius * (1 if i % 2 == 0 else 0.42), 36 * i - 90) for i in range(10)]
    view.mark(polyline(points, close=True), colour)


def honeycomb(view: View, x: float, y: float, radius: float, count: int = 7) -> None:
    """A display of light: hexagons around one, as lines."""
    spots = [(x, y), *(on_circle(x, y, 1.8 * radius, 60 * i) for i in range(count - 1))]
    view.line(joined(polygon(px, py, radius, 6) for px, py in spots), GLOW, 0.7)
    view.mark(polygon(x, y, 0.45 * radius, 6), LAMP)


def gauntlet(view: View, colour: Colour, plate: Colour = PLATE) -> None:
    """A forearm that comes from the left and ends in a flat hand at the origin."""
    view.solid("M-26 -4.4L-12 -3.6V3.8L-26 5Z", colour)
    view.tone("M-26 1L-12 0.8V3.8L-26 5Z", colour.shade(0.3))
    view.solid("M-13 -4.4H-9V4.4H-13Z", plate)
    view.solid("M-9 -3.4L-3 -3.6L2.4 -1.6L3.6 0.4L0 1.2L2 2.6L-1 3.4L-9 3.4Z", colour)
    view.line("M-5 -0.6H1M-5 1.4H-0.4", colour.shade(0.5), 0.7)


def rifle(view: View) -> None:
    """A long gun, held at the origin, that points to the right."""
    view.solid("M-6 -1.2L-2 -1.6H5L5.4 -0.8H10V0.2H4L3 1H0.8L-0.2 3.4H-1.8L-1.4 1L-6 1.6Z", DEEP)
    view.mark("M1 -1H4V-0.5H1Z", view.accent)


def floor(view: View, y: float, colour: Colour = SHADE, gap: float = 4.0) -> None:
    """Plates of a deck that run towards the onlooker."""
    view.solid(f"M-40 {y}H100V140H-40Z", colour)
    view.line(
        row((20 + 0.7 * gap * i, y, 20 + 2.6 * gap * i, y + 24) for i in range(-9, 10)),
        colour.mix(VOID, 0.45),
        0.7,
    )
    view.line(
        row([(-40, y + step, 100, y + step) for step in (2.4, 6.4, 12.4)]),
        colour.mix(VOID, 0.45),
        0.7,
    )
