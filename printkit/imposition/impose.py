"""Pieces to sheets: every copy placed once, and every back behind its front."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import compress
from operator import not_

from printkit.diagnostics import Diagnostic
from printkit.imposition.arrange import arrange
from printkit.imposition.codes import PIECE_TOO_LARGE
from printkit.imposition.frames import Frame, frames
from printkit.imposition.imposed import Imposed
from printkit.imposition.kept_layouts import laid_once
from printkit.imposition.leaves import Leaf, fits, room
from printkit.imposition.options import Backs, CutBy, Save, SheetOptions, SlugTexts, TextShaper
from printkit.imposition.press import LeafSide, PagePrinter, placements
from printkit.imposition.sets import in_sets
from printkit.imposition.slug_line import Words
from printkit.imposition.symbols import Symbols
from printkit.limits import LimitError, limits
from printkit.scene import Artwork, Side


def impose(
    artworks: Sequence[Artwork], options: SheetOptions, slug_texts: SlugTexts, shaper: TextShaper
) -> Imposed:
    """All copies of the artworks on home sheets.

    Sheets come in the order of printing: with duplex each front is followed by its back, with
    separate backs all fronts come first. A piece that is too large is left out and reported.

    Raises:
        LimitError: there are more sheets than one component may have.
    """
    leaves, diagnostics = leaves_of(artworks, options)
    words = Words(options, slug_texts, shaper)
    press = PagePrinter(options, words, Symbols(), len(leaves))
    return replace(pressed(leaves, press), diagnostics=tuple(diagnostics))


def pressed(leaves: Sequence[Leaf], press: PagePrinter) -> Imposed:
    """The sides of the leaves in the order of printing."""
    pages = list(_pages(leaves, press.options))
    return Imposed(
        tuple(press.sheet(page) for page in pages),
        tuple(
            placement
            for index, page in enumerate(pages)
            for placement in placements(page, index, press.options)
        ),
    )


def bled(artwork: Artwork, bleed: float | None) -> Artwork:
    """The piece, painted no farther beyond its trim than is wanted."""
    if bleed is None or artwork.bleed <= bleed:
        return artwork
    return replace(artwork, bleed=bleed)


def leaves_of(
    artworks: Sequence[Artwork], options: SheetOptions
) -> tuple[list[Leaf], list[Diagnostic]]:
    """Folded sheets for pieces with backs if asked, plain ones for the rest.

    Raises:
        LimitError: there are more sheets than one component may have.
    """
    artworks = [bled(artwork, options.bleed) for artwork in artworks]
    folds = [options.backs is Backs.FOLD and a.back is not None for a in artworks]
    leaves: list[Leaf] = []
    diagnostics: list[Diagnostic] = []
    for fold in (True, False):
        group = [a for a, folded in zip(artworks, folds, strict=True) if folded is fold]
        choices = frames(options, fold=fold)
        fitting = [any(fits(a, frame.area) for frame in choices) for a in group]
        good = list(compress(group, fitting))
        copies = [artwork for artwork in good for _ in range(artwork.copies)]
        leaves += _laid(copies, choices, options) if copies else []
        large = compress(group, map(not_, fitting))
        diagnostics += [_too_large(a, choices, options) for a in large]
    if len(leaves) > limits().sheets:
        raise LimitError("sheets", f"the pieces take {len(leaves):,} sheets of paper")
    return leaves, diagnostics


def _laid(copies: Sequence[Artwork], choices: Sequence[Frame], options: SheetOptions) -> list[Leaf]:
    """The pieces of each player together, where that takes no more sheets than another way."""
    few_cuts = options.save is Save.CUTS
    search = options.save is Save.PAPER or options.cut_by is CutBy.SCISSORS
    anywhere = options.cut_by if search else None
    bleed = options.least_bleed

    def lay() -> list[Leaf]:
        fewest = arrange(copies, choices, bleed, few_cuts=few_cuts, anywhere=anywhere)
        sets = [] if few_cuts else in_sets(copies, choices)
        return sets if sets and len(sets) <= len(fewest) else fewest

    return laid_once(copies, choices, f"{bleed} {few_cuts} {anywhere}", lay, options.once)


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


def _pages(leaves: Sequence[Leaf], options: SheetOptions) -> Iterator[LeafSide]:
    """The sides to print, in order."""
    fronts = [LeafSide(leaf, number, Side.FRONT) for number, leaf in enumerate(leaves, 1)]
    has_backs = any(s.artwork.back is not None for leaf in leaves for s in leaf.slots)
    if not has_backs or options.backs in {Backs.NONE, Backs.FOLD}:
        yield from fronts
        return
    backs = [LeafSide(page.leaf, page.number, Side.BACK) for page in fronts]
    if options.backs is Backs.SEPARATE:
        yield from [*fronts, *backs]
        return
    for front, back in zip(fronts, backs, strict=True):
        yield from (front, back)
