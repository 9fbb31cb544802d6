"""The railway, the light works and the water works, on a grid of 40 x 26."""

from printkit.art.classic.facade import BRICK, CONTOUR, GLASS, PLASTER, SLATE, STONE, tree, windows
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.scene import Node

_IRON = parse_colour("#3a424e")
_GLOW = parse_colour("#f6d465")
_WATER = parse_colour("#6fb0d2")
_FLOOR = 24.0


@drawing("railway")
def railway(width: float, height: float, style: Style) -> Node:
    """A tank engine under steam, seen from the side."""
    plate = Plate(width, height, style, 40, 26)
    plate.line("M1 24.2H39", 0.8)
    plate.line(" ".join(f"M{x} 25.4H{x + 1.6}" for x in range(3, 37, 4)), 0.5)
    steam = joined([circle(28.4, 4.4, 1.9), circle(24.6, 3.4, 2.3), circle(20, 3.2, 1.7)])
    plate.body(steam, PLASTER, 0.4)
    plate.body("M30.2 6.4H33.8L33.2 11.4H30.8Z", _IRON, CONTOUR)
    plate.body(rectangle(29.6, 5.6, 4.8, 1.3, 0.4), _IRON, 0.4)
    plate.body(
        "M22.6 11.4V10.2C22.6 8.8 23.6 8 25 8C26.4 8 27.4 8.8 27.4 10.2V11.4Z", _GLOW, CONTOUR
    )
    plate.surface("M16 11H33.6C35 11 35.8 12 35.8 13.4V18.6H16Z", style.accent, CONTOUR)
    plate.tone("M16.3 15.8H35.5V18.3H16.3Z", style.accent.shade(0.22))
    plate.accent(rectangle(34.6, 10.6, 2, 8.4, 0.5), _IRON, 0.4)
    plate.accent("M5 6.6H17.2V18.6H5Z", style.accent, CONTOUR)
    plate.body(rectangle(7.2, 8.8, 3.4, 4, 0.4), GLASS, 0.4)
    plate.body(rectangle(12, 8.8, 3.4, 4, 0.4), GLASS, 0.4)
    plate.accent("M3.6 6.8C3.8 5.6 4.6 5 6 5H16.4C17.8 5 18.6 5.6 18.8 6.8Z", _IRON, 0.4)
    plate.line("M6.4 15.4H15.8M21 11V18.4M28.6 11V18.4", 0.45, _GLOW if style.is_full else None)
    plate.body(rectangle(3.6, 18.2, 34, 2, 0.4), BRICK, 0.4)
    plate.body("M36 20.2H38.4L39 23.6H34.6Z", _IRON, 0.4)
    for x, r in ((9, 3.2), (17.6, 3.2), (26.2, 3.2), (32.4, 1.9)):
        plate.body(circle(x, _FLOOR - r, r), _IRON, CONTOUR)
        plate.body(circle(x, _FLOOR - r, r * 0.62), STONE, 0.35)
        spokes = (on_circle(x, _FLOOR - r, r * 0.6, a) for a in range(0, 360, 60))
        plate.line(" ".join(f"M{x} {_FLOOR - r}L{p.x} {p.y}" for p in spokes), 0.3)
    plate.line("M9 20.8H26.2", 0.9)
    return plate.node()


@drawing("bulb-works")
def bulb_works(width: float, height: float, style: Style) -> Node:
    """A turbine hall below a shining bulb."""
    plate = Plate(width, height, style, 40, 26)
    rays = [
        (on_circle(20, 8, 8.4, angle), on_circle(20, 8, 11 if angle % 60 else 12, angle))
        for angle in (-210, -180, -150, -30, 0, 30)
    ]
    plate.line(" ".join(f"M{a.x} {a.y}L{b.x} {b.y}" for a, b in rays), 0.9, style.accent)
    _hall(plate, 2, 17.4)
    _hall(plate, 25.6, 17.4)
    bulb = (
        "M20 1C24.6 1 27.8 4.2 27.8 8.2C27.8 12 24.4 13.6 23.8 17.4H16.2"
        "C15.6 13.6 12.2 12 12.2 8.2C12.2 4.2 15.4 1 20 1Z"
    )
    plate.accent(bulb, _GLOW, 0.6)
    plate.tone(
        "M24.2 2.6C26.2 4 27.4 6 27.4 8.2C27.4 11.8 24 13.4 23.5 17.1H21.4"
        "C22.4 12.6 26.6 9 24.2 2.6Z",
        _GLOW.shade(0.12),
    )
    plate.line("M18.2 17V11.6L16.4 8.6L20 10L23.6 8.6L21.8 11.6V17", 0.6)
    plate.line("M15.2 6.4C15.6 4.8 16.6 4 18 3.6", 0.8, PLASTER if style.is_full else None)
    for y in (17.4, 19.6):
        plate.body(rectangle(15.6, y, 8.8, 2.2, 0.9), SLATE, CONTOUR)
    plate.accent("M16.4 21.8H23.6L22.4 24H17.6Z", style.accent, CONTOUR)
    plate.line(f"M1 {_FLOOR}H39", 0.7)
    return plate.node()


def _hall(plate: Plate, x: float, top: float) -> None:
    """A brick hall with a saw-tooth roof."""
    teeth = "".join(f"L{x + 4.13 * i} {top - 3.4}V{top}" for i in (1, 2, 3))
    plate.accent(f"M{x} {top}{teeth}Z", plate.style.accent, CONTOUR)
    plate.body(rectangle(x, top, 12.4, _FLOOR - top), BRICK, CONTOUR)
    windows(plate, (x + 2.6, x + 6.2, x + 9.8), (top + 1.8,), 1.9, 3)


@drawing("water-works")
def water_works(width: float, height: float, style: Style) -> Node:
    """A water tower beside its pump house."""
    plate = Plate(width, height, style, 40, 26)
    tree(plate, 5, _FLOOR, 3)
    for x in (9.4, 21.6):
        lean = 1.2 if x < 15 else -1.2
        plate.line(f"M{x} {_FLOOR}L{x + lean} 12", 1.1)
    plate.line("M10 20L21.6 15.4M21 20L10.4 15.4M9.8 20.4H21.2M10.4 15.4H20.8", 0.5)
    plate.body(rectangle(14.6, 12, 1.8, 12), SLATE, 0.4)
    plate.surface(
        "M7.4 5.6H23.6V10.6C23.6 12 21 13.4 15.5 13.4C10 13.4 7.4 12 7.4 10.6Z", _WATER, CONTOUR
    )
    plate.tone("M19.8 5.9H23.3V10.6C23.3 11.7 21.8 12.6 19.2 13Z", _WATER.shade(0.2))
    plate.line("M7.4 8.8C12 10 19 10 23.6 8.8", 0.4)
    plate.accent("M6.4 6L15.5 1L24.6 6Z", style.accent, CONTOUR)
    plate.body(circle(15.5, 1.2, 0.7), STONE, 0.3)
    plate.body(rectangle(26, 15.6, 11.4, _FLOOR - 15.6), PLASTER, CONTOUR)
    plate.accent("M25 15.8L31.7 11.4L38.4 15.8Z", style.accent, CONTOUR)
    windows(plate, (28.6,), (17.6,), 2, 2.8)
    plate.accent("M31.6 24V20.4Q31.6 18 33.6 18Q35.6 18 35.6 20.4V24Z", style.accent, 0.4)
    plate.tube("M16.4 21.6H25.4", 1.6, SLATE)
    plate.line(f"M1 {_FLOOR}H39", 0.7)
    return plate.node()
