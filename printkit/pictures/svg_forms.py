"""The forms of SVG as paths, in the drawing's own units."""

import re
from collections.abc import Callable

from printkit.geometry.path import Path, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import ellipse, rounded_rectangle
from printkit.pictures.problem import PictureProblem
from printkit.pictures.svg_values import svg_length

Given = dict[str, str]
_POINTS = re.compile(r"[\d\s,.eE+-]*")


def form_path(name: str, given: Given) -> Path:
    """The outline of a form; empty if it has no size, as SVG wants it.

    Raises:
        PictureProblem: an attribute cannot be understood.
    """
    return FORMS[name](given)


def _path(given: Given) -> Path:
    data = given.get("d", "").strip()
    return Path(()) if data == "none" else _from_data("d", data)


def _rect(given: Given) -> Path:
    x, y, width, height = (_length(given, name) for name in ("x", "y", "width", "height"))
    if width <= 0 or height <= 0:
        return Path(())
    radii = [_length(given, name) for name in ("rx", "ry") if given.get(name, "auto") != "auto"]
    rx, ry = (radii[0], radii[-1]) if radii else (0.0, 0.0)
    return rounded_rectangle(x, y, width, height, rx, ry)


def _circle(given: Given) -> Path:
    radius = _length(given, "r")
    return _round(given, radius, radius)


def _ellipse(given: Given) -> Path:
    return _round(given, _length(given, "rx"), _length(given, "ry"))


def _round(given: Given, rx: float, ry: float) -> Path:
    if rx <= 0 or ry <= 0:
        return Path(())
    return ellipse(_length(given, "cx"), _length(given, "cy"), rx, ry)


def _line(given: Given) -> Path:
    x1, y1, x2, y2 = (_length(given, name) for name in ("x1", "y1", "x2", "y2"))
    return polyline([(x1, y1), (x2, y2)])


def _polyline(given: Given) -> Path:
    points = given.get("points", "").strip()
    if _POINTS.fullmatch(points) is None:
        raise PictureProblem("points: something other than numbers stands in them")
    return _from_data("points", f"M{points}" if points else "")


def _polygon(given: Given) -> Path:
    path = _polyline(given)
    return Path((*path.segments, ("Z",))) if path.segments else path


def _from_data(name: str, data: str) -> Path:
    try:
        return parse_path_data(data)
    except ValueError as error:
        raise PictureProblem(f"{name}: {error}") from None


def _length(given: Given, name: str) -> float:
    return svg_length(name, given[name]) if name in given else 0.0


FORMS: dict[str, Callable[[Given], Path]] = {
    "path": _path,
    "rect": _rect,
    "circle": _circle,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}
