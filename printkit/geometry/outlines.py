"""Outlines around drawings: areas and lines united, grown, and cut to a box."""

from collections.abc import Iterable, Sequence

from printkit.geometry.path import Bounds

_SCALE = 10_000
"""The library counts in whole numbers, of which so many are a millimetre."""
_ARC = 0.02
"""How far a round corner may be from its circle, mm."""
_MITER = 2.0

Ring = Sequence[tuple[float, float]]
"""The corners of an area, or of a line, in mm."""
_Counted = list[list[tuple[int, int]]]


def grown(areas: Iterable[Ring], by: float, lines: Iterable[Ring] = ()) -> list[Ring]:
    """The areas and lines united, ``by`` mm larger all around, without holes."""
    return _fractions(_offset(_clockwise(areas), _counted(lines), by))


def smoothed(areas: Iterable[Ring], bay: float) -> list[Ring]:
    """The areas with bays filled that are narrower than twice ``bay``, mm: no scissors get in."""
    return _fractions(_offset(_offset(_clockwise(areas), [], bay), [], -bay))


def common(areas: Iterable[Ring], within: Iterable[Ring]) -> list[Ring]:
    """What of the united areas lies in others, without holes."""
    import pyclipper  # noqa: PLC0415 - late: 50 ms

    subject, clip = _clockwise(areas), _clockwise(within)
    if not subject or not clip:
        return []
    clipper = pyclipper.Pyclipper()
    clipper.AddPaths(subject, pyclipper.PT_SUBJECT, closed=True)
    clipper.AddPaths(clip, pyclipper.PT_CLIP, closed=True)
    filled = pyclipper.PFT_NONZERO
    found = clipper.Execute(pyclipper.CT_INTERSECTION, filled, filled)
    return _fractions(_outer(found))


def box(bounds: Bounds) -> Ring:
    """The corners of a rectangle, clockwise."""
    x, y, right, bottom = bounds.x, bounds.y, bounds.right, bounds.bottom
    return [(x, y), (right, y), (right, bottom), (x, bottom)]


def _offset(areas: _Counted, lines: _Counted, by: float) -> _Counted:
    import pyclipper  # noqa: PLC0415 - late: 50 ms

    offset = pyclipper.PyclipperOffset(_MITER, _ARC * _SCALE)
    offset.AddPaths(areas, pyclipper.JT_ROUND, pyclipper.ET_CLOSEDPOLYGON)
    offset.AddPaths(lines, pyclipper.JT_ROUND, pyclipper.ET_OPENROUND)
    return _outer(offset.Execute(by * _SCALE))


def _outer(rings: _Counted) -> _Counted:
    import pyclipper  # noqa: PLC0415 - late: 50 ms

    return [ring for ring in rings if pyclipper.Orientation(ring)]


def _clockwise(areas: Iterable[Ring]) -> _Counted:
    """All run the same way, so that none is a hole in another."""
    import pyclipper  # noqa: PLC0415 - late: 50 ms

    return [ring if pyclipper.Orientation(ring) else ring[::-1] for ring in _counted(areas)]


def _counted(rings: Iterable[Ring]) -> _Counted:
    return [[(round(x * _SCALE), round(y * _SCALE)) for x, y in ring] for ring in rings]


def _fractions(rings: _Counted) -> list[Ring]:
    return [[(x / _SCALE, y / _SCALE) for x, y in ring] for ring in rings]
