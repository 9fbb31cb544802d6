"""A covered market: its hall of iron and glass, and the stall where deeds are for sale."""

from printkit.art.classic.facade import PLASTER, STONE
from printkit.art.classic.street_life import IRON, TIMBER
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import arc, circle, on_circle, rectangle
from printkit.geometry.transform import placing
from printkit.scene import Node

PANE = parse_colour("#bcd8e2")
AWNING = parse_colour("#b8323c")
SHADE = parse_colour("#e6d8ba")
_STRIPE, _DROP, _COUNTER = 5.6, 5.4, 6.0
"""Width of a stripe of the awning, its height, and that of the counter, mm."""


@drawing("market-hall")
def market_hall(width: float, height: float, style: Style) -> Node:
    """The front of a market hall: a great arch of glass between two aisles, a clock, flags."""
    plate = Plate(width, height, style, 124, 58)
    for side in (-1, 1):
        _aisle(plate, side)
    _arch(plate)
    for side in (-1, 1):
        pier = rectangle(62 + side * 31 - 3, 22, 6, 36)
        plate.surface(pier, STONE, 0.4)
        plate.line(f"M{62 + side * 31 - 3} 28H{62 + side * 31 + 3}M{62 + side * 31} 31V55", 0.25)
        plate.surface(rectangle(62 + side * 31 - 4, 19.6, 8, 2.6), STONE, 0.4)
        plate.accent(circle(62 + side * 31, 17.4, 2.1), style.accent, 0.35)
    plate.line("M62 8.6V1", 0.5)
    plate.accent("M62 1.2L71 3.4L62 5.8Z", AWNING, 0.3)
    plate.surface("M54.6 20.4V13.6L62 8.4L69.4 13.6V20.4Z", STONE, 0.4)
    plate.body(circle(62, 15.2, 3.9), PLASTER, 0.4)
    plate.line("M62 12.7V15.2L63.8 16.2", 0.4)
    return plate.node()


def _arch(plate: Plate) -> None:
    """A half round of panes between rings of iron, over doors."""
    front = "M34 58V46A28 28 0 0 1 90 46V58Z"
    plate.surface(front, PANE, 0.5)
    if plate.style.ink is Ink.MONO:
        plate.hatch("M34 46A28 28 0 0 1 62 18V46Z", 1.5, 0.14, 1.0)
    plate.tone("M62 18A28 28 0 0 1 90 46H79A17 17 0 0 0 62 29Z", PANE.shade(0.12))
    bars = (
        polyline([on_circle(62, 46, 7, turn), on_circle(62, 46, 28, turn)])
        for turn in range(195, 346, 15)
    )
    rings = (arc(62, 46, radius, 180, 360) for radius in (7.0, 17.0))
    plate.line(joined([*bars, *rings]), 0.3)
    plate.line(joined(arc(62, 46, radius, 180, 360) for radius in (25.6, 28.0)), 0.6)
    plate.accent(rectangle(34, 45, 56, 2), plate.style.accent, 0.35)
    for x in (39, 50, 62, 74, 85):
        plate.body(rectangle(x - 3.6, 48.6, 7.2, 9.4), PLASTER, 0.35)
        plate.line(f"M{x} 48.6V58M{x - 3.6} 51.6H{x + 3.6}", 0.22)


def _aisle(plate: Plate, side: int) -> None:
    """A lower roof of glass on columns, with lamps between them."""

    def turned(shape: str) -> Path:
        path = parse_path_data(shape)
        return path if side < 0 else path.transformed(placing(124, 0, flip=True))

    roof = "M2 40L8 28H31V40Z"
    plate.surface(turned(roof), PANE, 0.4)
    plate.line(turned("M7.4 40L12 28M13 40L16.4 28M18.6 40L20.8 28M24.4 40L25.4 28"), 0.25)
    plate.line(turned("M5 34H31"), 0.25)
    plate.accent(turned("M1 40H31V42.6H1Z"), plate.style.accent, 0.35)
    plate.body(turned("M3 42.6H31V58H3Z"), PLASTER, 0.3)
    if plate.style.ink is Ink.MONO:
        plate.hatch(turned("M3 42.6H31V58H3Z"), 1.5, 0.14)
    plate.tone(turned("M3 42.6H31V58H3Z"), SHADE)
    for x in (4, 13, 22):
        plate.surface(turned(f"M{x} 44.4H{x + 1.6}V58H{x}Z"), IRON, 0.3)
        plate.surface(turned(f"M{x - 1} 42.6H{x + 2.6}L{x + 1.8} 44.6H{x - 0.2}Z"), IRON, 0.3)
    for lamp in (9.3, 18.3, 27.3):
        plate.line(turned(f"M{lamp} 42.6V46.4"), 0.25)
        shade = f"M{lamp - 1.7} 48.4L{lamp - 0.7} 46.2H{lamp + 0.7}L{lamp + 1.7} 48.4Z"
        plate.accent(turned(shade), AWNING, 0.3)


@drawing("market-stall")
def market_stall(width: float, height: float, style: Style) -> Node:
    """A striped awning on posts, and a counter at the foot; goods lie in between."""
    plate = Plate(width, height, style, width, height)
    plate.plain(rectangle(1, _DROP / 2, width - 2, height - _DROP), style.tone(SHADE))
    boards = range(int(_DROP), int(height - _COUNTER), 3)
    plate.faint(joined(polyline([(1, y), (width - 1, y)]) for y in boards), 0.2, TIMBER)
    for x in (1.0, width - 3.0):
        plate.panel(rectangle(x, 2, 2, height - 4), TIMBER, 0.35)
    _awning(plate, width)
    top = height - _COUNTER + 1.6
    plate.panel(rectangle(0, top, width, _COUNTER - 1.6), TIMBER, 0.5)
    plate.line(f"M0 {top + 1.8}H{width}", 0.25)
    if style.ink is Ink.MONO:
        plate.hatch(rectangle(0, top + 1.8, width, _COUNTER - 3.4), 1.6, 0.2, 1.0)
    return plate.node()


def _awning(plate: Plate, width: float) -> None:
    """Stripes that end in a round hem."""
    count = 2 * round(width / _STRIPE / 2) + 1
    step, fall = width / count, 0.62 * _DROP
    stripes = [
        parse_path_data(
            f"M{step * i:.4f} 0H{step * (i + 1):.4f}V{fall:.4f}"
            f"A{step / 2:.4f} {_DROP - fall:.4f} 0 0 1 {step * i:.4f} {fall:.4f}Z"
        )
        for i in range(count)
    ]
    plate.body(joined(stripes[1::2]), PLASTER, 0.35)
    coloured = joined(stripes[::2])
    if plate.style.ink is Ink.MONO:
        plate.accent(coloured, BLACK, 0.35)
    else:
        plate.surface(coloured, AWNING, 0.35)
    plate.line(f"M0 0.3H{width}", 0.6)
