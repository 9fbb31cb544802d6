"""A die: six squares in a cross."""

from printkit.geometry.nets.net import Join, Net, assemble, edge, edge_tab, rectangular_face
from printkit.geometry.transform import translate

_Corner = tuple[int, int]

PLACES = {"1": (1, 1), "2": (2, 1), "3": (1, 0), "4": (1, 2), "5": (0, 1), "6": (3, 1)}
"""Column and row of each face. Opposite faces add up to seven; 1, 2, 3 run anticlockwise around
their common corner, as on western dice."""

_SEAMS: tuple[tuple[str, tuple[_Corner, _Corner], tuple[_Corner, _Corner]], ...] = (
    ("5", ((4, 1), (4, 2)), ((0, 1), (0, 2))),
    ("3", ((0, 1), (1, 1)), ((1, 0), (1, 1))),
    ("3", ((2, 1), (3, 1)), ((2, 1), (2, 0))),
    ("3", ((3, 1), (4, 1)), ((2, 0), (1, 0))),
    ("4", ((1, 2), (0, 2)), ((1, 2), (1, 3))),
    ("4", ((3, 2), (2, 2)), ((2, 3), (2, 2))),
    ("4", ((4, 2), (3, 2)), ((1, 3), (2, 3))),
)
"""The face that a tab goes under, the edge that bears the tab, and the edge that it meets."""


def cube_net(size: float) -> Net:
    """The net of a cube of ``size`` mm; faces are called ``1`` to ``6``, all upright on the net."""
    faces = [
        rectangular_face(name, size, size, translate(size * column, size * row))
        for name, (column, row) in PLACES.items()
    ]
    tabs, joins = [], []
    for glues_to, bearing, meeting in _SEAMS:
        start, end, other_start, other_end = ((x * size, y * size) for x, y in (*bearing, *meeting))
        tabs.append(edge_tab(glues_to, start, end, min(5.0, size / 3)))
        joins.append(Join(edge(start, end), edge(other_start, other_end)))
    return assemble(faces, tabs, joins)
