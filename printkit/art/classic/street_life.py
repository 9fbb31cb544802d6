"""What stands in streets besides houses: people, cars, lamps, flags, trees of many kinds."""

from printkit.art.classic.facade import GLASS, LEAF, PLASTER, STONE, TRUNK
from printkit.art.classic.street_scene import GROUND, StreetScene
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Path, joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import placing

IRON = parse_colour("#3a424e")
GLOW = parse_colour("#f6d465")
WATER = parse_colour("#7fb9d4")
SKIN = parse_colour("#d9a27c")
PINE = parse_colour("#4f7d5a")
TIMBER = parse_colour("#b98a5c")
AUTUMN = parse_colour("#d9823b")
SAND = parse_colour("#ead9a8")
BROWNSTONE = parse_colour("#a5755a")

FINE, EDGE = 0.2, 0.28


def placed(data: str, x: float, y: float = 0.0, size: float = 1.0, side: float = 1.0) -> Path:
    """A path about (0, 0), enlarged, turned to the left where ``side`` is -1, and moved."""
    return parse_path_data(data).transformed(placing(x, y, size, flip=side < 0))


def person(
    street: StreetScene, x: float, coat: Colour, foot: float = 19.7, size: float = 1.0
) -> None:
    """Somebody on the pavement, 3.5 units tall."""
    street.line(placed("M-0.3 -1V0M0.3 -1V0", x, foot, size), 0.4 * size)
    body = "M-0.8 -0.8L-0.6 -2.3Q0 -2.9 0.6 -2.3L0.8 -0.8Z"
    street.accent(placed(body, x, foot, size), coat, FINE)
    street.surface(circle(x, foot - 2.95 * size, 0.55 * size), SKIN, FINE)


def car(
    street: StreetScene,
    x: float,
    colour: Colour,
    side: float = 1.0,
    size: float = 1.0,
    road: float = 21.9,
) -> None:
    """A motor car on the road, 8 units long."""

    def at(data: str) -> Path:
        return placed(data, x, road, size, side)

    body = "M-3.9 -0.7V-1.9L-3.4 -2.4H-2.3L-1.6 -4.2H1.2L1.9 -2.4L3.7 -2.2L4 -1.7V-0.7Z"
    street.accent(at(body), colour, EDGE)
    street.body(at("M-1.7 -2.5L-1.2 -3.7H-0.3V-2.5ZM0.2 -2.5V-3.7H0.9L1.4 -2.5Z"), GLASS, FINE)
    street.lit(at("M3.7 -2H4.2V-1.3H3.8Z"), GLOW, FINE)
    for wheel in (-2.4, 2.5):
        hub = x + side * wheel * size, road - 0.85 * size
        street.accent(circle(*hub, 0.85 * size), IRON, FINE)
        street.body(circle(*hub, 0.36 * size), STONE, 0.15)


def lamp(street: StreetScene, x: float, top: float = 11.6) -> None:
    """A street lamp with a lantern."""
    street.line(f"M{x} {top + 1.6}V19.4", 0.42)
    street.line(f"M{x - 0.6} 19.4H{x + 0.6}M{x - 0.7} {top + 2.2}H{x + 0.7}", 0.42)
    street.lit(placed("M-0.6 1.6L-0.9 0H0.9L0.6 1.6Z", x, top), GLOW, FINE)
    street.line(f"M{x - 1} {top}H{x + 1}M{x} {top}V{top - 0.6}", 0.3)


def flag(
    street: StreetScene, x: float, foot: float, top: float, colour: Colour, side: float = 1.0
) -> None:
    """A flag on its pole."""
    street.line(f"M{x} {foot}V{top}", 0.32)
    cloth = "M0 0.1C1 -0.4 1.8 0.6 3 0.1V1.7C1.8 2.2 1 1.2 0 1.7Z"
    street.accent(placed(cloth, x, top, 1, side), colour, FINE)


def awning(street: StreetScene, x: float, top: float, width: float, colour: Colour) -> None:
    """A striped awning, its edge scalloped."""
    count = max(3, round(width / 1.1)) | 1
    step = width / count
    cloth = f"M0 0H{step}V1.3Q{step / 2} 2.2 0 1.3Z"
    cloths = [placed(cloth, x + i * step, top) for i in range(count)]
    street.accent(joined(cloths[::2]), colour, FINE)
    street.body(joined(cloths[1::2]), PLASTER, FINE)


def fence(street: StreetScene, x: float, width: float, top: float = 16.4) -> None:
    """A white picket fence."""
    street.line(f"M{x} {top + 0.8}H{x + width}M{x} 17.9H{x + width}", 0.3)
    count = int(width / 0.95)
    step = width / count
    pickets = (
        placed(f"M0 0L0.25 -0.35L0.5 0V{GROUND - top}H0Z", x + (i + 0.2) * step, top)
        for i in range(count)
    )
    street.body(joined(pickets), PLASTER, 0.16)


def pine(street: StreetScene, x: float, height: float, foot: float = GROUND) -> None:
    """A fir tree of three tiers."""
    street.surface(rectangle(x - 0.3, foot - 1.4, 0.6, 1.4), TRUNK, FINE)
    tiers = "M0 -10L1.7 -6.6H1L2.5 -3.9H1.6L3.2 -1H-3.2L-1.6 -3.9H-2.5L-1 -6.6H-1.7Z"
    street.surface(placed(tiers, x, foot, height / 10), PINE, EDGE)
    street.line(placed("M0.4 -6.6H1M0.6 -3.9H1.6M0.6 -1.9H2.6", x, foot, height / 10), FINE)


def cypress(street: StreetScene, x: float, height: float, foot: float = GROUND) -> None:
    """A slim cypress."""
    shape = "M0 -10C1.2 -7.6 1.6 -4.4 1 -0.8H-1C-1.6 -4.4 -1.2 -7.6 0 -10Z"
    street.line(f"M{x} {foot - 1}V{foot}", 0.5)
    street.surface(placed(shape, x, foot, height / 10), PINE, EDGE)
    shade = placed("M0.2 -9C1.1 -7 1.5 -4.4 1 -0.8H0.2Z", x, foot, height / 10)
    street.hatch(shade, 0.55, 0.14, 1.2)


def palm(street: StreetScene, x: float, height: float, side: float = 1.0) -> None:
    """A palm that leans a little."""
    s = height / 10
    trunk = "M-0.35 0C-0.3 -4 0 -6.6 0.9 -8.6L1.4 -8.4C0.8 -6.4 0.5 -4 0.55 0Z"
    street.surface(placed(trunk, x, GROUND, s, side), TRUNK, FINE)
    fronds = (
        "M1.1 -8.6C-0.6 -9.8 -2 -9.4 -3 -7.4C-1.6 -8 -0.4 -8.2 1.1 -8.6Z"
        "M1.1 -8.6C0.4 -10.4 -0.8 -11 -2.4 -10.6C-1 -10 0.2 -9.4 1.1 -8.6Z"
        "M1.1 -8.6C1.6 -10.6 3 -11.2 4.6 -10.6C3 -10.2 2 -9.6 1.1 -8.6Z"
        "M1.1 -8.6C2.8 -9.8 4.4 -9.2 5.2 -7.2C3.8 -7.8 2.6 -8.2 1.1 -8.6Z"
        "M1.1 -8.6C2.4 -8 2.8 -6.8 2.6 -5.4C2 -6.6 1.4 -7.6 1.1 -8.6Z"
        "M1.1 -8.6C-0.4 -8 -1 -6.8 -0.8 -5.6C-0.2 -6.8 0.4 -7.8 1.1 -8.6Z"
    )
    street.surface(placed(fronds, x, GROUND, s, side), LEAF, FINE)


def pediment(street: StreetScene, x: float, base: float, width: float, rise: float) -> None:
    """A gable of stone with a round window, on its beam."""
    street.surface(
        f"M{x - 0.6} {base}L{x + width / 2} {base - rise}L{x + width + 0.6} {base}Z", PLASTER, EDGE
    )
    street.accent(circle(x + width / 2, base - 0.4 * rise, 0.17 * rise), street.style.accent, FINE)
    street.body(rectangle(x - 0.6, base, width + 1.2, 0.8), STONE, EDGE)


def columns(
    street: StreetScene, places: tuple[float, ...], top: float, bottom: float, width: float = 0.9
) -> None:
    """White columns with caps and feet, their right side hatched."""
    shafts = joined(rectangle(x - width / 2, top, width, bottom - top) for x in places)
    street.body(shafts, PLASTER, FINE)
    shade = joined(rectangle(x + 0.11 * width, top, 0.39 * width, bottom - top) for x in places)
    street.hatch(shade, 0.4, 0.14)
    wide = width + 0.5
    ends = (rectangle(x - wide / 2, y, wide, 0.45) for x in places for y in (top, bottom - 0.45))
    street.body(joined(ends), STONE, 0.16)


def steps(street: StreetScene, x: float, width: float, count: int = 3) -> None:
    """Stairs of stone up to a door."""
    for i in range(count):
        inset = 0.5 * i
        level = GROUND - 0.45 * (i + 1) + 0.3
        street.body(rectangle(x + inset, level, width - 2 * inset, 0.45), STONE, FINE)
