"""True size, and backs behind their fronts: measured in pictures of 1200 dpi, to 0.05 mm."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil

import pypdfium2
import pytest
from PIL import Image

from printkit.colour import BLACK
from printkit.export.pdf import write_pdf
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.imposition.impose import impose
from printkit.imposition.imposed import Imposed, Placement
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import A4, LETTER, Paper
from printkit.scene import Shape, Side
from tests.export.scenes import FONTS, INFO, SHAPER
from tests.imposition.samples import WORDS, piece

DPI = 1200
"""Renderers set edges to whole dots: a quarter of what is allowed, so that two ends may err."""
DOT = 25.4 / DPI
POINT = 25.4 / 72
NEAR = 0.05
"""mm"""
SLIVER = 0.3
"""The height of a strip that is looked at, mm."""


class Pages:
    """Sheets as a renderer shows them."""

    def __init__(self, imposed: Imposed) -> None:
        pdf = write_pdf(imposed.sheets, INFO, FONTS)
        self._pages = list(pypdfium2.PdfDocument(pdf))

    def edges(self, page: int, box: Bounds, *, upright: bool = False) -> list[float]:
        """Where it turns from light to dark and back in a strip, mm from the edge of the paper."""
        strip = self._strip(page, box)
        if upright:
            strip = strip.rotate(90, expand=True).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        width, height = strip.size
        rows = strip.tobytes()
        middle = rows[width * (height // 2) : width * (height // 2 + 1)]
        dark = [1 - value / 255 for value in middle]
        # The page and what is left out are rounded up to whole dots.
        length = self._pages[page].get_size()[upright] * POINT
        dot = length / ceil(length / DOT)
        start = ceil((box.y if upright else box.x) / DOT)
        return [dot * (start + at) for at in _turns(dark)]

    def _strip(self, page: int, box: Bounds) -> Image.Image:
        shown = self._pages[page]
        width, height = (side * POINT for side in shown.get_size())
        left, bottom = box.x / POINT, (height - box.bottom) / POINT
        right, top = (width - box.right) / POINT, box.y / POINT
        picture = shown.render(scale=DPI / 72, crop=(left, bottom, right, top), grayscale=True)
        image: Image.Image = picture.to_pil()
        return image.convert("L")


def _turns(dark: Sequence[float]) -> list[float]:
    """Where the darkness passes a half, in pixels, as exactly as their shades say."""
    return [
        n + 0.5 + (0.5 - one) / (other - one)
        for n, (one, other) in enumerate(pairwise(dark))
        if (one < 0.5) != (other < 0.5)
    ]


def beside(trim: Bounds) -> Bounds:
    """A strip through the middle of a piece, from 1 mm before it to 1 mm behind."""
    return Bounds(trim.x - 1, trim.centre.y - SLIVER / 2, trim.width + 2, SLIVER)


def below(trim: Bounds) -> Bounds:
    return Bounds(trim.centre.x - SLIVER / 2, trim.y - 1, SLIVER, trim.height + 2)


def of(imposed: Imposed, side: Side) -> list[Placement]:
    return [place for place in imposed.placements if place.side is side]


def laid(paper: Paper, backs: Backs) -> Imposed:
    """Cards that are black to their edges, and white in their bleed."""
    ground = Shape(rectangle(0, 0, 57, 80), fill=BLACK)
    cards = replace(piece(57, 80, copies=11), front=ground, back=ground)
    words = replace(WORDS, font="Jost-Regular")
    return impose([cards], SheetOptions(paper, backs, bleed=3.0), words, SHAPER)


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_pieces_have_their_true_size(paper: Paper) -> None:
    imposed = laid(paper, Backs.DUPLEX_LONG)
    pages = Pages(imposed)
    for place in of(imposed, Side.FRONT)[:5] + of(imposed, Side.BACK)[-2:]:
        trim = place.bounds
        left, right = pages.edges(place.sheet, beside(trim))
        top, bottom = pages.edges(place.sheet, below(trim), upright=True)
        assert [left, right, top, bottom] == pytest.approx(
            [trim.x, trim.right, trim.y, trim.bottom], abs=NEAR
        )
        sizes = sorted((right - left, bottom - top))
        assert sizes == pytest.approx([57, 80], abs=NEAR)


@pytest.mark.parametrize("backs", [Backs.DUPLEX_LONG, Backs.DUPLEX_SHORT])
@pytest.mark.parametrize("paper", [A4, LETTER])
def test_backs_lie_behind_their_fronts(paper: Paper, backs: Backs) -> None:
    imposed = laid(paper, backs)
    pages = Pages(imposed)
    for front, back in zip(of(imposed, Side.FRONT), of(imposed, Side.BACK), strict=True):
        upright = imposed.sheets[front.sheet].width < imposed.sheets[front.sheet].height
        turns_sideways = upright == (backs is Backs.DUPLEX_LONG)
        strip = beside if turns_sideways else below
        length = paper.portrait.width if upright == turns_sideways else paper.portrait.height
        there = pages.edges(front.sheet, strip(front.bounds), upright=not turns_sideways)
        behind = pages.edges(back.sheet, strip(back.bounds), upright=not turns_sideways)
        assert there == pytest.approx([length - edge for edge in reversed(behind)], abs=NEAR)


def test_cut_marks_point_at_the_edges_of_the_finished_pieces() -> None:
    imposed = laid(A4, Backs.DUPLEX_LONG)
    pages = Pages(imposed)
    first = [place.bounds for place in of(imposed, Side.FRONT) if place.sheet == 0]
    top = min(trim.y for trim in first)
    row = [trim for trim in first if trim.y == top]
    strip = Bounds(1, top - 3 - 0.5 - SLIVER / 2, 208, SLIVER)
    turns = pages.edges(0, strip)
    marks = [(one + other) / 2 for one, other in zip(turns[::2], turns[1::2], strict=True)]
    edges = sorted({round(x, 3) for trim in row for x in (trim.x, trim.right)})
    assert marks == pytest.approx(edges, abs=NEAR)
