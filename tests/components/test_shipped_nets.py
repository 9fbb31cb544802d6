"""The paper models of the shipped games can be cut, glued and looked at."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from printkit.components import buildings, dice, domes
from printkit.components.component import Component
from printkit.components.dice import _NETS
from printkit.components.net_bleed import NET_BLEED
from printkit.geometry.nets.net import Net, Tab
from printkit.model import Die, Gable, Prism
from printkit.scene import Group, Shape
from tests.components.drawing import composed, nodes, variant

GAMES = (
    *("classic-us", "mass-effect-n7", "monopoly-2-0", "monopoly-space", "moonopoly"),
    "planetopoly",
)


def nets(name: str) -> Iterator[tuple[str, Net]]:
    for key, piece in variant(name).pieces.items():
        if isinstance(piece, Gable | Prism):
            yield key, piece.net()
        elif isinstance(piece, Die):
            yield key, _NETS[piece.faces](piece.edge)


@pytest.mark.parametrize("name", GAMES)
def test_tabs_are_deep_enough_to_hold(name: str) -> None:
    for key, net in nets(name):
        for tab in net.tabs:
            assert depth(tab) >= 2.5, (key, tab.name)


def depth(tab: Tab) -> float:
    """From the base, which comes first in the outline, to the far edge."""
    points = next(tab.outline.polylines())
    (x0, y0), (x1, y1) = points[:2]
    base = math.dist(points[0], points[1])
    return max(abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / base for x, y in points)


@pytest.mark.parametrize(
    ("component", "name"),
    [
        (buildings.COMPONENT, "classic-us"),
        (buildings.COMPONENT, "mass-effect-n7"),
        (dice.COMPONENT, "classic-us"),
        (domes.COMPONENT, "monopoly-space"),
    ],
)
def test_colours_run_over_the_lines_below_all_faces(component: Component, name: str) -> None:
    for artwork in composed(component, name=name).artworks:
        assert artwork.bleed == NET_BLEED
        assert isinstance(artwork.front, Group)
        under = [
            node.stroke.width
            for child in artwork.front.children
            for node in nodes(child)
            if isinstance(node, Shape) and node.stroke is not None
        ]
        assert under[0] == max(under) == pytest.approx(2 * NET_BLEED)


def test_windows_stand_upright_for_each_seat() -> None:
    """The triangle has its base towards the board, as far from the apex of the cone as it goes."""
    for artwork in composed(domes.COMPONENT).artworks:
        for node in nodes(artwork.front):
            if isinstance(node, Shape) and node.fill is not None:
                for line in node.path.polylines():
                    corners = list(line)[:-1] if line[0] == line[-1] else list(line)
                    if len(corners) == 3 and _is_equilateral(corners):
                        away = sorted(math.hypot(*corner) for corner in corners)
                        assert away[2] - away[1] < 1e-6 < away[1] - away[0]


def _is_equilateral(corners: Sequence[tuple[float, float]]) -> bool:
    sides = [math.dist(a, b) for a, b in pairwise([*corners, corners[0]])]
    return max(sides) - min(sides) < 1e-6
