"""Pictures for the heads of a leaflet's sections: strips two and a half times as wide as high.

Of their 20 rows the levels 2 to 18 are to be seen.
"""

from dataclasses import replace

from printkit.art.plate import Plate
from printkit.art.registry import draw_art, drawing, has_room
from printkit.art.space.palette import ASH, BONE, CORAL, CREAM, CYAN, GOLD, NIGHT, OCHRE, SAND
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Bounds, joined, polyline
from printkit.geometry.shapes import circle, rectangle, star
from printkit.geometry.transform import placing
from printkit.scene import Node

_HOUSE, _HOTEL = parse_colour("#2fa39a"), parse_colour("#7a4fb8")
_THIN, _FINE = 0.4, 0.3


class _Strip(Plate):
    """A plate with a starry sky on it, and room for drawings of other modules."""

    def __init__(self, width: float, height: float, style: Style) -> None:
        super().__init__(width, height, style, 40, 20)
        self.tone(rectangle(0, 0, 40, 20), NIGHT)

    def stars(self, *places: tuple[float, float]) -> None:
        """Small stars with four points."""
        self.accent(joined(star(x, y, 1.1, 0.4, 4) for x, y in places), CREAM, 0.2)

    def die(self, faces: int, colour: Colour, x: float, y: float, side: float) -> None:
        """A die in a square with its middle at (x, y)."""
        corner, size = self._place.apply(x - side / 2, y - side / 2), side * self.unit
        box = Bounds(corner.x, corner.y, size, size)
        if has_room(box):
            drawn = draw_art(f"made-die-{faces}", box, replace(self.style, accent=colour))
            self._children.append(drawn)

    def ground(self, level: float) -> None:
        """The limb of a moon, from side to side."""
        self.surface(f"M-2 {level + 1}Q20 {level - 2} 42 {level + 1}V24H-2Z", ASH, _THIN)

    def globe(self, x: float, y: float, r: float) -> None:
        """A giant in bands."""
        self.surface(circle(x, y, r), SAND, _THIN)
        for at, half in ((-0.34, 0.1), (0.1, 0.16), (0.52, 0.08)):
            reach = (1 - (abs(at) + half) ** 2) ** 0.5 * r
            self.surface(
                rectangle(x - reach, y + (at - half) * r, 2 * reach, 2 * half * r), OCHRE, 0.2
            )


@drawing("moon-strip-turn")
def turn(width: float, height: float, style: Style) -> Node:
    """Dice of eight, ten and twelve faces, two of them of one colour: these are chosen."""
    p = _Strip(width, height, style)
    p.stars((2.6, 4.6), (13.8, 4), (26, 4))
    for x, faces, colour in ((7.6, 8, GOLD), (20, 10, BONE), (32.4, 12, GOLD)):
        p.die(faces, colour, x, 10, 13.8)
    return p.node()


@drawing("moon-strip-moon")
def moon(width: float, height: float, style: Style) -> Node:
    """Two houses and a hotel on a moon, its giant behind."""
    p = _Strip(width, height, style)
    p.stars((3.4, 6), (13, 4), (37.6, 4.4))
    p.globe(20.6, 8, 4.6)
    p.ground(14.6)
    _built(p, 5, 15.8, 5.4, 1)
    _built(p, 15.2, 15.8, 5.4, 1)
    _built(p, 26.6, 16, 7, 2)
    return p.node()


@drawing("moon-strip-price")
def price(width: float, height: float, style: Style) -> Node:
    """A price tag with a coin, more coins beside it."""
    p = _Strip(width, height, style)
    p.stars((4, 15.4), (37.6, 4.6), (26, 4))
    tag = placing(14, 10, 1.0, -8)
    outline = polyline([(-9, 0), (-5, -5), (9, -5), (9, 5), (-5, 5)], close=True)
    p.surface(outline.transformed(tag), CREAM, _THIN)
    p.surface(circle(-5.6, 0, 1.1).transformed(tag), BONE, _FINE)
    p.line("M8.4 10.8C5.4 11.4 3.4 9.4 1 10.6", 0.6, CORAL)
    _coin(p, 16.4, 9.7, 3.6)
    for x, y in ((28.8, 13), (35.2, 12.2), (31.4, 6.8)):
        _coin(p, x, y, 3)
    return p.node()


@drawing("moon-strip-rows")
def rows(width: float, height: float, style: Style) -> Node:
    """A card carried by two, a pillar on each."""
    p = _Strip(width, height, style)
    p.stars((5, 6), (35.4, 5), (9.4, 3.6), (31, 7.8))
    for pillar in (17, 23):
        p.body(rectangle(pillar - 0.6, 8, 1.2, 4), CREAM, _FINE)
    for x, y, colour in ((20.0, 5.8, GOLD), (13.8, 14.2, CYAN), (26.2, 14.2, CYAN)):
        p.accent(rectangle(x - 5.4, y - 3.1, 10.8, 6.2, 0.8), colour, _THIN)
        p.surface(circle(x, y, 2.3), BONE, _FINE)
        dents = ((-0.8, -0.6, 0.5), (0.7, 0.4, 0.7), (-0.6, 1.0, 0.35))
        p.surface(joined(circle(x + a, y + b, r) for a, b, r in dents), ASH, 0.2)
    return p.node()


@drawing("moon-strip-end")
def end(width: float, height: float, style: Style) -> Node:
    """The last hotel, and the flag of whoever has won."""
    p = _Strip(width, height, style)
    p.stars((4, 5), (7, 11), (25.4, 4), (37, 11.4))
    p.ground(14.6)
    _built(p, 13, 16.2, 8.4, 2)
    p.line("M31 15.2V3.4", 0.8, CREAM if style.is_full else None)
    p.accent("M31 3.4L38 6L31 8.6Z", CORAL, _THIN)
    return p.node()


def _built(p: Plate, x: float, foot: float, size: float, doors: int) -> None:
    """A vault of ``size`` seen from a corner: a house, or a hotel with two decks and its colour."""
    colour = _HOUSE if doors == 1 else _HOTEL
    top, eaves, back = foot - size, foot - 0.56 * size, x + 1.2 * size
    left, right, ridge = x - 0.5 * size, x + 0.5 * size, 0.14 * size
    p.surface(f"M{right} {eaves}V{foot}L{back} {foot - ridge}V{eaves - ridge}Z", ASH, _FINE)
    roof = (
        f"M{x} {top}L{x + 0.7 * size} {top - ridge}L{x + 1.02 * size} {top + 0.02 * size}"
        f"L{back} {eaves - ridge}L{right} {eaves}L{x + 0.32 * size} {top + 0.16 * size}Z"
    )
    p.surface(roof, colour, _FINE)
    front = (
        f"M{left} {foot}V{eaves}L{x - 0.32 * size} {top + 0.16 * size}L{x} {top}"
        f"L{x + 0.32 * size} {top + 0.16 * size}L{right} {eaves}V{foot}Z"
    )
    p.body(front, BONE, _THIN)
    p.accent(circle(x, top + 0.34 * size, 0.13 * size), CYAN, _FINE)
    wide = 0.2 * size
    for i in range(doors):
        middle = x + (i - (doors - 1) / 2) * 2 * wide
        p.accent(rectangle(middle - wide / 2, foot - 0.34 * size, wide, 0.34 * size), colour, _FINE)


def _coin(p: Plate, x: float, y: float, r: float) -> None:
    """A victory point: a star in a coin."""
    p.accent(circle(x, y, r), GOLD, _THIN)
    p.accent(star(x, y, 0.7 * r, 0.28 * r, 5), CREAM, 0.2)
