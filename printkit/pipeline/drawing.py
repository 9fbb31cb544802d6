"""Composing and laying out the components of a game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cache

from printkit.components.bill import InKit
from printkit.components.billing import bill_of
from printkit.components.component import Component, Layout
from printkit.components.contents import (
    CONTENTS,
    compose_contents,
    pages_of_contents,
    stand_in_pages,
)
from printkit.components.design import Composition, Design
from printkit.components.registry import components_of
from printkit.diagnostics import Diagnostic
from printkit.errors import UsageError
from printkit.imposition.edge_colours import with_edges
from printkit.imposition.imposed import Imposed
from printkit.imposition.kit import PlannedKit
from printkit.imposition.options import SlugTexts
from printkit.imposition.paper import paper_named
from printkit.model import Variant
from printkit.pipeline import press
from printkit.pipeline.changed import NOTHING_PRINTED, Printed
from printkit.pipeline.chosen import chosen_of
from printkit.pipeline.kit import kit_of
from printkit.pipeline.render_context import RenderContext
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.slug_texts import slug_texts
from printkit.records import record
from printkit.scene import Sheet, Side
from printkit.source.pack_reader import Inputs


@record
class DrawnComponent:
    """A component as it was composed, with its sheets by paper."""

    component: Component
    composition: Composition
    sheets: Mapping[str, tuple[Sheet, ...]]
    inputs: Inputs
    """The templates and pictures that it was drawn with."""
    diagnostics: tuple[Diagnostic, ...] = ()
    words: SlugTexts | None = None
    """What stands along the edges of the sheets."""
    sheet_counts: Mapping[str, int] = field(default_factory=dict)
    """How many sheets of each paper; one that is printed on both sides counts once."""

    @property
    def pieces(self) -> int:
        """How many pieces there are, all copies counted."""
        return sum(artwork.copies for artwork in self.composition.artworks)


class _SheetsByPaper(Mapping[str, tuple[Sheet, ...]]):
    """Sheets that are laid out when somebody looks at them."""

    def __init__(self, papers: Sequence[str], lay: Callable[[str], tuple[Sheet, ...]]) -> None:
        self._papers = papers
        self._laid = cache(lay)

    def __getitem__(self, paper: str) -> tuple[Sheet, ...]:
        return self._laid(paper)

    def __iter__(self) -> Iterator[str]:
        return iter(self._papers)

    def __len__(self) -> int:
        return len(self._papers)


class Before:
    """What earlier builds know of components: here, nothing."""

    def known(self, component: Component) -> DrawnComponent | None:
        """The component, if this process has drawn it from what it depends on now."""

    def made(self, component: Component) -> tuple[Composition, Inputs] | None:
        """What an earlier process has made of the same, and what it was drawn with."""

    def looked_so(self, component_id: str, made: Composition) -> Composition | None:
        """What an earlier process has made of the component, if it has come out the same."""

    def alike(self, component_id: str, made: Composition) -> DrawnComponent | None:
        """The component as this process has drawn it, if it has come out the same again."""

    def key_of_sheets(self, component: Component, inputs: Inputs) -> str | None:
        """What stands for the sheets of a component drawn with these, if they may be laid later."""

    def ready(self, one: DrawnComponent) -> None:
        """Hear of a component that has been drawn, while others are still to be."""


NOTHING_BEFORE = Before()


def draw_all(
    context: RenderContext,
    request: Request,
    progress: Progress,
    there: Printed = NOTHING_PRINTED,
    before: Before = NOTHING_BEFORE,
) -> list[DrawnComponent]:
    """Every component of the game that the request wants, the contents sheet first.

    The contents sheet lists all components, so all are drawn when it is wanted. Pieces that are
    there already are left out; what is known from ``before`` is not drawn again, and what comes
    out as it was is not laid out again.
    """
    with_contents = request.wants(CONTENTS.id)
    components = [
        component
        for component in components_of(context.variant)
        if with_contents or request.wants(component.id)
    ]
    _heed_lacking(request, context.variant, progress)
    progress.begin("drawing", len(components) + with_contents)
    drawn: list[DrawnComponent] = []
    for component in components:
        progress.step(component.id)
        one = before.known(component)
        if one is None:
            made = before.made(component)
            if made is None:
                made = _composed(context, request, there, component, drawn, before)
            else:
                context.keep(component, request.ink, made[0])
                context.reader.inputs.update(made[1])
            one = _laid_out(context, component, request, made, before)
            if request.wants(component.id):
                before.ready(one)
        elif not request.part:
            context.keep(component, request.ink, one.composition)
        drawn.append(one)
    wanted = [one for one in drawn if request.wants(one.component.id)]
    if with_contents:
        progress.step(CONTENTS.id)
        wanted.insert(0, _contents(context, drawn, request, before))
    return wanted


def _heed_lacking(request: Request, variant: Variant, progress: Progress) -> None:
    """Say which components are wanted that this game does not have.

    Raises:
        UsageError: a single piece of one is wanted.
    """
    own = [CONTENTS.id, *(component.id for component in components_of(variant))]
    has = f"it has {', '.join(own)}"
    for choice in request.choices:
        if choice.component not in own:
            raise UsageError(f"{variant.id} has no {choice.component}", has)
    for name in request.only:
        if name not in own:
            progress.remark(f"{variant.id} has no {name}; {has}")


def _composed(
    context: RenderContext,
    request: Request,
    there: Printed,
    component: Component,
    others: Sequence[DrawnComponent],
    before: Before,
) -> tuple[Composition, Inputs]:
    """The component, which may show the ``others`` drawn so far, and what it was drawn with."""
    design = context.design(request.ink, mark_changes=request.mark_changes)
    with context.reader.noting() as inputs:
        composition = there.still_to_print(component, context.composed(component, design))
    if component.shows_others:
        for one in others:
            inputs = {**inputs, **one.inputs}
    composition = chosen_of(component, composition, request.choices)
    known = before.looked_so(component.id, composition)
    if known is not None:
        return known, inputs
    if component.layout is Layout.PIECES:
        composition = replace(composition, artworks=with_edges(composition.artworks, design.once))
    return composition, inputs


def _contents(
    context: RenderContext, drawn: Sequence[DrawnComponent], request: Request, before: Before
) -> DrawnComponent:
    design = context.design(request.ink)
    composed: list[Composition] = []
    with context.reader.noting() as inputs, design.attempt("the contents sheet", ()):
        places = _places(design, drawn, request)
        parts = [
            (one.component.id, one.composition, _in_kits(one.component.id, places)) for one in drawn
        ]
        own = _in_kits(CONTENTS.id, places)
        composed.append(compose_contents(design, bill_of(design, parts), own))
    composition = composed[0] if composed else design.composition([])
    return _laid_out(context, CONTENTS, request, (composition, inputs), before)


def _places(
    design: Design, drawn: Sequence[DrawnComponent], request: Request
) -> dict[str, PlannedKit]:
    """The plans of the kits by the titles of their papers; the contents sheet is yet to be made."""
    parts = [(one.component, one.composition) for one in drawn]
    bill = bill_of(design, [(component.id, made, {}) for component, made in parts])
    pages = stand_in_pages(pages_of_contents(design, bill))
    known = [(CONTENTS, Composition(pages)), *parts]
    return {
        paper_named(paper).title: kit_of(design, known, request, paper) for paper in request.papers
    }


def _in_kits(component_id: str, kits: Mapping[str, PlannedKit]) -> dict[str, InKit]:
    where = {paper: kit.where(component_id) for paper, kit in kits.items()}
    return {paper: InKit(w.sheets, w.pages, w.two_sided) for paper, w in where.items()}


def _laid_out(
    context: RenderContext,
    component: Component,
    request: Request,
    made: tuple[Composition, Inputs],
    before: Before,
) -> DrawnComponent:
    """What was ``made`` of the component, with what it was drawn with, on its sheets."""
    design = context.design(request.ink)
    composition, inputs = made
    words = slug_texts(design, component.id)
    kept = before.alike(component.id, composition)
    if kept is not None and kept.words == words:
        return replace(kept, inputs=inputs)
    composition = composition if kept is None else kept.composition
    found: list[Diagnostic] = []

    def lay(paper: str) -> tuple[Sheet, ...]:
        imposed = Imposed(())
        with design.attempt(f"the component {component.id}", component.route):
            imposed = press.lay_out(design, component, composition, request, paper)
        found.extend(imposed.diagnostics)
        return imposed.sheets

    def counts() -> dict[str, int]:
        return {
            paper: sum(sheet.side is Side.FRONT for sheet in laid) for paper, laid in sheets.items()
        }

    def counts_of_sound() -> dict[str, int] | None:
        counted = counts()
        return None if found or design.findings else counted

    sheets = _SheetsByPaper(request.papers, lay)
    key = before.key_of_sheets(component, inputs)
    known = design.once(key, counts_of_sound) if key else None
    counted = counts() if known is None else known
    findings = (*design.findings, *found)
    return DrawnComponent(component, composition, sheets, inputs, findings, words, counted)
