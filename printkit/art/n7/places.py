"""Where war assets come from: a shipyard, stations and worlds, one for each group."""

from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import arc, circle, ellipse, rectangle
from printkit.scene import Node

ROCK = parse_colour("#6b5a52")
ROCK_DARK = parse_colour("#433834")
DUST = parse_colour("#e9b27a")
ICE = parse_colour("#dcebf4")
ICE_SHADE = parse_colour("#a9c4d8")
LEAF = parse_colour("#2f6d4f")
LEAF_DARK = parse_colour("#1c4636")


def _lamps(view: View, *spots: tuple[float, float], size: float = 0.42) -> None:
    view.mark(joined(rectangle(x, y, size, size) for x, y in spots), LAMP)


@drawing("n7-shipyard")
def shipyard(width: float, height: float, style: Style) -> Node:
    """A half-built ship in its dock, cranes above, the limb of a planet below."""
    view = View(width, height, style)
    view.sky(VOID)
    view.stars()
    view.area(circle(20, 54, 31.5), view.accent.mix(DEEP, 0.35))
    view.line(arc(20, 54, 33, 230, 310), view.accent, 0.6)
    view.area("M3 12.4L10 10.4H29L37 13L29 16.4H10Z", PLATE)
    view.tone("M3 12.4L37 13L29 16.4H10Z", STEEL)
    view.feature("M9 10.6L12 8.4H20L22 10.4ZM10 16.4L13 18.6H19L21 16.4Z", STEEL)
    view.line(row(((24, 10.4, 24, 16.3), (27, 10.4, 27, 16.3), (30, 10.8, 30, 16))), SHADE, 0.8)
    view.mark(joined(circle(4.4, y, 0.6) for y in (12, 13.2)), view.accent)
    for x in (7.0, 16.0, 25.0, 33.0):
        view.area(rectangle(x, 3.4, 1.3, 19.2), SHADE, 0.8)
        rungs = row([(x, y, x + 1.3, y + 1.6) for y in (4, 7.2, 10.4, 13.6, 16.8, 20)])
        view.line(rungs, STEEL, 0.5)
    view.area("M4 3H37V4.8H4ZM4 21.4H37V23H4Z", SHADE, 0.8)
    view.area("M19 4.8H22V7L21 8.4H20L19 7Z", view.accent, 0.8)
    view.line("M20.5 8.4V10.2", PALE, 0.8)
    _lamps(view, *((x, 3.7) for x in (5.4, 10, 14.6, 19.2, 23.8, 28.4, 35)))
    _lamps(view, *((x, 22) for x in (5.4, 12, 19, 28.4, 35)))
    view.mark(joined(circle(x, y, 0.35) for x, y in ((30, 11), (33.4, 12), (28, 16))), LAMP)
    return view.node()


@drawing("n7-city-station")
def city_station(width: float, height: float, style: Style) -> Node:
    """A city that grows down from a hollowed rock."""
    view = View(width, height, style, above=0.25)
    view.sky(VOID)
    view.stars()
    view.area(circle(33, 6.4, 3.4), view.accent.mix(DEEP, 0.3))
    towers = ((12.4, 3.2, 18), (15.8, 2.6, 21.6), (18.6, 3.6, 25), (22.4, 2.6, 20.6), (25.2, 3, 17))
    for x, wide, foot in towers:
        view.area(f"M{x} 11H{x + wide}V{foot - 1.6}L{x + wide / 2} {foot}L{x} {foot - 1.6}Z", STEEL)
        view.tone(f"M{x + wide * 0.62} 11H{x + wide}V{foot - 1.6}L{x + wide * 0.62} {foot}Z", SHADE)
        lit = [(x + 0.5, y) for y in (13.2, 15, 16.8, 18.6, 20.4) if y < foot - 2.4]
        _lamps(view, *lit, *((x + 1.3, y + 0.9) for _, y in lit[1:]))
    view.area(
        "M5.4 9.4L8 5.4L12.6 3L17 3.8L21.4 2.2L27 3.6L31.6 6L34.6 9.8L32 12.6L27.6 13.4"
        "L22 12.6L16.4 13.6L11 12.8L7.4 12.2Z",
        ROCK,
    )
    view.tone("M21.4 2.2L27 3.6L31.6 6L34.6 9.8L32 12.6L27.6 13.4L24 9.4L26 6.2Z", ROCK_DARK)
    view.tone("M8 5.4L12.6 3L13.6 6L10 8.4ZM14.4 8L18 6.8L20 9.6L16.4 11Z", ROCK_DARK)
    view.line("M7.4 10.4H32.8", view.accent, 1.6)
    view.line(ellipse(20, 17.4, 15, 2.2), view.accent, 0.7)
    return view.node()


@drawing("n7-desert-world")
def desert_world(width: float, height: float, style: Style) -> Node:
    """Ruined arches among dunes under a huge sun."""
    view = View(width, height, style, above=0.3)
    view.sky(view.accent.mix(VOID, 0.55))
    view.area(circle(27, 11, 7.6), view.accent.tint(0.72))
    view.line(row(((16, 8, 24, 8), (28, 11.4, 38, 11.4), (18, 14.4, 30, 14.4))), DUST, 0.6)
    view.area("M-1 18L7 14.4L13 17L20 13.6L28 17.6L34 15.2L41 18V27H-1Z", ROCK, 0.8)
    for x, wide, tall in ((6, 5, 11), (13.4, 4, 8), (30, 4.6, 9.6)):
        top = 20 - tall
        view.area(
            f"M{x} 21V{top + 2}C{x} {top} {x + wide} {top} {x + wide} {top + 2}V21H{x + wide - 1.2}"
            f"V{top + 3.2}C{x + wide - 1.2} {top + 1.6} {x + 1.2} {top + 1.6} {x + 1.2} "
            f"{top + 3.2}V21Z",
            ROCK_DARK,
        )
    view.area("M20.4 20.6L21 7.4L23 6L23.6 20.6Z", ROCK_DARK)
    view.line("M21 11H23.2M20.8 14.4H23.4M20.6 17.6H23.6", DUST, 0.6)
    view.area("M-1 21.6C7 18.4 13 19.4 20 21C28 22.8 34 20.4 41 18.8V27H-1Z", DUST)
    view.tone("M-1 23.4C8 20.6 14 22 20 23C28 24.2 34 23.2 41 21.4V27H-1Z", DUST.shade(0.18))
    view.line("M3 23.2C8 21.8 12 22.2 16 23M24 24.4C29 25 34 24 38 23", ROCK, 0.6)
    return view.node()


@drawing("n7-ice-world")
def ice_world(width: float, height: float, style: Style) -> Node:
    """Peaks of ice beneath an aurora; a base keeps its lamps on."""
    view = View(width, height, style, above=0.42)
    view.sky(VOID)
    view.stars(30, 12.0)
    for dy, share in ((0.0, 0.25), (1.9, 0.5), (3.8, 0.75)):
        view.line(
            f"M-1 {7 + dy}C6 {2.4 + dy} 12 {9 + dy} 20 {5.4 + dy}C28 {1.8 + dy} 33 {8 + dy} 41 "
            f"{4.4 + dy}",
            view.accent.mix(VOID, share),
            1.9,
        )
    view.area("M-1 22L6 12.4L10 16L16.4 7.6L22.6 15L27 11L34 18L37 15.6L41 19V27H-1Z", ICE)
    for ridge in (
        "M6 12.4L10 16L8.6 19.4L12 22H4.6L7 17Z",
        "M16.4 7.6L22.6 15L20.4 18L24 22H15L18 14.6Z",
        "M27 11L34 18L32 22H26L29 16.6Z",
    ):
        view.tone(ridge, ICE_SHADE)
    view.line("M16.4 7.6L14.8 12.6L16 15M27 11L25.4 15.4", ICE_SHADE, 0.7)
    view.area("M-1 21C10 19.4 28 22.6 41 20.4V27H-1Z", ICE.mix(ICE_SHADE, 0.25))
    view.area("M9 22.4V19.4L10.6 18H16.4L18 19.4V22.4Z", STEEL)
    view.area("M10.6 18L13.5 15.6L16.4 18Z", view.accent)
    view.line("M13.5 15.6V12.8", STEEL, 0.9)
    _lamps(view, (10.4, 20), (12.2, 20), (15, 20), (16.4, 20), size=0.7)
    view.area("M28 22.6V20.6H32V22.6Z", STEEL, 0.8)
    _lamps(view, (29, 21.2), (30.6, 21.2))
    return view.node()


@drawing("n7-jungle-world")
def jungle_world(width: float, height: float, style: Style) -> Node:
    """A stepped temple in the mist between giant ferns."""
    view = View(width, height, style, above=0.22)
    view.sky(LEAF_DARK.mix(VOID, 0.25))
    view.area(circle(28.4, 8, 4.6), view.accent.tint(0.8))
    view.tone(joined((circle(27, 7, 0.9), circle(29.8, 9.4, 1.3), circle(30, 6, 0.6))), view.accent)
    view.area("M-1 17C6 13 12 15.4 18 13.6C26 11.4 32 15 41 12.6V27H-1Z", LEAF.mix(LEAF_DARK, 0.5))
    for number in range(5):
        x, y = 11.6 + 1.7 * number, 20.4 - 2.7 * number
        view.area(rectangle(x, y, 2 * (20.2 - x), 2.7), ROCK.tint(0.72), 0.8)
        view.tone(rectangle(20.2, y, 20.2 - x, 2.7), ROCK)
    view.area("M18.4 9.6V7.2L20.2 5.2L22 7.2V9.6Z", view.accent, 0.8)
    view.mark("M19.2 23V11.4H21.2V23Z", LEAF_DARK)
    view.line("M19.2 13.2H21.2M19.2 15.8H21.2M19.2 18.4H21.2M19.2 21H21.2", PALE, 0.6)
    for x, tall, lean in ((4.4, 15, 1), (9, 9, -1), (32.4, 10, 1), (36.4, 16, -1)):
        top = 23 - tall
        view.line(f"M{x} 24C{x + lean} {top + 8} {x} {top + 4} {x + lean} {top + 1}", LEAF, 1.8)
        for dx in (-4.6, -2.6, 2.6, 4.6):
            drop = 4.6 - abs(dx) * 0.4
            tip = x + lean + dx
            view.area(
                f"M{x + lean} {top + 1}C{x + lean + dx * 0.4} {top - 1.2} {tip} {top} {tip} "
                f"{top + drop}C{tip - dx * 0.3} {top + 2} {x + lean + dx * 0.4} {top + 1.6} "
                f"{x + lean} {top + 1}Z",
                LEAF,
                0.7,
            )
    view.area(
        "M-1 23.4C5 21.4 9 24 14 22.8C20 21.4 26 24.4 31 22.8C35 21.6 38 23 41 22V27H-1Z", LEAF_DARK
    )
    return view.node()


@drawing("n7-council-tower")
def council_tower(width: float, height: float, style: Style) -> Node:
    """A tower of many storeys between the arms of a station."""
    view = View(width, height, style, above=0.05)
    view.sky(VOID)
    view.stars()
    view.area(circle(20, 11, 9.4), view.accent.mix(DEEP, 0.55))
    for side in (-1, 1):
        for reach, foot, colour in ((18, 4, SHADE), (12.6, 2.2, STEEL)):
            x = 20 + side * reach
            inner = 20 + side * (reach - foot)
            arm = [
                (20 + side * 2.4, 27),
                (inner, 12),
                (x - side * 0.6, 1.6),
                (x, 3),
                (x - side * 0.4, 13),
                (20 + side * 8, 27),
            ]
            view.area(polyline(arm, close=True), colour)
            lit = [(inner + side * (1.2 - 0.35 * i), 12.4 + 2.3 * i) for i in range(4)]
            _lamps(view, *lit)
    view.area("M17 25V10.4L18.6 7.4L19.4 1.6H20.6L21.4 7.4L23 10.4V25Z", PLATE)
    view.tone("M20 1.6H20.6L21.4 7.4L23 10.4V25H20Z", STEEL)
    view.area("M15.4 13.4H24.6L23.6 15.4H16.4ZM14.6 19H25.4L24.2 21.2H15.8Z", PALE)
    view.mark("M15.6 14.2H24.4V14.7H15.6ZM14.9 19.8H25.1V20.3H14.9Z", view.accent)
    windows = [(x, y) for y in (11.2, 16.2, 17.6, 22.2, 23.6) for x in (18, 19.5, 21.2)]
    _lamps(view, *windows, size=0.5)
    view.line(ellipse(20, 8.4, 6.4, 1.5), view.accent, 1.2)
    return view.node()


def planet(view: View, x: float, y: float, radius: float, colour: Colour) -> None:
    """A globe with two belts and a shadow."""
    view.area(circle(x, y, radius), colour)
    view.line(arc(x, y, radius + 0.9, 190, 300), colour.tint(0.6), 0.5)
    for share, wide in ((-0.3, 0.9), (0.25, 0.94)):
        view.line(
            polyline(
                [(x - radius * wide, y + share * radius), (x + radius * 0.5, y + share * radius)]
            ),
            colour.tint(0.55),
            0.8,
        )
