"""Pages of a rulebook: the size of the type is chosen so that the last page is well filled."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, repeat

from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.languages import Writing
from printkit.records import record
from printkit.rulebook.blocks import Block
from printkit.rulebook.columns import (
    Column,
    Line,
    column_boxes,
    height_of,
    pages_of,
    placed,
    torn,
)
from printkit.rulebook.typeset import Typesetter
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node
from printkit.text.shaping import Shaper

SMALLEST, LARGEST, STEP = -3, 11, 0.02
"""The type may grow by so many steps where pages stay empty otherwise, and shrink a little."""
STEP_COST = 8.0
"""Blank paper, mm, that a step is worth when the size of the type is weighed against tears."""


WEIGHED = 5
"""So many steps below the largest size are weighed."""

_Pages = list[tuple[Column, Column]]


@record
class PageFrames:
    """Where the two columns stand on the first and on the other pages; ``gap`` is between them."""

    first: Bounds
    other: Bounds
    gap: float

    def areas(self) -> Iterator[Bounds]:
        """The areas of the pages, without end."""
        return chain([self.first], repeat(self.other))


@record
class SetRulebook:
    """The text of each page in the page's coordinates, and what could not be set."""

    pages: tuple[Node, ...]
    diagnostics: tuple[Diagnostic, ...]


def set_rulebook(
    blocks: Sequence[Block],
    types: Typography,
    frames: PageFrames,
    shaper: Shaper,
    writing: Writing,
    *,
    grow: bool = True,
) -> SetRulebook:
    """Set the blocks in pages of two columns.

    The type is as large as it can be without taking more pages than at its own size, or a few
    steps smaller where that spares sections from tearing; unless it is not to ``grow``, which is
    enough to see what cannot be set.
    """
    width = column_boxes(frames.first, frames.gap)[0].width

    def typeset(step: int) -> tuple[list[Line], list[Diagnostic]]:
        types_now = types.scaled(1 + STEP * step)
        setter = Typesetter(shaper, types_now, width, writing)
        return setter.lines(blocks), setter.diagnostics

    lines, diagnostics = typeset(0)
    pages = _pages(lines, frames, spare=False)

    def fitting(step: int) -> list[_Pages]:
        """The pages in this size, as full as can be and with tears spared, if they are so few."""
        lines, found = typeset(step)
        if len(found) > len(diagnostics):
            return []
        ways = [_pages(lines, frames, spare=spare) for spare in (True, False)]
        return [way for way in ways if len(way) <= len(pages)]

    if grow and pages:
        largest = _largest(fitting)
        pages = min(
            (
                (torn(way) + STEP_COST * (largest - step), -step, way)
                for step in range(largest, max(SMALLEST, largest - WEIGHED) - 1, -1)
                for way in fitting(step)
            ),
            key=lambda cost: cost[:2],
        )[2]
    nodes = (
        _page(page, area, frames.gap) for page, area in zip(pages, frames.areas(), strict=False)
    )
    return SetRulebook(tuple(nodes), tuple(diagnostics))


def _largest(fitting: Callable[[int], Sequence[object]]) -> int:
    low, high = 0, LARGEST
    while low < high:
        middle = (low + high + 1) // 2
        if fitting(middle):
            low = middle
        else:
            high = middle - 1
    return low


def _pages(lines: Sequence[Line], frames: PageFrames, *, spare: bool) -> _Pages:
    return list(pages_of(lines, (area.height for area in frames.areas()), spare=spare))


def _page(columns: tuple[Column, Column], area: Bounds, gap: float) -> Node:
    foot = max(height_of(column) for column in columns)
    return Group(
        tuple(
            Group((placed(column, foot),), translate(box.x, box.y))
            for column, box in zip(columns, column_boxes(area, gap), strict=True)
        )
    )
