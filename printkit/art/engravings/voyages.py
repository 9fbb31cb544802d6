"""Seven vignettes of space, from the nearest sight to the farthest."""

import math

from printkit.art.engravings.engraving import BOLD, FINE, Engraving
from printkit.art.registry import drawing
from printkit.art.space.curves import slanted_arc, slanted_ring
from printkit.art.space.palette import CREAM, GOLD
from printkit.art.style import Style
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, on_circle, rectangle, star
from printkit.geometry.transform import rotate
from printkit.scene import Node


class _Voyage(Engraving):
    """An engraving that is printed twice where ink is no matter: gold on a tint of the note's."""

    def __init__(self, width: float, height: float, style: Style) -> None:
        super().__init__(width, height, style)
        self.field = style.accent.tint(0.38)
        self.paper = GOLD.mix(CREAM, 0.45)

    def halo(self, shape: Path) -> None:
        """Room on the field: the lines of the sky stop there."""
        self._add(shape, self.style.fill(self.field), None)


def _stars(plate: _Voyage, *places: tuple[float, float, float]) -> None:
    for x, y, size in places:
        plate.cut(star(x, y, size, size * 0.35, 4), FINE)


@drawing("note-vignette-1")
def moon(width: float, height: float, style: Style) -> Node:
    """The Moon and its craters."""
    plate = _Voyage(width, height, style)
    plate.sky()
    _stars(plate, (6.5, 10, 1.3), (33.5, 8.4, 1.5), (34.5, 20.6, 1.1), (7.6, 20.4, 1))
    plate.ball(20, 15, 11)
    for x, y, r in ((15, 10.5, 2.3), (21.5, 8, 1.3), (17, 18, 1.7), (23, 13.5, 2), (13, 15, 0.9)):
        plate.cut(circle(x, y, r), 0.26)
        plate.shade(circle(x - r * 0.15, y - r * 0.15, r * 0.75), 0.6, 0.42)
    return plate.node()


@drawing("note-vignette-2")
def satellite(width: float, height: float, style: Style) -> Node:
    """A satellite above the edge of a planet."""
    plate = _Voyage(width, height, style)
    plate.sky()
    _stars(plate, (7.4, 9.6, 1.2), (30.6, 5.6, 1.2), (35.4, 16.6, 1))
    edge = "M3.2 22.4C12 15.4 28 15.4 36.8 22.4C33 27 27 29.5 20 29.5C13 29.5 7 27 3.2 22.4Z"
    plate.cut(edge)
    plate.shade(
        "M8 26.4C16 20.4 27 19.6 36.8 22.4C33 27 27 29.5 20 29.5C15.2 29.5 11 28.4 8 26.4Z", 0.1
    )
    turn = rotate(-24, 20, 11)
    plate.line(parse_path_data("M13 11H27").transformed(turn), 0.6)
    for x in (4.5, 25.5):
        panel = rectangle(x, 8, 10, 6).transformed(turn)
        plate.cut(panel)
        plate.shade(panel, 0.9, 0.5)
        columns = polyline([(x + 10 / 3, 8), (x + 10 / 3, 14)]) + polyline(
            [(x + 20 / 3, 8), (x + 20 / 3, 14)]
        )
        plate.line(columns.transformed(turn), 0.26)
        plate.contour(panel, BOLD)
    plate.cut(rectangle(17, 6.6, 6, 8.4, 0.8).transformed(turn))
    plate.shade(rectangle(20.4, 6.6, 2.6, 8.4, 0.8).transformed(turn), 0.0, 0.45)
    plate.cut(
        parse_path_data(
            "M16.6 16.6H23.4C23 19.4 21.8 20.4 20 20.4C18.2 20.4 17 19.4 16.6 16.6Z"
        ).transformed(turn)
    )
    plate.line(parse_path_data("M20 15V16.6M20 20.4V22.2").transformed(turn), 0.5)
    return plate.node()


@drawing("note-vignette-3")
def radio_dish(width: float, height: float, style: Style) -> Node:
    """A radio telescope that listens to a star."""
    plate = _Voyage(width, height, style)
    plate.sky(24.5)
    _stars(plate, (32.6, 7, 2.2), (8, 10.4, 1.1), (35.6, 15.4, 1))
    plate.cut(
        "M2.6 22.6C8 20.4 12 23.4 20 22.6C28 21.8 32 20.6 37.4 22.6"
        "C33.6 27 27.4 29.5 20 29.5C12.6 29.5 6.4 27 2.6 22.6Z"
    )
    plate.shade(
        "M6 26C12 24 16 25.4 20 25.2C27 24.8 32 24 35.4 24.6"
        "C31.6 28 26.4 29.5 20 29.5C14.4 29.5 9.6 28.2 6 26Z",
        0.0,
        0.6,
    )
    plate.cut("M16.4 25.4L18.4 17.4H21.6L23.6 25.4Z")
    plate.line("M17.6 21H22.4M17 23.2H23M18 19L22.6 23M22 19L17.4 23", 0.26)
    turn = rotate(38, 20, 14)
    dish = parse_path_data(
        "M8.6 11.4H31.4C30.4 17 26 20.4 20 20.4C14 20.4 9.6 17 8.6 11.4Z"
    ).transformed(turn)
    plate.cut(dish)
    plate.shade(dish, -0.5, 0.6)
    plate.contour(dish, BOLD)
    rim = slanted_arc(20, 11.4, 11.4, flat=0.22).transformed(turn)
    plate.cut(rim)
    plate.line(parse_path_data("M12 12.6L20 3.6L28 12.6M20 3.6V13.4").transformed(turn), 0.3)
    plate.dark(circle(20, 3.6, 0.9).transformed(turn))
    return plate.node()


@drawing("note-vignette-4")
def rocket(width: float, height: float, style: Style) -> Node:
    """A rocket that leaves its pad."""
    plate = _Voyage(width, height, style)
    plate.sky(25)
    _stars(plate, (8, 9.4, 1.3), (31.6, 8, 1.4), (34.4, 15, 1))
    plate.cut(
        "M20 19C21.6 22 22.4 23.4 25 22.6C28 21.8 29 24 31 23.6"
        "C33 23.4 34 24.2 34.4 25C30.6 28 25.6 29.5 20 29.5C14.4 29.5 9.4 28 5.6 25"
        "C6 24.2 7 23.4 9 23.6C11 24 12 21.8 15 22.6C17.6 23.4 18.4 22 20 19Z"
    )
    plate.shade(
        "M21 25C24 24 27 26.4 33.4 25.8C30 28.2 25.4 29.5 20 29.5"
        "C18 29.5 16 29.3 14.2 28.9C17 28.6 19 26.6 21 25Z",
        0.0,
        0.55,
    )
    plate.line(
        "M9.6 26C11 25 12.6 25.4 13.4 26.4M16 25.4C17 24.4 18.4 24.6 19 25.6"
        "M25.6 25.8C26.6 25 28 25.2 28.6 26",
        0.26,
    )
    plate.cut("M18 20L20 27.5L22 20Z")
    for side in ("M16.6 14L13 18.4V22.4L17 20Z", "M23.4 14L27 18.4V22.4L23 20Z"):
        plate.cut(side)
        plate.shade(side, 1.2, 0.45)
    hull = "M20 2C23 4.6 24.2 8.4 24 12.6L23.2 20.6H16.8L16 12.6C15.8 8.4 17 4.6 20 2Z"
    plate.cut(hull)
    plate.shade("M20.8 2.8C23 5.2 24.2 8.4 24 12.6L23.2 20.6H21C22 14 22.2 8 20.8 2.8Z", 0.0, 0.42)
    plate.dark("M20 2C21.2 3 22.1 4.2 22.8 5.6C21 6.4 19 6.4 17.2 5.6C17.9 4.2 18.8 3 20 2Z")
    plate.cut(circle(20, 10, 1.9))
    plate.shade(circle(20, 10, 1.3), 0.6, 0.4)
    plate.line("M16.3 16H23.7M16.6 18.4H23.4", 0.26)
    return plate.node()


@drawing("note-vignette-5")
def ringed_planet(width: float, height: float, style: Style) -> Node:
    """A planet within its rings."""
    plate = _Voyage(width, height, style)
    plate.sky()
    _stars(plate, (9, 7.6, 1.4), (30.6, 24, 1.3), (34, 6.8, 1))
    _half_ring(plate, 180, 360)
    plate.ball(20, 15, 8.2)
    for level in (-3.4, -0.6, 2.6):
        reach = math.sqrt(8.2**2 - level**2) - 0.4
        belt = f"M{20 - reach} {15 + level}Q20 {16.6 + level} {20 + reach} {15 + level}"
        plate.line(parse_path_data(belt).transformed(rotate(-18, 20, 15)), 0.26)
    _half_ring(plate, 0, 180)
    return plate.node()


def _half_ring(plate: _Voyage, start: float, end: float) -> None:
    """The half of the rings behind the planet, or the one before it."""

    def lines(*radii: float) -> Path:
        arcs = (slanted_arc(20, 15, r, flat=0.26, turn=-18, start=start, end=end) for r in radii)
        return joined(arcs)

    disc = slanted_ring(20, 15, 18, 10.8, flat=0.26, turn=-18, start=start, end=end)
    plate.dot(disc, plate.paper)
    plate.line(lines(11.8, 12.8, 13.8, 14.3, 15.6, 16.4, 17.2), FINE)
    plate.line(lines(10.8, 18), 0.3)


@drawing("note-vignette-6")
def colony(width: float, height: float, style: Style) -> Node:
    """Domes of a colony under a distant sun."""
    plate = _Voyage(width, height, style)
    plate.sky(22)
    plate.ball(30, 8.6, 3.6)
    _stars(plate, (8.6, 9, 1.3), (16, 5, 1))
    plate.cut("M1.8 19.6L7 14.4L10.4 17L14 12.8L20 19L26 15.6L30 18.6L34 16L38.4 19.6H1.8Z", 0.26)
    plate.shade(
        "M7 14.4L8.4 15.5L7.6 20H4ZM14 12.8L17 15.9L15.4 20H11.6ZM34 16L36 17.8L34.8 20H31Z",
        1.0,
        0.5,
    )
    plate.cut("M1.4 19.4H38.6C36.4 25.4 29.4 29.5 20 29.5C10.6 29.5 3.6 25.4 1.4 19.4Z")
    plate.shade("M6 24.6H36C32 27.8 26.4 29.5 20 29.5C14.4 29.5 9.6 27.8 6 24.6Z", 0.0, 0.6)
    for cx, radius in ((20, 8.6), (8.6, 4.6), (31.6, 4.6)):
        _dome(plate, cx, 23.4, radius)
    plate.line("M12.8 22.8H11.6M27.2 22.8H28.6", 1.1)
    return plate.node()


def _dome(plate: _Voyage, cx: float, base: float, radius: float) -> None:
    k = radius * 0.5523
    top = base - radius
    dome = (
        f"M{cx - radius} {base}C{cx - radius} {base - k} {cx - k} {top} {cx} {top}"
        f"C{cx + k} {top} {cx + radius} {base - k} {cx + radius} {base}Z"
    )
    plate.cut(dome)
    inner = cx + 0.4 * radius
    plate.shade(
        f"M{cx} {top}C{cx + k} {top} {cx + radius} {base - k} {cx + radius} {base}"
        f"H{inner}C{inner} {base - k} {cx + 0.5 * k} {top + 1} {cx} {top}Z",
        0.5,
        0.5,
    )
    for share in (0.45, 0.0):
        bend = radius * share
        plate.line(f"M{cx - bend} {base}Q{cx - bend} {top + radius * 0.3} {cx} {top}", 0.22)
        plate.line(f"M{cx + bend} {base}Q{cx + bend} {top + radius * 0.3} {cx} {top}", 0.22)
    for share in (0.35, 0.7):
        reach = radius * math.sqrt(1 - share**2)
        plate.line(f"M{cx - reach} {base - radius * share}H{cx + reach}", 0.22)
    plate.line(f"M{cx - radius - 0.8} {base}H{cx + radius + 0.8}", 0.7)


_ORBITS = (10.4, 14.2, 18)


@drawing("note-vignette-7")
def sun(width: float, height: float, style: Style) -> Node:
    """The Sun, its rays and the orbits around it."""
    plate = _Voyage(width, height, style)
    plate.sky()
    orbits = joined(slanted_arc(20, 15, radius, flat=0.62, turn=-14) for radius in _ORBITS)
    for radius in _ORBITS:
        plate.halo(slanted_ring(20, 15, radius + 0.65, radius - 0.65, flat=0.62, turn=-14))
    plate.line(orbits, 0.3)
    for radius, angle, size in ((10.4, 200, 1), (14.2, 330, 1.5), (18, 155, 1.8), (14.2, 70, 0.9)):
        spot = slanted_arc(20, 15, radius, flat=0.62, turn=-14, start=angle, end=angle + 1)
        start = spot.segments[0]
        if start[0] == "M":
            plate.ball(start[1], start[2], size)
    plate.cut(joined(_ray(a, 9.4) for a in range(0, 360, 30)), 0.26)
    plate.cut(joined(_ray(a, 7.6) for a in range(15, 360, 30)), 0.26)
    plate.ball(20, 15, 5.2)
    return plate.node()


def _ray(angle: float, reach: float) -> Path:
    feet = [on_circle(20, 15, 5, angle + side) for side in (-11, 11)]
    return polyline([feet[0], on_circle(20, 15, reach, angle), feet[1]], close=True)
