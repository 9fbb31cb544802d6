"""Sheets for cutters: pieces in the room that the machine's marks leave, with the lines to cut."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.colour import WHITE
from printkit.imposition.arrange import arrange
from printkit.imposition.edges import DESCENT, SEPARATOR
from printkit.imposition.frames import Frame, flip
from printkit.imposition.imposed import Imposed, Placement
from printkit.imposition.knife import with_knife_lines
from printkit.imposition.leaves import Leaf, fits
from printkit.imposition.lettering import SIZE, Lettering
from printkit.imposition.options import Backs, SheetOptions, SlugTexts, TextShaper
from printkit.imposition.paper import Paper
from printkit.imposition.press import LeafSide, placements
from printkit.imposition.registration import registration, rooms
from printkit.imposition.slug_line import home_sheet
from printkit.imposition.symbols import Symbols, artwork_layer, placed
from printkit.model.machines import Machine
from printkit.scene import Artwork, Group, Node, Shape, Sheet, Side, Symbol, Use


def sheet_paper(machine: Machine, paper: Paper) -> Paper:
    """What a sheet is: the paper, or the part of it that the machine's program prints."""
    if machine.area is None:
        return paper
    return replace(paper, width=machine.area.width, height=machine.area.height)


def frames_of(machine: Machine, paper: Paper) -> tuple[Frame, ...]:
    """The ways to use a sheet."""
    sheet = sheet_paper(machine, paper)
    over = flip(sheet, Backs.DUPLEX_LONG)
    if machine.area is not None:
        return (Frame(sheet, sheet.bounds, over),)
    return tuple(
        Frame(sheet, room, flip(sheet, Backs.DUPLEX_LONG)) for room in rooms(sheet, machine)
    )


def is_taken(artwork: Artwork, machine: Machine, paper: Paper) -> bool:
    """Whether a piece fits a sheet."""
    return any(fits(artwork, frame.area) for frame in frames_of(machine, paper))


def for_cutter(
    artworks: Sequence[Artwork],
    machine: Machine,
    paper: Paper,
    texts: SlugTexts,
    shaper: TextShaper,
) -> Imposed:
    """All copies of pieces that fit, on sheets that know their cuts and folds.

    A front is followed by its back if it has one.
    """
    frames = frames_of(machine, paper)
    copies = [artwork for artwork in artworks for _ in range(artwork.copies)]
    leaves = arrange(copies, frames) if copies else []
    pages = [page for number, leaf in enumerate(leaves, 1) for page in _pages(leaf, number)]
    options = SheetOptions(paper, margin=machine.margin)
    laid = [list(placements(page, index, options)) for index, page in enumerate(pages)]
    words = _Words(machine, texts, shaper, len(leaves))
    symbols = Symbols()
    sheets = tuple(
        _sheet(page, places, machine, symbols, words)
        for page, places in zip(pages, laid, strict=True)
    )
    return with_knife_lines(Imposed(sheets, tuple(place for places in laid for place in places)))


def _pages(leaf: Leaf, number: int) -> Iterator[LeafSide]:
    yield LeafSide(leaf, number, Side.FRONT)
    if any(slot.artwork.back is not None for slot in leaf.slots):
        yield LeafSide(leaf, number, Side.BACK)


def _sheet(
    page: LeafSide,
    places: Sequence[Placement],
    machine: Machine,
    symbols: Symbols,
    words: "_Words",
) -> Sheet:
    paper = page.leaf.frame.paper
    nodes = [
        artwork_layer(
            [
                _cut_out(symbol, place)
                if machine.artwork == "cut-out"
                else placed(symbol, place.transform, place.painted)
                for place in places
                if (symbol := symbols.of(place.artwork, place.side)) is not None
            ]
        )
    ]
    if machine.area is None:
        if machine.marks is not None and page.side is Side.FRONT:
            nodes.append(registration(paper, machine.marks))
        nodes.append(words.line(page, paper))
    return home_sheet(paper, nodes, words.label(page), page.side)


def _cut_out(symbol: Symbol, place: Placement) -> Node:
    """The piece on its paper, and nothing of it beyond its outline."""
    artwork = place.artwork
    outline = artwork.cut_path.transformed(artwork.seen_from(place.side).then(place.transform))
    return Group((Shape(outline, WHITE), Use(symbol, place.transform)), clip=outline)


class _Words:
    """What a sheet says of itself, below the marks."""

    def __init__(self, machine: Machine, texts: SlugTexts, shaper: TextShaper, total: int) -> None:
        self._margin = machine.margin
        self._texts = texts
        self._letters = Lettering(shaper, texts.font, texts.colour)
        self._total = total

    def line(self, page: LeafSide, paper: Paper) -> Node:
        """In the lower margin of the pieces, away from the corners."""
        said = [self._texts.game, self._texts.component, self.label(page)]
        if page.side is Side.FRONT:
            said.append(self._texts.scale.format(paper=paper.title))
        text = SEPARATOR.join(filter(None, said))
        foot = paper.height - self._margin - DESCENT * SIZE
        return self._letters.line(text, paper.width / 2, foot, align="centre")

    def label(self, page: LeafSide) -> str:
        """Its number, and whether it is a back."""
        number = self._texts.sheet.format(number=page.number, total=self._total)
        return f"{number} ({self._texts.back})" if page.side is Side.BACK else number
