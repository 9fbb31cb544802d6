"""Formats for which no sheet is large enough, told before anything is drawn."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_ALWAYS_FITS = 150.0
"""mm; sizes up to this need no look at the papers."""


def check_formats(variant: "Variant") -> Iterator[Diagnostic]:
    """Every piece fits one of the papers, upright or turned."""
    for name, size in variant.used_formats().items():
        if max(size.width, size.height) > _ALWAYS_FITS:
            yield from _check(name, size.width, size.height)


def _check(name: str, width: float, height: float) -> Iterator[Diagnostic]:
    from printkit.imposition.arrange import room, takes  # noqa: PLC0415 - late: start-up
    from printkit.imposition.codes import PIECE_TOO_LARGE  # noqa: PLC0415 - late: start-up
    from printkit.imposition.frames import frames  # noqa: PLC0415 - late: start-up
    from printkit.imposition.options import SheetOptions  # noqa: PLC0415 - late: start-up
    from printkit.imposition.paper import HOME  # noqa: PLC0415 - late: start-up

    areas = {
        paper.title: frame.area
        for paper in HOME
        for frame in frames(SheetOptions(paper), fold=False)[:1]
    }
    if not any(takes(area, width, height) for area in areas.values()):
        rooms = (
            "{} {:.1f} × {:.1f} mm".format(title, *room(area)) for title, area in areas.items()
        )
        yield PIECE_TOO_LARGE.diagnostic(
            f"the format '{name}' is {width:g} × {height:g} mm, but the papers have room for less: "
            f"{', '.join(rooms)}",
            route=("formats", name),
            help="make it smaller",
        )
