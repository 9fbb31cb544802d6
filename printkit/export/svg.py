"""Pieces and sheets as SVG, in millimetres, with a layer for each tool."""

from collections.abc import Sequence
from typing import Any

from svgwrite import Drawing
from svgwrite.extensions import Inkscape

from printkit.colour import parse_colour
from printkit.export.fonts import GlyphOutlines
from printkit.export.numbers import decimal, decimals
from printkit.export.piece import side_content
from printkit.export.svg_attributes import path_data, stroke
from printkit.export.svg_content import SvgScene
from printkit.export.tool_lines import ToolLines
from printkit.geometry.path import Bounds, Path
from printkit.scene.artwork import Artwork, Sheet, Side
from printkit.scene.nodes import Layer, Stroke

CUT_LINE = Stroke(parse_colour("#ff0000"), 0.1)
SCORE_LINE = Stroke(parse_colour("#0000ff"), 0.1)
"""Cutters distinguish cuts and scores by colour: red cuts, blue folds; both are hairlines (mm)."""


def piece_svg(
    artwork: Artwork, side: Side, outlines: GlyphOutlines, title: str, notice: str = ""
) -> str:
    """One side of one piece with its bleed: layers ``artwork``, ``cut`` and ``score``.

    ``notice`` becomes the description of the file. Knife and score lines of a back are mirrored,
    since they go through the same paper.

    Raises:
        ValueError: the back of a piece that has none.
    """
    drawing = _drawing(artwork.trim.grown(artwork.bleed), title, notice)
    scene = SvgScene(drawing, outlines, prefix="piece")
    picture = drawing.add(scene.layer(Layer.ARTWORK, id=Layer.ARTWORK.value))
    scene.add(side_content(artwork, side), picture)
    seen = artwork.seen_from(side)
    _add_lines(scene, drawing, Layer.CUT, artwork.cut_path.transformed(seen), CUT_LINE)
    if artwork.score is not None:
        _add_lines(scene, drawing, Layer.SCORE, artwork.score.transformed(seen), SCORE_LINE)
    return str(drawing.tostring())


def figure_svg(sheet: Sheet, outlines: GlyphOutlines, number: int) -> str:
    """A picture of a book; those with different numbers can stand in one page."""
    drawing = _drawing(Bounds(0, 0, sheet.width, sheet.height), sheet.label, "")
    SvgScene(drawing, outlines, prefix=f"figure-{number}").add(sheet.content, drawing)
    return str(drawing.tostring())


def sheet_svg(sheet: Sheet, outlines: GlyphOutlines, title: str = "", notice: str = "") -> str:
    """A whole sheet, with layers ``cut`` and ``score`` if it knows where its pieces are cut.

    These stand for the thin lines that are printed for scissors. The title is the sheet's label
    unless given.
    """
    drawing = _drawing(Bounds(0, 0, sheet.width, sheet.height), title or sheet.label, notice)
    printed = {Layer.CUT, Layer.SCORE} if sheet.cut else set()
    scene = SvgScene(drawing, outlines, prefix="sheet", without=frozenset(printed))
    scene.add(sheet.content, drawing)
    if sheet.cut is not None:
        _add_lines(scene, drawing, Layer.CUT, sheet.cut, CUT_LINE)
    if sheet.score is not None:
        _add_lines(scene, drawing, Layer.SCORE, sheet.score, SCORE_LINE)
    return str(drawing.tostring())


def lines_svg(
    width: float, height: float, lines: Sequence[ToolLines], title: str, notice: str = ""
) -> str:
    """The lines of a sheet for a cutter: a layer for each tool, and a path for each contour."""
    drawing = _drawing(Bounds(0.0, 0.0, width, height), title, notice)
    layers = Inkscape(drawing)
    for tool in lines:
        style = {"fill": "none"} | stroke(Stroke(tool.colour, tool.width))
        group = drawing.add(layers.layer(label=tool.layer, id=tool.layer, **style))
        for contour in tool.path.subpaths():
            group.add(drawing.path(path_data(contour)))
    return str(drawing.tostring())


def _drawing(view: Bounds, title: str, notice: str) -> Any:
    """An empty drawing that shows a rectangle of the scene at its true size.

    svgwrite's checks are off: they take five times as long as the drawing and miss NaN.
    """
    drawing = Drawing(
        size=(f"{decimal(view.width)}mm", f"{decimal(view.height)}mm"),
        viewBox=decimals(*view),
        debug=False,
    )
    drawing.set_desc(title=title, desc=notice or None)
    return drawing


def _add_lines(scene: SvgScene, drawing: Any, layer: Layer, path: Path, line: Stroke) -> None:
    group = drawing.add(scene.layer(layer, id=layer.value))
    group.add(scene.path(path, {"fill": "none"} | stroke(line)))
