"""Four vignettes of Britain: a bridge, a clock tower, a cathedral, a castle."""

from printkit.art.engravings.engraving import FINE, Engraving
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.geometry.transform import scale, translate
from printkit.scene import Node

_RIVER = "M2 20.8H38C35.2 26 28.2 29.5 20 29.5C11.8 29.5 4.8 26 2 20.8Z"
_GROUND = "M2.8 22H37.2C33.6 26.8 27.2 29.5 20 29.5C12.8 29.5 6.4 26.8 2.8 22Z"


def _river(plate: Engraving) -> None:
    """The water in front, with its ripples."""
    plate.cut(_RIVER, 0.26)
    plate.line(
        "M5 22.6Q6.6 22 8.2 22.6T11.4 22.6M26 22.8Q27.6 22.2 29.2 22.8T32.4 22.8M12 25.6"
        "Q13.6 25 15.2 25.6T18.4 25.6M22.4 26.6Q24 26 25.6 26.6T28.8 26.6M15 28.2Q17 27.6 19 28.2",
        0.26,
    )


def paving(plate: Engraving) -> None:
    """The paved ground in front."""
    plate.cut(_GROUND, 0.26)
    plate.line("M5.6 24.4H34.4M9.6 26.6H30.4M14.8 28.4H25.2", FINE)


def _windows(xs: tuple[float, ...], ys: tuple[float, ...], width: float, height: float) -> Path:
    return joined(rectangle(x - width / 2, y, width, height) for y in ys for x in xs)


@drawing("note-vignette-britain-2")
def bridge(width: float, height: float, style: Style) -> Node:
    """A bridge with two towers, its roadway lifted for a sail."""
    plate = Engraving(width, height, style)
    plate.sky(20)
    _river(plate)
    plate.line("M2.6 16.2Q8 17.6 11 9.6M37.4 16.2Q32 17.6 29 9.6", 0.4)
    hangers = " ".join(
        f"M{x} {y}V18.4"
        for x, y in ((5, 16.6), (7.4, 15.8), (9.2, 13.8), (35, 16.6), (32.6, 15.8), (30.8, 13.8))
    )
    plate.line(hangers, FINE)
    plate.cut("M2 18.2H11V19.8H2ZM29 18.2H38V19.8H29Z", 0.3)
    plate.cut("M15.4 18.4L20 14.4L20 15.8L15.4 20ZM24.6 18.4L20 14.4V15.8L24.6 20Z", 0.3)
    plate.cut(rectangle(14, 8.2, 12, 1.6), 0.3)
    plate.line(joined(polyline([(14 + i, 8.2), (14 + i, 9.8)]) for i in range(1, 12)), FINE)
    plate.cut("M18.6 22.6L20.4 16.4L20.6 22.6ZM21 22.6V17.4L23.4 22.6Z", 0.26)
    plate.deep("M17.6 23H24L23 24.4H18.4Z")
    for x in (13, 27):
        plate.cut(f"M{x - 2.4} 6.4H{x + 2.4}V23H{x - 2.4}Z")
        plate.shade(f"M{x + 0.8} 6.4H{x + 2.4}V23H{x + 0.8}Z", 0.6, 0.42)
        plate.deep(f"M{x - 2.4} 6.4L{x} 2L{x + 2.4} 6.4Z")
        plate.deep(_windows((x - 1.1, x + 0.6), (7.6, 11, 14), 0.8, 1.7))
        plate.deep(f"M{x - 1} 21V18.8Q{x} 17.2 {x + 1} 18.8V21Z")
        plate.cut(joined(_pinnacle(x + side, 6.6) for side in (-2.4, 2.4)), 0.26)
        plate.cut(f"M{x - 3.4} 21.4H{x + 3.4}L{x + 2.8} 24H{x - 2.8}Z")
    return plate.node()


def _pinnacle(x: float, foot: float) -> Path:
    return polyline([(x - 0.5, foot), (x, foot - 2.6), (x + 0.5, foot)], close=True)


@drawing("note-vignette-britain-3")
def clock_tower(width: float, height: float, style: Style) -> Node:
    """The clock tower above the river."""
    plate = Engraving(width, height, style)
    plate.sky(20.6)
    plate.cut("M22 14.6H35.6V21H22Z")
    plate.shade("M29 14.6H35.6V21H29Z", 0.8, 0.5)
    plate.deep(_windows(tuple(24 + 1.9 * i for i in range(6)), (16, 18.6), 0.8, 1.6))
    plate.cut(joined(_pinnacle(23 + 2 * i, 14.7) for i in range(7)), 0.26)
    _river(plate)
    plate.cut("M2.6 18H15V21.2H2.6Z", 0.3)
    plate.deep(
        joined(
            parse_path_data(f"M{x - 1.2} 21.2C{x - 1.2} 18.8 {x + 1.2} 18.8 {x + 1.2} 21.2Z")
            for x in (5.6, 8.8, 12)
        )
    )
    plate.cut("M14.4 23.4V8.2H20.6V23.4Z")
    plate.shade("M18.4 8.2H20.6V23.4H18.4Z", 0.6, 0.42)
    plate.line("M15.8 12.4V23M17.2 12.4V23", FINE)
    plate.cut(rectangle(13.8, 6, 7.4, 6.2))
    plate.cut(circle(17.5, 9.1, 2.5))
    plate.line("M17.5 7.4V9.1L18.9 9.9", 0.4)
    plate.line(
        joined(
            polyline([on_circle(17.5, 9.1, 2, 30 * i), on_circle(17.5, 9.1, 2.4, 30 * i)])
            for i in range(12)
        ),
        FINE,
    )
    plate.deep("M14.2 6L15.6 4.2H19.4L20.8 6Z")
    plate.deep("M16 4.2L17.5 0.9L19 4.2Z")
    plate.cut("M12.8 23.2H22.2L23 25H12Z")
    return plate.node()


@drawing("note-vignette-britain-4")
def cathedral(width: float, height: float, style: Style) -> Node:
    """A cathedral's dome between its towers."""
    plate = Engraving(width, height, style)
    plate.sky(22)
    paving(plate)
    plate.cut("M8 16.4H32V23.6H8Z")
    plate.shade("M26 16.4H32V23.6H26Z", 0.8, 0.5)
    for x in (10.0, 30.0):
        plate.cut(f"M{x - 2.2} 23.6V12.2H{x + 2.2}V23.6Z")
        plate.cut(f"M{x - 1.5} 12.2V9.8H{x + 1.5}V12.2Z", 0.3)
        plate.deep(f"M{x - 1.5} 9.8Q{x - 1.2} 8 {x} 6.8Q{x + 1.2} 8 {x + 1.5} 9.8Z")
        plate.deep(_windows((x,), (13.6, 18), 1.4, 2.6))
        plate.shade(rectangle(x + 1, 12.2, 1.2, 11.4), 0.4, 0.4)
    plate.cut("M14.6 16.6V11.4H25.4V16.6Z")
    plate.line(
        joined(polyline([(15.4 + 1.15 * i, 11.8), (15.4 + 1.15 * i, 16.2)]) for i in range(9)), 0.3
    )
    plate.cut("M13.8 11.6C13.8 7 16.6 4.4 20 4C23.4 4.4 26.2 7 26.2 11.6Z")
    plate.shade("M20 4C23.4 4.4 26.2 7 26.2 11.6H21.4C21.6 8.6 21.2 6 20 4Z", 0.6, 0.42)
    plate.line("M20 4V11.4M17 11.4C17 8.4 18 5.8 20 4", FINE)
    plate.cut(rectangle(19, 2.2, 2, 2.2), 0.3)
    plate.line("M20 2.2V0.8M19.3 1.4H20.7", 0.3)
    plate.cut("M13.4 17.6L20 14.6L26.6 17.6Z")
    plate.cut(rectangle(13.8, 17.6, 12.4, 6), 0.3)
    for x in (14.6, 17.2, 21.2, 23.8):
        plate.cut(rectangle(x, 18, 1.4, 5.6), 0.26)
    plate.deep("M19 23.6V20.6Q20 19.2 21 20.6V23.6Z")
    for inset in (0, 1):
        plate.cut(rectangle(12 - inset, 23.4 + inset, 16 + 2 * inset, 1), 0.3)
    return plate.node()


@drawing("note-vignette-britain-6")
def castle(width: float, height: float, style: Style) -> Node:
    """A castle with a round keep, its flag flying, a swan on the moat."""
    plate = Engraving(width, height, style)
    plate.sky(20)
    plate.cut("M2.4 20.8C8 18.6 12 16.8 20 16.8C28 16.8 32 18.6 37.6 20.8Z", 0.26)
    plate.cut(_battlements(14.4, 6.4, 11.2, 12), 0.34)
    plate.shade("M21.8 7.6H25.6V18.4H21.8Z", 0.6, 0.42)
    plate.deep(_windows((17, 20, 23), (10,), 0.8, 2))
    plate.line("M20 6.4V1.4", 0.3)
    plate.deep("M20 1.4C21.6 0.8 22.8 2 24.6 1.4V3.6C22.8 4.2 21.6 3 20 3.6Z")
    for x in (4.8, 29.4):
        plate.cut(_battlements(x, 11.6, 5.8, 9.4), 0.34)
        plate.shade(rectangle(x + 3.8, 12.8, 2, 8), 0.5, 0.42)
        plate.deep(_windows((x + 1.8,), (14.4,), 0.8, 1.8))
    plate.cut(_battlements(10.4, 14, 19.2, 7), 0.34)
    plate.shade("M22.6 15.2H29.6V21H22.6Z", 0.8, 0.5)
    plate.deep("M17.8 21V18.6C17.8 16.4 22.2 16.4 22.2 18.6V21Z")
    plate.line("M18.4 19.4H21.6M19.2 17.4V21M20.8 17.4V21", FINE)
    _river(plate)
    swan = (
        "M8.6 24.6C9.6 26.4 14.4 26.4 15.6 23.2C14 24 12.4 23.4 11.6 22.8"
        "C10.8 23.2 10.6 23.6 10.4 23.8C9.6 22.4 10.8 21.6 10.4 20.6"
        "C10 19.8 8.8 20 8.6 20.8L7.6 21.4L8.8 21.6C9.2 22.4 8 23.2 8.6 24.6Z"
    )
    for turn in (scale(1), scale(-0.8, 0.8).then(translate(38, 4.4))):
        plate.cut(parse_path_data(swan).transformed(turn), 0.3)
    return plate.node()


def _battlements(x: float, top: float, width: float, height: float) -> Path:
    """A wall with merlons."""
    count = max(2, round(width / 2))
    step = width / (2 * count - 1)
    points = [(x, top + height)]
    for i in range(count):
        left = x + 2 * i * step
        points += [(left, top + 1.2), (left, top), (left + step, top), (left + step, top + 1.2)]
    return polyline([*points, (x + width, top + height)], close=True)
