"""Tables of a template: lines of cells in common columns, all set in one size."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from math import inf

from printkit.geometry.path import Bounds, polyline
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import translate
from printkit.limits import check_time
from printkit.records import record
from printkit.scene import Group, Node, Shape, Stroke
from printkit.templating.attributes import Values, length_of, read_attributes
from printkit.templating.codes import WRONG_ELEMENT
from printkit.templating.look import LookupFailure
from printkit.templating.markup import Element
from printkit.templating.named_pictures import named_icon
from printkit.templating.nesting import known_element
from printkit.templating.scope import Scope
from printkit.templating.sharing import divided, growth
from printkit.templating.vocabulary import ELEMENTS
from printkit.templating.words import note_setting, set_words, text_style
from printkit.text.style import TextStyle

_OF_A_LINE = 0.6
"""The usual side of an icon in a cell, as a share of the line's height."""


@record
class _Cell:
    """A cell's text with its style and its box within the table."""

    element: Element
    field_name: str
    style: TextStyle
    box: Bounds

    def sized(self, size: float) -> "_Cell":
        """The same cell, its text no larger than ``size``."""
        return replace(self, style=self.style.at_most(size))


def draw_table(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node | None:
    """Rows of cells in common columns, all in the largest size in which every cell fits."""
    box = values.box(frame)
    if "row" in values:
        count = sum(child.name == "tr" for child in element.children)
        height = min(values.number("row") * count, values.number("most", inf))
        box = box._replace(height=height)
    style = text_style(element, values, scope)
    widths = _columns(element, values.text("columns"), box.width, scope)
    rows = [row for row in element.children if known_element(row, "table", scope)]
    if style is None or widths is None or not rows:
        return None
    lines = _lines(rows, box)
    nodes = _fills(rows, lines, scope)
    nodes += _texts(_cells(rows, lines, widths, style, scope), scope)
    nodes += _icons(rows, lines, widths, scope)
    nodes += _rules(values, lines)
    return Group(tuple(nodes), translate(box.x, box.y))


def table_height(element: Element, room: float, scope: Scope) -> float | None:
    """How high a table of lines of a stated height is, mm; None for everything else.

    Raises:
        LookupFailure: the height is no length.
    """
    row = element.attributes.get("row")
    if element.name != "table" or row is None:
        return None
    height = length_of(row, room, scope) * sum(child.name == "tr" for child in element.children)
    most = element.attributes.get("most")
    return height if most is None else min(height, length_of(most, room, scope))


def _columns(element: Element, text: str, width: float, scope: Scope) -> list[float] | None:
    """Widths of the columns in mm; each ``*`` takes an equal part of what is left."""
    parts = text.split()
    try:
        fixed = [None if part == "*" else length_of(part, width, scope) for part in parts]
    except LookupFailure as failure:
        message = f"<table columns>: {failure}"
        scope.report(WRONG_ELEMENT, message, element.span, attribute="columns")
        return None
    return divided(width, fixed, [1.0] * len(fixed))


def _lines(rows: list[Element], box: Bounds) -> list[Bounds]:
    """The rectangle of each row within the table; rows share its height by ``grow``."""
    heights = divided(box.height, [None] * len(rows), [growth(row) for row in rows])
    tops = accumulate(heights[:-1], initial=0.0)
    return [Bounds(0.0, top, box.width, height) for top, height in zip(tops, heights, strict=True)]


def _cells(
    rows: list[Element],
    lines: list[Bounds],
    widths: list[float],
    style: TextStyle,
    scope: Scope,
) -> list[_Cell]:
    lefts = list(accumulate(widths[:-1], initial=0.0))
    cells: list[_Cell] = []
    for row, line in zip(rows, lines, strict=True):
        texts = [cell for cell in row.children if known_element(cell, "tr", scope)]
        if len(texts) > len(widths):
            message = f"<tr> has {len(texts)} cells, the table has {len(widths)} columns"
            scope.report(WRONG_ELEMENT, message, row.span)
        for text, left, width in zip(texts, lefts, widths, strict=False):
            box = Bounds(left, line.y, width, line.height)
            cell = None if "icon" in text.attributes else _cell(text, box, style, scope)
            if cell is not None:
                cells.append(cell)
    return cells


def _icons(
    rows: list[Element], lines: list[Bounds], widths: list[float], scope: Scope
) -> Iterator[Node]:
    """The icons that stand in cells in place of texts."""
    lefts = list(accumulate(widths[:-1], initial=0.0))
    for row, line in zip(rows, lines, strict=True):
        for cell, left, width in zip(row.children, lefts, widths, strict=False):
            if "icon" in cell.attributes:
                yield from _cell_icons(cell, Bounds(left, line.y, width, line.height), scope)


def _cell_icons(element: Element, box: Bounds, scope: Scope) -> Iterator[Node]:
    values = read_attributes(element, ELEMENTS["td"], box, scope)
    if values is None:
        return
    side = values.number("icon-size", _OF_A_LINE * box.height)
    times = max(0, int(values.number("times", 1)))
    scope.spend("drawings", times)
    free = box.width - side * times
    x = box.x + {"left": 0.0, "center": free / 2, "right": free}[values.text("align", "left")]
    colour = values.colour("colour") or scope.look.colour("ink")
    colours = (colour, scope.look.colour("ground"))
    for at in range(times):
        place = Bounds(x + at * side, box.centre.y - side / 2, side, side)
        icon = named_icon(element, values.text("icon"), place, colours, scope)
        if icon is not None:
            yield icon


def _cell(element: Element, box: Bounds, style: TextStyle, scope: Scope) -> _Cell | None:
    values = read_attributes(element, ELEMENTS["td"], box, scope)
    own = None if values is None else text_style(element, values, scope, style)
    if values is None or own is None:
        return None
    valign = own.valign if "valign" in values else "middle"
    return _Cell(element, values.text("of"), replace(own, valign=valign), box)


def _texts(cells: list[_Cell], scope: Scope) -> list[Node]:
    """The cells' texts, all in the smallest size that any of them needs."""
    settings = (set_words(cell.element, cell.style, cell.box, scope) for cell in cells)
    size = min((setting.size for setting in settings), default=0.0)
    nodes: list[Node] = []
    for cell in cells:
        check_time()
        setting = set_words(cell.element, cell.sized(size).style, cell.box, scope)
        note_setting(setting, cell.element, cell.style, cell.box, cell.field_name, scope)
        nodes.append(Group(setting.nodes, translate(cell.box.x, cell.box.y)))
    return nodes


def _fills(rows: list[Element], lines: list[Bounds], scope: Scope) -> list[Node]:
    nodes: list[Node] = []
    for row, line in zip(rows, lines, strict=True):
        values = read_attributes(row, ELEMENTS["tr"], line, scope)
        fill = None if values is None else values.colour("fill")
        if fill is not None:
            nodes.append(Shape(rectangle(*line), fill))
    return nodes


def _rules(values: Values, lines: list[Bounds]) -> list[Node]:
    """The lines between the lines of the table."""
    colour = values.colour("rule")
    if colour is None:
        return []
    stroke = Stroke(colour, values.line_width("rule-width", 0.2))
    return [
        Shape(polyline([(line.x, line.bottom), (line.right, line.bottom)]), stroke=stroke)
        for line in lines[:-1]
    ]
