"""What is drawn on paper buildings of the American board, mm: a wooden house, a seaside hotel.

Roofs, doors and shutters have the colour of the piece, so that houses and hotels are told apart.
"""

from printkit.art.classic.facade import BRICK, GLASS, PLASTER, STONE, door, windows
from printkit.art.classic.paper_buildings import course, foot, lay_roof, masonry, trim
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_LINE = 0.2
_MOST = 60
"""Boards, shingles or windows in a row, however long it is."""


def _outline(width: float, height: float, eaves: float) -> Path:
    """A wall with a gable above the eaves, if any."""
    corners = [(0, eaves), (width / 2, 0), (width, eaves), (width, height), (0, height)]
    return polyline(corners, close=True)


def _wooden(width: float, height: float, style: Style, eaves: float) -> Plate:
    """A wall of boards."""
    plate = Plate(width, height, style, width, height)
    outline = _outline(width, height, eaves)
    plate.surface(outline, PLASTER, _LINE)
    rows = (0.55 * i for i in range(1, min(int(height / 0.55), _MOST) + 1))
    plate.faint(joined(polyline([(0, y), (width, y)]) for y in rows), 0.16, STONE.shade(0.25))
    plate.contour(outline, 2 * _LINE)
    foot(plate, width, height, 0.9)
    return plate


def _shuttered(plate: Plate, x: float, top: float, width: float, height: float) -> None:
    """A sash window between its shutters."""
    shutter = 0.42 * width
    leaves = (
        rectangle(x + at, top, shutter, height) for at in (-0.5 * width - shutter, 0.5 * width)
    )
    plate.lacquer(joined(leaves), plate.style.accent, _LINE)
    windows(plate, (x,), (top,), width, height)


@drawing("us-house-front")
def house_front(width: float, height: float, style: Style) -> Node:
    """A door under its little roof, a window with shutters, a round one in the gable."""
    eaves = height / 3
    plate = _wooden(width, height, style, eaves)
    plate.body(circle(width / 2, 0.62 * eaves, 0.2 * eaves), GLASS, _LINE)
    for x in (0.28 * width, 0.72 * width):
        _shuttered(plate, x, eaves + 0.6, 0.12 * width, 2.2)
    _shuttered(plate, 0.72 * width, height - 3.9, 0.12 * width, 2.2)
    door(plate, 0.28 * width, height - 0.4, style.accent, 1.7)
    porch = (
        f"M0.7 {height - 4.1}L{0.28 * width} {height - 5.2}L{0.56 * width - 0.7} {height - 4.1}Z"
    )
    trim(plate, porch)
    plate.line(f"M1 {height - 4}V{height}M{0.56 * width - 1} {height - 4}V{height}", 0.3)
    return plate.node()


@drawing("us-house-back")
def house_back(width: float, height: float, style: Style) -> Node:
    """Four windows with shutters."""
    eaves = height / 3
    plate = _wooden(width, height, style, eaves)
    plate.body(circle(width / 2, 0.62 * eaves, 0.2 * eaves), GLASS, _LINE)
    for x in (0.28 * width, 0.72 * width):
        for top in (eaves + 0.6, height - 3.9):
            _shuttered(plate, x, top, 0.12 * width, 2.2)
    return plate.node()


@drawing("us-house-side")
def house_side(width: float, height: float, style: Style) -> Node:
    """Windows with shutters above, below them a bay of glass among roses."""
    plate = _wooden(width, height, style, 0.0)
    for x in (0.27 * width, 0.73 * width):
        _shuttered(plate, x, 0.7, 0.13 * width, 2.2)
    plate.body(rectangle(0.24 * width, height - 3.7, 0.52 * width, 2.4), GLASS, _LINE)
    posts = " ".join(f"M{share * width} {height - 3.7}V{height - 1.3}" for share in (0.41, 0.59))
    plate.line(posts, _LINE)
    trim(plate, rectangle(0.2 * width, height - 4.2, 0.6 * width, 0.6))
    return plate.node()


@drawing("us-house-roof")
def house_roof(width: float, height: float, style: Style) -> Node:
    """Round shingles in the house's colour, and a chimney of brick."""
    plate = _shingled(width, height, style)
    plate.surface(rectangle(0.62 * width, 0.2 * height, 1.8, 1.8), BRICK, _LINE)
    plate.accent(
        rectangle(0.62 * width + 0.5, 0.2 * height + 0.5, 0.8, 0.8), GLASS.shade(0.5), _LINE
    )
    return plate.node()


def _shingled(width: float, height: float, style: Style, *, solid: bool = False) -> Plate:
    """Rows of round shingles below a ridge."""
    plate = Plate(width, height, style, width, height)
    step = course(style, 0.9)
    across, down = min(int(width / step) + 1, _MOST), min(int(height / (0.9 * step)) + 1, _MOST)
    shingles = (
        parse_path_data(f"M{x} {y}q{step / 2} {0.78 * step} {step} 0")
        for row in range(1, down)
        for y in (0.9 * step * row,)
        for x in (step * (i - 0.5 * (row % 2)) for i in range(across))
        if 0 <= x <= width - step
    )
    lay_roof(plate, width, height, joined(shingles), style.accent.shade(0.3), solid=solid)
    return plate


def _hotel(width: float, height: float, style: Style, eaves: float, count: int) -> Plate:
    """Brick between white bands, rows of windows, a striped awning over the shops."""
    plate = Plate(width, height, style, width, height)
    outline = _outline(width, height, eaves)
    plate.body(outline, BRICK.tint(0.7), _LINE)
    masonry(plate, width, height)
    plate.contour(outline, 2 * _LINE)
    xs = tuple(width * (i + 0.5) / count for i in range(count))
    for level in (eaves + 0.9, eaves + 3.9):
        windows(plate, xs, (level,), min(0.4 * width / count, 1.5), 1.9)
    for level in (eaves, eaves + 3.1):
        plate.body(rectangle(0, level, width, 0.5), PLASTER, _LINE)
    plate.body(rectangle(0, height - 3, width, 3), GLASS, _LINE)
    posts = " ".join(f"M{width * i / count} {height - 3}V{height}" for i in range(1, count))
    plate.line(posts, 0.3)
    foot(plate, width, height)
    _awning(plate, width, height - 3.6)
    return plate


def _awning(plate: Plate, width: float, top: float) -> None:
    """Stripes from end to end, their edge scalloped."""
    count = min(2 * round(width / 2.4) + 1, _MOST)
    step = width / count
    cloth = parse_path_data(f"M0 0H{step}V1Q{step / 2} 1.8 0 1Z")
    cloths = [cloth.moved(i * step, top) for i in range(count)]
    trim(plate, joined(cloths[::2]))
    plate.body(joined(cloths[1::2]), PLASTER, _LINE)


@drawing("us-hotel-front")
def hotel_front(width: float, height: float, style: Style) -> Node:
    """The door under the awning, and a sign with stars in the gable."""
    eaves = height / 3
    plate = _hotel(width, height, style, eaves, 3)
    plate.body(rectangle(width / 2 - 1.3, height - 2.4, 2.6, 2.4), PLASTER, _LINE)
    door(plate, width / 2, height - 0.1, style.accent, 1.1)
    trim(plate, rectangle(0.24 * width, 0.5 * eaves, 0.52 * width, 0.42 * eaves, 0.4))
    star = "M0 -0.7L0.2 -0.2L0.7 0L0.2 0.2L0 0.7L-0.2 0.2L-0.7 0L-0.2 -0.2Z"
    stars = (
        parse_path_data(star).moved(width * (0.5 + 0.15 * i), 0.71 * eaves) for i in (-1, 0, 1)
    )
    plate.body(joined(stars), PLASTER, 0.15)
    return plate.node()


@drawing("us-hotel-back")
def hotel_back(width: float, height: float, style: Style) -> Node:
    """Rows of windows over the awning."""
    return _hotel(width, height, style, height / 3, 3).node()


@drawing("us-hotel-side")
def hotel_side(width: float, height: float, style: Style) -> Node:
    """Five windows in each row, shops under the awning."""
    return _hotel(width, height, style, 0.0, 5).node()


@drawing("us-hotel-roof")
def hotel_roof(width: float, height: float, style: Style) -> Node:
    """Shingles in the hotel's colour, three dormers."""
    plate = _shingled(width, height, style, solid=True)
    # On a solid roof the gables of dormers are white.
    gable = trim if style.is_full else _white
    for i in (-1, 0, 1):
        x, y = width * (0.5 + 0.3 * i), 0.42 * height
        plate.body(rectangle(x - 1, y, 2, 2.2), PLASTER, _LINE)
        plate.body(rectangle(x - 0.55, y + 0.5, 1.1, 1.4), GLASS, _LINE)
        gable(plate, f"M{x - 1.5} {y + 0.1}L{x} {y - 1.2}L{x + 1.5} {y + 0.1}Z")
    return plate.node()


def _white(plate: Plate, shape: str) -> None:
    plate.body(shape, PLASTER, _LINE)
