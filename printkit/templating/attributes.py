"""Reading the attributes of an element: each by its kind, all mistakes reported."""

from collections.abc import Callable
from functools import cache
from typing import Any

from printkit.art.names import art_names, icon_names
from printkit.colour import Colour
from printkit.geometry.path import Bounds, Path
from printkit.geometry.path_data import parse_path_data
from printkit.model.base import is_picture
from printkit.model.theme import DesignTokens
from printkit.records import record
from printkit.templating.codes import (
    UNKNOWN_DRAWING,
    WRONG_ELEMENT,
)
from printkit.templating.look import Look, LookupFailure, unknown
from printkit.templating.markup import Element
from printkit.templating.scope import Scope
from printkit.templating.vocabulary import Attribute, ElementSpec, Kind

_VERTICAL = frozenset(["y", "h", "bottom", "y1", "y2", "cy", "row", "most"])
_TOO_MUCH: tuple[tuple[str, ...], ...] = (
    *(("x", "w", "right"), ("x", "cx"), ("right", "cx")),
    *(("y", "h", "bottom"), ("y", "cy"), ("bottom", "cy")),
)
"""Attributes of a box of which one has to be left out."""


WIDEST_LINE = 2.0
"""Wider strokes paint areas, mm."""


@record
class Values:
    """The attributes of an element, read; absent ones take the default that the caller gives."""

    given: dict[str, Any]
    tokens: DesignTokens
    """The theme's."""

    def __contains__(self, name: str) -> bool:
        return name in self.given

    def number(self, name: str, default: float = 0.0) -> float:
        """A length in mm or a plain number."""
        return float(self.given.get(name, default))

    def line_width(self, name: str, default: float) -> float:
        """The width of a line, mm, as heavy as the theme wants lines."""
        width = self.number(name, default)
        return width * self.tokens.line if width <= WIDEST_LINE else width

    def colour(self, name: str) -> Colour | None:
        """A colour."""
        value = self.given.get(name)
        return value if isinstance(value, Colour) else None

    def flag(self, name: str, *, default: bool = False) -> bool:
        """True or false."""
        return bool(self.given.get(name, default))

    def text(self, name: str, default: str = "") -> str:
        """A text or a name."""
        return str(self.given.get(name, default))

    def path(self, name: str) -> Path:
        """Path data."""
        value = self.given[name]
        assert isinstance(value, Path)  # noqa: S101 - read by its kind
        return value

    def box(self, frame: Bounds) -> Bounds:
        """The element's own box within its parent's."""
        box = self.given.get("box")
        if box is None:
            x, width = self._extent("x", "w", "right", "cx", frame.width)
            y, height = self._extent("y", "h", "bottom", "cy", frame.height)
            box = Bounds(x, y, width, height)
        return box.grown(-self.number("inset"))

    def _extent(
        self, start: str, size: str, end: str, middle: str, whole: float
    ) -> tuple[float, float]:
        """Where the box begins and how long it is, in one direction of the ``whole`` parent."""
        if middle in self:
            at = self.number(middle)
            length = self.number(size, 2 * min(at, whole - at))
            return at - length / 2, length
        if end in self and size in self:
            length = self.number(size)
            return whole - self.number(end) - length, length
        at = self.number(start)
        return at, self.number(size, whole - at - self.number(end))


def read_attributes(
    element: Element, spec: ElementSpec, frame: Bounds, scope: Scope
) -> Values | None:
    """The element's attributes; None if one that it needs is missing or wrong."""
    given: dict[str, Any] = {}
    complete = True
    for name, text in element.attributes.items():
        attribute = spec.attributes.get(name)
        if attribute is None:
            scope.report(
                WRONG_ELEMENT,
                f"<{element.name}>: " + unknown("attribute", name, spec.attributes),
                element.span,
                attribute=name,
            )
            continue
        try:
            given[name] = _read(attribute, name, text, frame, scope)
        except LookupFailure as failure:
            complete = False
            rule = UNKNOWN_DRAWING if attribute.kind in (Kind.ICON, Kind.ART) else WRONG_ELEMENT
            message = f"<{element.name} {name}>: {failure}"
            scope.report(rule, message, element.span, attribute=name)
    for name, attribute in spec.attributes.items():
        if attribute.required and name not in element.attributes:
            complete = False
            scope.report(
                WRONG_ELEMENT, f"<{element.name}> needs the attribute {name!r}", element.span
            )
    if "w" in spec.attributes:
        complete &= _is_determined(element, scope)
    return Values(given, scope.look.theme.tokens) if complete else None


def _is_determined(element: Element, scope: Scope) -> bool:
    """Whether the box says no more of its place than there is to say."""
    for names in _TOO_MUCH:
        if all(name in element.attributes for name in names):
            listed = " and ".join(map(repr, names))
            message = f"<{element.name}> states {listed}, leave one of them out"
            scope.report(WRONG_ELEMENT, message, element.span)
            return False
    return True


def _read(attribute: Attribute, name: str, text: str, frame: Bounds, scope: Scope) -> Any:
    if attribute.choices and text not in attribute.choices:
        raise LookupFailure(unknown("choice", text, attribute.choices))
    if attribute.kind in {Kind.LENGTH, Kind.SIZE}:
        length = _length(name, text, frame, scope)
        if attribute.kind is Kind.SIZE and length < 0:
            raise LookupFailure(f"{text!r} is below 0")
        return length
    if (themed := _OF_THE_THEME.get(attribute.kind)) is not None:
        return themed(scope.look, text)
    if attribute.kind is Kind.DASH:
        return tuple(length * scope.unit for length in _dash(text))
    plain = _PLAIN.get(attribute.kind)
    return plain(text) if plain else text


def _length(name: str, text: str, frame: Bounds, scope: Scope) -> float:
    whole = frame.height if name in _VERTICAL else frame.width
    return length_of(text, whole, scope)


def length_of(text: str, whole: float, scope: Scope) -> float:
    """A length in mm; a percentage is that of ``whole``, all else counts in the scope's unit.

    Raises:
        LookupFailure: it is neither a length nor a size of the theme.
    """
    if text.endswith("%"):
        return plain_number(text[:-1]) / 100 * whole
    return scope.look.length(text) * scope.unit


def plain_number(text: str) -> float:
    """A number.

    Raises:
        LookupFailure: it is none, or beyond a million.
    """
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not -1e6 < value < 1e6:  # noqa: PLR2004 - also refuses nan
        raise LookupFailure(f"{text!r} is not a number")
    return value


def _whole(text: str) -> int:
    value = plain_number(text)
    if value != int(value):
        raise LookupFailure(f"{text!r} is not a whole number")
    return int(value)


def _flag(text: str) -> bool:
    if text.lower() not in ("true", "false"):
        raise LookupFailure(f"{text!r} is neither true nor false")
    return text.lower() == "true"


def _dash(text: str) -> tuple[float, ...]:
    lengths = tuple(plain_number(part) for part in text.split())
    if any(length < 0 for length in lengths) or not any(lengths):
        raise LookupFailure(f"{text!r} are not lengths of dashes and gaps (0 or more, not all 0)")
    return lengths


@cache
def _path(text: str) -> Path:
    try:
        return parse_path_data(text)
    except ValueError as error:
        raise LookupFailure(str(error)) from None


def _icon(text: str) -> str:
    if not is_picture(text) and text not in icon_names():
        raise LookupFailure(unknown("icon", text, icon_names()))
    return text


def _art(text: str) -> str:
    if not is_picture(text) and text not in art_names():
        raise LookupFailure(unknown("drawing", text, art_names()))
    return text


_OF_THE_THEME: dict[Kind, Callable[[Look, str], Any]] = {
    Kind.COLOUR: Look.colour,
    Kind.FONT: Look.font,
    Kind.STYLE: Look.text_style,
    Kind.BOX: Look.box,
}
_PLAIN: dict[Kind, Callable[[str], Any]] = {
    Kind.NUMBER: plain_number,
    Kind.WHOLE: _whole,
    Kind.FLAG: _flag,
    Kind.PATH: _path,
    Kind.ICON: _icon,
    Kind.ART: _art,
}
