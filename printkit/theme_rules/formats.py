"""Formats for which no sheet is large enough, and such as nobody can hold."""

from collections.abc import Iterator
from math import floor, prod
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic, Route
from printkit.theme_rules.codes import FORMAT_TOO_SMALL

if TYPE_CHECKING:
    from printkit.model.variant import Format, Variant

_ALWAYS_FITS = 150.0
"""mm; sizes up to this need no look at the papers."""


SMALLEST = 30.0
"""mm, of either side."""
_USUAL = (SMALLEST, 300.0)


def check_formats(variant: "Variant") -> Iterator[Diagnostic]:
    """Every piece can be held and read, and fits one of the papers, upright or turned."""
    for name, size in variant.used_formats().items():
        if min(size.width, size.height) < SMALLEST:
            yield _too_small(name, size)
        if max(size.width, size.height) > _ALWAYS_FITS:
            yield from _too_large(f"format '{name}'", ("formats", name), size.width, size.height)
    for key, piece in variant.pieces.items():
        trim = piece.trim()
        if trim is not None and max(trim) > _ALWAYS_FITS:
            yield from _too_large(f"piece '{key}'", ("pieces", key), *trim)


def _too_small(name: str, size: "Format") -> Diagnostic:
    return FORMAT_TOO_SMALL.diagnostic(
        f"the format '{name}' is {size.width:g} × {size.height:g} mm; "
        f"each side needs {SMALLEST:g} mm or more",
        route=("formats", name),
        help=_remedy(name, size),
    )


def _remedy(name: str, size: "Format") -> str:
    from printkit.model.variant import Formats  # noqa: PLC0415 - late: pydantic

    width, height = 10 * size.width, 10 * size.height
    if all(_USUAL[0] <= side <= _USUAL[1] for side in (width, height)):
        return f"did you mean {width:g} × {height:g} mm?"
    usual = getattr(Formats(), name)
    return f"{usual.width:g} × {usual.height:g} mm is usual"


def _at_most(width: float, height: float, rooms: list[tuple[float, float]]) -> str:
    """The largest piece that a paper takes, lying as this one does."""
    widest = max(rooms, key=prod)
    across, down = sorted(widest, reverse=width > height)
    return f"write at most {{width: {floor(across)}, height: {floor(down)}}}"


def _too_large(what: str, route: Route, width: float, height: float) -> Iterator[Diagnostic]:
    from printkit.imposition.codes import PIECE_TOO_LARGE  # noqa: PLC0415 - late: start-up
    from printkit.imposition.frames import frames  # noqa: PLC0415 - late: start-up
    from printkit.imposition.leaves import room, takes  # noqa: PLC0415 - late: start-up
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
            f"the {what} is {width:g} × {height:g} mm, but the papers have room for less: "
            f"{', '.join(rooms)}",
            route=route,
            help=_at_most(width, height, [room(area) for area in areas.values()]),
        )
