"""The sheets of a game for a cutter: the print, and the lines that register with it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from printkit.colour import parse_colour
from printkit.components.component import Component, Stock
from printkit.components.design import Composition, Design
from printkit.export.tool_lines import ToolLines
from printkit.geometry.path import Path
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import turned_over
from printkit.imposition.edge_colours import with_edges
from printkit.imposition.for_cutters import for_cutter, is_taken, sheet_paper
from printkit.imposition.imposed import Imposed
from printkit.imposition.paper import Paper
from printkit.imposition.registration import mark_lines
from printkit.model.machines import Machine, Tool
from printkit.pipeline.slug_texts import slug_texts
from printkit.scene import Artwork, Sheet
from printkit.scene.artwork import NO_EDGES

Drawn = tuple[Component, Composition]
STOCKS = {
    Stock.NOTE: "notes",
    Stock.MODEL: "models",
    Stock.FIRM: "firm",
    Stock.CARD: "cards",
}
"""What is cut with one blade, for it is of one paper: the name of its files."""


class CutSheets(NamedTuple):
    """The sheets of one kind of paper."""

    name: str
    title: str
    imposed: Imposed


def cut_sheets(
    design: Design, drawn: Iterable[Drawn], machine: Machine, paper: Paper
) -> Iterator[CutSheets]:
    """All pieces that fit the machine, by what they are printed on."""
    drawn = list(drawn)
    for stock, name in STOCKS.items():
        parts = [(one, _taken(made, machine, paper)) for one, made in drawn if one.stock is stock]
        parts = [(one, pieces) for one, pieces in parts if pieces]
        if not parts:
            continue
        titles = " + ".join(design.component_title(one.id) for one, _ in parts)
        texts = replace(slug_texts(design, parts[0][0].id), component=titles)
        pieces = [piece for _, pieces in parts for piece in pieces]
        yield CutSheets(name, titles, for_cutter(pieces, machine, paper, texts, design.shaper))


def too_large(
    drawn: Iterable[Drawn], machine: Machine, paper: Paper
) -> Iterator[tuple[Component, list[Artwork]]]:
    """The pieces that do not fit the machine, by component."""
    for component, made in drawn:
        large = [piece for piece in made.artworks if not is_taken(piece, machine, paper)]
        if large:
            yield component, large


def _taken(made: Composition, machine: Machine, paper: Paper) -> Sequence[Artwork]:
    pieces = [piece for piece in made.artworks if is_taken(piece, machine, paper)]
    return (
        with_edges(pieces) if machine.shared_edges else [replace(p, edges=NO_EDGES) for p in pieces]
    )


def tool_lines(sheet: Sheet, machine: Machine, paper: Paper) -> Iterator[ToolLines]:
    """The lines of a front, tool by tool; folds come before cuts, or the piece would be loose."""
    tools, marks = machine.tools, machine.marks
    if tools.page is not None:
        page = sheet_paper(machine, paper).bounds
        yield _lines(tools.page, rectangle(*page))
    if marks is not None and marks.in_lines:
        yield _lines(tools.marks, mark_lines(paper, marks))
    if sheet.score is not None:
        yield _lines(tools.score, sheet.score)
    if sheet.cut is not None:
        yield _lines(tools.cut, sheet.cut)


def mirrored(front: Sheet, back: Sheet) -> Sheet:
    """The back with the lines of its front, as they lie there: it is cut out by itself."""
    cut = front.cut and front.cut.transformed(turned_over(front.width))
    return replace(back, cut=cut)


def _lines(tool: Tool, path: Path) -> ToolLines:
    return ToolLines(tool.layer, parse_colour(tool.colour), tool.width, path)
