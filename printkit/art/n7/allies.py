"""Those who join for pay, for honour or because nobody asked them: people among the war assets."""

from printkit.art.n7.motifs import EMBER, GLOW, GOLD, crate, rifle, spark
from printkit.art.n7.people import HOLD, HORNED, KNEEL, REACH, SKINS, STRIDE, person
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, on_circle, polygon
from printkit.scene import Node

RUST = parse_colour("#7d4a35")
HIDE = parse_colour("#8a6f52")
LEAF = parse_colour("#2f6d4f")
TEAL = parse_colour("#2f9d9a")
LEAF_DARK = parse_colour("#1c4636")


def ground(view: View, y: float, colour: Colour) -> None:
    """Uneven ground in two steps."""
    view.solid(f"M-4 24V{y}L8 {y - 0.8}L20 {y + 0.4}L33 {y - 0.6}L52 {y + 0.2}V24Z", colour)
    view.tone(f"M-4 24V{y + 2.4}L12 {y + 1.6}L30 {y + 2.8}L52 {y + 1.8}V24Z", colour.shade(0.35))


@drawing("n7-labour-team")
def labour_team(width: float, height: float, style: Style) -> Node:
    """A pick across a crate before a pale sun; a crew digs and welds beside it."""
    view = View(width, height, style, focus=22.3)
    view.dusk(15, 4, 15)
    view.area(circle(24, 8.6, 9.4), EMBER.tint(0.45))
    view.solid(
        "M-4 24V7L4 5L8 11L12 14L-4 15ZM52 24V5L44 7L41 12L36 14L52 15Z", RUST.mix(VOID, 0.45)
    )
    ground(view, 18, RUST)
    person(view.at(6.4, 20.6, 0.58), TEAL, STRIDE, HOLD, HORNED)
    person(view.at(41.6, 20.6, 0.58, flip=True), TEAL, KNEEL, REACH)
    spark(view, 35.4, 14, 2.2)
    crate(view, 15, 21.4, 17, 9.6, EMBER.mix(PALE, 0.1))
    view.tube("M12.6 20.4L30 4.6", HIDE.shade(0.35), 1.5)
    pick = view.at(29, 5.4, 1, 47.7)
    pick.solid(
        "M-9.6 4.4C-6.4 -0.8 -3 -2.4 0 -2.4C3 -2.4 6.4 -0.8 9.6 4.4C5 0.8 2.6 0.6 0 0.6"
        "C-2.6 0.6 -5 0.8 -9.6 4.4Z",
        STEEL.mix(VOID, 0.3),
    )
    pick.solid("M-1.4 -3H1.4V1.6H-1.4Z", SHADE, 0.8)
    return view.node()


def _graph(x: float, y: float) -> str:
    return f"M{x - 1.8} {y + 0.9}L{x - 0.6} {y - 1}L{x + 0.6} {y + 0.6}L{x + 1.8} {y - 0.8}"


@drawing("n7-listening-room")
def listening_room(width: float, height: float, style: Style) -> Node:
    """Somebody in a hood before a wall of screens."""
    view = View(width, height, style)
    view.sky(VOID)
    spots = [(3.6 + 6.8 * i + 3.4 * (r % 2), 2.2 + 5.9 * r) for r in range(4) for i in range(-1, 8)]
    lights = (SHADE, view.accent.mix(VOID, 0.55), DEEP, view.accent.mix(VOID, 0.25))
    for number, (x, y) in enumerate(spots):
        view.area(polygon(x, y, 3.6, 6), lights[number * 5 % 4], 0.6)
    for x, y in ((10.4, 2.2), (37.6, 2.2), (7, 8.1), (40.9, 8.1)):
        view.line(_graph(x, y), LAMP)
    for x, y in ((13.8, 8.1), (34.2, 8.1)):
        view.line(f"M{x - 2} {y}L{x} {y - 1.3}L{x + 2} {y}L{x} {y + 1.3}Z", PALE, 0.9)
        view.mark(circle(x, y, 0.6), LAMP)
    view.solid("M10 24L13 19.6L20 16L21.4 14H26.6L28 16L35 19.6L38 24Z", DEEP)
    view.solid("M18.6 16.6L19 9L22 5.4H26L29 9L29.4 16.6L24 19Z", SHADE)
    view.area("M20.8 15.4V10L22.6 8H25.4L27.2 10V15.4L24 17Z", VOID)
    view.mark("M21.8 11.4H23.4V12.2H21.8ZM24.6 11.4H26.2V12.2H24.6Z", LAMP)
    view.solid("M-2 24V21.4L8 19.4L12 24ZM50 24V21.4L40 19.4L36 24Z", STEEL)
    view.lamps(*((x, 21.8) for x in (2, 4, 6, 41, 43, 45)), size=0.7)
    return view.node()


@drawing("n7-flamethrower")
def flamethrower(width: float, height: float, style: Style) -> Node:
    """A heavy with tanks on the back and a jet of fire."""
    view = View(width, height, style, focus=21)
    view.dusk(17, 4, 15)
    view.solid("M-4 19V10L3 8L7 12V19ZM36 19V8L40 9L43 5L52 7V19Z", SHADE)
    ground(view, 18.4, DEEP)
    view.area(
        "M24 11L30 7.6L34 8.6L38 4.6L41 7.4L48 6L45 10L50 12L44 13.6L46 17L39 15.4L34 17L31 14Z",
        EMBER,
        0.7,
    )
    view.area("M25 11.2L32 9.4L37 9L40 10.4L43 11L39 12.6L41 14L35 13.6L31 13Z", GOLD, 0.7)
    view.mark("M25 11.2L33 10.6L37 11.4L33 12.2Z", LAMP)
    heavy = view.at(14.6, 20, 0.78)
    heavy.solid("M-8 -17H-3V-8H-8Z", EMBER.mix(VOID, 0.35))
    heavy.line("M-8 -14H-3M-8 -11H-3", VOID, 0.9)
    heavy.tube("M-1.6 -8L-3.6 -0.8M2 -8L4 -0.8", SHADE, 3.4)
    heavy.solid("M-5.6 -14L-4 -18.6L1 -19.6L5.4 -16L4.4 -7.4H-4.4Z", view.accent.mix(SHADE, 0.4))
    heavy.solid("M0.4 -17.6L0 -21L2 -23H5L6.8 -20.6L6 -17.4Z", STEEL)
    heavy.mark("M3.6 -21H6.6L6.2 -19.6H3.8Z", LAMP)
    heavy.tube("M-2 -15L0.4 -11.4L5.4 -10.8M4.4 -14.4L8 -12L10.4 -11.4", STEEL, 2.8)
    heavy.solid("M3 -12.4H11L13 -11.8V-10L11 -9.6H3Z", DEEP)
    return view.node()


@drawing("n7-eclipse")
def eclipse(width: float, height: float, style: Style) -> Node:
    """A moon before its sun, and a tower that stands in the dark."""
    view = View(width, height, style)
    view.sky(VOID)
    view.stars(40, 16)
    rays = [
        (on_circle(24, 9.4, 9.6, 15 * i), on_circle(24, 9.4, 12 + 2.6 * (i % 3), 15 * i))
        for i in range(24)
    ]
    view.line(joined(polyline(ends) for ends in rays), view.accent, 1.4)
    for radius, colour in ((9, view.accent), (8.1, view.accent.tint(0.5)), (7.3, LAMP)):
        view.area(circle(24, 9.4, radius), colour, 0.5)
    view.area(circle(24.3, 9.5, 6.7), VOID)
    view.scan(14, 22, 1.2)
    view.solid("M-4 24V18L6 16.6L13 18.6L20 17.4L28 17.4L36 18.8L44 16.4L52 18V24Z", DEEP)
    view.solid("M20.4 24L21.6 13L23 11.4L23.6 5.4H24.4L25 11.4L26.4 13L27.6 24Z", SHADE)
    view.lamps((23.3, 13.6), (24.4, 15.4), (23.2, 17.4), (24.6, 19.4), size=0.7)
    view.solid("M8 24V16H11V14H13V24ZM35 24V14.4L37 13.4V15.6H40V24Z", SHADE)
    view.lamps((9, 18), (11.4, 16), (36, 16.4), (38.4, 18), size=0.7)
    return view.node()


@drawing("n7-blue-suns")
def blue_suns(width: float, height: float, style: Style) -> Node:
    """Twin suns, blue, over a watchtower in the sand."""
    view = View(width, height, style)
    view.dusk(17, 5, 16)
    blue = parse_colour("#5cb8ff")
    for x, y, r in ((19, 9, 6.2), (31, 5.8, 3.6)):
        view.area(circle(x, y, r), blue)
        view.tone(circle(x, y, 0.72 * r), blue.tint(0.45))
        view.line(circle(x, y, r + 1.1), blue, 0.7)
    view.solid("M-4 24V17L7 15.4L16 17.6L27 15L38 17L52 14.6V24Z", RUST.mix(view.accent, 0.4))
    view.tone("M-4 24V20L10 18.4L22 20.4L36 18.6L52 19.6V24Z", RUST.mix(VOID, 0.45))
    view.tube("M36 19L37.6 10M43 19L41.4 10M36.6 16L42.4 13M42.4 16L36.6 13", STEEL, 0.8)
    view.solid("M34.6 10.4L36 6.4H43L44.4 10.4Z", PLATE)
    view.solid("M35.4 6.4L39.5 3.6L43.6 6.4Z", SHADE)
    view.mark("M37 8H42V9H37Z", LAMP)
    person(view.at(10, 20.4, 0.62), STEEL, arms=HOLD)
    rifle(view.at(12, 13.4, 0.52))
    person(view.at(26, 21, 0.5), SHADE, STRIDE)
    return view.node()


@drawing("n7-stg-task-force")
def stg_task_force(width: float, height: float, style: Style) -> Node:
    """A scout with great eyes and a rifle before the moon, in the jungle."""
    view = View(width, height, style)
    view.sky(LEAF_DARK.mix(VOID, 0.3))
    view.scan(1, 18, 1.4)
    view.area(circle(24, 9.6, 10), view.accent.tint(0.72))
    view.solid("M-4 24V15L3 12.6L8 14.6L13 13L16 24ZM32 24L35 13L40 14.6L45 12L52 14V24Z", LEAF)
    for x, y, lean in ((5, 7, 1), (43, 6, -1)):
        view.tube(f"M{x} 24L{x + lean} {y + 1}", HIDE.shade(0.3), 0.9)
        for dx, drop in ((-5.4, 3.6), (-3.6, 0.4), (3.6, 0.4), (5.4, 3.6)):
            leaf = view.at(x + lean, y)
            leaf.solid(f"M0 0L{0.6 * dx} -1.4L{dx} {drop}L{0.3 * dx} 1Z", LEAF, 0.7)
    _scout(view)
    gun = view.at(27, 19.4, 1.5, -36)
    gun.solid("M-8 -1.2L-3 -1.6H3L4 -0.8H9V0.2H4L3 1H0.8L0.2 3H-1.6L-1.2 1L-8 2Z", DEEP)
    gun.solid("M-1 -2.8H3V-1.6H-1Z", STEEL, 0.7)
    gun.area("M-2.6 -0.4L-0.8 -1.2L0.6 0V1.8L-1.4 2.4L-2.8 1.4Z", SKINS[3], 0.7)
    gun.mark("M4.6 -0.6H7V0H4.6Z", GLOW)
    return view.node()


def _scout(view: View) -> None:
    """Head and shoulders, with two horns that bend together."""
    suit, skin = STEEL.mix(LEAF_DARK, 0.35), SKINS[3].mix(PALE, 0.15)
    view.solid("M11.6 24L13.2 19.4L18.6 17L24 18.4L29.4 17L34.8 19.4L36.4 24Z", suit)
    view.tone("M24 18.4L29.4 17L34.8 19.4L36.4 24H24Z", suit.shade(0.35))
    view.mark("M14.4 20.4L17.4 19.2L17.8 20.2L14.8 21.4Z", view.accent)
    view.solid("M20.6 17.6L21.8 14.6H26.2L27.4 17.6L24 19.2Z", SHADE, 0.8)
    view.solid("M21.8 5.6C18.6 4.6 17.6 1.4 19.6 -1C19.8 1.4 21.4 3 24 3.6Z", skin.shade(0.2), 0.8)
    view.solid("M26.2 5.6C29.4 4.6 30.4 1.4 28.4 -1C28.2 1.4 26.6 3 24 3.6Z", skin.shade(0.2), 0.8)
    view.solid(
        "M24 3.4C26.8 3.4 28.6 5.8 28.2 8.8C27.8 12 26.4 14.6 25.2 15.8H22.8"
        "C21.6 14.6 20.2 12 19.8 8.8C19.4 5.8 21.2 3.4 24 3.4Z",
        skin,
    )
    view.tone("M24.6 3.4C27 3.6 28.6 6 28.2 8.8C27.8 12 26.4 14.6 25.2 15.8H24.2Z", skin.shade(0.2))
    for side in (-1, 1):
        eye = view.at(24, 9.4, 1, flip=side < 0)
        eye.mark("M0.8 0.8C1 -1.2 2.4 -2.4 4 -2C4 0 3 1.8 1.4 1.8Z", VOID)
        eye.mark(circle(2.6, -0.7, 0.4), PALE)
    view.line("M22.8 13.6H25.2M23.5 11.8V12.3M24.5 11.8V12.3M24 4.6V6.6", VOID, 0.8)
