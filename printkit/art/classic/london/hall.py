"""A market hall from within, in perspective: its vault of iron and glass, its walls, its floor.

``size`` counts from the front of the picture, where it is 1; what is half as large is twice as far.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from printkit.art.classic.cover_plate import FINE, LINE, WORDS, Cover
from printkit.art.style import Ink
from printkit.colour import parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import arc, circle, on_circle, rectangle, sector

EYE = -24.0
"""Height of the horizon; the floor in front lies as far below it."""
AISLE = 33.0
"""From the middle of the aisle to the stalls, where the picture begins."""
SPRING, RADIUS = 36.0, 58.0
"""How high over the floor the vault begins, and how far it spans to either side."""
IRON, CREAM = parse_colour("#14584a"), parse_colour("#f6ecd4")
_GLASS, _PANE, _RIB = map(parse_colour, ("#e6efe6", "#d0e2d5", "#7fae9a"))
_WALL, _BAND = parse_colour("#e9d9b4"), parse_colour("#cdb787")
_TILE, _DARK_TILE = parse_colour("#eadfc6"), parse_colour("#cdbb95")
_GLOW, _LIGHT, _SUN = map(parse_colour, ("#ffe9b3", "#fbcf72", "#f0a23c"))
_DOME = parse_colour("#2f6d75")

END = 0.38
"""The size at the far end."""
_RIBS = (2.4, 1.9, 1.5, 1.2, 0.97, 0.79, 0.64, 0.54, 0.455, END)
_FAR = 0.5
"""Ribs smaller than this are drawn dark: no name of a game stands on them."""
_PARTS = 12
"""Panes of glass from one side of the vault to the other."""
_FLOOR = ((-1, 1.2), (1, 1.2), (1, END), (-1, END))
_CATHEDRAL = (
    "M-11 0V-4.6L-10.2 -6L-9.4 -4.6V-3.4H-6.4V-7.6H-5.2C-5.2 -11.4 -3 -13.6 -0.7 -14.2V-16.4"
    "H-0.2V-17.6H0.2V-16.4H0.7V-14.2C3 -13.6 5.2 -11.4 5.2 -7.6H6.4V-3.4H9.4V-4.6L10.2 -6"
    "L11 -4.6V0Z"
)
"""A dome between two low towers, on the foot of the window."""


def spot(side: int, beside: float, high: float, size: float) -> tuple[float, float]:
    """A point of the hall on the paper, so far beside the middle and so high over the floor."""
    return 50 + side * beside * size, EYE - (high + EYE) * size


def quad(side: int, corners: Sequence[tuple[float, float, float]]) -> Path:
    """A surface between points of the hall: beside, high, size."""
    return polyline([spot(side, *corner) for corner in corners], close=True)


def wall(side: int, beside: float, low: float, high: float, near: float, far: float) -> Path:
    """An upright surface along the aisle."""
    ends = ((near, low), (far, low), (far, high), (near, high))
    return quad(side, [(beside, up, size) for size, up in ends])


def draw_hall(plate: Cover) -> None:
    """The vault, the window at its end, walls and floor."""
    _vault(plate)
    for side in (-1, 1):
        _side(plate, side)
    _floor(plate)
    _window(plate)


def _crown(size: float) -> float:
    """The level from which the vault rises."""
    return spot(1, 0, SPRING, size)[1]


def _pane(part: int, near: float, far: float) -> Path:
    turns = [180 + 180 / _PARTS * (part + share) for share in (0, 0.25, 0.5, 0.75, 1)]
    outer = [on_circle(50, _crown(near), RADIUS * near, turn) for turn in turns]
    inner = [on_circle(50, _crown(far), RADIUS * far, turn) for turn in turns]
    return polyline([*outer, *inner[::-1]], close=True)


def _vault(plate: Cover) -> None:
    """Panes between ribs, pale behind the name of the game; in black only, lines clear of it."""
    style = plate.style
    if style.is_full:
        plate.plain(polyline([(0, -300), (100, -300), (100, 0), (0, 0)], close=True), _GLASS)
    if style.ink is not Ink.MONO:
        odd = (
            _pane(part, *ring)
            for number, ring in enumerate(pairwise(_RIBS))
            for part in range(number % 2, _PARTS, 2)
        )
        plate.plain(joined(odd), _PANE if style.is_full else _PANE.tint(0.4))
    top = WORDS - plate.high if style.ink is Ink.MONO else -math.inf
    for size in _RIBS[:-1]:
        if size > _FAR:
            ends = _below(size, top)
            curves = (arc(50, _crown(size), RADIUS * size, *turns) for turns in ends)
            plate.faint(joined(curves), LINE, _RIB)
        else:
            plate.line(arc(50, _crown(size), RADIUS * size, 180, 360), LINE, IRON)
    bars = (_bar(180 + 180 / _PARTS * i, top) for i in range(1, _PARTS))
    plate.faint(joined(map(polyline, bars)), FINE, _RIB)


def _below(size: float, top: float) -> list[tuple[float, float]]:
    """The turns between which a rib is below a level."""
    rise = (_crown(size) - top) / (RADIUS * size)
    if rise >= 1:
        return [(180, 360)]
    turn = math.degrees(math.asin(max(rise, 0.0)))
    return [(180, 180 + turn), (360 - turn, 360)] if turn else []


def _bar(turn: float, top: float) -> list[tuple[float, float]]:
    """A bar along the vault, from where it is below a level to the far end."""
    rise = SPRING + EYE - RADIUS * math.sin(math.radians(turn))
    near = min(_RIBS[0], (EYE - top) / rise)
    return [on_circle(50, _crown(size), RADIUS * size, turn) for size in (near, END)]


def _side(plate: Cover, side: int) -> None:
    """A wall with pillars, a cornice, and the beam on which the vault stands."""
    whole = wall(side, RADIUS, 0, SPRING, _RIBS[0], END)
    if plate.style.ink is Ink.MONO:
        plate.body(whole, _WALL, LINE)
    else:
        plate.area(whole, _WALL, LINE)
    plate.area(wall(side, RADIUS, 19, 21, _RIBS[0], END), _BAND, FINE)
    for size in _RIBS[4:-1]:
        plate.area(wall(side, RADIUS, 0, SPRING, size, 0.965 * size), CREAM, FINE)
    plate.lacquer(wall(side, RADIUS, SPRING, SPRING + 2, _RIBS[0], END), IRON, LINE)


def _floor(plate: Cover) -> None:
    """Tiles, every other one dark."""
    plate.flat(polyline([spot(s, 70, 0, z) for s, z in _FLOOR], close=True), _TILE)
    edges = [-66 + 11 * i for i in range(13)]
    dark = (
        polyline([spot(1, x, 0, z) for x, z in corners], close=True)
        for row, (near, far) in enumerate(pairwise(_RIBS[3:]))
        for left in edges[row % 2 : -1 : 2]
        for corners in [((left, near), (left + 11, near), (left + 11, far), (left, far))]
    )
    plate.flat(joined(dark), _DARK_TILE)


def _window(plate: Cover) -> None:
    """The end of the hall: evening over the town behind a half round of panes, a gate below."""
    r, crown, foot = RADIUS * END, _crown(END), spot(1, 0, 0, END)[1]
    plate.area(f"M{50 - r} {foot}V{crown}H{50 + r}V{foot}Z", CREAM, LINE)
    fan = sector(50, crown, r, 0, 180, 360)
    plate.area(fan, _GLOW, LINE)
    if plate.style.is_full:
        beams = (sector(50, crown, r, 0, 180 + 15 * i, 187.5 + 15 * i) for i in range(12))
        plate.plain(joined(beams), _LIGHT)
    plate.area(sector(50, crown, 0.66 * r, 0, 180, 360), _SUN, FINE)
    plate.at(50, crown).area(_CATHEDRAL, _DOME, FINE)
    bars = (
        polyline([on_circle(50, crown, reach * r, 180 + 22.5 * i) for reach in (0.66, 1)])
        for i in range(1, 8)
    )
    plate.line(joined([*bars, arc(50, crown, 0.66 * r, 180, 360)]), LINE, IRON)
    plate.line(arc(50, crown, r, 180, 360), 0.9, IRON)
    plate.lacquer(rectangle(50 - r, crown - 0.5, 2 * r, 1.4), IRON, FINE)
    plate.body(circle(50, crown - r - 0.6, 2.7), CREAM, LINE)
    plate.line(f"M50 {crown - r - 2.4}V{crown - r - 0.6}L51.2 {crown - r}", LINE)
