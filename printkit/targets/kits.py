"""The kit of a game that was drawn for a target, to be printed at home."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from printkit.components.component import Component, Layout
from printkit.components.design import Composition
from printkit.imposition.edge_colours import with_edges
from printkit.pipeline import press
from printkit.pipeline.drawing import Before, DrawnComponent, draw_all
from printkit.pipeline.kit import chapters, kit_of
from printkit.pipeline.prepare import open_context
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.written import WrittenFiles
from printkit.targets.export import Export

KIT = "kit.pdf"


def kit_pdfs(export: Export, papers: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """The kit for each paper: its name and the whole of it as a PDF."""
    design = export.design
    request = Request(design.variant.id, Path(), papers=papers, ink=design.look.ink)
    context = open_context(export.prepared)
    drawn = draw_all(context, request, Progress(), before=_Exported(export))
    parts = [(one.component, one.composition) for one in drawn]
    for paper in papers:
        kit = kit_of(design, parts, request, paper)
        made = list(chapters(kit.drawn(), kit.backs, design.phrases))
        files = dict(press.kit_pdfs(design, paper, made, kit.backs, WrittenFiles()))
        if KIT in files:
            yield paper, files[KIT]


class _Exported(Before):
    """The components as they were drawn for the target."""

    def __init__(self, export: Export) -> None:
        self._drawn = {one.id: _as_built(one, made) for one, made in export.drawn}

    def known(self, component: Component) -> DrawnComponent | None:
        """The component, if it was exported."""
        return self._drawn.get(component.id)


def _as_built(component: Component, composition: Composition) -> DrawnComponent:
    """The component as a build has it before it is laid out."""
    if component.layout is Layout.PIECES:
        composition = replace(composition, artworks=with_edges(composition.artworks))
    return DrawnComponent(component, composition, {}, {})
