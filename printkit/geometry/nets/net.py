"""A net: faces to look at, tabs to glue, lines to cut and lines to fold."""

import math
from collections.abc import Iterable
from dataclasses import replace

from printkit.geometry.nets.trace import cut_and_score
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Point, Transform, translate
from printkit.records import record

FLAT_SHARE = 0.12
"""At least this share of a tab's base stays as its far edge: no tab ends in a needle."""


@record
class NetFace:
    """A visible part of a net.

    ``shape`` is its outline in its own frame, where pictures on it stand upright: the upper left
    corner is (0, 0), except where a net says otherwise. ``placement`` leads from there to the net.
    """

    name: str
    shape: Path
    placement: Transform = IDENTITY

    @property
    def outline(self) -> Path:
        """The outline on the net."""
        return self.shape.transformed(self.placement)


@record
class Tab:
    """A part that carries glue and vanishes beneath the face ``glues_to``."""

    name: str
    outline: Path
    glues_to: str


@record
class Join:
    """Two equal edges that become one when the net is folded, start upon start."""

    a: Path
    b: Path


@record
class Net:
    """Faces and tabs with the lines to cut and to fold; ``bounds`` starts at (0, 0)."""

    faces: tuple[NetFace, ...]
    tabs: tuple[Tab, ...]
    joins: tuple[Join, ...]
    cut: Path
    score: Path
    bounds: Bounds

    def face(self, name: str) -> NetFace:
        """The face of that name.

        Raises:
            KeyError: the net has no such face.
        """
        for face in self.faces:
            if face.name == name:
                return face
        raise KeyError(name)


def assemble(faces: Iterable[NetFace], tabs: Iterable[Tab], joins: Iterable[Join]) -> Net:
    """The net of these parts, moved into the corner; neighbours meet along whole edges."""
    faces, tabs = list(faces), list(tabs)
    bounds = joined(_outlines(faces, tabs)).bounds()
    move = translate(-bounds.x, -bounds.y)
    faces = [replace(face, placement=face.placement.then(move)) for face in faces]
    tabs = [replace(tab, outline=tab.outline.transformed(move)) for tab in tabs]
    cut, score = cut_and_score(_outlines(faces, tabs))
    return Net(
        faces=tuple(faces),
        tabs=tuple(tabs),
        joins=tuple(Join(j.a.transformed(move), j.b.transformed(move)) for j in joins),
        cut=cut,
        score=score,
        bounds=Bounds(0.0, 0.0, bounds.width, bounds.height),
    )


def _outlines(faces: list[NetFace], tabs: list[Tab]) -> list[Path]:
    return [face.outline for face in faces] + [tab.outline for tab in tabs]


def rectangular_face(name: str, width: float, height: float, placement: Transform) -> NetFace:
    """A face of width by height mm."""
    return NetFace(name, rectangle(0.0, 0.0, width, height), placement)


def edge(start: tuple[float, float], end: tuple[float, float]) -> Path:
    """A straight edge."""
    return polyline([start, end])


def edge_tab(
    glues_to: str,
    start: tuple[float, float],
    end: tuple[float, float],
    depth: float,
    start_angle: float = 45.0,
    end_angle: float = 45.0,
) -> Tab:
    """A trapezium on the edge that a clockwise face runs along from ``start`` to ``end``.

    Its ends slope at the given angles (degrees, below 90): two tabs of 45 degrees share a right
    angle without touching. The depth (mm) shrinks where the edge is too short for the slopes.
    """
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    along, slopes = Point((x1 - x0) / length, (y1 - y0) / length), (start_angle, end_angle)
    first, last = (1 / math.tan(math.radians(angle)) for angle in slopes)
    depth = min(depth, (1 - FLAT_SHARE) * length / (first + last))

    def beyond(distance: float) -> Point:
        """The point of the far edge at a distance along the base."""
        return Point(
            x0 + along.x * distance + along.y * depth, y0 + along.y * distance - along.x * depth
        )

    far = [beyond(first * depth), beyond(length - last * depth)]
    return Tab(f"{glues_to}-tab", polyline([end, start, *far], close=True), glues_to)
