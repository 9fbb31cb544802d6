"""Fleets among the war assets: other hulls, another order and another sky for each."""

from printkit.art.n7.motifs import GLOW, globe, spark
from printkit.art.n7.ships import (
    Ship,
    barge,
    carrier,
    crescent,
    deep_space,
    dreadnought,
    fighter,
    frigate,
    liner,
    needle,
    raider,
)
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import polyline
from printkit.geometry.shapes import arc, circle, ellipse, on_circle, polygon
from printkit.scene import Node

Place = tuple[float, float, float]
"""Where a bow is, and how large the ship."""


def _squadron(view: View, ship: Ship, hull: Colour, *places: Place, turn: float = 0.0) -> None:
    for x, y, size in places:
        ship(view.at(x, y, size, turn), hull)


@drawing("n7-void-devils")
def void_devils(width: float, height: float, style: Style) -> Node:
    """Fighters in a wedge before a pale moon, low over another."""
    view = deep_space(width, height, style, focus=29)
    globe(view, 30, 9.6, 8.8, view.accent.mix(PALE, 0.82))
    view.solid("M-4 24V17L6 15.6L14 17.4L24 15L34 17L44 15.4L52 16.6V24Z", SHADE)
    view.line("M8 18.4H13L14 19.4M22 17.6H28L30 18.8M36 18.4H41", VOID, 0.9)
    _squadron(
        view,
        fighter,
        PLATE,
        (15, 4.4, 0.62),
        (14, 15.6, 0.62),
        (22.6, 4.6, 0.7),
        (21.4, 16.4, 0.7),
        turn=-4,
    )
    fighter(view.at(39, 10.6, 1.5, -4), STEEL)
    return view.node()


@drawing("n7-elcor-flotilla")
def elcor_flotilla(width: float, height: float, style: Style) -> Node:
    """Heavy barges, one behind the other, before a ringed world."""
    view = deep_space(width, height, style, -1, focus=29)
    globe(view, 39, 5, 5.6, view.accent.mix(STEEL, 0.4))
    view.line(ellipse(39, 5, 9.6, 1.7), view.rim, 1.4)
    _squadron(view, barge, STEEL, (17, 5.6, 0.5), (30, 6.4, 0.54), (15, 16.4, 0.62))
    barge(view.at(39, 13.8, 1.02), PLATE)
    return view.node()


@drawing("n7-volus-dreadnought")
def volus_dreadnought(width: float, height: float, style: Style) -> Node:
    """One great ship fires the gun it is built around."""
    view = deep_space(width, height, style, 0.4, focus=26.6)
    view.light("M34 10.4L54 8.4V13L34 11.2Z", view.accent.tint(0.6))
    view.light("M34 10.6L54 10V11.2L34 11Z", LAMP)
    spark(view, 35, 10.8, 4.6)
    dreadnought(view.at(34, 10.8, 1.02), PLATE)
    _squadron(view, fighter, STEEL, (44, 4.4, 0.34), (40, 18.6, 0.42))
    return view.node()


@drawing("n7-omega-raiders")
def omega_raiders(width: float, height: float, style: Style) -> Node:
    """Raiders fall upon a freighter near a station that grows from a rock."""
    view = deep_space(width, height, style)
    rock = view.at(37, 5.4, 0.72)
    for x, wide, low in ((-6, 2.6, 9), (-2.6, 3.4, 15), (1.6, 2.6, 11), (4.8, 2.2, 7)):
        rock.solid(
            f"M{x} 0H{x + wide}V{low - 1.6}L{x + wide / 2} {low}L{x} {low - 1.6}Z", STEEL, 0.8
        )
        rock.lamps(*((x + 0.8, y) for y in (3, 5.4, 7.8) if y < low - 2), size=0.7)
    rock.solid("M-10 1L-8 -4L-2 -6.4L5 -5.6L10 -1.6L8 1.8L-4 2.4Z", SHADE)
    barge(view.at(33, 16.6, 0.72), PLATE)
    view.line("M22 10.6L26 14M13 17.4L18 16.8", view.accent, 1.6)
    spark(view, 27, 14.4, 2.6)
    raider(view.at(22, 10, 0.92, 24), SHADE)
    raider(view.at(13, 17.2, 0.74, -10), SHADE)
    raider(view.at(27.6, 6.4, 0.42, 36), SHADE)
    return view.node()


@drawing("n7-terminus-fleet")
def terminus_fleet(width: float, height: float, style: Style) -> Node:
    """No two hulls alike: whoever came, lined up against a dying star."""
    view = deep_space(width, height, style, 0.2, focus=28)
    for radius, share in ((10.4, 0.5), (8.2, 0.28), (6.0, 0.0)):
        view.area(circle(36, 11, radius), view.accent.mix(VOID, share), 0.6)
    view.mark(circle(36, 11, 3.4), LAMP)
    carrier(view.at(27, 12.6, 0.92), STEEL)
    raider(view.at(36, 6.4, 0.82), SHADE)
    needle(view.at(21, 5, 0.72), PLATE)
    barge(view.at(40, 17.4, 0.5), STEEL)
    fighter(view.at(27, 19, 0.5), PLATE)
    dreadnought(view.at(14, 18.2, 0.36), PLATE)
    return view.node()


@drawing("n7-salarian-third-fleet")
def salarian_third_fleet(width: float, height: float, style: Style) -> Node:
    """Needles dive past a moon, all on one line."""
    view = deep_space(width, height, style, 1.3, focus=31)
    globe(view, 13, 14, 6.2, view.accent.mix(STEEL, 0.35))
    for x, y, r in ((11, 12.4, 1.2), (14.6, 15.4, 0.9), (12, 17, 0.7)):
        view.line(circle(x, y, r), VOID, 0.8)
    places = ((22, 7, 0.5), (31, 6, 0.56), (29, 12.6, 0.66), (40, 9.4, 0.76), (41, 17, 0.9))
    _squadron(view, needle, PALE, *places, turn=22)
    return view.node()


@drawing("n7-salarian-first-fleet")
def salarian_first_fleet(width: float, height: float, style: Style) -> Node:
    """Ships leave a dock in the shape of a ring, one after the other."""
    view = deep_space(width, height, style, -0.6, focus=33)
    view.area(circle(24, 44, 27), view.accent.mix(DEEP, 0.3))
    view.line(arc(24, 44, 27, 220, 320), view.rim, 1.0)
    dock = view.at(12, 9.6)
    dock.tube(ellipse(0, 0, 5, 8.6), PLATE, 1.0)
    for turn in range(8):
        x, y = 5 * on_circle(0, 0, 1, 45 * turn)[0], 8.6 * on_circle(0, 0, 1, 45 * turn)[1]
        dock.solid(polygon(x, y, 1.3, 6), STEEL, 0.8)
        dock.lamps((x - 0.3, y - 0.3), size=0.6)
    view.line("M12 9.6H46", GLOW, 0.8)
    for x, size in ((18.6, 0.4), (27, 0.66), (41, 1.04)):
        needle(view.at(x, 9.6, size), PALE)
    return view.node()


@drawing("n7-asari-second-fleet")
def asari_second_fleet(width: float, height: float, style: Style) -> Node:
    """Winged bows in an arc around a bright world."""
    view = deep_space(width, height, style, -1, focus=32)
    globe(view, 9.5, 11, 6.2, view.accent.mix(PALE, 0.3))
    view.line(arc(9.5, 11, 11, -52, 52), view.rim, 0.7)
    for turn, size in ((-44, 0.44), (-21, 0.5), (21, 0.5), (44, 0.44)):
        x, y = on_circle(10, 11, 19, turn)
        crescent(view.at(x, y, size, turn * 0.4), PALE)
    crescent(view.at(41.5, 11, 0.86), PALE)
    return view.node()


@drawing("n7-destiny-ascension")
def destiny_ascension(width: float, height: float, style: Style) -> Node:
    """The largest ship of all between the arms of a station, small escorts around it."""
    view = deep_space(width, height, style, 0, focus=28)
    for side in (-1, 1):
        arm = [
            (-4, 11 + side * 13),
            (-4, 11 + side * 7.6),
            (18, 11 + side * 9.6),
            (46, 11 + side * 8.2),
            (52, 11 + side * 13),
        ]
        view.solid(polyline(arm, close=True), SHADE)
        view.lamps(*((x, 11 + side * 9.9 - 0.3) for x in (4, 8, 12, 20, 26, 32, 38)), size=0.6)
    liner(view.at(39.5, 11, 0.98), PALE)
    _squadron(view, fighter, PLATE, (43, 6, 0.3), (44, 16, 0.3), (30, 5.6, 0.26), (29, 16.6, 0.26))
    return view.node()


@drawing("n7-alliance-fifth-fleet")
def alliance_fifth_fleet(width: float, height: float, style: Style) -> Node:
    """Carriers and their escorts in line above a blue world at sunrise."""
    view = deep_space(width, height, style, 0.5, focus=29)
    view.area(circle(36, 17, 3.6), LAMP)
    view.area(circle(22, 52, 36), view.accent.mix(DEEP, 0.15))
    view.tone(circle(19, 54.6, 36), view.accent.mix(VOID, 0.6))
    view.line(arc(22, 52, 36, 240, 310), GLOW, 1.1)
    carrier(view.at(20, 4.6, 0.52), STEEL)
    carrier(view.at(31, 7.4, 0.72), PLATE)
    carrier(view.at(40, 12.4, 1.02), PALE)
    _squadron(
        view, fighter, PLATE, (12, 10.6, 0.34), (9.6, 13, 0.34), (41, 4.4, 0.34), (38, 2.4, 0.3)
    )
    return view.node()


@drawing("n7-normandy")
def normandy(width: float, height: float, style: Style) -> Node:
    """One slender frigate, alone and very fast."""
    view = View(width, height, style, focus=30)
    view.sky(VOID)
    for step, share in enumerate((0.8, 0.6, 0.35)):
        spread = 10 - 3 * step
        view.haze(f"M-6 {11 - spread}L48 11L-6 {11 + spread}Z", share)
    view.stars(50, 22)
    streaks = (
        (2, 3, 14, 4.4),
        (26, 2, 38, 4.2),
        (0, 19, 15, 17.4),
        (27, 20, 40, 17.6),
        (34, 6.6, 44, 8.2),
        (35, 15.4, 46, 13.4),
        (8, 7, 14, 7.6),
    )
    view.line(row(streaks), view.rim, 1.0)
    globe(view, 43, 4, 2.6, view.accent.mix(PALE, 0.4))
    frigate(view.at(40, 11, 1.32), PALE)
    return view.node()
