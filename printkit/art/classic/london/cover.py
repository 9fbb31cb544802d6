"""The picture on the British box: the sun behind the dome, the clock tower, a bus on the bridge."""

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.classic.london.scene import GOLD, IRON, LEAD, NAVY, PORTLAND, RED, STOCK, WHITE
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle
from printkit.scene import Node

_AIR, _BEAM = parse_colour("#e6eef0"), parse_colour("#d3e2e8")
_SUN, _GLOW = parse_colour("#f4b860"), parse_colour("#f8d79b")
_FAR, _HAZE = parse_colour("#a9bcc9"), parse_colour("#c4d2db")
_RIVER, _RIPPLE = parse_colour("#3f6d86"), parse_colour("#8fb6c4")
_GLASS = parse_colour("#2f4560")

_ROAD, _WATER = -17.0, -8.0
"""The road on the bridge, and the river below it."""


@drawing("cover-london")
def uk_cover(width: float, height: float, style: Style) -> Node:
    """London over its river, from the clock tower to the column."""
    plate = Cover(width, height, style)
    plate.rays(50, -26, 28, _AIR, _BEAM)
    plate.area(circle(50, -31, 21), _GLOW, FINE)
    plate.area(circle(50, -31, 17), _SUN, FINE)
    _roofs(plate)
    _dome(plate.at(50, -20, 0.94))
    _clock_tower(plate.at(19, -16, 0.65))
    _column(plate.at(79.4, -16, 0.8))
    _river(plate)
    _bridge(plate)
    _tug(plate.at(75, -3))
    _tug(plate.at(25.4, -2.2, 0.8))
    _bus(plate.at(30.8, _ROAD, 0.8))
    _cab(plate.at(67.4, _ROAD, 0.8))
    _balustrade(plate)
    return plate.node()


def _roofs(plate: Cover) -> None:
    """Two rows of roofs and spires in the haze."""
    far = (
        "M0 -10V-31H4V-34L6 -37L8 -34V-30H15V-33H24V-28H28V-10"
        "ZM72 -10V-30H75L77 -39L79 -30H86V-33H92V-31H100V-10Z"
    )
    plate.plain(far, plate.style.fill(_HAZE))
    plate.faint(far, LINE, _FAR.shade(0.15))
    near = (
        "M0 -10V-25H5L8 -28L11 -25V-23H28V-26H33V-29H36V-24H42V-27H58V-24H63V-28H67V-25"
        "L71 -29L75 -25H90V-27H95V-25H100V-10Z"
    )
    plate.area(near, _FAR, FINE)
    chimneys = (rectangle(x, y, 1.4, 2.4) for x, y in ((2, -27), (31, -28), (60, -26.2), (93, -29)))
    plate.area(joined(chimneys), STOCK, FINE)
    panes = [
        rectangle(x, y, 1, 1.6) for y in (-22, -19) for x in (2, 5, 31, 34, 61, 64, 67, 92, 95)
    ]
    plate.surface(joined(panes), _GLASS, FINE)


def _dome(plate: Cover) -> None:
    """The cathedral: portico, drum, dome, lantern."""
    plate.area(rectangle(-13, -7, 26, 14), PORTLAND, LINE)
    for side in (-1, 1):
        tower = side * 11.4
        plate.area(rectangle(tower - 2, -12, 4, 19), PORTLAND, LINE)
        plate.area(
            f"M{tower - 2} -12Q{tower - 1.6} -16 {tower} -16.6Q{tower + 1.6} -16 {tower + 2} -12Z",
            LEAD,
            LINE,
        )
        plate.line(f"M{tower} -16.6v-2", LINE)
        plate.surface(rectangle(tower - 0.7, -10.4, 1.4, 3.4, 0.7), _GLASS, FINE)
    plate.area(rectangle(-7.6, -12.4, 15.2, 5.6), WHITE, LINE)
    columns = (rectangle(-6.8 + 1.95 * i, -11.6, 0.9, 4.6) for i in range(8))
    plate.area(joined(columns), LEAD, FINE)
    plate.area(rectangle(-8.2, -13.4, 16.4, 1.2), PORTLAND, LINE)
    plate.area(
        "M-7.2 -13.4C-7 -21 -3.6 -25 0 -25.6C3.6 -25 7 -21 7.2 -13.4Z",
        LEAD,
        BOLD,
    )
    ribs = " ".join(
        f"M{7.2 * s} -13.4C{7 * s} -21 {3.6 * s} -25 0 -25.6" for s in (-0.66, -0.33, 0, 0.33, 0.66)
    )
    plate.line(ribs, FINE)
    plate.area(rectangle(-1.5, -29.4, 3, 4.2), WHITE, LINE)
    plate.accent(circle(0, -30.6, 1), GOLD, FINE)
    plate.line("M0 -31.4v-3.4M-1.1 -33.4h2.2", LINE)
    plate.area("M-6.4 -7L0 -10.6L6.4 -7Z", WHITE, LINE)
    pillars = (rectangle(-5.8 + 2.1 * i, -6.6, 1.1, 13) for i in range(6))
    plate.area(joined(pillars), WHITE, FINE)


def _clock_tower(plate: Cover) -> None:
    """The tower with the bell, taller than all."""
    plate.area(rectangle(-4, -27, 8, 27), STOCK, BOLD)
    seams = (rectangle(-3.2 + 2.3 * i, -25.6, 1.8, 25) for i in range(3))
    plate.area(joined(seams), STOCK.tint(0.7), FINE)
    plate.area(rectangle(-4.8, -37, 9.6, 10.2), STOCK.tint(0.85), BOLD)
    plate.body(circle(0, -31.8, 3.7), WHITE, LINE)
    marks = (polyline([on_circle(0, -31.8, r, 30 * i) for r in (2.9, 3.4)]) for i in range(12))
    plate.line(joined(marks), FINE)
    plate.line("M0 -34.4V-31.8L1.9 -30.7", LINE)
    plate.area("M-4.8 -37H4.8L3 -41H-3Z", LEAD, LINE)
    plate.area(rectangle(-2.8, -43.2, 5.6, 2.3), GOLD, LINE)
    plate.area("M-3 -43.2H3L0 -51.5Z", LEAD, BOLD)
    plate.line("M0 -51.5v-2.4", LINE)


def _column(plate: Cover) -> None:
    """The admiral on his column."""
    plate.area(rectangle(-4.4, -8, 8.8, 8), PORTLAND, LINE)
    plate.area(rectangle(-5.2, -8.8, 10.4, 1.2), WHITE, LINE)
    plate.area(
        "M-1.7 -8.8L-1.3 -33H1.3L1.7 -8.8Z",
        PORTLAND,
        BOLD,
    )
    plate.line(
        "M-0.6 -9.4L-0.45 -32.6M0.6 -9.4L0.45 -32.6",
        FINE,
    )
    plate.area("M-2.6 -35H2.6L1.5 -33H-1.5Z", WHITE, LINE)
    plate.accent(
        "M-1.1 -35L-0.9 -39Q0 -39.8 0.9 -39L1.1 -35Z",
        NAVY,
        FINE,
    )
    plate.accent(circle(0, -40.3, 0.75), STOCK, FINE)
    plate.accent("M-1.9 -40.7Q0 -42.6 1.9 -40.7Z", NAVY, FINE)


def _river(plate: Cover) -> None:
    """The river, with what it shows of the sun; in black only its even lines."""
    water = rectangle(0, -12, 100, 12)
    if plate.style.ink is Ink.MONO:
        plate.body(water, WHITE, FINE)
        plate.hatch(water, 1.1, FINE)
        return
    plate.flat(water, _RIVER)
    glints = (
        (50, 9, -5.4),
        (50, 12, -3.8),
        (50, 7, -2.2),
        (18, 5, -4.4),
        (83, 6, -4.6),
        (27, 4, -1.8),
    )
    rows = " ".join(f"M{x - w} {y}H{x + w}" for x, w, y in (*glints, (72, 5, -1.6)))
    plate.faint(rows, BOLD if plate.style.is_full else LINE, _RIPPLE)


def _bridge(plate: Cover) -> None:
    """Five arches, their piers in the water, lamps above them."""
    arches = [(-4, 14), (14, 38), (38, 62), (62, 86), (86, 104)]
    holes = "".join(f"L{a + 2} -5.6V-8Q{(a + b) / 2} -18.4 {b - 2} -8V-5.6" for a, b in arches)
    plate.area(f"M-4 {_ROAD}V-5.6{holes}L104 -5.6V{_ROAD}Z", PORTLAND, BOLD)
    for pier in (14, 38, 62, 86):
        plate.area(
            f"M{pier - 2.4} -5V{_ROAD + 2}H{pier + 2.4}V-5L{pier} -3.6Z", PORTLAND.shade(0.08), LINE
        )
    for x in (14, 86):
        plate.line(f"M{x} {_ROAD}v-6", LINE)
        for dx in (-1.4, 0, 1.4):
            plate.accent(circle(x + dx, _ROAD - 6.4 - 0.8 * (dx == 0), 0.8), GOLD, FINE)
        plate.line(f"M{x - 1.4} {_ROAD - 5.6}Q{x} {_ROAD - 4.2} {x + 1.4} {_ROAD - 5.6}", FINE)


def _balustrade(plate: Cover) -> None:
    """Between us and what drives on the bridge."""
    plate.area(rectangle(-4, _ROAD, 108, 2), WHITE, LINE)
    posts = (rectangle(-3 + 1.5 * i, _ROAD + 0.5, 0.6, 1.1) for i in range(72))
    plate.faint(joined(posts), FINE, LEAD)


def _tug(plate: Cover) -> None:
    """A tug on the river, its smoke behind it and a wave before its bow."""
    plate.lacquer("M-5.6 -2.4Q0 -1.9 6.8 -3.6Q6 -1.2 4.6 0.4H-4.6Q-5.5 -0.8 -5.6 -2.4Z", NAVY, LINE)
    plate.line("M-5.2 -1.6Q0 -1.1 6 -2.4", LINE, WHITE if plate.style.is_full else None)
    plate.area("M3 0.6C4.4 0.2 5 -1 6.4 -1.1C6.2 -0.4 7 0.1 8.4 0.6Z", WHITE, FINE)
    plate.area("M-7.6 0.6Q-6.4 -0.4 -5.2 0.1Q-4 -0.3 -2.8 0.6Z", WHITE, FINE)
    plate.area(rectangle(-3.6, -4.6, 5, 2.5), WHITE, FINE)
    plate.glass(joined(rectangle(x, -4.1, 0.9, 0.9) for x in (-3, -1.5, 0)), _GLASS)
    plate.lacquer(rectangle(-1.8, -6.6, 1.5, 2), RED, FINE)
    plate.area("M-1.6 -6.8Q-3.6 -7 -3.4 -8.2Q-5.4 -8.6 -4.6 -9.8Q-2.6 -9.8 -1.2 -6.8Z", WHITE, FINE)
    plate.line("M4.6 -3V-4.8", FINE)


def _bus(plate: Cover) -> None:
    """A red bus with an upper deck."""
    plate.lacquer(
        "M-10 -1V-13.4Q-10 -14.4 -9 -14.4H9.4Q11 -14.4 11.2 -12.8V-1Z",
        RED,
        BOLD,
    )
    plate.body(rectangle(-10, -7.8, 21.2, 0.9), WHITE, FINE)
    upper = [rectangle(-8.9 + 3.3 * i, -12.8, 2.8, 3.4, 0.5) for i in range(6)]
    lower = [rectangle(-5.6 + 3.3 * i, -6.2, 2.8, 2.9, 0.5) for i in range(5)]
    plate.glass(joined([*upper, *lower]), _GLASS)
    plate.glass(rectangle(-9.3, -6.2, 2.7, 5.2), _GLASS)
    plate.body(rectangle(-4, -9.2, 9, 1.2), WHITE, FINE)
    for wheel in (-5.8, 6.8):
        plate.accent(circle(wheel, -0.9, 2), IRON, LINE)
        plate.body(circle(wheel, -0.9, 0.8), LEAD, FINE)


def _cab(plate: Cover) -> None:
    """A black cab that follows."""
    plate.lacquer(
        "M-8 -0.9V-3.6Q-8 -4.4 -4.4 -4.6L-3.2 -7.8Q-2.8 -8.4 -2 -8.4H3.6Q6 -8.4 6.4 -5L6.8 -0.9Z",
        IRON,
        LINE,
    )
    doors = (rectangle(x, -4.5, 0.3, 3) for x in (-3.3, 0.8, 5))
    seams = joined([*doors, rectangle(-0.6, -3.9, 0.9, 0.3)])
    plate.plain(seams, plate.style.line if plate.style.ink is Ink.MONO else WHITE)
    panes = plate.glass if plate.style.ink is Ink.MONO else plate.body
    panes(
        "M-3.4 -4.8L-2.5 -7.4H0.6V-4.8ZM1.3 -7.4H3.8Q5 -7.2 5.3 -4.8H1.3Z",
        _AIR,
        FINE,
    )
    plate.accent(rectangle(-0.8, -9.4, 2.4, 1), GOLD, FINE)
    for wheel in (-5, 4):
        plate.accent(circle(wheel, -0.8, 1.6), IRON, LINE)
        plate.body(ellipse(wheel, -0.8, 0.7, 0.7), LEAD, FINE)
