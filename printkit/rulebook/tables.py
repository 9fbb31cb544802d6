"""Tables: columns as wide as what they hold, a thin line below each row."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from math import fsum

from printkit.geometry.path import polyline
from printkit.geometry.transform import translate
from printkit.rulebook.blocks import Table
from printkit.rulebook.lines import Line
from printkit.rulebook.texts import TextSetter
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node, Shape, Stroke, Tag
from printkit.scene.tagging import ARTIFACT, tagged
from printkit.text.style import TextStyle

GAP = 4.0
"""Between two columns, mm."""
PAD = 1.15
"""Above and below the text of a row, mm."""
STRETCH = 1.6
"""How much wider than its content a table may be to fill the column."""
WHOLE_TABLE = 9
"""A table of so many rows is not divided between pages."""


def table_lines(table: Table, types: Typography, width: float, setter: TextSetter) -> list[Line]:
    """A line for each row."""
    heads = [table.heads] if any(table.heads) else []
    rows = [*heads, *table.rows]
    if not rows:
        return []
    styles = [types.table_head if i < len(heads) else types.table for i in range(len(rows))]
    widths = _widths(rows, styles, width, setter)
    whole = len(rows) <= WHOLE_TABLE
    lines = [
        replace(
            _row(table, i, row, style, widths, setter, thick=i < len(heads), types=types),
            bound=i > 0 and (whole or i <= len(heads) or i == len(rows) - 1),
        )
        for i, (row, style) in enumerate(zip(rows, styles, strict=True))
    ]
    first = lines[0]
    over = _across(widths, 0.0, Stroke(types.rule, 0.3))
    lines[0] = replace(first, nodes=(over, *first.nodes), space=0.75 * types.line)
    if not heads:
        return lines
    repeated = tagged(lines[0].nodes, Tag(ARTIFACT))
    again = replace(lines[0], nodes=(repeated,), space=0.0, words="", strong="")
    return [*lines[:2], *(replace(line, head=again) for line in lines[2:])]


def _row(
    table: Table,
    number: int,
    row: Sequence[str],
    style: TextStyle,
    widths: Sequence[float],
    setter: TextSetter,
    *,
    thick: bool,
    types: Typography,
) -> Line:
    cells: list[Node] = []
    words: list[str] = []
    height = 0.0
    lefts = accumulate((width + GAP for width in widths), initial=0.0)
    for i, (text, x, width) in enumerate(zip(row, lefts, widths, strict=False)):
        flush = i < len(table.right) and table.right[i]
        setting = setter.cell(table, text, replace(style, align="right") if flush else style, width)
        cell = Group(setting.nodes, translate(x, PAD))
        cells.append(tagged([cell] if setting.nodes else [], Tag("TH" if thick else "TD", i)))
        words += setting.lines
        height = max(height, max(1, len(setting.lines)) * style.leading * style.size)
    height += 2 * PAD - (style.leading - 1) * style.size
    stroke = Stroke(types.rule, 0.3) if thick else Stroke(types.hairline, 0.2)
    nodes = (tagged(cells, Tag("TR", number)), _across(widths, height, stroke))
    return Line(nodes, height, 0.0, words=" ".join(words), strong=words[0] if words else "")


def _across(widths: Sequence[float], y: float, stroke: Stroke) -> Node:
    right = fsum(widths) + GAP * (len(widths) - 1)
    return Shape(polyline([(0.0, y), (right, y)]), stroke=stroke)


def _widths(
    rows: Sequence[Sequence[str]], styles: Sequence[TextStyle], width: float, setter: TextSetter
) -> list[float]:
    """The widths of the columns: that of their content if there is room, and a little more."""
    count = max(len(row) for row in rows)
    room = width - GAP * (count - 1)
    cells = [
        (row[i], style, i) for row, style in zip(rows, styles, strict=True) for i in range(len(row))
    ]
    natural, least = [0.1] * count, [0.1] * count
    for text, style, i in cells:
        natural[i] = max(natural[i], setter.measure(text, style))
        for word in text.split():
            least[i] = max(least[i], setter.measure(word, style))
    wanted = fsum(natural)
    if wanted <= room:
        factor = min(STRETCH, room / wanted)
        return [one * factor for one in natural]
    free, flexible = room - fsum(least), wanted - fsum(least)
    if free <= 0 or flexible <= 0:
        return [one * room / fsum(least) for one in least]
    return [low + free * (one - low) / flexible for one, low in zip(natural, least, strict=True)]
