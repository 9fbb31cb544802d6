"""The kit in one file: which components share sheets, and in which order they are printed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from printkit.components.component import Component, Layout, Stock
from printkit.components.design import Composition, Design
from printkit.imposition.booklet import booklet_of
from printkit.imposition.cuts import labour
from printkit.imposition.kit import DUPLEX, KitSheet, PlannedKit, Section, order_of_pages
from printkit.imposition.options import Backs, Save, SheetOptions
from printkit.imposition.paper import paper_named
from printkit.imposition.sections import (
    Part,
    booklet,
    free_back,
    pieces,
    tiles,
    whole_pages,
    with_map,
)
from printkit.languages import Phrases
from printkit.pipeline.request import Request
from printkit.pipeline.slug_texts import slug_texts
from printkit.scene import Sheet, Side

SECTIONS = ((Stock.NOTE,), (Stock.MODEL,), (Stock.BOARD,), (Stock.FIRM, Stock.CARD))
"""What is printed on the same paper and shares sheets, from the lightest paper to the heaviest:
whoever prints a kit changes paper as seldom as can be. Groups that one paper can serve, though
not every paper that is good for one of them, share sheets where that saves some."""


class KitFilePage(NamedTuple):
    """A page of the file, what a viewer calls it, and whether its sheet has anything behind it."""

    sheet: Sheet
    label: str
    two_sided: bool


class Chapter(NamedTuple):
    """The pages of a section."""

    title: str
    pages: tuple[KitFilePage, ...]


def kit_of(
    design: Design,
    drawn: Iterable[tuple[Component, Composition]],
    request: Request,
    paper: str,
) -> PlannedKit:
    """The plan of the kit on a paper.

    Raises:
        LimitError: there are more sheets than a component may have.
    """
    options = replace(sheet_options(request, paper), once=design.once)
    of = {
        component.id: (component, _with_backs(component, composition, request))
        for component, composition in drawn
        if composition.artworks
    }
    maker = _Maker(design, options, of, request)
    return PlannedKit(tuple(maker.sections()), request.backs)


def sheet_options(request: Request, paper: str, component_id: str | None = None) -> SheetOptions:
    """What is wished for the sheets of the kit, or for those of a component by itself."""
    return SheetOptions(
        paper_named(paper),
        request.backs if component_id is None else request.backs_for(component_id),
        request.back_offset,
        cut_layer=request.cut_layer,
        margin=request.margin,
        bleed=request.bleed,
        save=request.save,
        cut_by=request.cut_by,
    )


def _with_backs(component: Component, composition: Composition, request: Request) -> Composition:
    """The pieces as the kit has them: a component may be without backs in it, and no more."""
    if request.backs_for(component.id) is not Backs.NONE:
        return composition
    return replace(composition, artworks=tuple(replace(a, back=None) for a in composition.artworks))


class _Maker:
    """Makes the sections of one kit."""

    def __init__(
        self,
        design: Design,
        options: SheetOptions,
        of: Mapping[str, tuple[Component, Composition]],
        request: Request,
    ) -> None:
        self._design = design
        self._options = options
        self._of = of
        self._request = request

    def sections(self) -> Iterator[Section]:
        """All that are not empty, in the order of printing."""
        opening = [one for one in self._on(Stock.ANY) if self._of[one][0].opens]
        labels = {one: self._pages(one) for one in opening}
        pages = [self._pages(one) for one in self._on(Stock.ANY) if one not in opening]
        host = free_back([*pages, *labels.values()], self._options)  # what is cut out comes last
        behind = next((name for name, one in labels.items() if one is host), None)
        cut, maps = [], None
        for stocks in SECTIONS:
            here = [ids for stock in stocks if (ids := self._on(stock))]
            if here and self._of[here[0][0]][0].layout is Layout.TILES:
                section, maps = self._tiles(here[0][0], before_label=behind is not None)
                cut.append(section)
            else:
                cut += self._cut(here)
        if maps and behind:
            labels[behind] = host = self._pages(behind, two_sided=True)
        plain = [*labels.values(), *pages]
        for section in [*(with_map(plain, maps, host, self._options) if maps else plain), *cut]:
            if section.plan:
                yield section

    def _tiles(self, one: str, *, before_label: bool) -> tuple[Section, Section | None]:
        """The tiles of a component and their map, which may lie behind the label of the box."""
        seams = self._of[one][1].seams
        last = (self._design.phrases.label_behind,) if before_label else ()
        return tiles(
            self._part(one), self._options, self._design.shaper, (seams, seams), map_steps=last
        )

    def _on(self, stock: Stock) -> list[str]:
        """The components on a paper, in the order of the box."""
        return [one for one, (component, _) in self._of.items() if component.stock is stock]

    def _cut(self, groups: Sequence[Sequence[str]]) -> list[Section]:
        """The groups by themselves, or all together where that saves some of what counts."""
        apart = [self._pieces(ids) for ids in groups]
        if len(groups) > 1:
            together = self._pieces([one for ids in groups for one in ids])
            if self._cost([together]) < self._cost(apart):
                return [together]
        return apart

    def _cost(self, sections: Sequence[Section]) -> int:
        """The sheets that are taken, or the work with them where that is to be saved."""
        sheets = [sheet for section in sections for sheet in section.laid]
        if self._options.save is Save.CUTS:
            return labour([piece.slot for piece in sheet] for sheet in sheets)
        return len(sheets)

    def _pages(self, component_id: str, *, two_sided: bool = False) -> Section:
        """A booklet if it is to be one and can be, else page by page.

        Those that are said to be ``two_sided`` have something printed behind them later.
        """
        part, shaper = self._part(component_id), self._design.shaper
        if two_sided:
            flips = {
                **part.slug_texts.flips,
                Backs.NONE: part.slug_texts.flips[self._options.backs],
            }
            part = replace(part, slug_texts=replace(part.slug_texts, flips=flips))
        if self._of[component_id][0].layout is Layout.BOOKLET and self._request.folds(component_id):
            folded = booklet_of(part.artworks, self._options)
            if folded is not None:
                return booklet(part, folded, shaper)
        paired = self._request.backs_for(component_id) is not Backs.NONE
        return whole_pages(part, self._options, shaper, paired=paired)

    def _pieces(self, ids: Sequence[str]) -> Section:
        return pieces([self._part(one) for one in ids], self._options, self._design.shaper)

    def _part(self, component_id: str) -> Part:
        artworks = self._of[component_id][1].artworks
        words = slug_texts(self._design, component_id)
        paper = self._design.phrases.components[component_id].paper
        return Part(component_id, artworks, words, paper)


def chapters(
    drawn: Iterable[tuple[Section, Sequence[KitSheet]]], backs: Backs, phrases: Phrases
) -> Iterator[Chapter]:
    """The pages of each section, in the order of the file."""
    for section, sheets in drawn:
        order = order_of_pages(section.plan, backs)
        both = any(side is Side.BACK for _, side in order)
        pages = []
        for index, side in order:
            sheet = sheets[index]
            page = sheet.front if side is Side.FRONT else sheet.back
            assert page is not None  # noqa: S101 - the schemes with such pages draw all backs
            label = _label(sheet, side, phrases) if both else str(sheet.number)
            pages.append(KitFilePage(page, label, sheet.plan.back is not None))
        yield Chapter(section.title, tuple(pages))


def _label(sheet: KitSheet, side: Side, phrases: Phrases) -> str:
    return f"{sheet.number} {phrases.front if side is Side.FRONT else phrases.back}"


def kinds_apart(chapters: Sequence[Chapter], backs: Backs) -> dict[str, list[Chapter]]:
    """The pages for those who feed paper by hand: those of sheets printed on one side, and on both.

    By the name of the kind, its chapters. Nothing where sheets are of one kind only, or pages are
    not in pairs anyway. Blank backs are left out.
    """
    if backs not in DUPLEX or len({p.two_sided for c in chapters for p in c.pages}) < 2:  # noqa: PLR2004 - two kinds
        return {}

    def chosen(wanted: Callable[[KitFilePage], bool]) -> list[Chapter]:
        kept = (Chapter(c.title, tuple(filter(wanted, c.pages))) for c in chapters)
        return [chapter for chapter in kept if chapter.pages]

    return {
        "one-sided": chosen(lambda p: not p.two_sided and p.sheet.side is Side.FRONT),
        "two-sided": chosen(lambda p: p.two_sided),
    }
