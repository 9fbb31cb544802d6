"""Those who join for pay, for honour or because nobody asked them: people among the war assets."""

from printkit.art.n7.motifs import EMBER, GLOW, GOLD, crate, rifle, spark
from printkit.art.n7.people import HOLD, KNEEL, REACH, STRIDE, person
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, on_circle, polygon, rectangle
from printkit.scene import Node

RUST = parse_colour("#7d4a35")
HIDE = parse_colour("#8a6f52")
LEAF = parse_colour("#2f6d4f")
LEAF_DARK = parse_colour("#1c4636")


SWING = "M-3.4 -15.4L-1 -18.4L4 -20M3.4 -15.4L4 -18.6L5.6 -20"
"""Both hands at the shaft of a pick, raised."""


def ground(view: View, y: float, colour: Colour) -> None:
    """Uneven ground in two steps."""
    view.solid(f"M-4 24V{y}L8 {y - 0.8}L20 {y + 0.4}L33 {y - 0.6}L52 {y + 0.2}V24Z", colour)
    view.tone(f"M-4 24V{y + 2.4}L12 {y + 1.6}L30 {y + 2.8}L52 {y + 1.8}V24Z", colour.shade(0.35))


@drawing("n7-labour-team")
def labour_team(width: float, height: float, style: Style) -> Node:
    """A crew digs, carries and welds in a pit."""
    view = View(width, height, style)
    view.dusk(15, 4, 15)
    view.solid("M-4 24V5L4 3L8 9L13 11V24ZM52 24V3L44 5L41 10L36 12V24Z", RUST.mix(VOID, 0.45))
    view.solid("M9 1.4H41V3.4H9Z", STEEL)
    view.line("M25 3.4V7.4", PLATE, 1.4)
    crate(view, 22, 11.6, 6, 4.2, EMBER.mix(VOID, 0.3))
    ground(view, 18, RUST)
    person(view.at(15, 20, 0.58), HIDE, STRIDE, SWING)
    view.line("M16.6 10.4L21.6 4.8", PLATE, 1.8)
    view.line("M19.4 4.2C21.4 4.2 22.8 5 23.4 6.6", STEEL, 2.0)
    person(view.at(34, 20, 0.58, flip=True), HIDE, KNEEL, REACH)
    spark(view, 27.4, 13, 2.6)
    view.solid("M22 20L23 15.6H27L28.4 20Z", STEEL)
    view.solid("M38 20.4L39 17.4L42 16.6L44.6 20.4ZM5 20.4L6 18L9 17L11.4 20.4Z", SHADE)
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
    view = View(width, height, style)
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
    """Three goggles in the jungle at night, near a stepped temple."""
    view = View(width, height, style)
    view.sky(LEAF_DARK.mix(VOID, 0.3))
    view.area(circle(37, 5.4, 3.8), view.accent.tint(0.8))
    view.scan(1, 14, 1.4)
    view.solid(
        "M-4 15L4 12.6L9 13.6L14 12L20 10.8L26 12.4L33 11L39 10L46 11.6L52 10V24H-4Z",
        LEAF.mix(LEAF_DARK, 0.4),
    )
    for step in range(4):
        x, y = 18.6 + 1.9 * step, 14.6 - 2.5 * step
        view.solid(rectangle(x, y, 2 * (26.4 - x), 2.6), HIDE.tint(0.75), 0.8)
        view.tone(rectangle(26.4, y, 26.4 - x, 2.6), HIDE)
    view.solid("M24.8 7.2V4.8L26.4 2.8L28 4.8V7.2Z", view.accent, 0.8)
    view.mark("M25.4 17V9H27.4V17Z", LEAF_DARK)
    for x, size, flip in ((10.6, 0.66, False), (21, 0.56, False), (38.6, 0.68, True)):
        scout = view.at(x, 21.4, size, flip=flip)
        person(scout, STEEL.mix(LEAF, 0.5), KNEEL, HOLD)
        scout.mark("M-0.6 -21.2L2.7 -20.9L2.4 -18.8L0 -19Z", GLOW)
        rifle(scout.at(5.6, -12, 0.8))
    for x, y, lean in ((3, 8, 1), (46.6, 8, -1), (31, 14, 1)):
        view.tube(f"M{x} 24L{x + lean} {y + 1}", HIDE.shade(0.3), 0.9)
        for dx, drop in ((-5.4, 3.6), (-3.6, 0.4), (3.6, 0.4), (5.4, 3.6)):
            leaf = view.at(x + lean, y)
            leaf.solid(f"M0 0L{0.6 * dx} -1.4L{dx} {drop}L{0.3 * dx} 1Z", LEAF, 0.7)
    view.solid("M-4 24V21.4L4 20.4L9 22L17 20.8L26 22.4L34 21L43 22.2L52 20.8V24Z", LEAF_DARK)
    return view.node()
