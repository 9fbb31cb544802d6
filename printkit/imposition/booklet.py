"""Booklets: sheets that lie in one another, are folded in the middle and stapled there.

Each half of a sheet is a leaf of the book, printed on both sides, and so a piece with a back: all
ways of getting backs onto the paper serve for it. Of twelve pages, the outermost sheet has 12 and
1 on its front, 2 and 11 on its back.
"""

from collections.abc import Sequence
from dataclasses import replace

from printkit.imposition.booklet_words import BookletWords
from printkit.imposition.frames import MARK_REACH, Frame, flip
from printkit.imposition.impose import pressed
from printkit.imposition.imposed import Imposed
from printkit.imposition.kit import TWO_SIDED
from printkit.imposition.leaves import Leaf
from printkit.imposition.options import SheetOptions, SlugTexts, TextShaper
from printkit.imposition.press import PagePrinter
from printkit.imposition.slots import PlacedTrim, fill
from printkit.imposition.spread import Spread, spread_of
from printkit.imposition.symbols import Symbols
from printkit.limits import LimitError, limits
from printkit.records import record
from printkit.scene import SHEET_PAGES, Artwork, Group

FEWEST = 3
"""Fewer pages are the two sides of one leaf, with nothing to staple."""


@record
class Booklet:
    """The sheets of a booklet, from the outermost one on."""

    leaves: tuple[Leaf, ...]
    spread: Spread
    options: SheetOptions

    def press(self, texts: SlugTexts, shaper: TextShaper, total: int) -> PagePrinter:
        """What draws the sheets; ``total`` is how many there are in all."""
        words = BookletWords(self.options, texts, shaper, self.spread)
        return PagePrinter(self.options, words, Symbols(), total)

    def imposed(self, texts: SlugTexts, shaper: TextShaper) -> Imposed:
        """The sheets by themselves."""
        return pressed(self.leaves, self.press(texts, shaper, len(self.leaves)))


def booklet_of(pages: Sequence[Artwork], options: SheetOptions) -> Booklet | None:
    """The pages, all of one size, as a booklet.

    None if it cannot be: the pages are too few, the paper is too small for two, or nothing is
    printed on backs that are turned with the paper.

    Raises:
        LimitError: there are more sheets than one component may have.
    """
    if len(pages) < FEWEST or options.backs not in TWO_SIDED:
        return None
    spread = spread_of(pages[0].width, pages[0].height, options)
    if spread is None:
        return None
    frame = Frame(spread.paper, spread.edge.grown(MARK_REACH), flip(spread.paper, options.backs))
    places = [PlacedTrim(spread.left, turned=False), PlacedTrim(spread.right, turned=False)]
    leaves = tuple(
        Leaf(frame, fill(halves, places, frame.area)) for halves in in_one_another(pages)
    )
    if len(leaves) > limits().sheets:
        raise LimitError("sheets", f"the booklet takes {len(leaves):,} sheets of paper")
    return Booklet(leaves, spread, replace(options, cut_layer=False, cut_marks=False))


def in_one_another(pages: Sequence[Artwork]) -> list[tuple[Artwork, Artwork]]:
    """The left and the right half of each sheet, as seen on its front, the outermost sheet first.

    Blank pages make their number a multiple of four: at the end, or before a page that closes it.
    """
    blank = replace(pages[-1], id="blank", title="", front=Group(()))
    inside = len(pages) - pages[-1].closes
    every = [*pages[:inside], *[blank] * (-len(pages) % SHEET_PAGES), *pages[inside:]]

    def leaf(front: int, back: int) -> Artwork:
        behind = every[back]
        return replace(every[front], back=None if behind is blank else behind.front)

    return [(leaf(-1 - n, -2 - n), leaf(n, n + 1)) for n in range(0, len(every) // 2, 2)]
