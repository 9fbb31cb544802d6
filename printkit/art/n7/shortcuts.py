"""The hard way: quick money and other shortcuts; a scene for each card."""

from printkit.art.n7.motifs import (
    CARD,
    EMBER,
    GLOW,
    GOLD,
    chip,
    crate,
    floor,
    gauntlet,
    spark,
    stack,
    stage,
)
from printkit.art.n7.people import SKINS
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, on_circle, polygon
from printkit.scene import Node


@drawing("n7-card-take-the-helm")
def take_the_helm(width: float, height: float, style: Style) -> Node:
    """Hands on the helm, stars that turn to streaks beyond the window."""
    view = stage(width, height, style, 36)
    rays = [(5 + i % 4 * 3, 4 + i % 3 * 3, 360 * i / 26) for i in range(26)]
    streaks = (
        polyline([on_circle(22, 20, near, turn), on_circle(22, 20, near + far, turn)])
        for near, far, turn in rays
    )
    view.line(joined(streaks), view.rim, 1.0)
    view.mark(polygon(22, 20, 2, 6), LAMP)
    view.solid("M-2 -2H42V6L34 3H10L2 12V38L-2 44Z", SHADE)
    view.solid("M42 -2V44L38 36L36 8L34 3L42 6Z", SHADE.mix(VOID, 0.4))
    view.solid("M-2 40L8 35H36L42 38V64H-2Z", DEEP)
    view.tone("M10 36.6H18L17 41H7ZM26 36.6H34L36 41H27Z", GLOW.mix(VOID, 0.35))
    view.lamps(*((x, 43) for x in (6, 8.4, 30, 32.4, 34.8)), size=1)
    view.solid("M11 64L13 47L17 44H27L31 47L33 64Z", STEEL)
    view.tone("M22 44H27L31 47L33 64H24Z", SHADE)
    view.solid("M17.6 45L16.6 38L18.6 33.6H25.4L27.4 38L26.4 45Z", PLATE)
    view.tone("M22 33.6H25.4L27.4 38L26.4 45H23Z", STEEL)
    view.mark("M21.2 33.8H22.8V44H21.2Z", view.accent)
    view.tube("M13.4 50L9.4 46L13 40.6", STEEL, 3.4)
    view.tube("M30.6 50L34.6 46L31 40.6", STEEL, 3.4)
    view.tube("M13 41.4V37.8H16M31 41.4V37.8H28", PALE, 1.6)
    return view.node()


@drawing("n7-card-into-the-unknown")
def into_the_unknown(width: float, height: float, style: Style) -> Node:
    """A small ship at the mouth of a tunnel of hexagons."""
    view = View(width, height, style, CARD)
    view.sky(VOID)
    view.stars(60, 60)
    for step in range(8):
        shade = view.accent.mix(VOID, 0.86 - 0.1 * step)
        view.area(polygon(24 - 0.4 * step, 25 - 0.5 * step, 36 - 4.6 * step, 6, 11 * step), shade)
    view.mark(polygon(20.8, 21, 1.8, 6, 30), LAMP)
    rays = [(3.4 + i % 3 * 3, 9 + i % 3 * 6, 45 * i + 10) for i in range(8)]
    streaks = (
        polyline([on_circle(21, 21.4, near, turn), on_circle(21, 21.4, far, turn)])
        for near, far, turn in rays
    )
    view.line(joined(streaks), PALE, 0.9)
    ship = view.at(21, 32, 1.5, -6)
    ship.light("M-1.4 8H1.4L0.4 20H-0.4Z", LAMP)
    ship.solid("M-2 1L-9 7V9.4L-2 8ZM2 1L9 7V9.4L2 8Z", STEEL)
    ship.solid("M0 -7L2.6 -1L2.8 8L1.4 9.4H-1.4L-2.8 8L-2.6 -1Z", PALE)
    ship.tone("M0 -7L2.6 -1L2.8 8L1.4 9.4H0Z", PLATE)
    ship.mark("M-1 -1.6H1L1.4 1.4H-1.4Z", VOID)
    ship.mark("M-8.6 7.6L-4 4.4V5.6L-8.6 8.8ZM8.6 7.6L4 4.4V5.6L8.6 8.8Z", view.accent)
    return view.node()


@drawing("n7-card-sabotage")
def sabotage(width: float, height: float, style: Style) -> Node:
    """Cutters at the last cable of a console, sparks, a clock that runs down."""
    view = View(width, height, style, CARD)
    view.sky(DEEP)
    view.scan(-1, 60, 2.2)
    view.solid("M7 4H38L42 8V44H12L7 39Z", SHADE)
    view.area("M11 8H36V20H11Z", VOID)
    digits = "M13 11H17V17H13ZM22 11H26V17H22ZM29 11H33V17M19.5 12.7V12.9M19.5 15.2V15.4"
    view.line(digits, view.accent, 2.6)
    view.line("M10 24H36", VOID, 0.9)
    for x, colour, low in ((13, GLOW, 30), (18, GOLD, 31.4), (32, EMBER, 40)):
        view.tube(f"M{x} 24V{low}", colour, 1.8)
    view.tube("M13 46L14 39", GLOW, 1.8)
    view.tube("M18 48L18.4 40", GOLD, 1.8)
    view.tube("M25 24V46", PALE, 1.8)
    view.solid("M7 44H40V49H7Z", STEEL)
    view.lamps((9.4, 27), (35.4, 27), size=1.2)
    spark(view, 25, 35.4, 7.4)
    tool = view.at(25.6, 35.4, 1, 34)
    tool.solid("M-1 0.4L4 -3.4L8 -2.6L13 -1L12 1.4L7 0.4Z", PALE)
    tool.solid("M-1 0.6L4 4.2L8 3.4L13 1.6L12 -0.8L7 0.6Z", PLATE)
    tool.tube("M11 0L22 5M11 0.4L22 -4", view.accent, 2.6)
    tool.mark(circle(9.4, 0.4, 0.9), VOID)
    return view.node()


@drawing("n7-card-hush-money")
def hush_money(width: float, height: float, style: Style) -> Node:
    """An envelope full of chips is pushed across a table to somebody in the dark."""
    view = stage(width, height, style, 20)
    view.solid("M10 21L13 14L20 10H29L36 14L39 21Z", VOID)
    view.solid("M21 10.6L20.4 4L23 0.6H27L29.4 4L28.6 10.6Z", DEEP)
    view.mark("M22.4 4.6H28.2L27.6 6.2H23Z", LAMP)
    view.area("M-2 20H42V62H-2Z", SHADE)
    view.line("M-2 23L42 20.6M-2 34L42 28M-2 50L42 40", VOID, 0.8)
    view.area("M12 33L35 27L40 43L16 50Z", VOID)
    view.solid("M10 31L33 25L38 41L14 48Z", PALE)
    for x, y in ((28, 24.4), (24, 22.6), (32, 28.4)):
        chip(view, x, y, 3.6)
    view.solid("M10 31L26 35.4L33 25L38 41L14 48Z", PALE.mix(PLATE, 0.3))
    view.line("M14 48L24 36L38 41", STEEL, 0.9)
    view.mark(polygon(25.4, 38.4, 2.2, 6), view.accent)
    gauntlet(view.at(17, 41, 1.05, -32), STEEL, PALE)
    return view.node()


@drawing("n7-card-wrong-berth")
def wrong_berth(width: float, height: float, style: Style) -> Node:
    """A ship across two berths, a clamp on its fin, a ticket on its window."""
    view = View(width, height, style, CARD)
    view.sky(SHADE)
    view.scan(-1, 60, 3.0)
    view.line(row((x, -2, x, 50) for x in (4, 17, 30, 43)), LAMP, 2.2)
    view.area("M-2 50H42V54H-2Z", VOID)
    view.mark("".join(f"M{x} 50H{x + 4}L{x + 1} 54H{x - 3}Z" for x in range(-2, 46, 8)), GOLD)
    view.area("M-2 54H42V62H-2Z", DEEP)
    ship = view.at(23, 23, 1.28, 38)
    shadow = "M2 -14L6 -4L14 9L15 14L5 13L3 16H-1L-3 13L-10 15V10L-4 -4Z"
    ship.area(shadow, VOID.mix(SHADE, 0.35))
    ship.solid("M-4 -2L-13 9V13L-3 11ZM4 -2L13 9V13L3 11Z", view.accent)
    ship.solid("M0 -17L4 -6L4.6 11L2.4 14H-2.4L-4.6 11L-4 -6Z", PALE)
    ship.tone("M0 -17L4 -6L4.6 11L2.4 14H0Z", PLATE)
    ship.mark("M-2 -6.4H2L2.6 -1H-2.6Z", VOID)
    ship.line("M-4.4 5H4.4M0 5V13", STEEL, 0.8)
    view.solid("M24 15L31 12L34 19L27 22Z", LAMP)
    view.line("M27 16.4L30.4 14.8M28 18.8L31.4 17.2", VOID, 0.9)
    clamp = view.at(13.6, 37, 1.1)
    clamp.solid("M-5 6V-4L-2 -7H4L6 -5V-2H1L-1 0V6Z", GOLD)
    clamp.line("M-4 -2L-2 -4M-4 1L-1 -2M-4 4L-1 1", VOID, 1.0)
    return view.node()


@drawing("n7-card-stowaway")
def stowaway(width: float, height: float, style: Style) -> Node:
    """Eyes in the dark of a crate that is not quite shut."""
    view = stage(width, height, style, 44)
    view.solid("M-2 -2H42V4H-2Z", SHADE)
    view.lamps(*((x, 1) for x in (9, 20, 31)), size=2)
    crate(view, 5, 30, 13, 12, STEEL)
    crate(view, 20, 31, 20, 16, SHADE)
    crate(view, 24, 15, 12, 9, STEEL)
    floor(view, 44)
    view.solid("M9 47V30H35V47Z", STEEL.mix(view.accent, 0.25))
    view.tone("M26 30H35V47H26Z", SHADE)
    view.solid("M9 30L13 26.6H37L35 30Z", VOID)
    view.area("M11 38V31H33V38Z", VOID)
    for x in (18.6, 25.4):
        view.area(f"M{x - 2.4} 34.4L{x} 32.4L{x + 2.4} 34.4L{x} 36.2Z", LAMP, 0.6)
        view.mark(circle(x + 0.5, 34.4, 0.9), VOID)
    view.tube("M14.8 38.4V36.4M16.8 38.4V36M29.2 38.4V36.2M31.2 38.4V36.6", SKINS[3], 1.6)
    view.solid("M7 26L36 20.6L37 24L8 29.6Z", PLATE)
    view.line("M10 40H34M10 44H34", SHADE, 0.9)
    view.mark("M19 41H25V43H19Z", view.accent)
    return view.node()


@drawing("n7-card-costly-silence")
def costly_silence(width: float, height: float, style: Style) -> Node:
    """A face behind a visor, and a finger that asks for silence."""
    view = View(width, height, style, CARD)
    view.sky(view.accent.mix(VOID, 0.55))
    view.scan(-1, 60, 2.0)
    view.solid("M2 62L6 47L15 42H32L41 47L46 62Z", SHADE)
    view.solid("M12 40L8.6 24L11 10L18 4H29L36 10L38 24L34 40L28 45H18Z", STEEL)
    view.tone("M27 4H29L36 10L38 24L34 40L28 45H25L30 30Z", SHADE)
    view.solid("M11.4 20L16 15.4H32L35.6 20L33.4 28H13.6Z", VOID)
    view.mark("M14.4 20.6L18 17.6H23L16.6 26H15.4Z", GLOW)
    view.mark("M25 17.6H27L20.6 26H18.8Z", GLOW)
    view.solid("M15.6 31H31L29 40L26 43H20L17.4 40Z", PLATE)
    view.line("M19 36H28M20 39H27", SHADE, 1.2)
    view.mark("M21.4 4H25.4V14H21.4Z", view.accent)
    view.solid("M20.8 56V30L22.4 28.4H24.8L26.4 30V56Z", PALE)
    view.line("M20.8 35.4H26.4M20.8 41H26.4", STEEL, 1.0)
    view.solid("M14 62L15 47L19 45H29L34 47.6L35 62Z", PALE)
    view.line("M26.4 46V52M30.4 46.6V52", STEEL, 1.0)
    return view.node()


@drawing("n7-card-loot")
def loot(width: float, height: float, style: Style) -> Node:
    """A safe stands open; its chips shine."""
    view = stage(width, height, style, 44)
    floor(view, 45)
    view.solid("M13 47V12L16 9H39L42 12V47Z", STEEL)
    view.area("M17 43V14H42V43Z", VOID)
    view.light("M18 43L22 17H42V43Z", GOLD.mix(VOID, 0.62))
    view.line("M17 28.4H42", STEEL, 1.8)
    for x, count in ((21, 3), (28, 5), (35, 2)):
        stack(view, x, 28, 3, count)
    for x, count in ((22, 5), (29, 3), (36, 6)):
        stack(view, x, 43, 3, count)
    view.solid("M13 9L3 13V52L13 47Z", PLATE)
    view.tone("M9 10.6L13 9V47L9 49Z", STEEL)
    view.solid(polygon(7.4, 30, 3.4, 6), SHADE)
    view.line("M7.4 24.6V35.4M3.8 28L11 32M11 28L3.8 32", GOLD, 1.2)
    view.lamps((5, 18), (5, 41), size=1.4)
    for left, low in ((15.0, 50.4), (22, 51.4), (10.6, 54)):
        chip(view, left, low, 2.2)
    return view.node()
