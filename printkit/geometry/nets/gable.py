"""A house with a gable roof, or a vault of flat strips, in one piece, without a floor."""

import math
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import fsum

from printkit.geometry.nets.net import (
    Join,
    Net,
    NetFace,
    Tab,
    assemble,
    edge,
    edge_tab,
    rectangular_face,
)
from printkit.geometry.path import polyline
from printkit.geometry.transform import translate

LARGE = 16.0
"""From this longer side (mm) on, tabs are 4 mm deep instead of 3 mm."""


XY = tuple[float, float]
VAULT = (0.13, 0.62)
"""Where each half of a vault bends: shares of the width and of the height of the roof."""
VAULT_TAB = 75.0
"""How steep the ends of its tabs may be, degrees: there are no others beside them."""


def gable_net(width: float, length: float, wall: float, roof: float, *, vault: bool = False) -> Net:
    """The net of a house: ``width`` of a gable wall, ``length`` of a side wall under the eaves.

    Walls are ``wall`` mm high, the ridge lies ``roof`` mm above them. Faces from left to right:
    ``front-gable``, ``side-right``, ``back-gable``, ``side-left`` (right as seen from the
    front); ``roof-right`` and ``roof-left`` hang on the sides. Gable faces hold wall and triangle.
    Each half of a ``vault`` bends once: ``eaves-right`` and ``eaves-left`` lie below the others.
    """
    half = _half(width, roof, vault=vault)
    slopes = [math.dist(*strip) for strip in pairwise(half)]
    high = fsum(slopes)
    tab = 4.0 if max(width, length) >= LARGE else 3.0
    right, back, left = width, width + length, 2 * width + length
    end = left + length
    faces = [
        _gable_face("front-gable", 0.0, half, wall),
        rectangular_face("side-right", length, wall, translate(right, 0.0)),
        _gable_face("back-gable", back, half, wall),
        rectangular_face("side-left", length, wall, translate(left, 0.0)),
        *_strips("right", right, length, slopes),
        *_strips("left", left, length, slopes),
    ]
    tabs = [
        edge_tab("front-gable", (end, 0.0), (end, wall), min(tab, width)),
        edge_tab("roof-left", (right, -high), (back, -high), min(tab, slopes[-1])),
        *_gable_tabs(0.0, half, min(tab, length / 2), ("roof-left", "roof-right")),
        *_gable_tabs(back, half, min(tab, length / 2), ("roof-right", "roof-left")),
    ]
    joins = [
        Join(edge((0.0, 0.0), (0.0, wall)), edge((end, 0.0), (end, wall))),
        Join(edge((right, -high), (back, -high)), edge((end, -high), (left, -high))),
        *_roof_joins(0.0, half, slopes, (end, right)),
        *_roof_joins(back, half, slopes, (back, left)),
    ]
    return assemble(faces, tabs, joins)


def _half(width: float, roof: float, *, vault: bool) -> list[XY]:
    """The left half of the end of the roof, from the eaves at (0, 0) up to the ridge."""
    bends = [(VAULT[0] * width, -VAULT[1] * roof)] if vault else []
    return [(0.0, 0.0), *bends, (width / 2, -roof)]


def _strips(side: str, x: float, length: float, slopes: Sequence[float]) -> Iterator[NetFace]:
    """A half of the roof above the wall that it hangs on."""
    names = [f"{part}-{side}" for part in ("eaves", "roof")][-len(slopes) :]
    tops = accumulate(slopes)
    for name, slope, top in zip(names, slopes, tops, strict=True):
        yield rectangular_face(name, length, slope, translate(x, -top))


def _gable_face(name: str, x: float, half: Sequence[XY], wall: float) -> NetFace:
    """A wall with what is below the roof; the own frame starts at the height of the ridge."""
    middle, roof = half[-1][0], -half[-1][1]
    down = [(2 * middle - along, up) for along, up in reversed(half[:-1])]
    house = [*half, *down, (2 * middle, wall), (0.0, wall)]
    shape = polyline([(along, up + roof) for along, up in house], close=True)
    return NetFace(name, shape, translate(x, -roof))


def _gable_tabs(x: float, half: Sequence[XY], depth: float, glues_to: tuple[str, str]) -> list[Tab]:
    """The tabs of the strips at the ridge, clipped to the wedges beside the roof halves.

    Lower strips of a vault lie too near to these; they are held by what is glued above them.
    """
    (foot, low), (middle, top) = half[-2:]
    steepest = VAULT_TAB if foot else 45.0
    wedge = min(steepest, 0.8 * math.degrees(math.atan2(middle - foot, low - top)))
    left, ridge, right = (x + foot, low), (x + middle, top), (x + 2 * middle - foot, low)
    return [
        edge_tab(glues_to[0], left, ridge, depth, wedge, steepest),
        edge_tab(glues_to[1], ridge, right, depth, steepest, wedge),
    ]


def _roof_joins(
    x: float, half: Sequence[XY], slopes: Sequence[float], at: tuple[float, float]
) -> Iterator[Join]:
    """The edges of an end below the roof meet the upright edges ``at`` x of the roof halves."""
    levels = [0.0, *(-top for top in accumulate(slopes))]
    width = 2 * half[-1][0]
    for mirrored, upright in zip((False, True), at, strict=True):
        places = [(x + (width - along if mirrored else along), up) for along, up in half]
        for ends, heights in zip(pairwise(places), pairwise(levels), strict=True):
            yield Join(edge(*ends), edge(*((upright, height) for height in heights)))
