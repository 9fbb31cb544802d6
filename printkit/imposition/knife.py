"""Where the knife of a cutter goes on sheets: outlines of pieces, their folds, straight cuts."""

from collections.abc import Sequence
from dataclasses import replace

from printkit.geometry.path import Path, joined
from printkit.geometry.shapes import rectangle
from printkit.imposition.cut_lines import cut_lines
from printkit.imposition.imposed import Imposed, Placement
from printkit.scene import Sheet, Side


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
    scores = [
        place.artwork.score.transformed(place.transform)
        for place in places
        if place.artwork.score is not None
    ]
    cut, score = cut_lines(map(_outline, places)), joined(scores)
    return replace(sheet, cut=cut if cut.segments else None, score=score if scores else None)


def _outline(place: Placement) -> Path:
    """Where the piece is cut; of a plain one its rectangle, since tiles are parts of pieces."""
    if place.artwork.outline is None:
        return rectangle(*place.bounds)
    return place.artwork.outline.transformed(place.transform)
