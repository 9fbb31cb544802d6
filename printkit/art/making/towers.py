"""The finished towers, as the contents sheet shows them: hulls with lit decks, and stone."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from printkit.art.making.models import Tower, Wall, on_all, on_wall
from printkit.art.making.steps import step_plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, parse_colour
from printkit.geometry.path import Path, joined
from printkit.scene import Node

HULL = parse_colour("#27323f")
PLATE = parse_colour("#b3c2d0")
LIGHT = parse_colour("#ffe3a1")
SAND = parse_colour("#fff0d2")
LAMP = parse_colour("#ffd35c")

_FINE = 0.4
_HEXAGON = ((0.06, 0.5), (0.26, 0.0), (0.74, 0.0), (0.94, 0.5), (0.74, 1.0), (0.26, 1.0))
_ARCH = ((0, 0.36), (0.07, 0.18), (0.25, 0.05), (0.5, 0), (0.75, 0.05), (0.93, 0.18), (1, 0.36))
_ROUND = tuple((0.5 + 0.5 * cos(k * pi / 6), 0.5 + 0.5 * sin(k * pi / 6)) for k in range(12))
_DOOR = ((0.0, 1.0), (0.0, 0.3), (0.3, 0.0), (0.7, 0.0), (1.0, 0.3), (1.0, 1.0))
_ON_ROOF = ((0.37, 0.7), (0.43, 0.6), (0.57, 0.6), (0.63, 0.7), (0.57, 0.8), (0.43, 0.8))


def _rows(
    walls: Sequence[Wall], shape: Sequence[tuple[float, float]], boxes: Sequence[tuple[float, ...]]
) -> Path:
    """A shape on several walls, in boxes (left, top, width, height) of each."""

    def paths() -> Iterator[Path]:
        for wall in walls:
            for left, top, wide, high in boxes:
                yield on_wall(wall, [(left + wide * x, top + high * y) for x, y in shape])

    return joined(paths())


def _hull(width: float, height: float, style: Style, tower: Tower, decks: int) -> Node:
    """Lit decks between bands of the tower's colour, a ring if there are many, lamps above."""
    plate, accent = step_plate(width, height, style), style.accent
    tower.draw(
        plate, (PLATE, PLATE, PLATE.shade(0.3)), (accent.tint(0.8), accent, accent.shade(0.24))
    )
    walls = tower.walls()
    band, deck = 1.3 / tower.wall, (1 - 2.6 / tower.wall) / decks
    rows = [band + deck * i for i in range(decks)]
    plate.accent(on_all(walls, (0, 0, 1, band), (0, 1 - band, 1, 1)), accent, _FINE)
    panes = [(0.12, top + 0.2 * deck, 0.76, 0.6 * deck) for top in rows]
    plate.accent(_rows(walls[::2], _HEXAGON, panes), LIGHT, _FINE)
    plate.accent(_rows(walls[1:2], _HEXAGON, panes[:-1]), LIGHT, _FINE)
    if decks > 1:
        low, high = rows[decks // 2] + 0.06 * deck, 0.88 * deck
        plate.accent(on_all(walls, (0, low, 1, low + high)), accent, _FINE)
        ports = [(left, low + 0.26 * high, 0.22, 0.48 * high) for left in (0.14, 0.64)]
        plate.accent(_rows(walls, _ROUND, ports), LIGHT, _FINE)
    top = rows[-1] + 0.16 * deck
    plate.accent(_rows(walls[1:2], _DOOR, [(0.3, top, 0.4, 1 - top)]), accent, _FINE)
    lamps = [tower.facet(turn, _ON_ROOF) for turn in range(3)]
    plate.accent(joined(lamps), LIGHT, _FINE)
    return plate.node()


@drawing("hull-low-made")
def hull_low(width: float, height: float, style: Style) -> Node:
    """A tower of one deck."""
    return _hull(width, height, style, Tower(eaves=19.4, half=9.4, wall=14.2, tip=5.4), 1)


@drawing("hull-high-made")
def hull_high(width: float, height: float, style: Style) -> Node:
    """A tower of three decks."""
    return _hull(width, height, style, Tower(eaves=13.6, half=7.2, wall=20.6, tip=1.6), 3)


def _stone(width: float, height: float, style: Style, tower: Tower, bays: int, rows: int) -> Node:
    """Windows in pale walls, a door with a star, a striped roof with a dark tip.

    Those of low walls are round; where there are two storeys, teeth hang below the rim.
    """
    plate, accent = step_plate(width, height, style), style.accent
    sand, bands, deep, lamp = SAND.mix(accent, 0.22), accent, accent.shade(0.4), LAMP
    paint = plate.surface
    if style.ink is Ink.MONO:
        paint, bands, deep, lamp = plate.accent, BLACK, BLACK, BLACK
    tower.draw(plate, (sand, sand, sand.shade(0.14)), (accent.tint(0.8), accent, accent.shade(0.2)))
    walls = tower.walls()
    rim = 1.1 / tower.wall
    storey = (1 - 2 * rim) / rows
    boxes = [
        ((i + 0.26) / bays, rim + (j + 0.2) * storey, 0.48 / bays, 0.66 * storey)
        for j in range(rows)
        for i in range(bays)
    ]
    paint(on_all(walls, (0, 0, 1, rim)), bands, _FINE)
    paint(on_all(walls, (0, 1 - rim, 1, 1)), deep, _FINE)
    if rows > 1:
        teeth = [(i / 7, rim, (i + 1) / 7, 1.9 * rim) for i in range(0, 7, 2)]
        paint(joined(on_all(walls, tooth) for tooth in teeth), bands, _FINE)
    is_low = rows == 1 and tower.wall < 2 * tower.half
    arch = (*_ARCH, (1.0, 1.0), (0.0, 1.0))
    window = _ROUND if is_low else arch
    plate.accent(_rows(walls[::2], window, boxes), lamp, _FINE)
    plate.accent(_rows(walls[1:2], window, boxes[: (rows - 1) * bays]), lamp, _FINE)
    top = 1 - rim - 0.86 * storey
    paint(_rows(walls[1:2], arch, [(0.28, top, 0.44, 1 - top)]), deep, _FINE)
    stripes = [tower.facet(turn, ((0.34, 1), (0.66, 1), (0.5, 0))) for turn in range(3)]
    plate.surface(joined(stripes), sand, _FINE)
    tips = [tower.facet(turn, ((0, 0.26), (1, 0.26), (0.5, 0))) for turn in range(3)]
    paint(joined(tips), deep, _FINE)
    return plate.node()


@drawing("stone-low-made")
def stone_low(width: float, height: float, style: Style) -> Node:
    """A low tower of stone."""
    return _stone(width, height, style, Tower(eaves=19.4, half=8.4, wall=14.2, tip=5.4), 1, 1)


@drawing("stone-slim-made")
def stone_slim(width: float, height: float, style: Style) -> Node:
    """A slim tower of stone."""
    return _stone(width, height, style, Tower(eaves=14.6, half=7.2, wall=19.4, tip=2.2), 1, 1)


@drawing("stone-broad-made")
def stone_broad(width: float, height: float, style: Style) -> Node:
    """A broad tower of stone with two storeys."""
    return _stone(width, height, style, Tower(eaves=15.6, half=10.6, wall=18.2, tip=1.6), 2, 2)
