"""From blocks to lines of a column."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from printkit.diagnostics import Diagnostic, Span
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle
from printkit.geometry.transform import translate
from printkit.languages import Writing
from printkit.limits import check_time
from printkit.rulebook.blocks import Block, Heading, Item, Paragraph
from printkit.rulebook.columns import Line
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node, Shape, Stroke, Text
from printkit.templating.codes import MISSING_GLYPH, TEXT_DOES_NOT_FIT
from printkit.templating.words import OTHER_GLYPHS, MissingGlyphs, told_missing
from printkit.text.paragraph import set_text
from printkit.text.shaping import Shaper
from printkit.text.style import TextStyle

ENDLESS = 1e5
"""Height of a box that holds any text, mm."""
WHOLE_ROWS = 3
"""A block of so many rows is not divided between columns."""
DEEPEST = 4
"""Lists further inside are not indented further."""


@dataclass(slots=True)
class Typesetter:
    """Sets blocks for columns of a width (mm); collects what cannot be printed."""

    shaper: Shaper
    types: Typography
    width: float
    writing: Writing
    file: str
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def lines(self, blocks: Sequence[Block]) -> list[Line]:
        """The lines of all blocks, which know where a column may end."""
        lines: list[Line] = []
        before: Block | None = None
        previous: Block | None = None
        section = 0
        for number, block in enumerate(blocks):
            check_time()
            section += _opens_section(block)
            made = [
                replace(line, block=number, section=section)
                for line in self._block(block, previous)
            ]
            if made and (_holds(previous) or _is_second(block, previous, before)):
                made[0] = replace(made[0], bound=True)
            lines += made
            before, previous = (previous, block) if made else (before, previous)
        return lines

    def _block(self, block: Block, previous: Block | None) -> list[Line]:
        line = self.types.line
        match block:
            case Heading():
                return self._heading(block, major=_opens_section(block))
            case Item(level=level):
                among = isinstance(previous, Item) and previous.level >= level
                return self._item(block, 0.3 * line if among else 0.42 * line)
            case Paragraph(level=level):
                opening = previous is None
                style = self.types.lead if opening else self.types.body
                space = 0.3 * line if isinstance(previous, Heading) else 0.5 * line
                return self._set(block, style, self._indent(level), space)

    def _heading(self, block: Heading, *, major: bool) -> list[Line]:
        style = self.types.heading if major else self.types.subheading
        space = (1.35 if major else 0.8) * self.types.line
        lines = self._set(block, style, 0.0, space)
        if not major:
            return lines
        ends = [(0.0, 0.0), (self.width, 0.0)]
        over = Shape(polyline(ends), stroke=Stroke(self.types.rule, 0.08 * style.size))
        drop = 0.62 * style.size
        lowered = Group(lines[0].nodes, translate(0.0, drop))
        lines[0] = replace(lines[0], nodes=(over, lowered), height=lines[0].height + drop)
        return [replace(line, bound=line.bound or i > 0) for i, line in enumerate(lines)]

    def _item(self, block: Item, space: float) -> list[Line]:
        left = self._indent(block.level)
        lines = self._set(block, self.types.body, left, space)
        mark = self._number(block.number) if block.number is not None else self._bullet()
        x = left - self.types.indent
        lines[0] = replace(lines[0], nodes=(Group(mark, translate(x, 0.0)), *lines[0].nodes))
        return lines

    def _indent(self, level: int) -> float:
        return min(level, DEEPEST) * self.types.indent

    def _middle(self) -> float:
        """Half the height of the body's capitals, below the top of a line."""
        return 0.5 * self.shaper.library[self.types.body.font].cap_height * self.types.body.size

    def _bullet(self) -> tuple[Node, ...]:
        radius = 0.17 * self.types.body.size
        return (
            Shape(circle(0.45 * self.types.body.size, self._middle(), radius), self.types.mark),
        )

    def _number(self, number: int) -> tuple[Node, ...]:
        style, size = self.types.number, self.types.number.size
        x, y, radius = 0.55 * self.types.body.size, self._middle(), 0.6 * self.types.body.size
        run = self.shaper.shape(str(number), style.font, size)
        drop = 0.5 * self.shaper.library[style.font].cap_height * size
        return (
            Shape(circle(x, y, radius), self.types.mark),
            Text(run, x - run.width / 2, y + drop, style.colour),
        )

    def _set(self, block: Block, style: TextStyle, left: float, space: float) -> list[Line]:
        """The block's lines; neither its first nor its last stands alone in a column."""
        width = self.width - left
        setting = set_text(self.shaper, block.text, style, width, ENDLESS, self.writing)
        self._report(block, setting.overflow)
        self._report_missing(block, setting.missing, style.font)
        rows = [tuple(row) for _, row in groupby(setting.nodes, key=_baseline)]
        step = style.leading * setting.size
        last = len(rows) - 1
        lines = []
        for i, row in enumerate(rows):
            shifted = Group(row, translate(left, -i * step))
            bound = i > 0 and (i in (1, last) or len(rows) <= WHOLE_ROWS)
            lines.append(Line((shifted,), step, 0.0 if i else space, bound=bound))
        return lines

    def _report(self, block: Block, overflow: float) -> None:
        if overflow > 0:
            message = f"a word of {_quoted(block)} is {overflow:.1f} mm too long for its column"
            remedy = "put a soft hyphen into it, or make `rules-body` smaller in the theme"
            span = Span(self.file, block.line)
            self.diagnostics.append(TEXT_DOES_NOT_FIT.diagnostic(message, span=span, help=remedy))

    def _report_missing(self, block: Block, missing: str, font: str) -> None:
        if missing:
            message = f"{told_missing(missing, font)} in {_quoted(block)}"
            span = Span(self.file, block.line)
            found = MISSING_GLYPH.diagnostic(message, span=span, help=OTHER_GLYPHS)
            cause = MissingGlyphs(missing, font)
            self.diagnostics.append(replace(found, cause=cause, piece="the rulebook"))


def _quoted(block: Block) -> str:
    return f"“{block.text[:40]}…”"


def _baseline(node: Node) -> float:
    assert isinstance(node, Text)  # noqa: S101 - settings hold nothing else
    return node.y


def _opens_section(block: Block) -> bool:
    """Whether it is a heading of the first rank; what stands below others is within a section."""
    return isinstance(block, Heading) and block.level <= 2  # noqa: PLR2004 - the title is 1


def _is_second(block: Block, previous: Block | None, before: Block | None) -> bool:
    """Whether it is the second item below a heading, which keeps the first one company."""
    return isinstance(block, Item) and isinstance(previous, Item) and isinstance(before, Heading)


def _holds(block: Block | None) -> bool:
    """Whether what follows must not be separated from the block."""
    return isinstance(block, Heading) or (
        isinstance(block, Paragraph) and block.text.rstrip().endswith(":")
    )
