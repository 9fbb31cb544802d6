"""How SVG fills and strokes: properties that children inherit."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Literal

from printkit.colour import BLACK, Colour
from printkit.geometry.path import Path
from printkit.pictures.problem import PictureProblem
from printkit.pictures.svg_values import svg_colour, svg_length
from printkit.records import record
from printkit.scene import Shape, Stroke

_CAPS = ("butt", "round", "square")
_JOINS = ("miter", "round", "bevel")
_DASHES = 100
_OTHER_JOINS = {"miter-clip": "miter", "arcs": "miter"}


@record
class Paint:
    """The inherited properties, with SVG's own initial values."""

    color: Colour | None = BLACK
    """What ``currentColor`` stands for."""
    fill: Colour | None = BLACK
    stroke: Colour | None = None
    width: float = 1.0
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    even_odd: bool = False
    hidden: bool = False

    def shape(self, path: Path) -> Shape | None:
        """The path painted; None if nothing of it shows."""
        stroke = None
        if self.stroke is not None and self.width > 0:
            stroke = Stroke(self.stroke, self.width, self.dash, self.cap, self.join)
        if self.hidden or not path.segments or (self.fill is None and stroke is None):
            return None
        return Shape(path, self.fill, stroke, self.even_odd)


def inherited(parent: Paint, properties: Mapping[str, str]) -> Paint:
    """The parent's paint with what an element itself says.

    Raises:
        PictureProblem: a value cannot be understood.
    """
    changes: dict[str, Any] = {}
    for name, (field, read) in _READERS.items():
        text = properties.get(name, "inherit")
        if text == "inherit":
            continue
        if text.lower() == "currentcolor":
            changes[field] = changes.get("color", parent.color)
        else:
            changes[field] = read(name, text)
    return replace(parent, **changes) if changes else parent


def _dash(name: str, text: str) -> tuple[float, ...]:
    if text == "none":
        return ()
    parts = text.replace(",", " ").split(maxsplit=_DASHES)
    if len(parts) > _DASHES:  # it is written again for each shape that inherits it
        raise PictureProblem(f"{name}: more than {_DASHES} dashes and gaps that repeat")
    lengths = [svg_length(name, part) for part in parts]
    if any(length < 0 for length in lengths):
        raise PictureProblem(f"{name}: a dash cannot be shorter than nothing")
    if not any(lengths):
        return ()
    # An odd list is meant twice, so that dashes and gaps alternate.
    return tuple(lengths * 2 if len(lengths) % 2 else lengths)


def _cap(name: str, text: str) -> str:
    return _one_of(name, text, _CAPS)


def _join(name: str, text: str) -> str:
    return _one_of(name, _OTHER_JOINS.get(text, text), _JOINS)


def _even_odd(name: str, text: str) -> bool:
    return _one_of(name, text, ("nonzero", "evenodd")) == "evenodd"


def _hidden(name: str, text: str) -> bool:
    return _one_of(name, text, ("visible", "hidden", "collapse")) != "visible"


def _one_of(name: str, text: str, choices: tuple[str, ...]) -> str:
    if text not in choices:
        raise PictureProblem(f"{name}=“{text[:40]}” is none of {', '.join(choices)}")
    return text


_READERS: dict[str, tuple[str, Callable[[str, str], object]]] = {
    "color": ("color", svg_colour),  # first: the others may refer to it
    "fill": ("fill", svg_colour),
    "stroke": ("stroke", svg_colour),
    "stroke-width": ("width", svg_length),
    "stroke-dasharray": ("dash", _dash),
    "stroke-linecap": ("cap", _cap),
    "stroke-linejoin": ("join", _join),
    "fill-rule": ("even_odd", _even_odd),
    "visibility": ("hidden", _hidden),
}
