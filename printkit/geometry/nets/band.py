"""A band around a stack of notes or cards."""

from printkit.geometry.nets.net import Join, Net, assemble, edge, edge_tab, rectangular_face
from printkit.geometry.transform import rotate, translate

GLUED = 9.0
"""Depth of the tab that carries glue, mm."""


def band_net(width: float, around: float, depth: float) -> Net:
    """A band ``width`` mm wide around a stack that is ``around`` mm across and ``depth`` mm thick.

    From the top of the net: ``front``, ``foot``, ``back``, which is upright when the stack is
    turned over, and ``head``.
    """
    head = 2 * around + depth
    end = head + depth
    faces = [
        rectangular_face("front", width, around, translate(0.0, 0.0)),
        rectangular_face("foot", width, depth, translate(0.0, around)),
        rectangular_face("back", width, around, rotate(180).then(translate(width, head))),
        rectangular_face("head", width, depth, translate(0.0, head)),
    ]
    tab = edge_tab("front", (width, end), (0.0, end), GLUED, 70.0, 70.0)
    meeting = Join(edge((0.0, 0.0), (width, 0.0)), edge((0.0, end), (width, end)))
    return assemble(faces, [tab], [meeting])
