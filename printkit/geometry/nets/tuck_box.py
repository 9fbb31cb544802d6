"""A box for cards in one piece: a tube with a glued floor and a lid that is tucked in."""

from printkit.geometry.nets.net import (
    Join,
    Net,
    NetFace,
    assemble,
    edge,
    edge_tab,
    rectangular_face,
)
from printkit.geometry.path import Path
from printkit.geometry.transform import translate

TUCK = 13.0
"""How deep the lid is tucked in, mm."""
FLAP = 11.0
"""Depth of the flaps below the lid and the floor, mm; in a shallow box they are shorter."""
GLUED = 8.0
"""Depth of the tabs that carry glue, mm."""
NOTCH = 8.0
"""Radius of the thumb notch, mm."""
STEEP = 78.0
"""Of the ends of flaps, degrees, so that they slide in."""
_ARC = 0.5523
"""A quarter of a circle as a cubic curve, in radii."""


def tuck_box_net(width: float, height: float, depth: float) -> Net:
    """A box whose ``front`` measures ``width`` by ``height`` mm inside, ``depth`` mm deep.

    From left to right: ``front`` with a notch for the thumb, ``right``, ``back``, ``left`` (as
    seen from the front); ``lid`` and ``floor`` hang on the back.
    """
    right, back = width, width + depth
    left = back + width
    end = left + depth
    faces = [
        NetFace("front", _notched(width, height)),
        rectangular_face("right", depth, height, translate(right, 0.0)),
        rectangular_face("back", width, height, translate(back, 0.0)),
        rectangular_face("left", depth, height, translate(left, 0.0)),
        rectangular_face("lid", width, depth, translate(back, -depth)),
        rectangular_face("floor", width, depth, translate(back, height)),
    ]
    tabs = [
        edge_tab("front", (end, 0.0), (end, height), GLUED, 60.0, 60.0),
        edge_tab("front", (back, -depth), (left, -depth), TUCK, STEEP, STEEP),
        edge_tab("front", (left, height + depth), (back, height + depth), GLUED, 60.0, 60.0),
        *(edge_tab("lid", (x, 0.0), (x + depth, 0.0), FLAP, STEEP, STEEP) for x in (right, left)),
        *(
            edge_tab("floor", (x + depth, height), (x, height), FLAP, STEEP, STEEP)
            for x in (right, left)
        ),
    ]
    joins = [
        Join(edge((0.0, 0.0), (0.0, height)), edge((end, 0.0), (end, height))),
        *_closed(width, depth, 0.0, -depth),
        *_closed(width, depth, height, height + depth),
    ]
    return assemble(faces, tabs, joins)


def _closed(width: float, depth: float, rim: float, far: float) -> list[Join]:
    """Where the lid or the floor, which ends at ``far``, meets the rim of the other walls."""
    right, back = width, width + depth
    left = back + width
    return [
        Join(edge((0.0, rim), (width, rim)), edge((left, far), (back, far))),
        Join(edge((right, rim), (back, rim)), edge((back, far), (back, rim))),
        Join(edge((left, rim), (left + depth, rim)), edge((left, rim), (left, far))),
    ]


def _notched(width: float, height: float) -> Path:
    """A wall with a half circle cut from the middle of its upper edge."""
    radius = min(NOTCH, width / 4, height / 3)
    middle, handle = width / 2, _ARC * radius
    start, end = middle - radius, middle + radius
    return Path(
        (
            ("M", 0.0, 0.0),
            ("L", start, 0.0),
            ("C", start, handle, middle - handle, radius, middle, radius),
            ("C", middle + handle, radius, end, handle, end, 0.0),
            ("L", width, 0.0),
            ("L", width, height),
            ("L", 0.0, height),
            ("Z",),
        )
    )
