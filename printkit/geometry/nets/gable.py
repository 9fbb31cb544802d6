"""A house with a gable roof in one piece, without a floor."""

import math

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


def gable_net(width: float, length: float, wall: float, roof: float) -> Net:
    """The net of a house: ``width`` of a gable wall, ``length`` of a side wall under the eaves.

    Walls are ``wall`` mm high, the ridge lies ``roof`` mm above them. Faces from left to right:
    ``front-gable``, ``side-right``, ``back-gable``, ``side-left`` (right as seen from the
    front); ``roof-right`` and ``roof-left`` hang on the sides. Gable faces hold wall and triangle.
    """
    slope = math.hypot(width / 2, roof)
    tab = 4.0 if max(width, length) >= LARGE else 3.0
    right, back, left = width, width + length, 2 * width + length
    end = left + length
    faces = [
        _gable_face("front-gable", 0.0, width, wall, roof),
        rectangular_face("side-right", length, wall, translate(right, 0.0)),
        _gable_face("back-gable", back, width, wall, roof),
        rectangular_face("side-left", length, wall, translate(left, 0.0)),
        rectangular_face("roof-right", length, slope, translate(right, -slope)),
        rectangular_face("roof-left", length, slope, translate(left, -slope)),
    ]
    tabs = [
        edge_tab("front-gable", (end, 0.0), (end, wall), min(tab, width)),
        edge_tab("roof-left", (right, -slope), (back, -slope), min(tab, slope)),
        *_gable_tabs(0.0, width, roof, min(tab, length / 2), ("roof-left", "roof-right")),
        *_gable_tabs(back, width, roof, min(tab, length / 2), ("roof-right", "roof-left")),
    ]
    joins = [
        Join(edge((0.0, 0.0), (0.0, wall)), edge((end, 0.0), (end, wall))),
        Join(edge((right, -slope), (back, -slope)), edge((end, -slope), (left, -slope))),
        *_roof_joins(0.0, width, roof, (end, right)),
        *_roof_joins(back, width, roof, (back, left)),
    ]
    return assemble(faces, tabs, joins)


def _gable_face(name: str, x: float, width: float, wall: float, roof: float) -> NetFace:
    """A wall with its triangle; the own frame starts at the height of the ridge."""
    house = [(0.0, roof), (width / 2, 0.0), (width, roof), (width, roof + wall), (0.0, roof + wall)]
    return NetFace(name, polyline(house, close=True), translate(x, -roof))


def _gable_tabs(
    x: float, width: float, roof: float, depth: float, glues_to: tuple[str, str]
) -> list[Tab]:
    """The tabs of a triangle, clipped to the wedges between the triangle and the roof halves."""
    wedge = min(45.0, 0.8 * math.degrees(math.atan2(width / 2, roof)))
    left, ridge, right = (x, 0.0), (x + width / 2, -roof), (x + width, 0.0)
    return [
        edge_tab(glues_to[0], left, ridge, depth, start_angle=wedge),
        edge_tab(glues_to[1], ridge, right, depth, end_angle=wedge),
    ]


def _roof_joins(x: float, width: float, roof: float, at: tuple[float, float]) -> list[Join]:
    """The two sloping edges of a triangle meet the upright edges ``at`` x of the roof halves."""
    slope, ridge = math.hypot(width / 2, roof), (x + width / 2, -roof)
    return [
        Join(edge((foot, 0.0), ridge), edge((upright, 0.0), (upright, -slope)))
        for foot, upright in zip((x, x + width), at, strict=True)
    ]
