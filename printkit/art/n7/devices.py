"""What the galaxy runs on: a reactor, busy keepers, a club, the dial of a gun."""

from printkit.art.n7.motifs import EMBER, GLOW, GOLD
from printkit.art.n7.people import CHEER, person
from printkit.art.n7.ships import deep_space
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import arc, circle, ellipse, on_circle, polygon, rectangle
from printkit.scene import Node

MOSS = parse_colour("#6f8a63")
MOSS_DARK = parse_colour("#3f5242")
NEON = parse_colour("#ff6fb1")
DISTRICT = (40.0, 34.0)
"""The grid of the pictures on the two spaces for taxes."""


@drawing("n7-crucible")
def crucible(width: float, height: float, style: Style) -> Node:
    """A sphere of energy, held by three clamps in a scaffold of hexagons."""
    view = deep_space(width, height, style)
    view.line(joined(polygon(24, 11, r, 6, 0) for r in (10.6, 9.5)), STEEL, 1.0)
    view.line(row([(2, 11, 13.4, 11), (34.6, 11, 46, 11)]), STEEL, 1.6)
    for x in (6.6, 41.4):
        view.solid(polygon(x, 11, 2.8, 6), SHADE)
        view.mark(polygon(x, 11, 1.2, 6), GOLD)
    for turn in range(6):
        x, y = on_circle(24, 11, 10, 60 * turn)
        view.solid(polygon(x, y, 1.2, 6), SHADE, 0.8)
        view.lamps((x - 0.35, y - 0.35), size=0.7)
    view.light(circle(24, 11, 6.6), EMBER.mix(VOID, 0.55))
    view.area(circle(24, 11, 5), EMBER)
    view.tone(circle(24, 11, 3.8), GOLD)
    view.mark(circle(24, 11, 2.1), LAMP)
    view.line(joined([ellipse(24, 11, 5, 1.7), ellipse(24, 11, 1.7, 5)]), EMBER.shade(0.3), 0.7)
    for turn in (-90, 30, 150):
        corners = [(10.2, -14), (10.2, 14), (6.4, 22), (4.6, 12), (4.6, -12), (6.4, -22)]
        shape = [on_circle(24, 11, r, turn + a) for r, a in corners]
        view.solid(polyline(shape, close=True), PLATE)
        view.line(polyline([on_circle(24, 11, r, turn) for r in (5.4, 9.6)]), SHADE, 1.2)
    return view.node()


COMB = ((5, 5), (8.3, 5), (6.65, 7.85))
"""Three cells of a wall."""


@drawing("n7-keeper")
def keeper(width: float, height: float, style: Style) -> Node:
    """A silent caretaker of many joints at a wall of controls."""
    view = View(width, height, style, focus=18)
    view.dusk(19, 4, 20)
    view.solid("M28 20V3L30 1H52V20Z", SHADE)
    view.area("M31 4H41V10H31Z", VOID)
    view.line("M32.4 8.6L34.4 6L36.4 7.6L39.6 5.2", GLOW, 1.0)
    view.lamps(*((x, y) for x in (31.6, 33.6, 35.6) for y in (12, 14)), size=0.9)
    view.line(joined(polygon(x, y, 1.9, 6) for x, y in COMB), STEEL, 0.8)
    view.mark(polygon(*COMB[2], 1.1, 6), EMBER)
    view.solid("M-4 24V19.6H52V24Z", DEEP)
    view.line(row((x, 19.6, x - 3, 24) for x in range(2, 52, 6)), SHADE, 0.9)
    legs = (
        "M9.6 12.6L5.4 9.6L3 20.4",
        "M11.4 13.4L8.6 16L7.6 20.4",
        "M15 14L13.4 16.6L14 20.4",
        "M17 14L18.6 16.6L18 20.4",
        "M19.4 13.4L22 16L23 20.4",
        "M21 12.6L25.2 10.4L27 20.4",
    )
    for leg in legs:
        view.tube(leg, MOSS_DARK, 0.9)
    view.solid("M7.4 13L9 8.4L13.4 5.6L18.6 6L22.4 9L23 13L19 15.4L11 15.6Z", MOSS)
    view.tone("M7.4 13L23 12.4V13L19 15.4L11 15.6Z", MOSS_DARK)
    view.line("M11.2 7.4L12 15M15 6L15.6 15.2M19 6.6L19 15", MOSS_DARK, 1.1)
    view.solid("M10.4 7.6L10 3.4L12 1.6H17L18.6 3.4L18 6.4L13.4 5.8Z", EMBER)
    view.tone("M15 1.6H17L18.6 3.4L18 6.4L15 6Z", EMBER.shade(0.3))
    view.mark("M11.6 3.2H13.8V4H11.6Z", LAMP)
    view.tube("M22.6 11.6L26.4 13.4L30 11.2M22 12.6L26 16L31 13.4", MOSS_DARK, 1.0)
    view.solid("M20.6 11L20.4 7.4L22.4 5L25.6 5L27.6 7.4L26.6 10.4L23.4 12Z", MOSS)
    view.tone("M20.6 11L27.2 8.6L26.6 10.4L23.4 12Z", MOSS_DARK)
    view.solid("M22.4 8.6L23.2 6.2L25.6 6L26.8 7.4L25 9.2Z", VOID, 0.7)
    view.mark("M24 7.4L25.6 6.8L26 7.6L24.4 8.3Z", GLOW)
    view.line("M26.8 9.6L28.6 9.8L28.2 11.2M25.8 10.8L27.2 11.8L26.4 12.8", MOSS_DARK, 1.2)
    view.line("M22.6 5L21 2.4L22.4 1.2M24.8 5L25 2.2L26.8 1.4", MOSS_DARK, 1.0)
    return view.node()


@drawing("n7-club")
def club(width: float, height: float, style: Style) -> Node:
    """A club: a glass in neon, beams of light, hands in the air."""
    view = View(width, height, style, DISTRICT)
    dark = parse_colour("#1d1029")
    view.sky(dark)
    for x, colour in ((2.0, NEON), (11, EMBER), (29, EMBER), (38, NEON)):
        foot = 20 + (x - 20) * 1.5
        view.light(f"M{x - 0.5} -1H{x + 0.5}L{foot + 4} 35H{foot - 4}Z", colour.mix(dark, 0.7))
    view.scan(1, 30, 1.5)
    view.solid(polygon(20, 13.4, 12, 6), VOID)
    view.line(polygon(20, 13.4, 11.4, 6), NEON, 2.4)
    view.line(polygon(20, 13.4, 9.9, 6), NEON.tint(0.5), 0.7)
    view.line("M14.2 8H25.8L20 14.8ZM20 14.8V19.6M16.4 20H23.6", GLOW, 2.0)
    view.mark("M17 9.8H23L20 13.2Z", EMBER)
    view.line("M22.2 9.4L25.4 4.8", PALE, 1.2)
    view.mark(
        joined((circle(25.8, 4.6, 0.9), circle(17.4, 5.6, 0.5), circle(19.6, 4.4, 0.6))), NEON
    )
    for x, size, suit in (
        (7, 0.58, SHADE),
        (14, 0.5, STEEL),
        (20.6, 0.6, DEEP),
        (27, 0.52, STEEL),
        (34, 0.6, SHADE),
    ):
        person(
            view.at(x, 39, size),
            suit,
            arms=CHEER,
        )
    return view.node()


@drawing("n7-gauge")
def gauge(width: float, height: float, style: Style) -> Node:
    """A great gun, a dial, and the mark that its pointer must meet."""
    view = View(width, height, style, DISTRICT)
    view.dusk(32, 5, 32)
    view.solid("M24 9L44 -3V7L28 15Z", PLATE)
    view.solid("M24 25L44 37V27L28 19Z", PLATE)
    view.solid("M-4 9L16 9L18 17L16 25H-4Z", STEEL)
    view.line("M2 9V25M8 9V25", VOID, 1.0)
    view.solid(polygon(20, 17, 14, 6, 0), SHADE)
    view.area(circle(20, 17, 10.6), VOID)
    view.line(arc(20, 17, 8.8, 150, 390), PALE, 1.0)
    ticks = [
        polyline([on_circle(20, 17, r, 150 + 20 * i) for r in (7.4 if i % 3 else 6.4, 8.8)])
        for i in range(13)
    ]
    view.line(joined(ticks), PALE, 1.1)
    view.line(arc(20, 17, 9.7, 290, 330), EMBER, 2.6)
    view.solid("M19.2 17.6L25.4 10L21 18.4Z", EMBER, 0.7)
    view.solid(circle(20, 17.8, 1.8), PLATE, 0.8)
    view.solid(rectangle(15.6, 22, 8.8, 3.4), SHADE, 0.8)
    view.mark(joined(rectangle(x, 22.9, 1.6, 1.6) for x in (16.6, 19.2, 21.8)), GLOW)
    view.mark(joined(circle(*on_circle(20, 17, 12.4, 60 * i), 0.7) for i in range(6)), LAMP)
    return view.node()
