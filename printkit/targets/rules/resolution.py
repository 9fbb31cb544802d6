"""Enough pixels: of the pictures that are made, and of photos that they show."""

from collections.abc import Iterator

from printkit.diagnostics import Diagnostic
from printkit.targets.codes import COARSE_EXPORT
from printkit.targets.export import Export
from printkit.targets.rules.grouping import PieceFault, one_a_component

ENOUGH = 2 / 3
"""Of the pixels per inch that a target asks for, in photos: nobody sees the rest."""


def check(export: Export) -> Iterator[Diagnostic]:
    """As many pixels per inch as the target asks for."""
    wanted = export.record.dpi
    if export.dpi < wanted:
        yield COARSE_EXPORT.diagnostic(
            f"the pictures have {export.dpi} pixels per inch, {export.record.title} asks for "
            f"{wanted}",
            route=(),
            help="leave --dpi out for what you hand in",
        )
    yield from one_a_component(
        COARSE_EXPORT,
        export,
        _coarse(export, ENOUGH * wanted),
        f"use a picture with more pixels; {wanted} per inch are best",
    )


def _coarse(export: Export, least: float) -> Iterator[PieceFault]:
    for fitted, face in export.faces:
        for raster in face.rasters:
            resolution = raster.resolution / fitted.scale
            if resolution < least:
                fact = f"a picture is printed with {resolution:.0f} pixels per inch"
                yield PieceFault(fitted, resolution, fact)
