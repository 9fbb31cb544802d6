"""Pieces to sheets: every copy placed once, and every back behind its front."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds, polyline
from printkit.geometry.transform import IDENTITY, Transform, translate
from printkit.imposition.arrange import Leaf, arrange, fits, room
from printkit.imposition.codes import PIECE_TOO_LARGE
from printkit.imposition.edges import footer, header
from printkit.imposition.frames import Frame, field, frames, printable
from printkit.imposition.lettering import Lettering, lettering
from printkit.imposition.marks import HAIRLINE, cut_marks, cutting_lines, mark_shape
from printkit.imposition.options import Backs, Furniture, Shaper, SheetOptions
from printkit.imposition.slots import Slot, mirrored
from printkit.imposition.symbols import Symbols, artwork_layer, placed
from printkit.scene import Artwork, Group, Layer, Node, Shape, Sheet, Side, Stroke


@dataclass(frozen=True, slots=True)
class Placement:
    """Where one side of one copy lies; ``sheet`` is an index into the sheets.

    ``transform`` leads from the artwork's frame (of its back: as one looks at the back) to the
    sheet; ``bounds`` is the trim there, ``paint`` how far the bleed reaches.
    """

    artwork: Artwork
    sheet: int
    side: Side
    transform: Transform
    bounds: Bounds
    paint: Bounds


@dataclass(frozen=True, slots=True)
class Imposed:
    """The sheets, where everything lies on them, and what did not fit."""

    sheets: tuple[Sheet, ...]
    placements: tuple[Placement, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


def impose(
    artworks: Sequence[Artwork], options: SheetOptions, furniture: Furniture, shaper: Shaper
) -> Imposed:
    """All copies of the artworks on home sheets.

    Sheets come in the order of printing: with duplex each front is followed by its back, with
    separate backs all fronts come first. A piece that is too large is left out and reported.
    """
    leaves, diagnostics = _leaves(artworks, options)
    press = _Press(options, furniture, lettering(furniture, shaper), Symbols(), len(leaves))
    pages = list(_pages(leaves, options))
    return Imposed(
        tuple(press.sheet(page) for page in pages),
        tuple(
            placement
            for index, page in enumerate(pages)
            for placement in _placements(page, index, options)
        ),
        tuple(diagnostics),
    )


def _leaves(
    artworks: Sequence[Artwork], options: SheetOptions
) -> tuple[list[Leaf], list[Diagnostic]]:
    """Folded sheets for pieces with backs if asked, plain ones for the rest."""
    folded = [a for a in artworks if options.backs is Backs.FOLD and a.back is not None]
    plain = [a for a in artworks if not any(a is other for other in folded)]
    leaves: list[Leaf] = []
    diagnostics: list[Diagnostic] = []
    for group, fold in ((folded, True), (plain, False)):
        choices = frames(options, fold=fold)
        good = [a for a in group if any(fits(a, frame.area) for frame in choices)]
        copies = [artwork for artwork in good for _ in range(artwork.copies)]
        leaves += arrange(copies, choices)
        diagnostics += [
            _too_large(a, choices, options) for a in group if not any(a is g for g in good)
        ]
    return leaves, diagnostics


def _too_large(artwork: Artwork, choices: Sequence[Frame], options: SheetOptions) -> Diagnostic:
    width, height = room(max(choices, key=lambda frame: min(room(frame.area))).area)
    half = " (half a sheet, the backs are folded over)" if choices[0].fold else ""
    remedy = "choose a larger paper or make the piece smaller"
    if choices[0].fold:
        remedy = f"print the backs in another way than {options.backs}, or {remedy}"
    return PIECE_TOO_LARGE.diagnostic(
        f"{artwork.title} ({artwork.id}) is {artwork.width:g} x {artwork.height:g} mm, but "
        f"{options.paper.title} has room for {width:.1f} x {height:.1f} mm{half}",
        help=remedy,
    )


@dataclass(frozen=True, slots=True)
class _Page:
    """One side of a leaf; ``number`` counts leaves from 1."""

    leaf: Leaf
    number: int
    side: Side


def _pages(leaves: Sequence[Leaf], options: SheetOptions) -> Iterator[_Page]:
    """The sides to print, in order."""
    fronts = [_Page(leaf, number, Side.FRONT) for number, leaf in enumerate(leaves, 1)]
    has_backs = any(s.artwork.back is not None for leaf in leaves for s in leaf.slots)
    if not has_backs or options.backs in {Backs.NONE, Backs.FOLD}:
        yield from fronts
        return
    backs = [_Page(page.leaf, page.number, Side.BACK) for page in fronts]
    if options.backs is Backs.SEPARATE:
        yield from [*fronts, *backs]
        return
    for front, back in zip(fronts, backs, strict=True):
        yield from (front, back)


def _placements(page: _Page, sheet: int, options: SheetOptions) -> Iterator[Placement]:
    """What lies on a page. A folded page holds both sides; only true back pages are offset."""
    flip = page.leaf.frame.flip
    both = page.leaf.frame.fold is not None
    offset = IDENTITY if both else translate(*options.back_offset)
    for slot in page.leaf.slots:
        if page.side is Side.FRONT:
            trim, paint = slot.place.bounds, slot.paint
            yield Placement(slot.artwork, sheet, Side.FRONT, slot.front, trim, paint)
        if (both or page.side is Side.BACK) and slot.artwork.back is not None:
            yield _back(slot, sheet, flip, offset)


def _back(slot: Slot, sheet: int, flip: Transform, offset: Transform) -> Placement:
    trim, paint = (
        mirrored(mirrored(bounds, flip), offset) for bounds in (slot.place.bounds, slot.paint)
    )
    transform = slot.back(flip).then(offset)
    return Placement(slot.artwork, sheet, Side.BACK, transform, trim, paint)


@dataclass(frozen=True, slots=True)
class _Press:
    """Draws pages; ``total`` is the number of leaves."""

    options: SheetOptions
    furniture: Furniture
    letters: Lettering
    symbols: Symbols
    total: int

    def sheet(self, page: _Page) -> Sheet:
        """The page with all that is printed on it."""
        paper = page.leaf.frame.paper
        placements = list(_placements(page, 0, self.options))
        nodes = [self._artwork(placements)]
        if page.side is Side.FRONT:
            nodes += self._guides(page.leaf, [placement.paint for placement in placements])
        nodes += self._words(page)
        back = f" {self.furniture.back}" if page.side is Side.BACK else ""
        return Sheet(
            width=paper.width,
            height=paper.height,
            content=Group(tuple(nodes)),
            label=f"{self.furniture.component} {page.number}/{self.total}{back}",
            side=page.side,
            trim=paper.bounds,
            bleed=paper.bounds,
        )

    def _artwork(self, placements: Sequence[Placement]) -> Node:
        return artwork_layer(
            [
                placed(symbol, placement.transform, placement.paint)
                for placement in placements
                if (symbol := self.symbols.of(placement.artwork, placement.side)) is not None
            ]
        )

    def _guides(self, leaf: Leaf, paint: Sequence[Bounds]) -> list[Node]:
        """Cut marks, outlines and the fold of a front."""
        area = field(leaf.frame.paper, self.options.margin)
        nodes: list[Node] = []
        if marks := cut_marks(leaf.slots, paint, area):
            nodes.append(mark_shape(marks))
        if self.options.cut_layer:
            nodes += cutting_lines(leaf.slots)
        if leaf.frame.fold is not None:
            line = Stroke(self.letters.colour, HAIRLINE, dash=(3.0, 1.5))
            shape = Shape(polyline(leaf.frame.fold), stroke=line)
            nodes.append(Group((shape,), layer=Layer.GUIDES))
        return nodes

    def _words(self, page: _Page) -> list[Node]:
        """Header, and on fronts the footer with its ruler."""
        texts, paper = self.furniture, page.leaf.frame.paper
        edge = printable(paper, self.options.margin)
        number = texts.sheet.format(number=page.number, total=self.total)
        if page.side is Side.BACK:
            return [header(edge, (texts.game, texts.component, texts.back), number, self.letters)]
        scheme = Backs.FOLD if page.leaf.frame.fold else self.options.backs
        parts = (
            texts.scale.format(paper=self.options.paper.title),
            texts.hint,
            texts.flips.get(scheme, ""),
            texts.notice,
        )
        return [
            header(edge, (texts.game, texts.component), number, self.letters),
            footer(edge, parts, texts.ruler, self.letters),
        ]
