"""The walls and roofs of what stands on the moons, mm: a habitat, and a larger station.

Ribs, airlocks and roofs have the colour of the piece, so that the two are told apart; where ink
is short, airlocks and ridges have it, and the roof a tint or lines.
"""

from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, parse_colour
from printkit.geometry.nets.gable import VAULT
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

GLASS = parse_colour("#9be3e6")
HULL = parse_colour("#e4e0e6")
STEEL = parse_colour("#7d7a8c")
LAMP = parse_colour("#ffd166")
PANEL = parse_colour("#31408f")

_LINE = 0.2
HABITAT_RIBS = 4
"""Strips of a habitat's roof have so many fields; those of a station more."""
_MOST = 40
"""Plates or ribs in a row, however long it is."""


def _hull(width: float, height: float, style: Style, eaves: float) -> Plate:
    """A wall of steel plates on feet: a long one, or the end of a vault under its rim."""
    plate = Plate(width, height, style, width, height)
    along, up = VAULT[0] * width, (1 - VAULT[1]) * eaves
    vault = [(0, eaves), (along, up), (width / 2, 0), (width - along, up), (width, eaves)]
    outline = polyline([*vault, (width, height), (0, height)], close=True)
    plate.surface(outline, HULL, _LINE)
    if eaves:
        inner = [(width / 2 + 0.82 * (x - width / 2), eaves + 0.76 * (y - eaves)) for x, y in vault]
        covered(plate, polyline([*vault, *reversed(inner)], close=True), 0.8)
    levels = [height - 1.3]
    rows = min(int((height - eaves) / 3.2), _MOST)
    levels += [eaves + (height - 1.3 - eaves) * i / rows for i in range(1, rows)]
    seams = [polyline([(0, y), (width, y)]) for y in levels]
    plate.faint(joined(seams), _LINE, STEEL)
    plate.contour(outline, 2 * _LINE)
    plate.body(rectangle(0, height - 1.1, width, 1.1), style.accent, _LINE)
    return plate


def ridge(plate: Plate, shape: Path, line: float) -> None:
    """The walk along the roof: of steel, in the piece's colour where ink is short, or white."""
    if plate.style.ink is Ink.LOW:
        plate.accent(shape, plate.style.accent, line)
    else:
        plate.body(shape, STEEL, line)


def covered(plate: Plate, shape: Path | str, spacing: float = 0.6, *, wide: bool = False) -> None:
    """What the roof covers: the piece's colour, a quarter of it, or lines ``spacing`` apart.

    ``wide`` draws them level and further apart.
    """
    style = plate.style
    plate.plain(shape, style.accent if style.is_full else style.fill(WHITE))
    if style.ink is Ink.LOW:
        plate.plain(shape, style.accent.tint(0.25))
    if style.ink is Ink.MONO:
        apart, slant = (1.7, 0.0) if wide else (1.0, 1.0)
        plate.hatch(shape, apart * spacing, 0.2, slant=slant)
    plate.contour(shape, _LINE)


def glazed(plate: Plate, panes: Path, line: float) -> None:
    """Panes of glass: dark, as by day from outside, where there is only black."""
    if plate.style.ink is Ink.MONO:
        plate.plain(panes, BLACK)
    else:
        plate.accent(panes, GLASS, line)


def _glints(plate: Plate, glints: Path) -> None:
    """Light on glass."""
    if plate.style.ink is Ink.MONO:
        plate.white(glints, 0.25)
    else:
        plate.line(glints, _LINE)


def _ribs(plate: Plate, width: float, top: float, bottom: float, count: int) -> None:
    """Frames of the hull, at both ends and between."""
    step = (width - 0.7) / count
    ribs = (rectangle(i * step, top, 0.7, bottom - top) for i in range(count + 1))
    plate.body(joined(ribs), plate.style.accent, _LINE)


def _portholes(plate: Plate, xs: tuple[float, ...], y: float, r: float) -> None:
    """Round windows in rings of steel, each with a glint."""
    plate.surface(joined(circle(x, y, r) for x in xs), STEEL.tint(0.35), _LINE)
    glazed(plate, joined(circle(x, y, 0.68 * r) for x in xs), _LINE)
    _glints(plate, joined(polyline([(x - 0.3 * r, y), (x, y - 0.32 * r)]) for x in xs))


def _airlock(plate: Plate, x: float, foot: float, width: float, height: float) -> None:
    """A door with a wheel in a frame of the piece's colour, and a lamp above it."""
    left, top = x - width / 2, foot - height
    plate.accent(rectangle(left, top, width, height, 0.8), plate.style.accent, _LINE)
    leaf = rectangle(left + 0.5, top + 0.5, width - 1, height - 0.5, 0.5)
    plate.surface(leaf, STEEL.tint(0.2), _LINE)
    plate.surface(circle(x, top + 0.48 * height, 0.2 * width), HULL, _LINE)
    wheel = 0.2 * width
    y = top + 0.48 * height
    plate.line(f"M{x - wheel} {y}H{x + wheel}M{x} {y - wheel}V{y + wheel}", _LINE)
    plate.accent(circle(x, top - 0.6, 0.38), LAMP, _LINE)


def _vent(plate: Plate, x: float, y: float, width: float, height: float) -> None:
    """Slats in a frame."""
    plate.surface(rectangle(x, y, width, height, 0.3), STEEL.tint(0.55), _LINE)
    rows = (polyline([(x + 0.3, y + d), (x + width - 0.3, y + d)]) for d in (0.5, 1.0, 1.5))
    plate.line(joined(row for row in rows if row.bounds().y < y + height), _LINE)


@drawing("moon-habitat-eaves")
def habitat_eaves(width: float, height: float, style: Style) -> Node:
    """Windows that look up to the planet."""
    return _eaves(width, height, style, HABITAT_RIBS)


@drawing("moon-station-eaves")
def station_eaves(width: float, height: float, style: Style) -> Node:
    """A row of windows, close to one another."""
    return _eaves(width, height, style, 6)


@drawing("moon-habitat-front")
def habitat_front(width: float, height: float, style: Style) -> Node:
    """The airlock between two portholes, one more in the gable."""
    eaves = 0.5 * height
    plate = _hull(width, height, style, eaves)
    _portholes(plate, (0.5 * width,), 0.5 * eaves, 0.2 * eaves)
    _portholes(plate, (0.17 * width, 0.83 * width), eaves + 1.4, 0.9)
    _airlock(plate, 0.5 * width, height - 0.4, 3.4, 4.4)
    return plate.node()


@drawing("moon-habitat-back")
def habitat_back(width: float, height: float, style: Style) -> Node:
    """Three portholes over a vent and the bottles with air."""
    eaves = 0.5 * height
    plate = _hull(width, height, style, eaves)
    _portholes(plate, (0.32 * width, 0.68 * width), 0.72 * eaves, 1.1)
    _vent(plate, 0.14 * width, height - 3.6, 0.34 * width, 2)
    bottles = (rectangle(x * width, height - 3.9, 1.1, 2.8, 0.55) for x in (0.58, 0.73))
    plate.accent(joined(bottles), LAMP, _LINE)
    return plate.node()


@drawing("moon-habitat-side")
def habitat_side(width: float, height: float, style: Style) -> Node:
    """A large porthole between the ribs."""
    plate = _hull(width, height, style, 0.0)
    _ribs(plate, width, 0.0, height - 1.1, 2)
    for x in (0.27 * width, 0.73 * width):
        _portholes(plate, (x,), 0.42 * height, 1.35)
    return plate.node()


def _strip(width: float, height: float, style: Style, count: int) -> Plate:
    """Ribs over a strip of the roof in the colour of the piece; those of stations are many."""
    plate = Plate(width, height, style, width, height)
    covered(plate, rectangle(0, 0, width, height), wide=count > HABITAT_RIBS)
    step = width / count
    ribs = (polyline([(i * step, 0), (i * step, height)]) for i in range(1, count))
    plate.line(joined(ribs), 0.3, style.accent.shade(0.45))
    return plate


def _roof(width: float, height: float, style: Style, count: int) -> Plate:
    """A strip with a walk along the ridge."""
    plate = _strip(width, height, style, count)
    ridge(plate, rectangle(0, 0, width, 0.9), _LINE)
    return plate


def _eaves(width: float, height: float, style: Style, count: int) -> Node:
    """A strip with a window between any two ribs."""
    plate = _strip(width, height, style, count)
    step = width / count
    panes = joined(
        rectangle(step * i + 0.16 * step, 0.24 * height, 0.68 * step, 0.52 * height, 0.4)
        for i in range(count)
    )
    plate.surface(panes, GLASS, _LINE)
    if style.ink is Ink.MONO:
        glazed(plate, panes, _LINE)
    glints = joined(
        polyline([(step * (i + 0.34), 0.62 * height), (step * (i + 0.56), 0.36 * height)])
        for i in range(count)
    )
    if style.ink is Ink.MONO:
        _glints(plate, glints)
    else:
        plate.line(glints, _LINE, WHITE)
    return plate.node()


def _solar(plate: Plate, x: float, y: float, width: float, height: float) -> None:
    """A solar panel with its cells."""
    plate.body(rectangle(x - 0.3, y - 0.3, width + 0.6, height + 0.6, 0.3), HULL, _LINE)
    plate.surface(rectangle(x, y, width, height), PANEL, _LINE)
    across, down = min(round(width / 1.1), _MOST), min(round(height / 1.1), _MOST)
    cells = [
        polyline([(x + width * i / across, y), (x + width * i / across, y + height)])
        for i in range(1, across)
    ]
    cells += [
        polyline([(x, y + height * i / down), (x + width, y + height * i / down)])
        for i in range(1, down)
    ]
    plate.faint(joined(cells), _LINE, GLASS)


def _dish(plate: Plate, x: float, y: float, r: float) -> None:
    """An antenna seen from above."""
    plate.body(circle(x, y, r), HULL, _LINE)
    plate.line(circle(x, y, 0.62 * r), _LINE)
    plate.line(f"M{x} {y}L{x + 0.55 * r} {y - 0.55 * r}", 0.3)
    plate.accent(circle(x, y, 0.24 * r), LAMP, _LINE)


@drawing("moon-habitat-roof")
def habitat_roof(width: float, height: float, style: Style) -> Node:
    """A solar panel and a dish."""
    plate = _roof(width, height, style, HABITAT_RIBS)
    _solar(plate, 0.1 * width, 0.28 * height, 0.46 * width, 0.5 * height)
    _dish(plate, 0.79 * width, 0.52 * height, 1.4)
    return plate.node()


def _station(width: float, height: float, style: Style, eaves: float, count: int) -> Plate:
    """A hull of two decks with portholes on the upper one."""
    plate = _hull(width, height, style, eaves)
    _ribs(plate, width, eaves, height - 1.1, count)
    step = (width - 0.7) / count
    xs = tuple(0.35 + step * (i + 0.5) for i in range(count))
    _portholes(plate, xs, eaves + 1.8, 1.15)
    plate.body(rectangle(0, eaves + 3.5, width, 0.6), plate.style.accent, _LINE)
    return plate


@drawing("moon-station-front")
def station_front(width: float, height: float, style: Style) -> Node:
    """The gate for rovers under two decks, a great window in the gable."""
    eaves = 6 / 14 * height
    plate = _station(width, height, style, eaves, 3)
    _dish(plate, 0.5 * width, 0.58 * eaves, 0.3 * eaves)
    _airlock(plate, 0.5 * width, height - 0.4, 4.2, 3.6)
    stripes = (
        polyline([(x, height - 1.1), (x + 0.6, height - 3.4)])
        for x in (1.2, 2, width - 2.6, width - 1.8)
    )
    plate.line(joined(stripes), 0.35, LAMP.shade(0.2))
    return plate.node()


@drawing("moon-station-back")
def station_back(width: float, height: float, style: Style) -> Node:
    """Portholes, vents, and tanks on the lower deck."""
    eaves = 6 / 14 * height
    plate = _station(width, height, style, eaves, 3)
    _portholes(plate, (0.3 * width, 0.5 * width, 0.7 * width), 0.66 * eaves, 0.9)
    tanks = (rectangle(x, height - 3.7, 1.5, 2.6, 0.75) for x in (1.5, 3.4))
    plate.accent(joined(tanks), LAMP, _LINE)
    _vent(plate, 0.55 * width, height - 3.5, 0.32 * width, 2)
    return plate.node()


@drawing("moon-station-side")
def station_side(width: float, height: float, style: Style) -> Node:
    """Six portholes over the long gallery of glass."""
    plate = _station(width, height, style, 0.0, 5)
    glazed(plate, rectangle(1.4, 4.6, width - 2.8, 1.9, 0.9), _LINE)
    posts = " ".join(f"M{width * i / 8} 4.6V6.5" for i in range(1, 8))
    if style.ink is Ink.MONO:
        plate.white(posts, 0.3)
    else:
        plate.line(posts, 0.3)
    return plate.node()


@drawing("moon-station-roof")
def station_roof(width: float, height: float, style: Style) -> Node:
    """Two solar panels, a great dish between them, hatches below."""
    plate = _roof(width, height, style, 6)
    for x in (0.06, 0.66):
        _solar(plate, x * width, 0.26 * height, 0.28 * width, 0.54 * height)
    _dish(plate, 0.5 * width, 0.54 * height, 0.27 * height)
    return plate.node()
