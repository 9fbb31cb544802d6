"""The sections of a kit: pieces, whole pages, the tiles of a board and the map of them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from printkit.geometry.transform import rotate, translate
from printkit.imposition.booklet import Booklet
from printkit.imposition.impose import bled, leaves_of
from printkit.imposition.kit import DUPLEX, TWO_SIDED, KitSheet, LaidPiece, Planned, Section
from printkit.imposition.leaves import Leaf
from printkit.imposition.options import Backs, SheetOptions, SlugTexts, TextShaper
from printkit.imposition.press import LeafSide, PagePrinter, placements
from printkit.imposition.slots import Slot
from printkit.imposition.slug_line import Words, home_sheet
from printkit.imposition.symbols import Symbols
from printkit.imposition.tiling import Borders, Tiling, best_tiling, tile
from printkit.records import record
from printkit.scene import Artwork, Group, Sheet, Side

_WEIGHTS = re.compile("([0-9]+)(?:–([0-9]+))? g/m²")


@record
class Part:
    """What one component puts into the kit; ``paper`` names the paper for it."""

    id: str
    artworks: tuple[Artwork, ...]
    slug_texts: SlugTexts
    paper: str


def pieces(parts: Sequence[Part], options: SheetOptions, shaper: TextShaper) -> Section:
    """Pieces of several components for one kind of paper, on common sheets.

    Raises:
        LimitError: there are more sheets than one component may have.
    """
    mine = [(bled(artwork, options.bleed), part.id) for part in parts for artwork in part.artworks]
    everything = [artwork for artwork, _ in mine]
    owner = {id(artwork): part_id for artwork, part_id in mine}
    leaves, _ = leaves_of(everything, options)
    order = {part.id: index for index, part in enumerate(parts)}

    def come(leaf: Leaf) -> tuple[int, int]:
        """So that the sheets of one component follow one another."""
        here = [order[owner[id(slot.artwork)]] for slot in leaf.slots]
        return min(here), max(here)

    leaves.sort(key=come)
    plans = tuple(_planned(leaf.slots, owner, options.backs) for leaf in leaves)
    held = frozenset[str]().union(*(plan.front for plan in plans))

    def draw(first: int, total: int) -> list[KitSheet]:
        symbols = Symbols()

        @cache
        def press(on_sheet: frozenset[str]) -> PagePrinter:
            words = Words(options, _common([p for p in parts if p.id in on_sheet]), shaper)
            return PagePrinter(options, words, symbols, total)

        return [
            _sheet(press(plan.front), LeafSide(leaf, number, Side.FRONT), plan)
            for number, (leaf, plan) in enumerate(zip(leaves, plans, strict=True), first)
        ]

    laid = (
        tuple(LaidPiece(owner[id(slot.artwork)], slot) for slot in leaf.slots) for leaf in leaves
    )
    title = _titles([part for part in parts if part.id in held])
    return Section(title, plans, draw, tuple(laid) if options.cut_marks else ())


def whole_pages(
    part: Part, options: SheetOptions, shaper: TextShaper, *, paired: bool = True
) -> Section:
    """Pages with nothing to cut; in duplex schemes each second one is the back of the first.

    Unless they are to be ``paired``, nothing is printed behind them.
    """
    duplex = options.backs in DUPLEX
    own = replace(
        options,
        backs=options.backs if duplex else Backs.NONE,
        cut_layer=False,
        cut_marks=False,
    )
    leaves = tuple(_paired(part.artworks)) if duplex and paired else part.artworks
    return pieces([replace(part, artworks=leaves)], own, shaper)


def booklet(part: Part, sheets: Booklet, shaper: TextShaper) -> Section:
    """The sheets of a booklet, the outermost first."""
    owner = {id(slot.artwork): part.id for leaf in sheets.leaves for slot in leaf.slots}
    plans = tuple(_planned(leaf.slots, owner, sheets.options.backs) for leaf in sheets.leaves)

    def draw(first: int, total: int) -> list[KitSheet]:
        press = sheets.press(part.slug_texts, shaper, total)
        return [
            _sheet(press, LeafSide(leaf, number, Side.FRONT), plan)
            for number, (leaf, plan) in enumerate(zip(sheets.leaves, plans, strict=True), first)
        ]

    return Section(part.slug_texts.component, plans, draw)


def tiles(
    part: Part,
    options: SheetOptions,
    shaper: TextShaper,
    borders: Borders,
    *,
    map_steps: Sequence[str] = (),
) -> tuple[Section, Section | None]:
    """The tiles of large pieces; and the maps of those that have several, with further steps."""
    tilings = [best_tiling(artwork, options, borders) for artwork in part.artworks]
    tiled = list(zip(part.artworks, tilings, strict=True))
    mapped = [(artwork, tiling) for artwork, tiling in tiled if tiling.count > 1]
    plan = Planned(frozenset([part.id]))

    def laid(
        piece: tuple[Artwork, Tiling], texts: SlugTexts, before: int, total: int
    ) -> list[KitSheet]:
        """All sheets of a piece, the map first; numbers follow ``before``."""
        words = replace(texts, before=before, of=total)
        imposed = tile(piece[0], options, words, shaper, borders, piece[1])
        return [
            KitSheet(
                number,
                plan,
                sheet,
                _blank(sheet, Words(options, words, shaper), number, total)
                if options.backs in TWO_SIDED
                else None,
                tuple(replace(p, sheet=number) for p in imposed.placements if p.sheet == index),
            )
            for index, (number, sheet) in enumerate(enumerate(imposed.sheets, before + 1))
        ]

    def draw(first: int, total: int) -> list[KitSheet]:
        sheets: list[KitSheet] = []
        for piece in tiled:
            extra = int(piece[1].count > 1)
            before = first + len(sheets) - 1 - extra
            sheets += laid(piece, part.slug_texts, before, total)[extra:]
        return sheets

    def draw_maps(first: int, total: int) -> list[KitSheet]:
        texts = replace(
            part.slug_texts, hint="", flips={}, steps=(*part.slug_texts.steps, *map_steps)
        )
        return [laid(piece, texts, n - 1, total)[0] for n, piece in enumerate(mapped, first)]

    title = part.slug_texts.component
    maps = Section(title, (plan,) * len(mapped), draw_maps) if mapped else None
    return Section(title, (plan,) * sum(tiling.count for tiling in tilings), draw, tiles=True), maps


def free_back(sections: Sequence[Section], options: SheetOptions) -> Section | None:
    """The first section behind whose last sheet something can be printed."""
    if options.backs not in DUPLEX:
        return None
    return next((one for one in sections if one.plan and one.plan[-1].back is None), None)


def with_map(
    sections: Sequence[Section], maps: Section, host: Section | None, options: SheetOptions
) -> list[Section]:
    """The map of the tiles on the back of its host; maps without one have sheets of their own."""
    if host is None or len(maps.plan) != 1:
        return [*sections, maps]
    return [_behind(one, maps, options) if one is host else one for one in sections]


def _behind(section: Section, maps: Section, options: SheetOptions) -> Section:
    """The section with the map on the back of its last sheet."""
    last, alone = section.plan[-1], len(section.plan) == 1
    behind = maps.plan[0].front
    # A page that is the only one of its part is what makes the part two-sided.
    last = replace(last, back=behind | last.front if alone else behind)

    def draw(first: int, total: int) -> list[KitSheet]:
        sheets = section.draw(first, total)
        host = sheets[-1]
        seen = replace(maps.draw(host.number, total)[0].front, side=Side.BACK)
        if options.backs is Backs.DUPLEX_SHORT:  # as the other backs: upright for who turns a leaf
            over = rotate(180).then(translate(seen.width, seen.height))
            seen = replace(seen, content=Group((seen.content,), transform=over))
        return [*sheets[:-1], replace(host, plan=last, back=seen)]

    return replace(section, plan=(*section.plan[:-1], last), draw=draw)


def _planned(slots: Sequence[Slot], owner: Mapping[int, str], backs: Backs) -> Planned:
    front = frozenset(owner[id(slot.artwork)] for slot in slots)
    behind = frozenset(owner[id(s.artwork)] for s in slots if s.artwork.back is not None)
    if not behind or backs in {Backs.NONE, Backs.FOLD}:
        return Planned(front)
    return Planned(front, behind)


def _sheet(press: PagePrinter, page: LeafSide, plan: Planned) -> KitSheet:
    """A sheet with pieces, and its back where the scheme prints one."""
    front = press.sheet(page)
    on_sheet = list(placements(page, page.number, press.options))
    back = None
    if plan.back is not None:
        behind = replace(page, side=Side.BACK)
        back = press.sheet(behind)
        on_sheet += placements(behind, page.number, press.options)
    elif press.options.backs in TWO_SIDED:
        back = _blank(front, press.words, page.number, press.total)
    return KitSheet(page.number, plan, front, back, tuple(on_sheet))


def _blank(front: Sheet, words: Words, number: int, total: int) -> Sheet:
    """The back of a sheet that has none."""
    paper = words.options.paper
    paper = paper.landscape if front.width > front.height else paper.portrait
    own = Words(words.options, replace(words.slug_texts, before=0, of=None), words.letters.shaper)
    nodes = own.back(paper, number, total, blank=True)
    return home_sheet(paper, nodes, own.label(number, total, Side.BACK), Side.BACK)


def _paired(pages: Sequence[Artwork]) -> Iterator[Artwork]:
    """Each two pages as one leaf."""
    for index in range(0, len(pages), 2):
        behind = pages[index + 1].front if index + 1 < len(pages) else None
        yield replace(pages[index], back=behind)


def _common(parts: Sequence[Part]) -> SlugTexts:
    """What a sheet with these parts says; the steps of several would be too much."""
    if len(parts) == 1:
        return parts[0].slug_texts
    paper = _common_paper(list(dict.fromkeys(part.paper for part in parts)))
    return replace(parts[0].slug_texts, component=_titles(parts), hint=paper)


def _common_paper(papers: Sequence[str]) -> str:
    """The weights that are good for all parts of a sheet, each for "160–200 g/m²" or the like."""
    weights = [found for found in map(_WEIGHTS.match, papers) if found]
    if len(papers) == 1 or len(weights) < len(papers):
        return " · ".join(papers)
    least, most = max(int(w[1]) for w in weights), min(int(w[2] or w[1]) for w in weights)
    return f"{least} g/m²" if least >= most else f"{least}–{most} g/m²"


def _titles(parts: Sequence[Part]) -> str:
    return ", ".join(part.slug_texts.component for part in parts)
