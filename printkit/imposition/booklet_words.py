"""The words and marks around the pages of a booklet: along two edges, and on the fold."""

from collections.abc import Iterator, Sequence

from printkit.geometry.path import joined, polyline
from printkit.geometry.transform import Transform, rotate, translate
from printkit.imposition.edges import (
    ASCENT,
    DESCENT,
    RULER,
    SEPARATOR,
    SIZES,
    ruler_line,
)
from printkit.imposition.marks import HAIRLINE, MARK_GAP, mark_shape
from printkit.imposition.options import Backs, SheetOptions, SlugTexts, TextShaper
from printkit.imposition.paper import Paper
from printkit.imposition.single import CROP_MARK, crop_marks
from printkit.imposition.slug_line import Words
from printkit.imposition.spread import Spread
from printkit.scene import Group, Layer, Node, Shape, Stroke

TICK = 5.0
"""Length of the marks at both ends of the fold, mm."""
STAPLE, STAPLE_END = 12.0, 0.8
"""Length of a staple, and of the lines across its ends to both sides, mm."""
STAPLES = (0.25, 0.75)
"""Where along the fold the staples are."""
_GAP = 3.0
_X_HEIGHT = 0.5
"""Of the letters on the fold, in em: they stand in the middle of it."""


class BookletWords(Words):
    """The words of the sheets of a booklet. There is no room for those of other sheets."""

    def __init__(
        self, options: SheetOptions, slug_texts: SlugTexts, shaper: TextShaper, spread: Spread
    ) -> None:
        super().__init__(options, slug_texts, shaper)
        self.spread = spread

    def front(
        self,
        paper: Paper,  # noqa: ARG002 - the spread knows it
        number: int,
        total: int,
        *,
        scheme: Backs = Backs.NONE,
        subject: str = "",  # noqa: ARG002 - nothing is cut
    ) -> list[Node]:
        """What and how to print along the edges, where to fold and to staple in the middle."""
        texts = self.slug_texts
        what = (texts.game, texts.component, texts.binding, texts.notice)
        how = (
            texts.scale.format(paper=self.options.paper.title),
            texts.hint,
            texts.flips.get(scheme, ""),
        )
        return [
            self._edge(self._line(what, self._number(number, total)), first=True),
            self._edge(self._measured(how), first=False),
            _guides([*self._fold(), *self._staples(), self._fold_words()]),
            *self._trimmed(),
        ]

    def back(
        self,
        paper: Paper,  # noqa: ARG002 - see front
        number: int,
        total: int,
        *,
        blank: bool = False,  # noqa: ARG002 - there is always a page on it
    ) -> list[Node]:
        """What the sheet is, and where it is folded: that is seen once all sheets lie open."""
        texts = self.slug_texts
        line = self._line((texts.game, texts.component, texts.back), self._number(number, total))
        return [
            self._edge(line, first=True),
            Group((_guides(list(self._fold())),), translate(*self.options.back_offset)),
        ]

    @property
    def _length(self) -> float:
        """How long an edge is that has words."""
        edge = self.spread.edge
        return edge.height if self.spread.upright else edge.width

    def _edge(self, nodes: Sequence[Node], *, first: bool) -> Node:
        """Words set in a strip from (0, 0) on, along the first or the second of the edges."""
        edge, strip = self.spread.edge, self.spread.strip
        places: tuple[Transform, Transform]
        if self.spread.upright:
            places = (
                rotate(-90).then(translate(edge.x, edge.bottom)),
                rotate(90).then(translate(edge.right, edge.y)),
            )
        else:
            places = translate(edge.x, edge.y), translate(edge.x, edge.bottom - strip)
        return Group(tuple(nodes), places[0 if first else 1], layer=Layer.GUIDES)

    def _size(self, text: str, room: float) -> float:
        """The largest size in which the words fit the strip, the smallest in any case."""
        fitting = (
            size
            for size in SIZES
            if (ASCENT + DESCENT) * size <= self.spread.strip
            and self.letters.width(text, size) <= room
        )
        return next(fitting, SIZES[-1])

    def _line(self, left: Sequence[str], right: str) -> list[Node]:
        text = SEPARATOR.join(filter(None, left))
        size = self._size(text + right, self._length - _GAP)
        return [
            self.letters.line(text, 0.0, ASCENT * size, size=size),
            self.letters.line(right, self._length, ASCENT * size, size=size, align="right"),
        ]

    def _measured(self, left: Sequence[str]) -> list[Node]:
        """Words, and a ruler at the end."""
        text, caption = SEPARATOR.join(filter(None, left)), self.slug_texts.ruler
        start = self._length - RULER
        size = self._size(text + caption, start - 2 * _GAP)
        y = ASCENT * size
        return [
            self.letters.line(text, 0.0, y, size=size),
            self.letters.line(caption, start - _GAP / 2, y, size=size, align="right"),
            ruler_line(start, y, self.letters.colour, y),
        ]

    def _fold(self) -> Iterator[Node]:
        """A mark at both ends of the fold, clear of the words along the edges."""
        x, (top, bottom) = self.spread.fold, self._ends()
        ends = (top, top + TICK), (bottom - TICK, bottom)
        path = joined(polyline([(x, one), (x, other)]) for one, other in ends)
        yield Shape(path, stroke=Stroke(self.letters.colour, HAIRLINE, dash=(1.0, 0.5)))

    def _ends(self) -> tuple[float, float]:
        pages, edge = self.spread.left, self.spread.edge
        return max(pages.y, edge.y), min(pages.bottom, edge.bottom)

    def _fold_words(self) -> Node:
        """On the fold, below its upper mark."""
        size = SIZES[-1]
        place = rotate(90).then(translate(self.spread.fold, self._ends()[0] + TICK + 1.0))
        words = self.letters.line(self.slug_texts.fold_here, 0.0, _X_HEIGHT * size / 2, size=size)
        return Group((words,), place)

    def _staples(self) -> Iterator[Node]:
        x, (top, bottom) = self.spread.fold, self._ends()
        lines = []
        for share in STAPLES:
            one = top + share * (bottom - top) - STAPLE / 2
            other = one + STAPLE
            lines.append(polyline([(x, one), (x, other)]))
            lines += [polyline([(x - STAPLE_END, y), (x + STAPLE_END, y)]) for y in (one, other)]
        yield Shape(joined(lines), stroke=Stroke(self.letters.colour, HAIRLINE))

    def _trimmed(self) -> list[Node]:
        """Marks to cut books from larger paper, where there is room for them on all sides."""
        book, edge = self.spread.book, self.spread.edge
        around = book.grown(MARK_GAP + CROP_MARK)
        inside = around.x >= edge.x and around.y >= edge.y
        return [mark_shape(crop_marks(book, MARK_GAP, CROP_MARK))] if inside else []


def _guides(nodes: Sequence[Node]) -> Node:
    return Group(tuple(nodes), layer=Layer.GUIDES)
