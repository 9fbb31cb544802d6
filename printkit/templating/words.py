"""Text and tables of a template, set in their boxes; what does not fit is reported."""

import re
from dataclasses import replace
from itertools import accumulate

from printkit.colour import Colour
from printkit.geometry.path import Bounds, polyline
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import translate
from printkit.model.theme import StyleOfText
from printkit.scene import Group, Node, Shape, Stroke
from printkit.templating.attributes import Values, read_attributes
from printkit.templating.codes import (
    MISSING_GLYPH,
    TEXT_DOES_NOT_FIT,
    WRONG_ATTRIBUTE_VALUE,
)
from printkit.templating.look import LookupFailure
from printkit.templating.markup import Element
from printkit.templating.scope import Scope
from printkit.templating.vocabulary import ELEMENTS
from printkit.text.paragraph import Setting, set_text
from printkit.text.style import TextStyle
from printkit.units import MM_PER_POINT

LINE_BREAK = "\u2028"
"""Stands for a line break that is meant, since XML and templates fold the ordinary ones."""
_OVERRIDES = (
    *("font", "size", "min", "colour", "align", "valign"),
    *("leading", "tracking", "uppercase", "hyphenate"),
)
_LAYOUT = re.compile(r"[ \t\r\n]+")
OVERFLOW_TOLERANCE = 0.01
"""Overflow that is rounding, mm."""


def draw_text(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node | None:
    """A text in its box."""
    box = values.box(frame)
    style = text_style(values, scope, StyleOfText(font="text", size="9pt"))
    if style is None:
        return None
    setting = set_text(
        scope.shaper, _folded(element.text), style, box.width, box.height, scope.language
    )
    report_setting(setting, element, values.text("of"), scope)
    return Group(setting.nodes, translate(box.x, box.y))


def draw_table(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node | None:
    """Rows of cells in common columns, all in the largest size in which every cell fits."""
    box = values.box(frame)
    style = text_style(values, scope, StyleOfText(font="text", size="9pt"))
    rows = [row for row in element.children if row.name == "tr"]
    widths = _columns(values.text("columns"), box.width, element, scope)
    if style is None or widths is None or not rows:
        return None
    heights = _heights(rows, box.height)
    cells = _cells(rows, widths, heights, style, scope)
    size = min((cell.setting(scope).size for cell in cells), default=style.size)
    nodes: list[Node] = _fills(rows, heights, box.width, scope)
    for cell in cells:
        setting = cell.sized(size).setting(scope)
        report_setting(setting, cell.element, cell.field_name, scope)
        nodes.append(Group(setting.nodes, translate(cell.box.x, cell.box.y)))
    nodes += _rules(values, heights, box.width)
    return Group(tuple(nodes), translate(box.x, box.y))


def text_style(values: Values, scope: Scope, default: StyleOfText) -> TextStyle | None:
    """The style that an element's attributes describe; None (and a finding) if they cannot."""
    spec = values.given.get("style", default)
    try:
        style = scope.look.set_style(spec)
    except LookupFailure as failure:
        scope.report(WRONG_ATTRIBUTE_VALUE, f"a text style of the theme: {failure}")
        return None
    return _overridden(style, values)


def _overridden(style: TextStyle, values: Values) -> TextStyle:
    """The style with what the element itself says."""
    names = {"min": "min_size"}
    changes = {names.get(name, name): values.given[name] for name in _OVERRIDES if name in values}
    return replace(style, **changes) if changes else style


def report_setting(setting: Setting, element: Element, field_name: str, scope: Scope) -> None:
    """Report what could not be set: a text too long, a character without a glyph."""
    words = _short(element.text)
    if setting.overflow > OVERFLOW_TOLERANCE:
        points = setting.size / MM_PER_POINT
        scope.report(
            TEXT_DOES_NOT_FIT,
            f"{scope.title}: {words} is {setting.overflow:.1f} mm too long for its box, "
            f"even at {points:.1f} pt",
            element.span,
            field_name=field_name,
            help_text="shorten the text, or give it a larger box or a smaller `min` in the theme",
        )
    if setting.missing:
        characters = ", ".join(f"{c!r} (U+{ord(c):04X})" for c in setting.missing)
        scope.report(
            MISSING_GLYPH,
            f"{scope.title}: the font has no glyph for {characters} in {words}",
            element.span,
            field_name=field_name,
            help_text="write it with other characters, or choose a font that has them",
        )


class _Cell:
    """A cell's text with its style and its box within the table."""

    def __init__(self, element: Element, field_name: str, style: TextStyle, box: Bounds) -> None:
        self.element = element
        self.field_name = field_name
        self.style = style
        self.box = box

    def sized(self, size: float) -> "_Cell":
        """The same cell in another size."""
        size = min(size, self.style.size)
        least = min(size, self.style.min_size or size)
        style = replace(self.style, size=size, min_size=least)
        return _Cell(self.element, self.field_name, style, self.box)

    def setting(self, scope: Scope) -> Setting:
        """The text, set."""
        return set_text(
            scope.shaper,
            _folded(self.element.text),
            self.style,
            self.box.width,
            self.box.height,
            scope.language,
        )


def _cells(
    rows: list[Element],
    widths: list[float],
    heights: list[float],
    style: TextStyle,
    scope: Scope,
) -> list[_Cell]:
    cells: list[_Cell] = []
    lefts = [0.0, *accumulate(widths)]
    tops = [0.0, *accumulate(heights)]
    for row, top, height in zip(rows, tops, heights, strict=False):
        for cell, left, width in zip(row.children, lefts, widths, strict=False):
            box = Bounds(left, top, width, height)
            values = read_attributes(cell, ELEMENTS["td"], box, scope)
            if cell.name != "td" or values is None:
                continue
            own = values.given.get("style")
            own_style = style if own is None else scope.look.set_style(own)
            styled = replace(_overridden(own_style, values), valign="middle")
            cells.append(_Cell(cell, values.text("of"), styled, box))
    return cells


def _heights(rows: list[Element], height: float) -> list[float]:
    weights = [float(row.attributes.get("grow", "1")) for row in rows]
    return [height * weight / sum(weights) for weight in weights]


def _columns(text: str, width: float, element: Element, scope: Scope) -> list[float] | None:
    """Widths of the columns in mm; each ``*`` takes an equal part of what is left."""
    try:
        fixed = [None if part == "*" else scope.look.length(part) for part in text.split()]
    except LookupFailure as failure:
        scope.report(WRONG_ATTRIBUTE_VALUE, f"<table columns>: {failure}", element.span)
        return None
    free = width - sum(part or 0.0 for part in fixed)
    stars = fixed.count(None) or 1
    return [max(0.1, free / stars) if part is None else part for part in fixed]


def _fills(rows: list[Element], heights: list[float], width: float, scope: Scope) -> list[Node]:
    nodes: list[Node] = []
    for row, top, height in zip(rows, [0.0, *accumulate(heights)], heights, strict=False):
        values = read_attributes(row, ELEMENTS["tr"], Bounds(0, 0, width, height), scope)
        fill = None if values is None else values.colour("fill")
        if fill is not None:
            nodes.append(Shape(rectangle(0.0, top, width, height), fill))
    return nodes


def _rules(values: Values, heights: list[float], width: float) -> list[Node]:
    colour: Colour | None = values.colour("rule")
    if colour is None:
        return []
    stroke = Stroke(colour, values.number("rule-width", 0.2))
    return [
        Shape(polyline([(0.0, y), (width, y)]), stroke=stroke)
        for y in list(accumulate(heights))[:-1]
    ]


def _folded(text: str) -> str:
    """The text with the template's own line breaks and indents as single spaces.

    Line breaks that the definition means arrive as line separators (see :data:`LINE_BREAK`).
    """
    return _LAYOUT.sub(" ", text).strip(" ").replace(LINE_BREAK, "\n")


def _short(text: str) -> str:
    words = _folded(text).strip()
    return f"“{words}”" if len(words) <= 60 else f"“{words[:57]}…”"  # noqa: PLR2004 - a line of a message
