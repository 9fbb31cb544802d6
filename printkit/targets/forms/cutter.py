"""Prints for cutters, and the lines that register with them."""

from collections.abc import Iterator, Sequence

from printkit.diagnostics import Diagnostic
from printkit.export.dxf import lines_dxf, require_dxf
from printkit.export.svg import lines_svg
from printkit.export.tool_lines import ToolLines
from printkit.imposition.paper import Paper, paper_named
from printkit.model.machines import Machine
from printkit.model.target import Target
from printkit.pipeline import press
from printkit.scene import Sheet, Side
from printkit.targets.codes import BAD_TARGET, NOT_TAKEN
from printkit.targets.cutting import CutSheets, cut_sheets, mirrored, too_large, tool_lines
from printkit.targets.export import Export, Files, Form


class CutterTarget(Target):
    """A cutter."""

    machine: Machine
    """What its program takes, and by which marks it finds a print."""


def write(export: Export) -> Files:
    """For each paper and all that is printed on it the print, and the lines of each sheet."""
    machine = machine_of(export)
    for name in machine.papers:
        paper = paper_named(name)
        for part in cut_sheets(export.design, export.drawn, machine, paper):
            yield from _print(export, paper, part)
            for file, sheet in _with_lines(part.imposed.sheets, machine):
                tools = list(tool_lines(sheet, machine, paper))
                yield from _lines(export, f"{paper.name}/{part.name}-{file}", sheet, tools)


def machine_of(export: Export) -> Machine:
    """What the file of the target says."""
    target = export.record
    assert isinstance(target, CutterTarget)  # noqa: S101 - the record of this form
    return target.machine


def check(export: Export) -> Iterator[Diagnostic]:
    """Papers that there are not, and pieces that are larger than a machine takes.

    Raises:
        UsageError: DXF is wanted, and the library for it is not installed.
    """
    machine = machine_of(export)
    if "dxf" in machine.lines:
        require_dxf()
    for place, name in enumerate(machine.papers):
        try:
            paper = paper_named(name)
        except ValueError as error:
            span = export.target.index.span_of(("machine", "papers", place))
            yield BAD_TARGET.diagnostic(str(error), span=span, help="name another paper")
            continue
        for component, pieces in too_large(export.drawn, machine, paper):
            first = max(pieces, key=lambda piece: max(piece.width, piece.height))
            yield NOT_TAKEN.diagnostic(
                f"{export.record.title} on {paper.title} does not take {len(pieces)} of "
                f"{export.design.component_title(component.id)}: “{first.title}” of "
                f"{first.width:.4g} × {first.height:.4g} mm is larger than what it cuts",
                route=(),
                help="print it at home with `printkit build`, and cut it by hand",
            )


def _print(export: Export, paper: Paper, part: CutSheets) -> Files:
    """The pages of a PDF, or a picture of each side whose ground is transparent."""
    design, sheets, name = export.design, part.imposed.sheets, f"{paper.name}/{part.name}"
    if machine_of(export).artwork == "pdf":
        yield f"{name}.pdf", press.pdf_of_sheets(design, sheets)
        return
    for file, sheet in _numbered(sheets):
        (picture,) = press.pictures(design, [sheet], export.dpi, paper=False)
        yield f"{name}-{file}.png", picture


def _numbered(sheets: Sequence[Sheet]) -> Iterator[tuple[str, Sheet]]:
    """The sides of the sheets by their numbers; a back has that of the front before it."""
    number = 0
    for sheet in sheets:
        number += sheet.side is Side.FRONT
        yield (f"{number:02}" if sheet.side is Side.FRONT else f"{number:02}-back"), sheet


def _with_lines(sheets: Sequence[Sheet], machine: Machine) -> Iterator[tuple[str, Sheet]]:
    """The sides that are cut: the fronts, and backs that are cut out by themselves."""
    front = None
    for file, sheet in _numbered(sheets):
        if sheet.side is Side.FRONT:
            front = sheet
            yield file, sheet
        elif machine.backs == "apart" and front is not None:
            yield file, mirrored(front, sheet)


def _lines(export: Export, name: str, sheet: Sheet, tools: Sequence[ToolLines]) -> Files:
    for ending in machine_of(export).lines:
        if ending == "dxf":
            yield f"{name}.dxf", lines_dxf(sheet.height, tools)
        else:
            title = f"{export.design.variant.title}: {sheet.label}"
            svg = lines_svg(sheet.width, sheet.height, tools, title, export.design.notice)
            yield f"{name}.svg", svg.encode()


FORM = Form("cutter", write, CutterTarget, checks=(check,), options=("dpi",))
