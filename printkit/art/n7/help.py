"""The noble way: what is done for others; a scene for each card."""

from printkit.art.n7.motifs import (
    CARD,
    EMBER,
    GLOW,
    GOLD,
    crate,
    floor,
    globe,
    honeycomb,
    spark,
    stage,
)
from printkit.art.n7.people import (
    CHEER,
    COAT,
    CRESTED,
    HANG,
    HORNED,
    KNEEL,
    MASKED,
    SKINS,
    STRIDE,
    person,
)
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, polygon, rectangle
from printkit.scene import Node

CARRY = "M-3 -15L0 -11L7 -10M3.4 -15L5 -12L8 -13.4"
TEND = "M-3 -15.2L-2 -11.6L4 -11.4M3.4 -15.2L6 -13L10 -12.6"
SHIELD = "M-3.4 -15.4L-6.4 -12L-7.4 -8M3.4 -15.2L6 -14L9 -15"
FLY = "M-3.4 -15.4L-5 -12L-4 -8.6M3.4 -15.2L6.4 -18.6L9 -23.4"
WELD = "M-3 -15L-1 -11.6L4 -11.4M3.2 -15L5 -12.4L6.6 -11.6"


@drawing("n7-card-sick-bay")
def sick_bay(width: float, height: float, style: Style) -> Node:
    """A patient on a bed, a medic beside, a cross of light above."""
    view = stage(width, height, style, 40)
    view.solid("M4 -2H42V6L38 9H10L4 5Z", SHADE)
    view.light("M-4 9H44V40H-4Z", view.accent.mix(PLATE, 0.5).mix(VOID, 0.2))
    view.line("M8 23H14L16 17L19 29L21 21L22.4 23H27", PALE, 1.4)
    view.solid("M30 12H34V16H38V20H34V24H30V20H26V16H30Z", PALE)
    floor(view, 40, STEEL)
    near = view.at(0, -5)
    person(near.at(13, 50, 1.25), PALE, STRIDE, TEND, MASKED)
    near.solid("M17 52V40L19 38H42V52Z", STEEL)
    near.tone("M17 46H42V52H17Z", SHADE)
    near.solid("M19 38L21 34.6L25 34L42 34V38Z", PALE)
    near.solid("M20 34.4L20.6 31.6L23 30.4L25.6 31.4L26 34.4Z", SKINS[0])
    near.area("M20 33L20.4 31L22.6 29.6L25 30.6L22 31.6Z", VOID, 0.6)
    near.solid("M26.4 35L28 31.6H42V36H27Z", view.accent)
    near.lamps(*((x, 42) for x in (20, 23, 26)), size=1.2)
    return view.node()


@drawing("n7-card-honest-finder")
def honest_finder(width: float, height: float, style: Style) -> Node:
    """A lost crate is handed back to its glad owner."""
    view = stage(width, height, style, 43)
    for x, tall in ((5, 14), (11, 22), (20, 12), (29, 26), (36, 17)):
        view.solid(f"M{x} 44V{44 - tall}L{x + 2} {42 - tall}H{x + 6}V44Z", SHADE)
        view.lamps(*((x + 1.6, 44 - tall + d) for d in (3, 7, 11)), size=1)
    floor(view, 44)
    person(view.at(11, 51, 1.3), STEEL, STRIDE, CARRY)
    person(view.at(34.6, 51, 1.3, flip=True), GOLD.mix(VOID, 0.35), arms=CHEER, body=CRESTED)
    crate(view, 17.4, 41, 10, 9, PALE)
    stars = (polygon(x, y, r, 4) for x, y, r in ((22, 27, 1.8), (17, 29.6, 1), (27.4, 29, 1.2)))
    view.mark(joined(stars), GOLD)
    return view.node()


@drawing("n7-card-stand-in")
def stand_in(width: float, height: float, style: Style) -> Node:
    """Somebody steps between a friend and the guns, behind a shield of light."""
    view = stage(width, height, style, 44)
    view.tube("M6 -2V44M15 -2V44M24 -2V44M33 -2V44", SHADE, 1.6)
    floor(view, 44)
    person(view.at(11, 51, 0.95), EMBER.mix(VOID, 0.4), KNEEL, HANG, HORNED)
    person(view.at(18.6, 52, 1.4), PLATE, STRIDE, SHIELD)
    view.line(joined(polygon(34, y, 4.2, 6) for y in (23.4, 30.7, 38)), GLOW, 1.4)
    view.line(joined(polygon(30.4, y, 4.2, 6) for y in (27, 34.3)), GLOW, 1.0)
    for y in (18, 27, 36):
        view.line(f"M42 {y}H37.6", view.rim, 2.2)
        view.mark(polygon(36.8, y, 1.8, 4), GOLD)
    return view.node()


@drawing("n7-card-rescue")
def rescue(width: float, height: float, style: Style) -> Node:
    """A shuttle lifts people from a colony while rocks fall."""
    view = stage(width, height, style, 46)
    for x, y, size in ((9, 7, 1.4), (39, 31, 1.0), (5, 28, 0.9)):
        view.light(f"M{x} {y}L{x + 12 * size} {y - 15 * size}L{x + 4 * size} {y + size}Z", EMBER)
        view.line(f"M{x + 2} {y - 4}L{x + 7} {y - 10}M{x + 3} {y - 1}L{x + 6} {y - 5}", EMBER, 1.2)
        view.solid(polygon(x, y, 2.6 * size, 7, 10), SHADE, 0.8)
    view.light("M19 22H27L34 50H12Z", GLOW.mix(VOID, 0.45))
    view.light("M21 22H25L29 50H17Z", GLOW.mix(VOID, 0.15))
    view.line("M19 26L12.6 48M27 26L33.4 48", GLOW, 0.9)
    view.solid("M10 20V15L14 10H31L36 15V20L33 22H13Z", PALE)
    view.tone("M10 17H36V20L33 22H13L10 20Z", PLATE)
    view.mark("M29 11.4H31L34 15H28Z", VOID)
    view.mark("M12 16H24V17.4H12Z", view.accent)
    view.solid("M6 18H13V23H7ZM33 18H40L39 23H33Z", STEEL)
    view.mark("M7 23H12L11 26H8ZM34 23H39L38 26H35Z", GLOW)
    view.area("M-2 48L8 46L34 47L42 45V62H-2Z", DEEP)
    view.solid("M-2 50V43L2 39H7L11 43V50ZM33 50V44L36 41H42V50Z", STEEL)
    view.lamps((1, 44), (5, 44), (36, 45.4), (39, 45.4), size=1.3)
    person(view.at(23, 40, 0.66), EMBER.mix(PALE, 0.2), arms=CHEER, body=COAT)
    person(view.at(16, 53, 0.8), STEEL, arms=CHEER)
    person(view.at(28, 54, 0.8), PLATE, arms=CHEER, body=MASKED)
    return view.node()


@drawing("n7-card-research")
def research(width: float, height: float, style: Style) -> Node:
    """A sample glows in its vessel under a lens."""
    view = stage(width, height, style, 46)
    honeycomb(view, 13, 13, 3.6)
    view.solid("M-2 46H42V50H-2Z", STEEL)
    view.area("M-2 50H42V62H-2Z", DEEP)
    view.solid("M31 46V14L28 9H36L39 14V46Z", SHADE)
    view.solid("M19 11H32V15H19Z", STEEL)
    view.solid("M17 13H25V22L23 25H19L17 22Z", PLATE)
    view.tone("M21.6 13H25V22L23 25H21.6Z", STEEL)
    view.light("M19.4 25H22.6L27 34H15Z", GLOW.mix(VOID, 0.3))
    view.solid("M18.6 31H23.4V35L30 44L29 46H13L12 44L18.6 35Z", PALE)
    view.mark("M16.4 39.4H25.6L28.6 43.6V44.8H13.4V43.6Z", GOLD)
    drops = ((18, 37.6, 0.8), (23, 36, 0.7), (21, 33.4, 0.6))
    view.mark(joined(circle(x, y, r) for x, y, r in drops), GOLD)
    view.line("M17.4 31H24.6", STEEL, 1.6)
    view.solid("M4 46V36H10V46Z", SHADE)
    view.lamps((5.2, 38), (7.6, 38), (5.2, 41), size=1.2)
    view.mark("M33 20H37V21H33ZM33 24H36V25H33ZM33 28H37V29H33Z", view.accent)
    return view.node()


@drawing("n7-card-relief")
def relief(width: float, height: float, style: Style) -> Node:
    """Freighters in line above a world; crates come down on parachutes."""
    view = View(width, height, style, CARD)
    view.sky(VOID)
    view.stars(50, 44)
    view.scan(16, 46, 1.8)
    globe(view, 18, 76, 34, view.accent.mix(PALE, 0.15))
    for x, y, size in ((38, 9, 0.8), (31, 17, 0.95), (38, 26.4, 1.15)):
        ship = view.at(x, y, size)
        ship.light("M-22 -1H-28L-31 0L-28 1H-22Z", GLOW)
        ship.solid("M0 -0.6L-4 -3H-20L-22 -1.6V2L-20 3.4H-4L0 1.4Z", STEEL)
        for step in range(4):
            left = -18.4 + 3.6 * step
            ship.solid(rectangle(left, -4.4, 3, 4), (PALE, view.accent)[step % 2], 0.8)
        ship.lamps((-3.4, -0.6), (-5, -0.6), size=0.8)
    for x, y, size in ((11, 37, 1.0), (23, 41, 1.15), (34, 38, 0.9)):
        drop = view.at(x, y, size)
        drop.solid("M-5 -4L-4 -7L-1.4 -8.6H1.4L4 -7L5 -4L2 -4.8H-2Z", PALE)
        drop.line("M-5 -4L-1.4 1M5 -4L1.4 1M0 -4.8V1", PLATE, 0.6)
        crate(drop, -1.9, 4.4, 3.8, 3.4, GOLD)
    return view.node()


@drawing("n7-card-cadet")
def cadet(width: float, height: float, style: Style) -> Node:
    """A small pilot-to-be flies a model ship under drawn stars."""
    view = stage(width, height, style, 46)
    view.solid("M8 38V8H40V38Z", DEEP)
    view.line("M11 33L17 25L24 28L30 16L37 13", GLOW, 0.9)
    dots = ((11, 33), (17, 25), (24, 28), (30, 16), (37, 13))
    view.mark(joined(polygon(x, y, 1.1, 4) for x, y in dots), LAMP)
    floor(view, 46)
    person(view.at(15, 52, 1.05), view.accent.mix(PALE, 0.35), STRIDE, FLY, COAT)
    ship = view.at(26, 24.6, 1.15, -24)
    ship.light("M-7 -0.8L-13 0L-7 0.8Z", LAMP)
    ship.solid("M-3 -1L-7 -5H-9L-7.4 -1ZM-3 1L-7 5H-9L-7.4 1Z", EMBER)
    ship.solid("M9 0L3 -2.2L-6 -2L-7.4 0L-6 2L3 2.2Z", PALE)
    ship.mark("M3 -1.2L5.6 -0.4L3 0.2Z", VOID)
    crate(view, 28, 46, 9, 7, STEEL)
    view.solid("M29 39V37H36V39ZM29.6 37V35.4H35.4V37Z", EMBER)
    return view.node()


@drawing("n7-card-rebuild")
def rebuild(width: float, height: float, style: Style) -> Node:
    """A crane sets the roof on an outpost; a welder kneels at its wall."""
    view = stage(width, height, style, 44)
    globe(view, 9, 11, 5, view.accent.mix(PALE, 0.3))
    view.solid("M33 46V6H37V46Z", GOLD)
    view.line(row((33, y, 37, y + 4) for y in range(7, 44, 4)), VOID, 0.8)
    view.solid("M10 6H42V9.4H10Z", GOLD)
    view.line(row((x, 9.4, x + 3, 6) for x in range(12, 32, 3)), VOID, 0.8)
    view.line("M19 9.4V17L13.4 21M19 17L24.6 21", PALE, 0.9)
    view.solid("M10 27L19 20.6L28 27Z", view.accent)
    view.area("M-2 46L12 44.6H30L42 45.6V62H-2Z", DEEP)
    view.solid("M9 47V33H27V47Z", PLATE)
    view.tone("M19 33H27V47H19Z", STEEL)
    view.mark("M15.6 47V41L16.6 40H19L20 41V47Z", VOID)
    view.mark("M11 36H13.8V38.4H11ZM22.4 36H25V38.4H22.4Z", LAMP)
    view.line("M10 30V33M26 30V33M18 30V33", STEEL, 1.0)
    person(view.at(34.4, 48, 0.98, flip=True), EMBER.mix(VOID, 0.25), KNEEL, WELD)
    spark(view, 27, 37.4, 4.6)
    return view.node()
