"""Draws the examples of the elements page as parts of a deed of the classic game."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from printkit.art.style import Ink
from printkit.components.deeds import deed_face
from printkit.components.design import Design
from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.render_context import text_filters
from printkit.scene import Artwork, Group, Node, Shape
from printkit.templating.environment import TemplateFolders
from printkit.templating.templates import Templates

DEED = 1


def drawn_example(markup: str) -> tuple[Node, list[Diagnostic]]:
    """The example as the front of a deed, and what was found while it was drawn."""
    design = _design()
    whole = markup if markup.startswith("<artwork") else f"<artwork>{markup}</artwork>"
    with TemporaryDirectory() as folder:
        Path(folder, "example.xml.j2").write_text(whole, encoding="utf-8")
        templates = Templates(TemplateFolders([Path(folder)]), text_filters(design.variant))
        own = replace(design, templates=templates, findings=[], places=[])
        node = own.side(
            "example",
            (57.0, 80.0),
            {"deed": _face(design)},
            piece="example",
            title="example",
            route=("deeds", DEED),
            pieces={"deed-1": Artwork("deed-1", "Deed", 57.0, 80.0, Group(()))},
        )
    return node, own.findings


@cache
def _design() -> Design:
    design = open_context(prepare("classic-us")).design(Ink.FULL)
    return replace(design, place_picture=_picture)


def _face(design: Design) -> object:
    variant = design.variant
    deed = variant.deeds[DEED]
    kind, group = variant.deed_kinds[deed.kind], variant.groups[deed.group]
    return deed_face(design, DEED, deed, kind, group)


def _picture(src: str, box: Bounds, fit: str) -> Node:
    del src, fit
    return Shape(rectangle(*box))
