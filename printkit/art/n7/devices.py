"""What the galaxy runs on: relays, a reactor, small busy insects, a club, a dial."""

from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import arc, circle, ellipse, on_circle, polygon, rectangle, ring
from printkit.scene import Node

GLOW = parse_colour("#7fd4ff")
MOSS = parse_colour("#7c9a54")
MOSS_DARK = parse_colour("#4f6a38")
NEON = parse_colour("#ff6fb1")
EMBER = parse_colour("#ffb347")


@drawing("n7-portal")
def portal(width: float, height: float, style: Style) -> Node:
    """A relay: two long arms, a wheel between them, and a beam that leaps from it."""
    view = View(width, height, style)
    view.sky(VOID)
    view.stars()
    view.line("M31 13H41", GLOW, 5.0)
    view.line("M31 13H41", PALE, 1.8)
    view.area("M1 12L7 7.4L20 4.6H27.6L29.6 6.6L20 8.4L10 11.4Z", PLATE)
    view.area("M1 14L7 18.6L20 21.4H27.6L29.6 19.4L20 17.6L10 14.6Z", STEEL)
    view.tone("M7 7.4L20 4.6H27.6L20.4 6.4L9 9.4Z", PALE)
    view.line("M13 6.4L15 9.4M19 5L20.4 8M13 19.6L15 16.6M19 21L20.4 18", SHADE, 0.9)
    view.area(ring(24.6, 13, 6.4, 4.7), PLATE)
    view.area(ring(24.6, 13, 4.1, 2.9), STEEL)
    view.mark(circle(24.6, 13, 2.2), GLOW)
    view.mark(circle(24.6, 13, 1.2), PALE)
    studs = [on_circle(24.6, 13, 5.55, 45 * i + 22.5) for i in range(8)]
    view.mark(joined(circle(x, y, 0.36) for x, y in studs), LAMP)
    view.area("M0.4 12H9L11 13L9 14H0.4Z", SHADE, 0.8)
    view.line("M11 13H18.2", GLOW, 1.2)
    view.mark(joined(rectangle(x, 12.6, 0.8, 0.8) for x in (2, 4.4, 6.8)), LAMP)
    return view.node()


@drawing("n7-crucible")
def crucible(width: float, height: float, style: Style) -> Node:
    """A sphere of energy, held by clamps within a cage of hexagons."""
    view = View(width, height, style)
    view.sky(VOID)
    view.stars(30)
    view.line(joined(polygon(20, 13, r, 6, 0) for r in (12.2, 11)), STEEL, 0.8)
    for turn in range(6):
        x, y = on_circle(20, 13, 11.6, 60 * turn)
        view.area(circle(x, y, 1.1), SHADE, 0.8)
        view.mark(circle(x, y, 0.45), LAMP)
    for turn in range(3):
        angle = 120 * turn - 90
        corners = [(11.2, -15), (11.2, 15), (6.2, 21), (5.4, 10), (5.4, -10), (6.2, -21)]
        shape = [on_circle(20, 13, r, angle + a) for r, a in corners]
        view.area(polyline(shape, close=True), PLATE)
        view.line(polyline([on_circle(20, 13, r, angle) for r in (6, 10.4)]), SHADE, 1.2)
    view.area(circle(20, 13, 5), EMBER)
    view.tone(circle(20, 13, 3.7), LAMP)
    view.mark(circle(20, 13, 1.9), PALE)
    view.line(joined([ellipse(20, 13, 5, 1.7), arc(20, 13, 7.6, 200, 250)]), EMBER.shade(0.3), 0.7)
    view.line(joined([arc(20, 13, 7.6, 320, 370), arc(20, 13, 7.6, 80, 130)]), EMBER, 0.8)
    return view.node()


@drawing("n7-keeper")
def keeper(width: float, height: float, style: Style) -> Node:
    """A patient insect with a pack on its back, at work on a console."""
    view = View(width, height, style)
    view.sky(DEEP)
    view.line(row([(x, 2, x, 24) for x in (3, 37)]), SHADE, 1.6)
    view.line(joined(polygon(x, y, 2.4, 6) for x, y in ((7, 6), (11.2, 6), (9.1, 9.7))), STEEL, 0.6)
    view.area("M27 23V15L30 12.4H37V23Z", STEEL)
    view.area("M25.6 15.2L30.4 10.6L31.8 12L27.2 16.6Z", PLATE)
    view.mark("M26.8 15.2L30.2 11.8L30.8 12.4L27.4 15.8Z", GLOW)
    view.mark(joined(rectangle(x, y, 0.9, 0.9) for x in (30, 32, 34) for y in (16, 18)), LAMP)
    for x, knee, foot in ((9.6, 6.4, 5), (12.4, 10, 9.6), (16, 17.6, 16.6), (18.6, 21, 21.6)):
        view.line(f"M{x} 16L{knee} 18.4L{foot} 23", MOSS_DARK, 2.2)
    view.area(
        "M6.4 14.6C6.4 10.6 10.4 9 14.4 9.8C18.4 10.6 21 13 21 15.6C21 18 17.6 18.8 13.6 18.4"
        "C9.4 18 6.4 17 6.4 14.6Z",
        MOSS,
    )
    view.tone(
        "M6.6 15C9 17 17 17.4 20.9 15.2C21 18 17.6 18.8 13.6 18.4C9.6 18 6.8 17.2 6.6 15Z",
        MOSS_DARK,
    )
    view.line("M10 10.2C9.4 12.6 9.6 15.4 10.6 17.6M13.6 9.8C13 12.6 13.2 15.6 14 18.2", MOSS_DARK)
    view.area("M8.4 9.8L9.6 5H15.4L17.4 9.4L15 11H10Z", PLATE)
    view.mark(joined(rectangle(x, 6.6, 1.1, 1.1) for x in (10.8, 13)), view.accent)
    view.line("M20 15L22.6 17.6L26 15M19.6 16.4L21.6 20L25.4 17", MOSS_DARK, 1.8)
    view.area(
        "M18.8 13.4C18.2 10.4 20 8.4 22.4 8.4C24.6 8.4 25.8 10.2 25.2 12C24.6 14 21.6 15.4"
        " 18.8 13.4Z",
        MOSS,
    )
    view.mark(circle(23.2, 10.8, 0.9), VOID)
    view.mark(circle(23.5, 10.5, 0.32), PALE)
    view.line("M21.4 8.6C21 6.6 22 5.2 23.6 4.6M23.4 8.6C23.8 7 25 6.2 26.4 6.2", MOSS_DARK, 1.1)
    view.area("M0 23H40V26H0Z", SHADE, 0.8)
    return view.node()


@drawing("n7-club")
def club(width: float, height: float, style: Style) -> Node:
    """The sign of a club: a glass in neon between rays of light."""
    view = View(width, height, style)
    view.sky(parse_colour("#1d1029"))
    for x, colour in ((4, NEON), (12, EMBER), (28, EMBER), (36, NEON)):
        view.tone(
            f"M{x - 0.4} -1H{x + 0.4}L{20 + (x - 20) * 1.5 + 3} 27H{20 + (x - 20) * 1.5 - 3}Z",
            colour.mix(parse_colour("#1d1029"), 0.72),
        )
    view.area(polygon(20, 13, 10.8, 6), VOID)
    view.line(polygon(20, 13, 10.8, 6), NEON, 2.0)
    view.line(polygon(20, 13, 9.5, 6), NEON.tint(0.5), 0.6)
    view.line("M14.4 7.6H25.6L20 14.2ZM20 14.2V18.8M16.6 19H23.4", GLOW, 1.8)
    drink = "M17.2 9.4H22.8L20 12.6Z"
    view.mark(drink, EMBER)
    view.line(drink, VOID, 0.5)
    view.line("M22 9L25 4.8", PALE, 1.2)
    view.mark(
        joined((circle(25.4, 4.6, 0.8), circle(17.6, 5.4, 0.4), circle(19.4, 4.4, 0.5))), NEON
    )
    return view.node()


@drawing("n7-gauge")
def gauge(width: float, height: float, style: Style) -> Node:
    """A gun's dial: scale, pointer, and the mark it must meet."""
    view = View(width, height, style)
    view.sky(DEEP)
    view.line(row(((0, 7, 8, 7), (32, 7, 40, 7), (0, 19, 8, 19), (32, 19, 40, 19))), STEEL, 0.8)
    view.area(polygon(20, 13, 12, 6, 0), SHADE)
    view.area(circle(20, 13, 9.2), VOID)
    view.line(arc(20, 13, 7.6, 150, 390), PALE, 0.8)
    ticks = [
        polyline([on_circle(20, 13, r, 150 + 20 * i) for r in (6.4 if i % 3 else 5.6, 7.6)])
        for i in range(13)
    ]
    view.line(joined(ticks), PALE, 0.9)
    view.line(arc(20, 13, 8.4, 290, 330), EMBER, 2.2)
    pointer = "M19.3 13.4L24.6 7.2L20.9 14.2Z"
    view.mark(pointer, EMBER)
    view.line(pointer, VOID, 0.6)
    view.area(circle(20, 13.6, 1.5), PLATE, 0.8)
    view.area(rectangle(16.6, 17.4, 6.8, 2.6, 0.4), SHADE, 0.8)
    view.mark(joined(rectangle(x, 18.1, 1.2, 1.2) for x in (17.3, 19.4, 21.5)), GLOW)
    for turn in range(6):
        x, y = on_circle(20, 13, 10.8, 60 * turn)
        view.mark(circle(x, y, 0.5), STEEL)
    return view.node()
