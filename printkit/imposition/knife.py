"""Where the knife of a cutter goes on sheets: outlines of pieces, their folds, straight cuts."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from printkit.geometry.path import Path, joined, polyline
from printkit.imposition.imposed import Imposed, Placement
from printkit.scene import Sheet, Side

_DECIMALS = 3
"""A micrometre: edges that are nearer are one."""

Edge = tuple[tuple[float, float], tuple[float, float]]


def with_knife_lines(imposed: Imposed) -> Imposed:
    """The same sheets, each with its lines to cut and to score.

    Backs have none, for a knife goes through the paper once. Of a fold-over sheet the front half
    is cut.
    """
    fronts = [place for place in imposed.placements if place.side is Side.FRONT]
    sheets = [
        _with_lines(sheet, [place for place in fronts if place.sheet == index])
        for index, sheet in enumerate(imposed.sheets)
    ]
    return replace(imposed, sheets=tuple(sheets))


def _with_lines(sheet: Sheet, places: Sequence[Placement]) -> Sheet:
    shaped = [place for place in places if place.artwork.outline is not None]
    plain = [place for place in places if place.artwork.outline is None]
    outlines = [place.artwork.cut_path.transformed(place.transform) for place in shaped]
    scores = [
        place.artwork.score.transformed(place.transform)
        for place in places
        if place.artwork.score is not None
    ]
    cut, score = joined([*outlines, *_straight(plain)]), joined(scores)
    return replace(sheet, cut=cut if cut.segments else None, score=score if scores else None)


def _straight(places: Iterable[Placement]) -> Iterator[Path]:
    """The edges of plain pieces; one that two pieces share comes once."""
    seen: set[Edge] = set()
    for place in places:
        edges = [edge for edge in _edges(place) if edge not in seen]
        seen |= set(edges)
        if len(edges) == 4:  # noqa: PLR2004 - the edges of a rectangle
            box = place.bounds
            corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom)]
            yield polyline([*corners, (box.x, box.bottom)], close=True)
        else:
            yield from map(polyline, edges)


def _edges(place: Placement) -> list[Edge]:
    """Top, right, bottom and left, each from its smaller end."""
    box = place.bounds
    left, top, right, bottom = (
        round(edge, _DECIMALS) for edge in (box.x, box.y, box.right, box.bottom)
    )
    return [
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((left, bottom), (right, bottom)),
        ((left, top), (left, bottom)),
    ]
