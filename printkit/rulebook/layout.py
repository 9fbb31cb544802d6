"""Pages of a rulebook: the size of the type is chosen so that the last page is well filled."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, repeat

from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.rulebook.blocks import Block
from printkit.rulebook.columns import (
    Column,
    Line,
    column_boxes,
    height_of,
    pages_of,
    placed,
)
from printkit.rulebook.typeset import Typesetter
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node
from printkit.text.shaping import Shaper

LARGEST, STEP = 1.22, 0.02
"""The type may grow by this share, in these steps, where pages stay empty otherwise."""


@dataclass(frozen=True, slots=True)
class PageFrames:
    """Where the two columns stand on the first and on the other pages; ``gap`` is between them."""

    first: Bounds
    other: Bounds
    gap: float

    def areas(self) -> Iterator[Bounds]:
        """The areas of the pages, without end."""
        return chain([self.first], repeat(self.other))


@dataclass(frozen=True, slots=True)
class SetRulebook:
    """The text of each page in the page's coordinates, and what could not be set."""

    pages: tuple[Node, ...]
    diagnostics: tuple[Diagnostic, ...]


def set_rulebook(
    blocks: Sequence[Block],
    types: Typography,
    frames: PageFrames,
    shaper: Shaper,
    language: str,
    file: str,
    *,
    grow: bool = True,
) -> SetRulebook:
    """Set the blocks in pages of two columns.

    The type is as large as it can be without taking more pages than at its own size; unless it
    is not to ``grow``, which is enough to see what cannot be set.
    """
    width = column_boxes(frames.first, frames.gap)[0].width

    def typeset(factor: float) -> tuple[list[Line], list[Diagnostic]]:
        setter = Typesetter(shaper, types.scaled(factor), width, language, file)
        return setter.lines(blocks), setter.diagnostics

    lines, diagnostics = typeset(1.0)
    pages = _pages(lines, frames)
    low, high = 0, round((LARGEST - 1) / STEP) if grow else 0
    while low < high:
        middle = (low + high + 1) // 2
        larger, found = typeset(1 + STEP * middle)
        grown = _pages(larger, frames)
        if len(grown) <= len(pages) and len(found) <= len(diagnostics):
            low, pages = middle, grown
        else:
            high = middle - 1
    nodes = (
        _page(page, area, frames.gap) for page, area in zip(pages, frames.areas(), strict=False)
    )
    return SetRulebook(tuple(nodes), tuple(diagnostics))


def _pages(lines: Sequence[Line], frames: PageFrames) -> list[tuple[Column, Column]]:
    return list(pages_of(lines, (area.height for area in frames.areas())))


def _page(columns: tuple[Column, Column], area: Bounds, gap: float) -> Node:
    foot = max(height_of(column) for column in columns)
    return Group(
        tuple(
            Group((placed(column, foot),), translate(box.x, box.y))
            for column, box in zip(columns, column_boxes(area, gap), strict=True)
        )
    )
