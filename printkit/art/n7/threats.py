"""The hard way: what frightens, burns and ends behind bars; a scene for each card."""

from printkit.art.n7.motifs import CARD, EMBER, burst, flame, rifle, stage
from printkit.art.n7.people import HANG, STRIDE, person
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import polygon
from printkit.scene import Node

HANDS_UP = "M-3.6 -15.6L-7 -15L-7.4 -20M3.6 -15.6L7 -15L7.4 -20"
SMOKE = "M-2 0C-6 -4 2 -7 -2 -11C-5 -14 0 -17 -1 -20M2 1C6 -3 0 -6 3 -10C6 -13 1 -15 3 -18"
"""What rises from a fire."""


@drawing("n7-card-no-way-back")
def no_way_back(width: float, height: float, style: Style) -> Node:
    """Somebody walks away from an explosion and does not turn round."""
    view = stage(width, height, style)
    burst(view, 22, 27, 19, 13)
    ruins = "M-2 44V36L4 34L8 38V30L12 29V39L16 41V44ZM28 44V38L31 36V31L35 33V40L42 37V44Z"
    view.area(ruins, VOID)
    view.area("M-2 43L42 42V62H-2Z", DEEP)
    view.tone("M16 44H29L38 62H6Z", EMBER.mix(VOID, 0.55))
    for x, y, turn in ((9, 14, 20), (33, 12, -30), (35, 24, 10), (11, 23, 50)):
        view.at(x, y, 1, turn).solid("M-1.6 -0.6L1 -1.6L1.8 0.6L-0.4 1.4Z", SHADE, 0.6)
    person(view.at(22, 54, 1.22), STEEL, STRIDE)
    rifle(view.at(27.4, 44.4, 0.72, 68))
    return view.node()


@drawing("n7-card-open-bill")
def open_bill(width: float, height: float, style: Style) -> Node:
    """A bill, pinned to the table by a knife."""
    view = stage(width, height, style, 26)
    view.area("M-2 26H42V62H-2Z", SHADE)
    view.line(row((x, 26, 20 + 2.4 * (x - 20), 62) for x in range(2, 40, 6)), VOID, 0.8)
    view.area("M12 29L34 32L31 57L7 54Z", VOID)
    view.solid("M11 27.4L33 30.4L30 55L6 52Z", PALE)
    view.tone("M26 29.5L33 30.4L30 55L24 54.2Z", PLATE)
    lines = ((14, 33.4, 21, 34.4), (13.4, 37, 24, 38.4), (12.8, 40.6, 22, 41.8), (12, 44.2, 25, 46))
    view.line(row(lines), STEEL, 1.8)
    view.line("M9.6 48L26 50.2", view.accent, 2.4)
    view.line("M9.4 50.2L25.8 52.4", view.accent, 0.9)
    view.line("M25 40L29 44.4L27 48.6M25 40L20 42.6", VOID, 0.9)
    blade = view.at(25.4, 40.6, 1, 14)
    blade.solid("M0 0L-3 -8V-20H3V-8Z", PLATE)
    blade.tone("M0 0V-20H3V-8Z", STEEL)
    blade.solid("M-6.4 -20H6.4L5 -22.6H-5Z", SHADE)
    blade.solid("M-2.2 -22.6H2.2L2.8 -33L0 -35.6L-2.8 -33Z", view.accent)
    blade.line("M-2.4 -25.4H2.4M-2.5 -28H2.5M-2.6 -30.6H2.6", VOID, 0.8)
    return view.node()


@drawing("n7-card-show-of-force")
def show_of_force(width: float, height: float, style: Style) -> Node:
    """A broad shape with a very large gun in a lit doorway."""
    view = View(width, height, style, CARD)
    view.sky(DEEP)
    view.line(row((x, -2, x, 44) for x in range(0, 44, 5)), SHADE, 0.9)
    view.solid("M6 44V10L12 4H33L39 10V44Z", SHADE)
    view.area("M10 44V12L14 8H31L35 12V44Z", LAMP)
    view.area("M-2 44H42V62H-2Z", DEEP.mix(VOID, 0.5))
    view.area("M10 44H35L44 62H1Z", LAMP.mix(SHADE, 0.3))
    view.line("M7.8 48.5H37.4M4.6 54.5H40.4", LAMP.mix(SHADE, 0.6), 0.8)
    view.tone("M14 45.6L18 43.8H28L32 45.6L28 47.6H18Z", SHADE)
    view.lamps((7.4, 14), (7.4, 19), (36.8, 14), (36.8, 19), size=1.2)
    brute = view.at(22.4, 45, 1.62)
    brute.tube("M-2.6 -8L-4.2 -4.4L-4 -1.4M2.6 -8L4.2 -4.4L4 -1.4", DEEP, 3.4)
    brute.solid("M-6.2 0V-1.4L-5 -3.4H-2.8L-2 -1.2V0ZM2 0V-1.2L2.8 -3.4H5L6.2 -1.4V0Z", VOID)
    brute.solid("M-6.8 -14L-5 -18.4L0 -20L5 -18.4L6.8 -14L4.4 -7H-4.4Z", SHADE)
    brute.line("M-5.4 -13L0 -11.4L5.4 -13M0 -11.4V-8.4M-4.4 -8.6H4.4", VOID, 0.9)
    brute.solid("M-2.2 -17.2L-2.6 -20.4L-1 -22.4H1L2.6 -20.4L2.2 -17.2L0 -16.2Z", STEEL)
    brute.mark("M-1.9 -20.6L0 -19.9L1.9 -20.6L1.6 -19.2L0 -18.6L-1.6 -19.2Z", view.accent)
    brute.line("M-1 -17.8H1M-0.8 -17.2H0.8", VOID, 0.8)
    brute.tube("M-6 -15L-7.4 -10.6L-2 -9.4M6 -15L7.4 -11.4L3 -9.6", SHADE, 2.8)
    brute.solid("M-8 -13.4L-7.4 -17L-4.6 -18.6L-4.4 -14ZM8 -13.4L7.4 -17L4.6 -18.6L4.4 -14Z", STEEL)
    gun = view.at(24, 31, 1.5, 24)
    gun.solid("M-9 -1.8H2L3 -2.6H6L7 -1.4H13V1.4H6L5 2.8H-1L-2 6H-4.4L-4 2H-9Z", STEEL)
    gun.mark("M-2 -0.6H4V0.2H-2Z", view.accent)
    return view.node()


@drawing("n7-card-threat")
def threat(width: float, height: float, style: Style) -> Node:
    """Bars, bent wide apart; somebody strolls out of the cell."""
    view = View(width, height, style, CARD)
    view.sky(SHADE)
    view.scan(-1, 60, 3.4)
    view.solid("M5 46V9L10 3H36L40 8V46Z", STEEL)
    view.area("M9 46V11L12 7H34L36 10V46Z", VOID)
    view.light("M14 46L18 12H28L32 46Z", view.accent.mix(VOID, 0.45))
    view.light("M17.4 46L20.6 12H25.4L28.6 46Z", LAMP.mix(view.accent, 0.35))
    for bar in ("M12 7V46", "M16.6 7V17L12.6 26L16.6 36V46", "M33 10V46"):
        view.tube(bar, PLATE, 1.9)
    view.tube("M28.6 7V17L32.6 26L28.6 36V46", PLATE, 1.9)
    view.tube("M10 12H15.6M29.6 12H35.4M10 42H15.6M29.6 42H35.4", STEEL, 1.6)
    view.area("M-2 46H42V62H-2Z", DEEP)
    view.area("M14 46H32L40 62H4Z", LAMP.mix(view.accent, 0.5))
    person(view.at(22, 54, 1.26), STEEL, STRIDE, HANG)
    return view.node()


@drawing("n7-card-ambush")
def ambush(width: float, height: float, style: Style) -> Node:
    """Hands up in a ring of light: guns point from everywhere."""
    view = View(width, height, style, CARD)
    view.sky(VOID)
    view.scan(-1, 60, 2.4)
    view.light("M19 -2H27L38 47H8Z", view.accent.mix(VOID, 0.5))
    view.area("M8 46L14 42.6H32L38 46L32 49.6H14Z", LAMP.mix(view.accent, 0.4))
    person(view.at(22.4, 46.4, 1.25), PLATE, arms=HANDS_UP)
    for x, y, turn in ((1, 22, 12), (2, 45, -24), (43, 15, 156), (43, 38, 194)):
        gun = view.at(x, y, 1.25, turn)
        gun.solid("M-6 -2.6H3L4 -3.2H6.4V-1.4H11V1.2H5L4 3H-6Z", STEEL)
        gun.tone("M-6 0.8H5.1L4 3H-6Z", SHADE)
        gun.mark("M0 -1H4V0H0Z", view.accent)
        gun.line("M11.6 -0.2H15", LAMP, 0.8)
    return view.node()


@drawing("n7-card-too-far")
def too_far(width: float, height: float, style: Style) -> Node:
    """Two fists in cuffs of light before bars."""
    view = stage(width, height, style, 60)
    for bar in (10, 17, 24, 31, 38):
        view.tube(f"M{bar} -2V62", STEEL.mix(VOID, 0.3), 2.0)
    view.tube("M-2 8H42", STEEL.mix(VOID, 0.3), 2.0)
    for x, lean in ((14.6, 6), (30.4, -6)):
        arm = view.at(x, 31, 1, lean)
        arm.solid("M-5.4 32L-4.4 4H4.4L5.4 32Z", SHADE)
        arm.tone("M1 4H4.4L5.4 32H1Z", VOID.mix(SHADE, 0.4))
        arm.solid("M-5 4L-5.6 -3L-4 -7H4L5.6 -3L5 4Z", PLATE)
        arm.line("M-2.4 -7V-1.4M0.2 -7V-1.4M2.8 -7V-1.4M-5.4 -1.2H5.4", SHADE, 1.0)
        arm.solid("M-6.6 5L-5.4 3.4H5.4L6.6 5V11L5.4 12.6H-5.4L-6.6 11Z", DEEP)
        arm.mark("M-6.4 6.6H6.4V9.4H-6.4Z", view.accent)
        arm.mark("M-6 7.6H6V8.4H-6Z", PALE)
    view.line("M19.6 40.4L22.6 42L25.6 40.4", LAMP, 3.0)
    view.line("M19.6 38L22.6 39.4L25.6 38", view.accent, 1.2)
    return view.node()


@drawing("n7-card-scorched-earth")
def scorched_earth(width: float, height: float, style: Style) -> Node:
    """An outpost burns, and another beside it."""
    view = stage(width, height, style, 40)
    for x, y, size in ((15, 20, 1.0), (31, 15, 1.3), (23, 12, 0.8)):
        view.at(x, y, size).line(SMOKE, PLATE.mix(VOID, 0.35), 1.6)
    view.area("M-2 40L12 38L30 39.6L42 37V62H-2Z", DEEP)
    for left, low, size in ((13, 43, 1.0), (29, 45, 1.35)):
        hut = view.at(left, low, size)
        hut.solid("M-6 0V-8L-3.4 -11L4 -10L3 -7L6 -8V0Z", STEEL)
        hut.tone("M1 0V-10L4 -10.2L3 -7L6 -8V0Z", SHADE)
        hut.mark("M-1.6 0V-4L-0.6 -5H1L2 -4V0Z", VOID)
        hut.mark("M-4.6 -6H-2.4V-4H-4.6ZM3 -5.4H4.8V-3.6H3Z", EMBER)
    flame(view, 15, 33, 1.1)
    flame(view, 30, 32.6, 1.75)
    flame(view, 22, 47, 0.6)
    view.area("M-2 47L10 45L20 48L34 46L42 48V62H-2Z", VOID.mix(DEEP, 0.4))
    sparks = ((9, 20), (21, 18), (36, 14), (25, 9), (12, 27), (38, 24), (19, 26))
    view.mark(joined(polygon(x, y, 0.7, 4) for x, y in sparks), LAMP)
    return view.node()
