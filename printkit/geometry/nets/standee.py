"""A token that stands: two pictures leaning against each other on a closed base."""

from collections.abc import Sequence

from printkit.geometry.nets.net import Join, Net, NetFace, assemble, edge, rectangular_face
from printkit.geometry.path import polyline
from printkit.geometry.transform import rotate, translate

EASE = 0.5
"""The inner base is this much (mm) shorter, so that it lies flat inside the outer one."""


def standee_net(
    width: float,
    height: float,
    depth: float | None = None,
    figure: Sequence[tuple[float, float]] = (),
) -> Net:
    """A tent of two ``width`` by ``height`` mm panels over a base ``depth`` mm deep.

    From the top of the net: ``base-back``, ``back``, ``front``, ``base-front``. All folds are
    mountains; ``base-front`` becomes the floor, ``base-back`` is glued on it from inside. The
    front reads upright, the back stands on its head in the net and upright on the table.
    ``depth`` is half the height unless given; deeper stands firmer. A ``figure`` are the corners
    of what is cut out of the front, clockwise: it reaches the fold above, and both lower corners.
    The back is cut as its mirror image, so that both meet.

    Raises:
        ValueError: the base is as deep as both panels are high together, or a length is not
            positive, so that nothing would stand.
    """
    base = height / 2 if depth is None else depth
    if width <= 0 or not EASE < base < 2 * height:
        raise ValueError(f"a token of {width} x {height} mm does not stand on {base} mm")
    inner, fold, foot = base - EASE, base - EASE + height, base - EASE + 2 * height
    upside_down = rotate(180)
    front = list(figure) or [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    back = [(width - x, y) for x, y in reversed(front)]
    faces = [
        NetFace("front", polyline(front, close=True), translate(0.0, fold)),
        NetFace("back", polyline(back, close=True), upside_down.then(translate(width, fold))),
        rectangular_face("base-front", width, base, translate(0.0, foot)),
        rectangular_face("base-back", width, inner, upside_down.then(translate(width, inner))),
    ]
    floor = edge((0.0, foot + base), (width, foot + base))
    return assemble(faces, [], [Join(floor, edge((0.0, inner), (width, inner)))])
