"""Draws one side of a sheet: the pieces, the marks around them, the words on the edge."""

from collections.abc import Iterator, Sequence

from printkit.geometry.path import Bounds, polyline
from printkit.geometry.transform import IDENTITY, Transform, translate
from printkit.imposition.frames import mark_area
from printkit.imposition.imposed import Placement
from printkit.imposition.leaves import Leaf
from printkit.imposition.marks import HAIRLINE, cut_marks, cutting_lines, mark_shape
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.slots import Slot, mirrored
from printkit.imposition.slug_line import Words, home_sheet
from printkit.imposition.symbols import Symbols, artwork_layer, placed
from printkit.records import record
from printkit.scene import Group, Layer, Node, Shape, Sheet, Side, Stroke


@record
class LeafSide:
    """One side of a leaf; ``number`` counts leaves from 1."""

    leaf: Leaf
    number: int
    side: Side


def placements(page: LeafSide, sheet: int, options: SheetOptions) -> Iterator[Placement]:
    """What lies on a page. A folded page holds both sides; only true back pages are offset."""
    flip = page.leaf.frame.flip
    both = page.leaf.frame.fold is not None
    offset = IDENTITY if both else translate(*options.back_offset)
    for slot in page.leaf.slots:
        if page.side is Side.FRONT:
            trim, paint = slot.place.bounds, slot.paint
            yield Placement(slot.artwork, sheet, Side.FRONT, slot.front, trim, paint, slot.clip)
        if (both or page.side is Side.BACK) and slot.artwork.back is not None:
            yield _back(slot, sheet, flip, offset)


def _back(slot: Slot, sheet: int, flip: Transform, offset: Transform) -> Placement:
    trim, paint = (
        mirrored(mirrored(bounds, flip), offset) for bounds in (slot.place.bounds, slot.paint)
    )
    clip = None if slot.clip is None else slot.clip.transformed(flip.then(offset))
    transform = slot.back(flip).then(offset)
    return Placement(slot.artwork, sheet, Side.BACK, transform, trim, paint, clip)


@record
class PagePrinter:
    """Draws pages; ``total`` is the number of leaves."""

    options: SheetOptions
    words: Words
    symbols: Symbols
    total: int

    def sheet(self, page: LeafSide) -> Sheet:
        """The page with all that is printed on it."""
        frame = page.leaf.frame
        painted = list(placements(page, 0, self.options))
        nodes = [self._artwork(painted)]
        if page.side is Side.FRONT:
            nodes += self._guides(page.leaf, [placement.paint for placement in painted])
            nodes += self.words.front(
                frame.paper,
                page.number,
                self.total,
                scheme=self._scheme(page.leaf),
                subject=self._order(page.leaf),
            )
        else:
            nodes += self.words.back(frame.paper, page.number, self.total)
        label = self.words.label(page.number, self.total, page.side)
        return home_sheet(frame.paper, nodes, label, page.side)

    def _scheme(self, leaf: Leaf) -> Backs:
        """How the leaf's own backs are printed; nobody need turn a sheet that has none."""
        if all(slot.artwork.back is None for slot in leaf.slots):
            return Backs.NONE
        return self.options.backs

    def _order(self, leaf: Leaf) -> str:
        """How the leaf is cut, if it is."""
        return self.words.cutting(leaf.slots) if self.options.cut_marks else ""

    def _artwork(self, placements: Sequence[Placement]) -> Node:
        return artwork_layer(
            [
                placed(symbol, placement.transform, placement.painted)
                for placement in placements
                if (symbol := self.symbols.of(placement.artwork, placement.side)) is not None
            ]
        )

    def _guides(self, leaf: Leaf, paint: Sequence[Bounds]) -> list[Node]:
        """Cut marks, outlines and the fold of a front."""
        area = mark_area(leaf.frame.paper, self.options.margin)
        nodes: list[Node] = []
        if self.options.cut_marks and (marks := cut_marks(leaf.slots, paint, area)):
            nodes.append(mark_shape(marks))
        if self.options.cut_layer:
            nodes += cutting_lines(leaf.slots)
        if leaf.frame.fold is not None:
            line = Stroke(self.words.slug_texts.colour, HAIRLINE, dash=(3.0, 1.5))
            shape = Shape(polyline(leaf.frame.fold), stroke=line)
            nodes.append(Group((shape,), layer=Layer.GUIDES))
        return nodes
