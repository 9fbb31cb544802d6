"""Headings, paragraphs and items of lists as lines."""

from dataclasses import replace

from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle
from printkit.geometry.transform import translate
from printkit.rulebook.blocks import Heading, ListItem, Paragraph
from printkit.rulebook.lines import Line
from printkit.rulebook.references import name_of, unlinked
from printkit.rulebook.texts import TextSetter
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node, Shape, Stroke, Text
from printkit.text.markup import plain_text
from printkit.text.style import TextStyle

DEEPEST = 4
"""Lists further inside are not indented further."""


def heading_lines(
    block: Heading, types: Typography, width: float, setter: TextSetter, *, major: bool
) -> list[Line]:
    """A heading; a ``major`` one opens a section and has a line over it."""
    style = types.heading if major else types.subheading
    text = unlinked(block.text)
    lines = setter.lines(block, text, style, width)
    if not lines:
        return []
    lines = [replace(line, strong=line.words, bound=i > 0) for i, line in enumerate(lines)]
    if not major:
        lines[0] = replace(lines[0], anchor=name_of(block), space=0.95 * types.line)
        return lines
    drop = 0.62 * style.size
    lines[0] = replace(
        lines[0],
        anchor=name_of(block),
        title=plain_text(text, setter.wording.writing),
        space=1.7 * types.line,
        rule=_across(width, Stroke(types.rule, 0.08 * style.size)),
        lowered=drop,
        height=lines[0].height + drop,
    )
    return lines


def paragraph_lines(
    block: Paragraph, types: Typography, style: TextStyle, width: float, setter: TextSetter
) -> list[Line]:
    """A paragraph, indented as far as the lists it stands in."""
    return setter.lines(block, block.text, style, width, _indent(block.level, types))


def item_lines(block: ListItem, types: Typography, width: float, setter: TextSetter) -> list[Line]:
    """An item beside its bullet or its number."""
    left = _indent(block.level, types)
    lines = setter.lines(block, block.text, types.body, width, left)
    if not lines:
        return []
    middle = 0.5 * setter.wording.shaper.library[types.body.font].cap_height * types.body.size
    number = block.number
    mark = _bullet(types, middle) if number is None else _number(number, types, middle, setter)
    beside = Group(mark, translate(left - types.indent, 0.0))
    lines[0] = replace(lines[0], nodes=(beside, *lines[0].nodes))
    return lines if block.indexed else [replace(line, words="", strong="") for line in lines]


def _across(width: float, stroke: Stroke) -> Node:
    return Shape(polyline([(0.0, 0.0), (width, 0.0)]), stroke=stroke)


def _indent(level: int, types: Typography) -> float:
    return min(level, DEEPEST) * types.indent


def _bullet(types: Typography, middle: float) -> tuple[Node, ...]:
    size = types.body.size
    return (Shape(circle(0.45 * size, middle, 0.17 * size), types.mark),)


def _number(number: int, types: Typography, middle: float, setter: TextSetter) -> tuple[Node, ...]:
    """A number on a disc, in the middle of the first line's capitals."""
    style, size = types.number, types.body.size
    shaper = setter.wording.shaper
    run = shaper.shape(str(number), style.font, style.size)
    drop = 0.5 * shaper.library[style.font].cap_height * style.size
    return (
        Shape(circle(0.55 * size, middle, 0.6 * size), types.mark),
        Text(run, 0.55 * size - run.width / 2, middle + drop, style.colour),
    )
