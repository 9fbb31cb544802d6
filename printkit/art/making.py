"""Small drawings of how paper pieces are made: one for each step, the last shows the piece.

They stand on a grid of 48 by 36; the accent is the colour of the piece.
"""

from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE, Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle, sector
from printkit.scene import Node

LINE = 0.8
FINE = 0.5
"""Widths of lines."""


def _plate(width: float, height: float, style: Style) -> Plate:
    return Plate(width, height, style, 48, 36)


def _light(style: Style) -> Colour:
    """Small marks on the piece's colour; dark where that is left out or pale."""
    return WHITE if style.is_full else style.line


def _arrow(plate: Plate, stem: str, tip: tuple[float, float], turn: float) -> None:
    """A bold arrow; ``turn`` is where it points to, 0 is right, 90 down."""
    plate.line(stem, 1.2)
    plate.dot(
        polyline([on_circle(*tip, 2.6, turn + at) for at in (0, 130, 230)], close=True),
        plate.style.line,
    )


def _dashes(*lines: tuple[float, float, float, float], step: float = 2.0) -> Path:
    """Dashed straight lines, for folds."""
    pieces = []
    for x1, y1, x2, y2 in lines:
        count = max(1, round(max(abs(x2 - x1), abs(y2 - y1)) / step))
        for i in range(count):
            start, end = (i + 0.1) / count, (i + 0.65) / count
            pieces.append(
                polyline((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (start, end))
            )
    return joined(pieces)


def _teeth(cx: float, cy: float, inner: float, start: float, end: float, count: int) -> Path:
    """Teeth on the inner edge of a band."""
    step = (end - start) / count
    return joined(
        polyline(
            [
                on_circle(cx, cy, inner, start + step * (i + 0.1)),
                on_circle(cx, cy, inner - 3.2, start + step * (i + 0.5)),
                on_circle(cx, cy, inner, start + step * (i + 0.9)),
            ],
            close=True,
        )
        for i in range(count)
    )


@drawing("make-dome-1")
def make_dome_1(width: float, height: float, style: Style) -> Node:
    """A band with its teeth and its tab, cut out."""
    plate = _plate(width, height, style)
    plate.body("M41.4 23.4L45 26.4L40.4 31.4L36.6 28.6Z", WHITE, FINE)
    plate.body(_teeth(24, 40, 19, -142, -38, 9), WHITE, FINE)
    plate.surface(sector(24, 40, 29, 19, -142, -38), style.accent, LINE)
    return plate.node()


@drawing("make-dome-2")
def make_dome_2(width: float, height: float, style: Style) -> Node:
    """A strip pulled down over the edge of a table."""
    plate = _plate(width, height, style)
    plate.surface("M2 19H29V23H2Z", style.accent.tint(0.25), LINE)
    plate.line("M7 23V35M25 23V35", LINE)
    plate.line("M10 17.2H27C31.5 17.2 33 20 32.4 24.5C32 28 34.5 31 38 31.5", 2.6, style.accent)
    _arrow(plate, "M37 9C42 12 44 17 43.4 22", (43.2, 23.6), 96)
    return plate.node()


@drawing("make-dome-3")
def make_dome_3(width: float, height: float, style: Style) -> Node:
    """The band closed to a ring."""
    plate = _plate(width, height, style)
    _band(plate, 24, 27, 18, 12, 14)
    plate.tone("M24 30.6L24 17.6L27.6 17.3L29.4 30.2Z", style.accent.shade(0.3))
    plate.line("M24 30.8V17.8", FINE)
    _arrow(plate, "M2.6 20C3 13 7 8 12 6", (13.6, 5.4), -24)
    return plate.node()


def _band(plate: Plate, x: float, y: float, low: float, high: float, tall: float) -> None:
    """A ring of paper, wider below, seen from a little above."""
    top = y - tall
    accent = plate.style.accent
    plate.surface(
        f"M{x - low} {y}C{x - low} {y + low * 0.3} {x + low} {y + low * 0.3} {x + low} {y}"
        f"L{x + high} {top}H{x - high}Z",
        accent,
        LINE,
    )
    plate.body(ellipse(x, top, high, high * 0.26), WHITE, LINE)


@drawing("make-dome-4")
def make_dome_4(width: float, height: float, style: Style) -> Node:
    """The finished dome."""
    plate, accent = _plate(width, height, style), style.accent
    plate.surface("M4 29C4 35 44 35 44 29L37.6 15.4H10.4Z", accent, LINE)
    plate.surface("M10.4 15.4C10.4 19.6 37.6 19.6 37.6 15.4L24 4.4Z", accent.tint(0.8), LINE)
    plate.tone("M44 29C44 31.4 37 33 28 33.4L28.6 18.4C34 18 37.6 17 37.6 15.4Z", accent.shade(0.2))
    plate.tone("M37.6 15.4C37.6 17 34 18 28.6 18.4L24 4.4Z", accent.shade(0.1))
    plate.line("M28 33.4L28.6 18.4L24 4.4M14.4 32.6L18.4 18.2L24 4.4", FINE)
    plate.dot(
        joined([circle(10.6, 25, 2), circle(21.6, 27.2, 2.2), circle(35, 26.4, 2.1)]), _light(style)
    )
    return plate.node()


@drawing("make-gable-1")
def make_gable_1(width: float, height: float, style: Style) -> Node:
    """The net with its folds."""
    plate = _plate(width, height, style)
    walls = "M3 17H13L18 11L23 17H33L38 11L43 17V30H3Z"
    plate.body("M43 18L46 19.6V27.4L43 29Z", WHITE, FINE)
    plate.surface("M23 17L24 6H32L33 17Z", style.accent.tint(0.45), LINE)
    plate.surface(walls, style.accent, LINE)
    folds = _dashes((13, 17, 13, 30), (23, 17, 23, 30), (33, 17, 33, 30), (23, 17, 33, 17))
    plate.line(folds, FINE, _light(style))
    return plate.node()


@drawing("make-gable-2")
def make_gable_2(width: float, height: float, style: Style) -> Node:
    """The walls closed to a box, the roof still open."""
    plate, accent = _plate(width, height, style), style.accent
    plate.body("M7 14L18 6L36 9.4V22L7 30Z", WHITE, FINE)
    plate.surface("M24 18L42 13V27L24 33Z", accent.shade(0.2), LINE)
    plate.surface("M7 15.6L15.4 9L24 18V33L7 29Z", accent, LINE)
    plate.surface("M24 18L42 13L46 3.4L29 7Z", accent.tint(0.45), LINE)
    plate.line(_dashes((24, 18, 42, 13)), FINE)
    return plate.node()


@drawing("make-gable-3")
def make_gable_3(width: float, height: float, style: Style) -> Node:
    """The finished house."""
    plate, accent = _plate(width, height, style), style.accent
    plate.surface("M8 18L16 8L25 20V33.4L8 30Z", accent, LINE)
    plate.surface("M25 20L42 16V28.4L25 33.4Z", accent.shade(0.2), LINE)
    plate.surface("M14.6 6.4L33.6 3.4L44.6 15.8L25.6 20.4Z", accent.tint(0.45), LINE)
    plate.line("M6.6 19.4L15 7L25.6 21.2", 1.4)
    plate.dot("M14 31.2V24L19 24.8V32.2Z", _light(style))
    plate.dot("M29.4 23.2L33 22.3V26.3L29.4 27.4ZM36 21.5L39 20.8V24.6L36 25.5Z", _light(style))
    return plate.node()


@drawing("make-prism-1")
def make_prism_1(width: float, height: float, style: Style) -> Node:
    """The net: a row of walls, the roof a fan above one of them."""
    plate = _plate(width, height, style)
    plate.body("M42 21L45 22.6V30.4L42 32Z", WHITE, FINE)
    hub, radius = (25.5, 11.0), 10.6
    for turn in range(6):
        corners = [on_circle(*hub, radius, 90 + (turn - 3 + side) * 51) for side in (0.5, -0.5)]
        fan = polyline([hub, *corners], close=True)
        plate.surface(fan, style.accent.tint(0.45), FINE)
    plate.surface("M3 20.6H42V32H3Z", style.accent, LINE)
    folds = _dashes(*((x, 20.6, x, 32) for x in (9.5, 16, 22.5, 29, 35.5)))
    plate.line(folds, FINE, _light(style))
    return plate.node()


@drawing("make-prism-2")
def make_prism_2(width: float, height: float, style: Style) -> Node:
    """The walls closed to a tower, the roof still open."""
    plate, accent = _plate(width, height, style), style.accent
    plate.body("M10 15L17 11H30L37 15L30 19H17Z", WHITE, FINE)
    plate.surface("M10 15L17 19V34L10 30Z", accent.tint(0.85), LINE)
    plate.surface("M17 19H30V34H17Z", accent, LINE)
    plate.surface("M30 19L37 15V30L30 34Z", accent.shade(0.2), LINE)
    plate.surface("M30 19L37 15L43 4.4ZM37 15L36 10.4L43 4.4Z", accent.tint(0.45), FINE)
    _arrow(plate, "M36 2.6C31 1.2 25 2.4 22 6", (21, 7.4), 122)
    return plate.node()


@drawing("make-prism-3")
def make_prism_3(width: float, height: float, style: Style) -> Node:
    """The finished tower."""
    plate, accent = _plate(width, height, style), style.accent
    plate.surface("M10 16L17 19.6V34L10 30Z", accent.tint(0.85), LINE)
    plate.surface("M17 19.6H31V34H17Z", accent, LINE)
    plate.surface("M31 19.6L38 16V30L31 34Z", accent.shade(0.2), LINE)
    plate.surface("M8.6 16L16.4 20.2L24 3Z", accent.tint(0.6), LINE)
    plate.surface("M16.4 20.2H31.6L24 3Z", accent.tint(0.4), LINE)
    plate.surface("M31.6 20.2L39.4 16L24 3Z", accent.tint(0.2), LINE)
    windows = joined(rectangle(x, 23.4, 2.6, 3.2, 0.6) for x in (18.8, 22.7, 26.6))
    plate.dot(windows, _light(style))
    plate.dot("M22 34V29.6H26V34Z", _light(style))
    return plate.node()


def _figure(plate: Plate, x: float, y: float, size: float) -> None:
    """A little figure, whatever the token shows."""
    plate.dot(circle(x, y - 2.4 * size, 1.5 * size), _light(plate.style))
    plate.dot(
        f"M{x - 2.1 * size} {y + 3.2 * size}C{x - 2.1 * size} {y - 1.6 * size} "
        f"{x + 2.1 * size} {y - 1.6 * size} {x + 2.1 * size} {y + 3.2 * size}Z",
        _light(plate.style),
    )


@drawing("make-standee-1")
def make_standee_1(width: float, height: float, style: Style) -> Node:
    """Two panels, the fold between them."""
    plate, accent = _plate(width, height, style), style.accent
    plate.surface("M28 6L42 10.6V30.4L28 25Z", accent.tint(0.45), LINE)
    plate.surface("M28 6L10 10.6V32.6L28 25Z", accent, LINE)
    plate.line(_dashes((28, 6, 28, 25)), FINE)
    _figure(plate, 18.6, 20, 1.7)
    _arrow(plate, "M5 5C11 1.8 20 1.4 27 2.4", (17.4, 1.9), 0)
    return plate.node()


@drawing("make-standee-2")
def make_standee_2(width: float, height: float, style: Style) -> Node:
    """The panels glued, the feet bent apart."""
    plate, accent = _plate(width, height, style), style.accent
    plate.body("M14 25H34L40 33.4H8Z", WHITE, LINE)
    plate.body("M14 25L21 20.6H41L34 25Z", WHITE, FINE)
    plate.surface("M14 3H34V25H14Z", accent, LINE)
    _figure(plate, 24, 14.4, 2.3)
    plate.line(_dashes((14, 25, 34, 25)), FINE)
    return plate.node()


@drawing("make-standee-3")
def make_standee_3(width: float, height: float, style: Style) -> Node:
    """The token stands on its base."""
    plate, accent = _plate(width, height, style), style.accent
    plate.surface("M8 33L15 24.4H41L34 33Z", accent.tint(0.45), LINE)
    plate.surface("M14 4H34V28.6H14Z", accent, LINE)
    plate.tone("M34 4L36 3V27.4L34 28.6Z", accent.shade(0.3))
    _figure(plate, 24, 16, 2.5)
    return plate.node()


@drawing("make-die-1")
def make_die_1(width: float, height: float, style: Style) -> Node:
    """The net of a cube with its folds."""
    plate = _plate(width, height, style)
    side = 10.4
    squares = [(3.0, 12.8), (13.4, 12.8), (23.8, 12.8), (34.2, 12.8), (13.4, 2.4), (13.4, 23.2)]
    plate.body("M23.8 2.4L27 5.4V9.8L23.8 12.8ZM23.8 23.2L27 26.2V30.6L23.8 33.6Z", WHITE, FINE)
    for x, y in squares:
        plate.surface(rectangle(x, y, side, side), style.accent, FINE)
    half = side / 2
    pips = [circle(x + half, y + half, 1.3) for x, y in squares]
    plate.dot(joined(pips), _light(style))
    return plate.node()


@drawing("make-die-2")
def make_die_2(width: float, height: float, style: Style) -> Node:
    """The finished die."""
    plate, accent = _plate(width, height, style), style.accent
    plate.surface("M24 2L39 9.4L24 17L9 9.4Z", accent.tint(0.6), LINE)
    plate.surface("M9 9.4L24 17V34.4L9 26.6Z", accent, LINE)
    plate.surface("M39 9.4L24 17V34.4L39 26.6Z", accent.shade(0.2), LINE)
    left = [ellipse(12.6, 16.6, 1.5, 1.9), ellipse(16.5, 21.9, 1.5, 1.9)]
    left.append(ellipse(20.4, 27.2, 1.5, 1.9))
    right = [ellipse(28, 27, 1.5, 1.9), ellipse(35, 16.6, 1.5, 1.9)]
    plate.dot(joined([*left, *right, ellipse(24, 9.5, 2.6, 1.4)]), _light(style))
    return plate.node()


@drawing("make-chip-1")
def make_chip_1(width: float, height: float, style: Style) -> Node:
    """Front and back, glued to each other."""
    plate, accent = _plate(width, height, style), style.accent
    plate.surface("M22 4L42 8V32L22 27Z", accent.tint(0.45), LINE)
    plate.body("M4 8L24 4V27L4 32Z", WHITE, LINE)
    plate.accent(ellipse(14, 18, 6.8, 8), accent, LINE)
    plate.line(_dashes((23, 4, 23, 27)), FINE)
    return plate.node()


@drawing("make-chip-2")
def make_chip_2(width: float, height: float, style: Style) -> Node:
    """A chip, cut round."""
    plate, accent = _plate(width, height, style), style.accent
    plate.surface(ellipse(24, 20.6, 16, 14), accent.shade(0.3), LINE)
    plate.surface(ellipse(24, 17.4, 16, 14), accent, LINE)
    plate.line(ellipse(24, 17.4, 12, 10.2), FINE, _light(style))
    plate.dot("M24 10.4L28 17L24 24L20 17Z", _light(style))
    return plate.node()
