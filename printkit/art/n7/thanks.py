"""The noble way: what comes back from it; a scene for each card."""

from printkit.art.n7.motifs import (
    CARD,
    EMBER,
    GLOW,
    GOLD,
    badge_star,
    chip,
    crate,
    floor,
    gauntlet,
    globe,
    stack,
    stage,
)
from printkit.art.n7.people import (
    ARMOUR,
    CHEER,
    COAT,
    CRESTED,
    HOLD,
    HORNED,
    MASKED,
    REACH,
    SKINS,
    STRIDE,
    WAVE,
    person,
)
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, polygon
from printkit.scene import Node

TOAST = "M-3.6 -15.6L-6.6 -18.4L-5.4 -23M3.6 -15.6L4.6 -12L5.6 -8"
"""The far arm up, the near one on the table."""


@drawing("n7-card-homecoming")
def homecoming(width: float, height: float, style: Style) -> Node:
    """A ship comes down on its pad before a cheering crowd."""
    view = stage(width, height, style, 40)
    globe(view, 34, 8, 9, view.accent.mix(PALE, 0.25))
    view.solid("M-2 40V27H3V21H8V40ZM32 40V24L36 22V40ZM37 40V17H43V40Z", SHADE)
    view.lamps(*((x, y) for x in (0, 4.6, 38.6, 40) for y in (24, 28, 32)), size=0.9)
    view.light("M13 22L17 22L14 34H9ZM27 22H31L36 34H30Z", LAMP)
    view.solid("M3 18L16 12H28L41 18L39 21L28 20H16L5 21Z", STEEL)
    view.solid("M15 22L17 8L20 3H24L27 8L29 22Z", PALE)
    view.tone("M22 3H24L27 8L29 22H22Z", PLATE)
    view.mark("M19.4 7L22 5.4L24.6 7L25 11H19Z", VOID)
    view.mark("M16 16H28V18H16Z", view.accent)
    view.area("M-2 38H42V62H-2Z", DEEP)
    view.line("M4 39H40", LAMP, 2.4)
    crowd = (
        (10, 49, 0.84, view.accent.mix(VOID, 0.3), CRESTED, CHEER),
        (30, 48, 0.84, GOLD.mix(VOID, 0.35), HORNED, WAVE),
        (18.6, 54, 1.02, EMBER.mix(VOID, 0.3), COAT, WAVE),
        (36, 55, 1.02, STEEL, ARMOUR, CHEER),
    )
    for x, y, size, suit, body, arms in crowd:
        person(view.at(x, y, size), suit, arms=arms, body=body)
    return view.node()


@drawing("n7-card-alliance")
def alliance(width: float, height: float, style: Style) -> Node:
    """Two very different gauntlets take hold of each other over a treaty."""
    view = stage(width, height, style, 60)
    globe(view, 22, 19, 15, view.accent)
    view.line(polygon(22, 25, 18, 6), view.rim, 0.9)
    view.solid("M11 60L13 43H32L34 60Z", PALE)
    view.line("M16 46H29M15.6 49H24", STEEL, 1.4)
    gauntlet(view.at(25, 28, 1.2, 12), STEEL, PALE)
    other = view.at(19, 27, 1.2, -12, flip=True)
    other.solid("M-26 -5L-12 -4V4.4L-26 6Z", EMBER.mix(VOID, 0.45))
    other.solid("M-13 -5.4L-11 -7L-9 -5V5H-13Z", GOLD)
    other.solid("M-9 -4L-3 -4.4L3 -3.4L4 -0.6L1 0.4L3 1.8L0 3.6L-9 4Z", SKINS[3])
    other.line("M-4 -1H2M-4.6 1.4H0.6", SKINS[3].shade(0.5), 0.8)
    view.line("M22 8V12M12 11L14 14M32 11L30 14", LAMP, 1.6)
    return view.node()


@drawing("n7-card-good-name")
def good_name(width: float, height: float, style: Style) -> Node:
    """A cell stands open; a seal with a star vouches for the one who leaves."""
    view = View(width, height, style, CARD)
    view.sky(SHADE)
    view.scan(-1, 60, 3.2)
    view.solid("M15 49V12L19 8H36L41 12V49Z", STEEL)
    view.area("M18 49V14L21 11H35L38 14V49Z", LAMP)
    view.solid("M18 49V13L6 9V55Z", SHADE)
    view.tube("M8 12V52M11.4 13V51M14.8 14V50", PLATE, 1.2)
    view.area("M-2 49H42V62H-2Z", DEEP)
    view.area("M18 49H38L42 62H10Z", LAMP.mix(view.accent, 0.45))
    person(view.at(28, 50, 1.3), view.accent.mix(VOID, 0.3), STRIDE, WAVE, COAT)
    view.solid("M7.6 26L4 38L8.6 36L12 39.4L14 28Z", view.accent)
    view.solid(polygon(11, 23, 7, 12), GOLD)
    badge_star(view, 11, 23, 4.6, VOID)
    return view.node()


@drawing("n7-card-party")
def party(width: float, height: float, style: Style) -> Node:
    """A cake with candles between friends on the mess deck."""
    view = stage(width, height, style, 44)
    view.line("M-2 6L8 10L20 7L32 11L42 6", PLATE, 0.9)
    strung = ((4, 9), (10.4, 10), (17, 8.6), (24, 8.8), (31, 11), (37, 8.6))
    flags = [f"M{x} {y}H{x + 3.4}L{x + 1.7} {y + 4}Z" for x, y in strung]
    view.mark("".join(flags[::2]), GOLD)
    view.mark("".join(flags[1::2]), view.accent.mix(PALE, 0.3))
    person(view.at(10, 54, 1.35), STEEL, arms=TOAST, body=CRESTED)
    person(view.at(35, 54, 1.35, flip=True), EMBER.mix(VOID, 0.4), arms=TOAST, body=HORNED)
    for x in (10, 35):
        view.area(f"M{x - 3} 24L{x + 0.4} 15L{x + 3} 23.6Z", GOLD, 0.7)
    view.solid("M3 44H42V47H3ZM6 47H9V62H6ZM36 47H39V62H36Z", STEEL)
    view.solid("M13 44V36H32V44Z", PALE)
    view.solid("M16.4 36V30H28.6V36Z", PALE)
    view.line("M13 39.4L16 41L19.4 39.4L22.6 41L25.8 39.4L29 41L32 39.4", view.accent, 1.8)
    view.line("M16.4 32.6L19.4 34L22.6 32.6L25.6 34L28.6 32.6", view.accent, 1.6)
    view.line("M19 30V26.4M22.5 30V26.4M26 30V26.4", PLATE, 1.4)
    view.mark(joined(polygon(x, 24.6, 1.3, 4) for x in (19, 22.5, 26)), GOLD)
    bits = ((7, 20), (15, 18), (29, 17), (22, 14), (38, 19), (26, 20), (18, 21))
    view.mark(joined(polygon(x, y, 0.8, 4, 20) for x, y in bits), GOLD)
    return view.node()


@drawing("n7-card-honest-account")
def honest_account(width: float, height: float, style: Style) -> Node:
    """A counter pays back: chips and a long receipt."""
    view = stage(width, height, style, 60)
    view.solid("M6 62V8L11 3H35L40 8V62Z", STEEL)
    view.tone("M30 3H35L40 8V62H33Z", SHADE)
    view.area("M11 9H34V21H11Z", VOID)
    view.line("M14 12.4H22M14 15.4H26M14 18.4H20", GLOW, 1.4)
    view.line("M27 15.6L29.4 18.2L33 11.4", LAMP, 2.2)
    view.area("M11 25H34V28H11Z", VOID)
    view.solid("M12.4 26.4H21V44L19.6 42.4L18.2 44L16.7 42.4L15.3 44L13.8 42.4L12.4 44Z", PALE)
    view.line("M14 29.6H19.4M14 32.2H18M14 34.8H19.4M14 37.4H17", STEEL, 1.0)
    view.solid("M23 43V33L25 30H40V43Z", SHADE)
    view.area("M25 41V33.4H38V41Z", VOID)
    stack(view, 29, 41, 2.4, 4)
    stack(view, 34.4, 41, 2.4, 2)
    for x, y in ((29, 27), (35.4, 25)):
        chip(view, x, y, 2.4)
    view.lamps((8, 12), (8, 16), (8, 20), size=1.3)
    return view.node()


@drawing("n7-card-advice")
def advice(width: float, height: float, style: Style) -> Node:
    """At a stall: one speaks, the other weighs the words in gold."""
    view = stage(width, height, style, 44)
    view.solid("M5 14L9 6H37L41 14Z", view.accent)
    stripes = "".join(f"M{x} 14L{x + 1.2} 6H{x + 4}L{x + 4.6} 14Z" for x in (10, 19, 28))
    view.mark(stripes, PALE)
    view.solid("M7 14H9V46H7ZM37 14H39V46H37Z", STEEL)
    floor(view, 46)
    person(view.at(14, 52, 1.2), STEEL, arms=REACH, body=COAT)
    person(view.at(33, 50, 1.2, flip=True), GOLD.mix(VOID, 0.4), arms=HOLD, body=MASKED)
    view.solid("M18 16H30L32 18V23L30 25H24L21 28.4V25H18L16 23V18Z", PALE)
    badge_star(view, 24, 20.6, 3.8, view.accent)
    view.solid("M20 52V40H42V52Z", SHADE)
    view.line("M20 43H42", LAMP, 1.2)
    stack(view, 25, 40, 2.2, 3)
    stack(view, 30, 40, 2.2, 1)
    crate(view, 34, 40, 6, 5, STEEL)
    return view.node()


@drawing("n7-card-second-place")
def second_place(width: float, height: float, style: Style) -> Node:
    """A target with good hits, and a podium with somebody on the lower step."""
    view = stage(width, height, style, 40)
    view.solid("M7 2H25V20H7Z", SHADE)
    for r, colour in ((8, PALE), (5.6, view.accent), (3.2, PALE), (1.2, view.accent)):
        view.area(polygon(16, 11, r, 6), colour, 0.7)
    hits = ((16.4, 9), (18, 12.4), (13.4, 12.8), (20.4, 7), (15, 10.8))
    view.mark(joined(circle(x, y, 0.7) for x, y in hits), VOID)
    floor(view, 40)
    view.solid("M24 56V33H37V56Z", PLATE)
    view.solid("M9 56V37H24V56Z", STEEL)
    view.line("M29 36.4L30.8 35V42.6", VOID, 2.2)
    view.line("M14.4 41.2C14.4 38 18.8 38 18.8 41C18.8 43 15.4 44.4 14.2 46.6H19", VOID, 2.2)
    person(view.at(30, 33, 0.98), GOLD.mix(VOID, 0.3), arms=CHEER, body=MASKED)
    person(view.at(16.4, 37, 0.98), PLATE, arms=WAVE, body=COAT)
    view.solid("M32 4H39L38.4 8.6L36.4 10.6H34.6L32.6 8.6Z", GOLD)
    view.solid("M34.8 10.6H36.2V13H38V14.4H33V13H34.8Z", GOLD)
    return view.node()


@drawing("n7-card-legacy")
def legacy(width: float, height: float, style: Style) -> Node:
    """The portrait of an old admiral above a candle and a sealed letter."""
    view = View(width, height, style, CARD)
    view.sky(view.accent.mix(VOID, 0.72))
    view.scan(-1, 46, 2.4)
    view.solid("M8 7L12 3H33L37 7V36L33 40H12L8 36Z", GOLD)
    view.area("M10.6 8L13 5.6H32L34.4 8V35L32 37.4H13L10.6 35Z", DEEP)
    bust = view.at(0, -2)
    bust.solid("M12 39.4L14 31.6L19 29H26L31 31.6L33 39.4Z", view.accent)
    bust.mark("M21 29.4H24L22.5 34Z", PALE)
    bust.solid("M14 30.6L11.8 33H16.6L18 30ZM31 30.6L33.2 33H28.4L27 30Z", GOLD, 0.7)
    bust.mark("M26 34H30.4V35H26ZM26 36H29V37H26Z", LAMP)
    bust.solid("M18.4 26.8L17.4 18L19 14H26L27.6 18L26.6 26.8L24 30H21Z", SKINS[0])
    bust.tone("M23.4 14H26L27.6 18L26.6 26.8L24 30H23Z", SKINS[0].shade(0.2))
    hair = "M16 22L15.6 15.6L19 11.4H26L29.4 15.6L29 22L27 17.4L23 15.6L18.4 17.4Z"
    bust.area(hair, PALE, 0.8)
    bust.line("M19.4 20.4H21.4M23.8 20.4H25.8M20.8 26H24.4M22.6 20.8L22 23.6H23.4", VOID, 1.0)
    view.solid("M-2 42H42V45H-2Z", STEEL)
    view.area("M-2 45H42V62H-2Z", SHADE)
    view.solid("M32.8 42V35H36.4V42Z", PALE)
    view.area("M34.6 27.6L37 32.2L34.6 35L32.2 32.2Z", EMBER)
    view.mark("M34.6 30.4L35.7 32.6L34.6 34.2L33.5 32.6Z", LAMP)
    view.solid("M8 42L10 37H25L27 42Z", PALE)
    view.line("M10 37.2L17.5 40.2L25 37.2", STEEL, 0.9)
    view.mark(polygon(17.5, 40, 1.9, 6), EMBER)
    return view.node()
