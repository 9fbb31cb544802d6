"""The kit of a game that was drawn for a target, to be printed at home."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from printkit.components.component import Component, Layout
from printkit.components.design import Composition
from printkit.imposition.edge_colours import with_edges
from printkit.pipeline import press
from printkit.pipeline.drawing import DrawnComponent, draw_all
from printkit.pipeline.kit import chapters, kit_of
from printkit.pipeline.prepare import open_studio
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.written import WrittenPdfs
from printkit.targets.export import Export

KIT = "kit.pdf"


def kit_pdfs(export: Export, papers: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """The kit for each paper: its name and the whole of it as a PDF."""
    design = export.design
    request = Request(design.variant.id, Path(), papers=papers, ink=design.look.ink)
    known = {one.id: _known(one, composition) for one, composition in export.drawn}
    context = open_studio(export.prepared)
    drawn = draw_all(context, request, Progress(), known=lambda one: known.get(one.id))
    parts = [(one.component, one.composition) for one in drawn]
    for paper in papers:
        kit = kit_of(design, parts, request, paper)
        made = list(chapters(kit.drawn(), kit.backs, design.phrases))
        files = dict(press.kit_pdfs(design, paper, made, kit.backs, WrittenPdfs()))
        if KIT in files:
            yield paper, files[KIT]


def _known(component: Component, composition: Composition) -> DrawnComponent:
    """The component as a build has it before it is laid out."""
    if component.layout is Layout.PIECES:
        composition = replace(composition, artworks=with_edges(composition.artworks))
    return DrawnComponent(component, composition, {}, {})
