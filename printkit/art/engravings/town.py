"""Seven vignettes of a town, from its lamps to its town hall."""

from printkit.art.engravings.engraving import BOLD, FINE, Engraving
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import Path, joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import arc, circle, rectangle
from printkit.scene import Node

_GROUND = "M2.6 21.6H37.4C33.8 26.6 27.4 29.5 20 29.5C12.6 29.5 6.2 26.6 2.6 21.6Z"


def _windows(xs: tuple[float, ...], ys: tuple[float, ...], w: float, h: float) -> Path:
    return joined(rectangle(x - w / 2, y, w, h) for y in ys for x in xs)


def _square(plate: Engraving) -> None:
    """The paved ground in front."""
    plate.cut(_GROUND, 0.26)
    plate.line("M5.4 24.2H34.6M9.4 26.6H30.6M14.6 28.4H25.4", FINE)


def _block(plate: Engraving, x: float, y: float, width: float, height: float) -> None:
    """A building block, its right third in shadow."""
    plate.cut(rectangle(x, y, width, height))
    plate.shade(rectangle(x + 0.68 * width, y, 0.32 * width, height), 0.8, 0.5)


@drawing("note-vignette-classic-1")
def lamp_post(width: float, height: float, style: Style) -> Node:
    """A street lamp at night."""
    plate = Engraving(width, height, style)
    plate.sky(22)
    plate.cut(circle(20, 7.6, 5.6), FINE)
    plate.line(joined(arc(20, 7.6, r, 0, 360) for r in (4.6, 5.1)), FINE)
    for x, y, w in ((4.4, 13.4, 7), (28.6, 12.6, 7.4)):
        _block(plate, x, y, w, 21.8 - y)
        plate.deep(_windows((x + 1.6, x + 3.6), (y + 1.4, y + 4.4), 1, 1.8))
    _square(plate)
    plate.cut("M19.2 12H20.8L21.2 24.4H18.8Z")
    plate.cut("M17 24.4H23L23.8 26.6H16.2Z")
    plate.deep("M18.2 18H21.8V18.9H18.2ZM15 13.3H25V14.1H15Z")
    plate.cut("M17.2 5.6H22.8L21.8 11H18.2Z")
    plate.line("M20 5.6V11", 0.26)
    plate.deep("M16.4 5.6L18.8 3H21.2L23.6 5.6Z")
    plate.deep(circle(20, 2.4, 0.7))
    plate.deep("M18 11H22V12.2H18Z")
    return plate.node()


@drawing("note-vignette-classic-2")
def avenue(width: float, height: float, style: Style) -> Node:
    """An avenue of trees towards the horizon."""
    plate = Engraving(width, height, style)
    plate.sky(20)
    plate.cut("M1.8 20H38.2C35.4 25.8 28.4 29.5 20 29.5C11.6 29.5 4.6 25.8 1.8 20Z", 0.26)
    plate.cut(
        "M19.2 20H20.8L29 28.2C26.2 29.1 23.2 29.5 20 29.5C16.8 29.5 13.8 29.1 11 28.2Z", 0.26
    )
    plate.line("M20 21V22M20 23.4V25M20 26.8V29", 0.26)
    plate.shade(
        "M3.6 22.6H17L11.6 27.6C8.4 26.4 5.4 24.8 3.6 22.6ZM36.4 22.6H23L28.4 27.6"
        "C31.6 26.4 34.6 24.8 36.4 22.6Z",
        0.0,
        0.6,
    )
    for reach, foot, size in (
        (3.2, 20.4, 1.5),
        (5.8, 21.4, 2.5),
        (9.2, 22.8, 3.6),
        (13.4, 24.2, 4.5),
    ):
        for side in (-1, 1):
            _tree(plate, 20 + side * reach, foot, size)
    return plate.node()


def _tree(plate: Engraving, x: float, foot: float, size: float) -> None:
    crown = circle(x, foot - 2.3 * size, size * 0.95)
    plate.deep(rectangle(x - size * 0.09, foot - 1.5 * size, size * 0.18, 1.5 * size))
    plate.cut(crown, 0.3)
    plate.hatch(crown, 0.5, FINE, 0.7)


@drawing("note-vignette-classic-3")
def bridge(width: float, height: float, style: Style) -> Node:
    """A suspension bridge across a river."""
    plate = Engraving(width, height, style)
    plate.sky(19)
    plate.cut("M1.6 19H38.4C35.8 25.2 28.6 29.5 20 29.5C11.4 29.5 4.2 25.2 1.6 19Z", 0.26)
    waves = (
        "M5 22.4Q7 21.4 9 22.4T13 22.4M24 22.6Q26 21.6 28 22.6T32 22.6M13 25.2"
        "Q15 24.2 17 25.2T21 25.2M24 27Q25.4 26.2 27 27M9 25.4Q10 24.8 11 25.4"
        "M17 20.9Q18.4 20.2 20 20.9T23 20.9"
    )
    plate.line(waves, 0.26)
    hangers = " ".join(f"M{x} {18}V{18 - 9.4 * ((x - 20) / 9) ** 2 - 0.6}" for x in range(12, 29))
    plate.line(hangers, FINE)
    plate.line("M11 8Q20 27 29 8M11 8Q7 13 2 17.4M29 8Q33 13 38 17.4", 0.4)
    plate.line("M5 15.2V18M7 13.2V18M9 11V18M31 11V18M33 13.2V18M35 15.2V18", FINE)
    for x in (11, 29):
        plate.cut(f"M{x - 1.7} 6.6H{x + 1.7}L{x + 2.2} 24H{x - 2.2}Z")
        plate.shade(f"M{x + 0.5} 6.6H{x + 1.7}L{x + 2.2} 24H{x + 0.6}Z", 0.0, 0.45)
        plate.deep(f"M{x - 0.7} 16V11Q{x - 0.7} 9.4 {x} 9.2Q{x + 0.7} 9.4 {x + 0.7} 11V16Z")
        plate.deep(rectangle(x - 2.2, 5.6, 4.4, 1.1))
    plate.cut(rectangle(1.6, 17.4, 36.8, 1.5), 0.3)
    return plate.node()


@drawing("note-vignette-classic-4")
def tram(width: float, height: float, style: Style) -> Node:
    """A tram seen from the front, coming down its street."""
    plate = Engraving(width, height, style)
    plate.sky(22)
    for x, y, w in ((4, 10.4, 7.6), (28.4, 9.4, 7.6)):
        _block(plate, x, y, w, 12)
        plate.deep(_windows((x + 1.6, x + 3.8), (y + 1.6, y + 4.8, y + 8), 1.1, 1.9))
    _square(plate)
    plate.line("M17 24.6L14.4 28.6M23 24.6L25.6 28.6", 0.4)
    plate.line("M20 4.6L24 1.6H16L20 4.6M8 3.4L32 3.4", 0.26)
    plate.cut("M13 8C13 6 14.6 4.8 20 4.8C25.4 4.8 27 6 27 8V24H13Z")
    plate.shade("M24.4 5.4C26.2 5.8 27 6.6 27 8V24H24.4Z", 0.6, 0.45)
    plate.cut(rectangle(16.4, 6, 7.2, 2.2, 0.4), 0.26)
    plate.deep("M14.4 9.6H17.2V15.4H14.4ZM18.2 9.6H21.8V15.4H18.2ZM22.8 9.6H25.6V15.4H22.8Z")
    plate.line("M13 16.8H27M13 17.8H27", 0.26)
    plate.cut(circle(20, 20.4, 1.4))
    plate.deep(joined([circle(15.2, 20.6, 0.7), circle(24.8, 20.6, 0.7)]))
    plate.deep("M12.4 23.4H27.6V24.8H12.4ZM14.6 24.8H17V26H14.6ZM23 24.8H25.4V26H23Z")
    return plate.node()


@drawing("note-vignette-classic-5")
def fountain(width: float, height: float, style: Style) -> Node:
    """A fountain with two basins."""
    plate = Engraving(width, height, style)
    plate.sky(21)
    for x, r in ((5.6, 2.6), (10, 3.2), (30, 3.2), (34.4, 2.6)):
        plate.cut(circle(x, 19.4, r), 0.26)
        plate.hatch(circle(x, 19.4, r), 0.5, FINE, 0.7)
    _square(plate)
    jets = (
        "M20 9.4C18.6 3.4 14 3.4 12.6 12.6M20 9.4C21.4 3.4 26 3.4 27.4 12.6M20 9.4"
        "C19.2 5.4 16.6 6 15.6 11.6M20 9.4C20.8 5.4 23.4 6 24.4 11.6M20 9.4V3"
    )
    plate.line(jets, 0.34)
    plate.line(
        "M11.6 14.6C10.2 15.6 9.6 18 9.4 20.6M28.4 14.6C29.8 15.6 30.4 18 30.6 20.6"
        "M13 15C12 16.6 11.6 18.6 11.6 20.6M27 15C28 16.6 28.4 18.6 28.4 20.6",
        0.3,
    )
    plate.cut("M19 13.4H21L21.8 21.4H18.2Z")
    plate.shade("M20.2 13.4H21L21.8 21.4H20.4Z", 0.0, 0.4)
    plate.cut("M11.2 12.6H28.8C28.4 15.4 25 16.8 20 16.8C15 16.8 11.6 15.4 11.2 12.6Z")
    plate.shade("M20 13.4H28.6C27.8 15.6 25 16.8 20 16.8Z", 0.0, 0.45)
    plate.cut("M19.2 9.4H20.8L21.2 12.6H18.8Z", 0.3)
    plate.cut("M6.4 20.6H33.6L32 26H8Z")
    plate.shade("M22 21.8H33.2L32 26H22Z", 0.0, 0.5)
    plate.cut(rectangle(5.6, 20, 28.8, 1.6, 0.6), 0.3)
    plate.line("M13 22.6V25M18 22.6V25M27 22.6V25", 0.26)
    return plate.node()


@drawing("note-vignette-classic-6")
def high_street(width: float, height: float, style: Style) -> Node:
    """Tall houses side by side."""
    plate = Engraving(width, height, style)
    plate.sky(22)
    for x, y, w in ((3.4, 13, 5), (8.6, 8.2, 6), (25.2, 6.6, 5.6), (31, 12, 5.6)):
        _block(plate, x, y, w, 21.8 - y)
        rows = tuple(y + 1.6 + 2.6 * i for i in range(int((20.4 - y) / 2.6)))
        plate.deep(_windows((x + 0.24 * w, x + 0.55 * w), rows, 0.9, 1.4))
    plate.cut("M14.8 9L20 4L25 9V22H14.8Z")
    plate.shade("M21.8 5.8L25 9V22H21.8Z", 0.8, 0.5)
    plate.line("M20 4V1.8M14.8 9H25", BOLD)
    plate.deep(_windows((17, 20), (10.6, 13.4, 16.2), 1.3, 1.7))
    plate.cut(circle(20, 7, 1), 0.26)
    plate.deep("M18.6 22V19.6Q18.6 18.8 19.6 18.8Q20.6 18.8 20.6 19.6V22Z")
    plate.cut("M8.2 8.2L11.6 5.2L15 8.2Z", 0.3)
    plate.line("M27 6.6V3.6M28.6 6.6V5", 0.3)
    _square(plate)
    return plate.node()


@drawing("note-vignette-classic-7")
def town_hall(width: float, height: float, style: Style) -> Node:
    """A town hall with columns and a clock tower."""
    plate = Engraving(width, height, style)
    plate.sky(22)
    for x in (5, 26.6):
        _block(plate, x, 12.6, 8.4, 9.4)
        plate.deep(_windows((x + 1.6, x + 3.6, x + 5.6), (14.2, 17.8), 1.1, 2.2))
        plate.deep(rectangle(x - 0.4, 11.9, 9.2, 0.9))
    plate.cut("M17.4 3.8H22.6V10H17.4Z")
    plate.shade("M21 3.8H22.6V10H21Z", 0.6, 0.45)
    plate.deep("M17 3.8L20 0.9L23 3.8Z")
    plate.cut(circle(20, 6.4, 1.5))
    plate.line("M20 5.5V6.4H20.7", 0.26)
    plate.cut("M11.8 13.4L20 8.4L28.2 13.4Z")
    plate.shade(parse_path_data("M14.6 12.8L20 9.5L25.4 12.8Z"), 0.0, 0.45)
    plate.cut("M12.6 13.4H27.4V22H12.6Z")
    plate.deep("M18.7 22V17.6Q18.7 16.4 20 16.4Q21.3 16.4 21.3 17.6V22Z")
    for x in (13.2, 16.2, 22.4, 25.4):
        plate.cut(rectangle(x, 14.4, 1.4, 7.6), 0.26)
        plate.shade(rectangle(x + 0.8, 14.4, 0.6, 7.6), 0.0, 0.4)
    plate.cut(rectangle(12, 13.2, 16, 1.3), 0.3)
    _square(plate)
    for inset, y in ((0, 22.6), (-1.2, 23.6)):
        plate.cut(rectangle(12 + inset, y - 1, 16 - 2 * inset, 1), 0.3)
    return plate.node()
