"""What printing a kit takes before anything is written: sheets, cuts and ink, and what saves some.

A plan is plain data, as scripts get it. Drawing a game takes a while, so plans are kept.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import fsum
from typing import Any

from printkit.art.style import Ink
from printkit.caches.cache import CacheEntry, get, put
from printkit.caches.code import digest_of_code
from printkit.components.component import Component
from printkit.components.design import Composition, Design
from printkit.export.ink import ink_shares
from printkit.export.pdf import write_pdf
from printkit.export.piece import piece_sheet
from printkit.imposition.cuts import TILE_CUTS, Cuts, cuts_of
from printkit.imposition.kit import PlannedKit, Section
from printkit.imposition.options import Backs
from printkit.imposition.paper import PAPERS, Paper, paper_named
from printkit.pipeline.drawing import draw_all
from printkit.pipeline.kit import kit_of
from printkit.pipeline.prepare import Prepared, open_context
from printkit.pipeline.press import document_info
from printkit.pipeline.request import Progress, Request
from printkit.records import record
from printkit.scene import Artwork, Side
from printkit.showing.savings import Alternative, changes

Data = dict[str, Any]
Parts = Sequence[tuple[Component, Composition]]
Shares = Mapping[tuple[str, str, Side], float]
"""The ink of each side of each piece of each component, 1.0 = one ink all over it."""


def plan_data(prepared: Prepared, request: Request, progress: Progress) -> Data:
    """The plan of a variant that was loaded without errors, on each paper of the request."""
    key = f"{digest_of_code()} {replace(request, reference='', search=())!r}"
    name = f"{prepared.loaded.pack.folder}\0{prepared.spoken}"
    known = get("plans", name, key)
    if known is None:
        data = _planned(prepared, request, progress)
        known = CacheEntry(data, prepared.reader.inputs)
        put("plans", name, key, known)
    plan: Data = known.value
    return plan


def _planned(prepared: Prepared, request: Request, progress: Progress) -> Data:
    drawn = _Drawn(prepared, request, progress)
    inks = {request.ink: drawn.shares(request.ink)}
    if request.ink is Ink.FULL:
        inks[Ink.LOW] = drawn.shares(Ink.LOW)
    parts = drawn.parts(request.ink)
    on_paper = [
        _OnPaper(drawn.design, request, paper_named(name), inks).data(parts)
        for name in request.papers
    ]
    return {
        "variant": prepared.loaded.pack.id,
        "title": drawn.design.variant.title,
        "language": prepared.spoken,
        "ink": str(request.ink),
        "papers": on_paper,
        "other_papers": {
            name: kit_of(drawn.design, parts, request, name).total
            for name in PAPERS
            if name not in request.papers
        },
    }


class _Drawn:
    """The game, drawn in one ink or more."""

    def __init__(self, prepared: Prepared, request: Request, progress: Progress) -> None:
        self._context = open_context(prepared)
        self._request = replace(request, papers=())
        self._progress = progress
        self._parts: dict[Ink, Parts] = {}
        self.design = self._context.design(request.ink)

    def parts(self, ink: Ink) -> Parts:
        """All components; what lies on which sheet is not worked out yet."""
        if ink not in self._parts:
            request = replace(self._request, ink=ink)
            drawn = draw_all(self._context, request, self._progress)
            self._parts[ink] = [(one.component, one.composition) for one in drawn]
        return self._parts[ink]

    def shares(self, ink: Ink) -> Shares:
        """The ink of every side, with its bleed; one that pieces share is looked at once."""
        sides = [
            (component.id, artwork, side, node)
            for component, composition in self.parts(ink)
            for artwork in composition.artworks
            for side, node in ((Side.FRONT, artwork.front), (Side.BACK, artwork.back))
            if node is not None
        ]
        different = {id(node): piece_sheet(artwork, side) for _, artwork, side, node in sides}
        info, fonts = document_info(self.design, None), self.design.shaper.library
        shares = ink_shares(write_pdf(list(different.values()), info, fonts))
        of = dict(zip(different, shares, strict=True))
        return {(name, piece.id, side): of[id(node)] for name, piece, side, node in sides}


@record
class _OnPaper:
    """Makes the plan of a kit on one paper."""

    design: Design
    request: Request
    paper: Paper
    inks: Mapping[Ink, Shares]

    def data(self, parts: Parts) -> Data:
        """The plan, and what changes of the request would save."""
        kit = kit_of(self.design, parts, self.request, self.paper.name)
        now = self._taken(kit, parts, self.request)
        rows = [self._row(kit, component, made) for component, made in parts if made.artworks]
        return {
            "paper": self.paper.name,
            "title": self.paper.title,
            **now,
            "pages": kit.pages,
            "components": rows,
            "savings": [
                saving
                for change in changes(self.request, self.paper, parts)
                if (saving := self._saving(change, now)) is not None
            ],
        }

    def _taken(self, kit: PlannedKit, parts: Parts, request: Request) -> Data:
        cuts = Cuts()
        for section in kit.sections:
            for _, found in self._cuts(section):
                cuts = cuts.and_(found)
        ink = fsum(self._ink(component, made, request) for component, made in parts)
        return {
            "sheets": kit.total,
            "cuts": cuts.lines,
            "outlines": cuts.outlines,
            "ink": round(ink, 1),
        }

    def _saving(self, change: Alternative, now: Data) -> Data | None:
        """What a change saves, if anything."""
        kit = kit_of(self.design, change.parts, change.request, self.paper.name)
        then = self._taken(kit, change.parts, change.request)
        saved = {name: round(now[name] - then[name], 1) for name in now}
        return {"option": change.option, **saved} if any(v > 0 for v in saved.values()) else None

    def _row(self, kit: PlannedKit, component: Component, made: Composition) -> Data:
        sheets, cuts = 0.0, Cuts()
        for section in kit.sections:
            numbers = range(len(section.plan))
            sheets += fsum(_share(section, number, component.id) for number in numbers)
            for names, found in self._cuts(section, component.id):
                cuts = cuts.and_(found) if component.id in names else cuts
        return {
            "component": component.id,
            "title": self.design.component_title(component.id),
            "pieces": sum(artwork.copies for artwork in made.artworks),
            "sheets": round(sheets, 1),
            "cuts": cuts.lines,
            "outlines": cuts.outlines,
            "ink": round(self._ink(component, made, self.request), 1),
        }

    def _cuts(
        self, section: Section, component_id: str | None = None
    ) -> Iterator[tuple[frozenset[str], Cuts]]:
        """Of each sheet whose parts lie on it and what is cut, of one component if it is named."""
        for index, plan in enumerate(section.plan):
            if section.laid:
                laid = [one for one in section.laid[index] if component_id in {None, one.part}]
                yield plan.front, cuts_of(one.slot for one in laid)
            elif section.tiles:
                yield plan.front, TILE_CUTS

    def _ink(self, component: Component, made: Composition, request: Request) -> float:
        """The ink of a component in sheets of paper, printed all over with one ink."""
        backs = request.backs_for(component.id) is not Backs.NONE
        sides = [Side.FRONT, *([Side.BACK] if backs else [])]
        inks = self.inks[request.ink]
        area = fsum(
            piece.copies * share * _painted(piece)
            for piece in made.artworks
            for side in sides
            if (share := inks.get((component.id, piece.id, side))) is not None
        )
        return area / (self.paper.width * self.paper.height)


def _share(section: Section, index: int, component_id: str) -> float:
    """How much of a sheet is a component's, by the area of its pieces."""
    parts = section.plan[index].front
    if component_id not in parts:
        return 0.0
    if len(parts) == 1:
        return 1.0
    areas = [(one.part, _area(one.slot.artwork)) for one in section.laid[index]]
    mine = fsum(area for part, area in areas if part == component_id)
    return mine / fsum(area for _, area in areas)


def _area(piece: Artwork) -> float:
    return piece.width * piece.height


def _painted(piece: Artwork) -> float:
    return (piece.width + 2 * piece.bleed) * (piece.height + 2 * piece.bleed)
