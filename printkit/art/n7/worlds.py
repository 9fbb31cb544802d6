"""Worlds among the war assets: ruins, a city of lights, a fortress of metal."""

from printkit.art.n7.motifs import GLOW, GOLD, globe
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

DUST = parse_colour("#e0a56c")
MESAS = "M-4 24V15L5 12L12 15.4L22 13L33 16L43 12.6L52 14.6V24Z"
RUIN = parse_colour("#4a3b36")


@drawing("n7-tuchanka")
def tuchanka(width: float, height: float, style: Style) -> Node:
    """Ruins of great towers in the dust, under a swollen sun."""
    view = View(width, height, style, focus=28)
    view.sky(view.accent.mix(VOID, 0.62))
    view.light("M-2 9H52V24H-2Z", view.accent.mix(VOID, 0.45))
    view.scan(0, 16, 1.3)
    view.area(circle(31, 9.6, 7.4), view.accent.tint(0.7))
    view.line(row(((18, 8.4, 30, 8.4), (30, 11, 44, 11), (21, 13.4, 34, 13.4))), DUST, 1.0)
    view.solid(MESAS, RUIN.mix(view.accent, 0.35))
    view.solid("M7 20V6L9 3.4L10 5.6L11.4 4.6L12 8L14 9V20Z", RUIN)
    view.tone("M11 5V20H14V9L12 8L11.4 4.6Z", RUIN.shade(0.35))
    view.mark("M8.2 8H9.4V10H8.2ZM8.2 12H9.4V14H8.2ZM11.6 11H12.8V13H11.6Z", DUST)
    view.solid("M17 20V13L18.4 10H24L25.6 13V20H23.6V14.4L22.6 12.6H20L19 14.4V20Z", RUIN)
    view.solid("M37 20L37.6 8.4L36.4 6L39 2.6L40 5.4L42.6 4.4L42 8L43.4 20Z", RUIN)
    view.line("M37.4 10H42.4M37.2 13.6H42.8M37 17H43", DUST, 0.9)
    view.solid("M27 20L28.4 14L30 15.4L31.4 13L33 20Z", RUIN)
    view.solid("M-4 24V19.4C6 17 13 18 22 19.4C31 20.8 40 18.6 52 17.6V24Z", DUST)
    view.tone("M-4 24V21.4C8 19.6 16 20.6 24 21.4C33 22.2 42 21 52 20V24Z", DUST.shade(0.25))
    return view.node()


@drawing("n7-illium")
def illium(width: float, height: float, style: Style) -> Node:
    """A city of glass at dusk, its lanes of light between the towers."""
    view = View(width, height, style)
    view.dusk(20, 5, 18)
    view.area(circle(36, 6, 4.4), view.accent.tint(0.4))
    for x, top in ((1.0, 9), (7, 6), (13, 10), (19, 7.4), (26, 9.6), (32, 8), (39, 9), (44, 6.4)):
        view.area(f"M{x} 24V{top + 1}L{x + 1.6} {top}H{x + 4}V24Z", view.accent.mix(VOID, 0.7), 0.6)
    towers = ((4, 4.6, 5.4), (11, 5.6, 2.4), (20.4, 4.8, 7), (28, 6.4, 1), (38, 5, 5))
    for number, (x, wide, top) in enumerate(towers):
        body = (SHADE, STEEL, DEEP)[number % 3]
        view.solid(f"M{x} 24V{top + 3}L{x + 0.4 * wide} {top}L{x + wide} {top + 2}V24Z", body)
        view.tone(f"M{x + 0.6 * wide} 24V{top + 0.7}L{x + wide} {top + 2}V24Z", body.shade(0.35))
        rows = range(int(top) + 4, 22, 2)
        view.lamps(*((x + 0.14 * wide + 0.18 * wide * ((y + i) % 2 + 1), y) for y in rows
                     for i in (0, 1)), size=0.7)  # fmt: skip
        view.line(f"M{x + 0.4 * wide} {top}V{top - 2.4}", view.rim, 0.7)
    lanes = (("M-2 13L16 11.4L34 13L50 10.6", GLOW), ("M-2 18L14 16L32 18.4L50 15.6", GOLD))
    for line, colour in lanes:
        view.line(line, colour, 0.8)
    for x, y in ((9, 11.4), (24, 11.6), (35.4, 12.2), (15, 15.6), (27, 17.2), (44, 15.8)):
        car = view.at(x, y)
        car.solid("M0 0L0.6 -0.8H2.4L3.2 0L2.8 0.6H0Z", PALE, 0.7)
        car.mark(rectangle(-0.7, -0.2, 0.8, 0.6), view.accent)
    return view.node()


@drawing("n7-palaven")
def palaven(width: float, height: float, style: Style) -> Node:
    """A fortress of bright metal with one great gate, under two moons."""
    view = View(width, height, style)
    view.dusk(18, 5, 17)
    globe(view, 39, 5, 3.4, PLATE)
    globe(view, 8, 4, 1.9, view.accent.mix(PALE, 0.4))
    view.solid("M-4 24V15L3 10L9 14L14 11L20 15H30L35 10.4L40 14L46 9L52 13V24Z", DEEP)
    for x, side in ((9, 1), (39, -1)):
        blade = view.at(x, 20, 1, flip=side < 0)
        blade.solid("M-2.4 2V-9L2.6 -15.4L3.4 -8V2Z", STEEL)
        blade.tone("M1 2V-13.4L2.6 -15.4L3.4 -8V2Z", SHADE)
        blade.solid("M3.4 2V-5L7.4 -9.6L8 2Z", PLATE)
        blade.lamps((-1, -7), (-1, -4.4), (-1, -1.8), (5, -4), (5, -1.6), size=0.8)
    view.solid("M17 22V10L20 4L24 0.6L28 4L31 10V22Z", PLATE)
    view.tone("M24 0.6L28 4L31 10V22H24Z", STEEL)
    view.area("M20.4 22V11L22 8H26L27.6 11V22Z", VOID)
    view.light("M21.8 22V12L23 10H25L26.2 12V22Z", view.accent)
    view.mark("M23.4 22V12H24.6V22Z", LAMP)
    view.mark("M19 11H19.8V19H19ZM28.2 11H29V19H28.2Z", view.accent)
    view.solid("M-4 24V20.4H12L16 19.4H32L36 20.4H52V24Z", SHADE)
    view.lamps(*((x, 21.4) for x in (3, 7, 11, 36, 40, 44)), size=0.8)
    return view.node()
