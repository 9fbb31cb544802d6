"""Warriors as broad as high, who fight for pay or for their clan."""

from printkit.art.n7.allies import HIDE, RUST, ground
from printkit.art.n7.motifs import (
    flame,
    rifle,
)
from printkit.art.n7.view import DEEP, LAMP, PLATE, SHADE, STEEL, VOID, View
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.shapes import circle
from printkit.scene import Node


def brute(view: View, plate: Colour) -> None:
    """A warrior as broad as high, its back a hump of armour; stands at the origin."""
    view.tube("M-3 -7L-4 -0.8M3 -7L4.4 -0.8", HIDE.shade(0.45), 3.6)
    view.solid("M-7 -11L-6.6 -16L-3 -20L2 -20.4L6.6 -16.4L6.8 -11L4 -6.4H-4.4Z", plate)
    view.tone("M1 -20.2L2 -20.4L6.6 -16.4L6.8 -11L4 -6.4H1Z", plate.shade(0.3))
    view.line("M-6.4 -14L-1 -16.4L-2 -19.6M-6.8 -11.4H-1.6", VOID, 0.8)
    view.solid("M1 -14.6L1.4 -18.4L4 -19.4L8 -18L9.4 -15.4L7.6 -13.4L3 -13Z", HIDE)
    view.solid("M1.8 -18.6L3.6 -21L7.4 -19.6L8 -17.6L5 -17.2Z", plate.shade(0.2))
    view.mark("M6.4 -17L7.8 -16.6L6.6 -16Z", LAMP)
    view.tube("M-5 -14.4L-7.6 -10.4L-6 -6.6M5.4 -12.4L7.4 -9L11 -9.6", HIDE, 3.0)


@drawing("n7-krogan-mercenaries")
def krogan_mercenaries(width: float, height: float, style: Style) -> Node:
    """Three huge warriors, shoulder to shoulder."""
    view = View(width, height, style, focus=26)
    view.dusk(17, 5, 16)
    view.area(circle(25, 9, 9.6), view.accent.tint(0.55))
    view.solid("M-4 20V12L5 9L12 13L20 10L29 13L38 8L52 12V20Z", RUST.mix(VOID, 0.5))
    ground(view, 18.6, RUST)
    brute(view.at(8.4, 20, 0.7), view.accent.mix(SHADE, 0.45))
    brute(view.at(38, 20, 0.7), SHADE)
    rifle(view.at(42.6, 13.6, 0.62))
    brute(view.at(23, 21.2, 0.9), STEEL)
    gun = view.at(31.4, 12.6, 0.92)
    gun.solid("M-5 -1.4H3L4 -2H9V1.4H3L1 2.4H-2L-2.8 4.4H-4.6L-4 1.4H-5Z", DEEP)
    gun.mark("M4.6 -1H8V-0.2H4.6Z", view.accent)
    return view.node()


@drawing("n7-clan-urdnot")
def clan_urdnot(width: float, height: float, style: Style) -> Node:
    """The hall of a clan: a throne of rubble, banners, bowls of fire."""
    view = View(width, height, style)
    view.sky(DEEP)
    view.scan(-1, 18, 1.5)
    view.light("M18 -2H30L35 20H13Z", view.accent.mix(VOID, 0.55))
    for x in (3.0, 11, 33, 41):
        view.solid(f"M{x} 20V-2H{x + 4}V20Z", SHADE)
    for x in (11.6, 33.6):
        view.solid(f"M{x} 1H{x + 2.8}V9L{x + 1.4} 11.4L{x} 9Z", view.accent)
        view.mark(f"M{x + 1.4} 3L{x + 2.2} 5.6L{x + 1.4} 8L{x + 0.6} 5.6Z", VOID)
    ground(view, 19.4, RUST.mix(VOID, 0.2))
    view.solid("M14 20L16 16.6H32L34 20Z", STEEL)
    view.solid("M17 16.8L18 5L20.4 2L21.4 5L24 0.6L26.6 5L27.6 2L30 5L31 16.8Z", RUST)
    view.tone("M24 0.6L26.6 5L27.6 2L30 5L31 16.8H24Z", RUST.shade(0.35))
    brute(view.at(23.6, 18.4, 0.62), STEEL)
    for x in (8.4, 39.6):
        flame(view, x, 14.6, 0.52)
        bowl = view.at(x, 14.2)
        bowl.solid("M-3.4 0H3.4L1.6 2.2H0.6V5.8H-0.6V2.2H-1.6Z", PLATE)
    return view.node()
