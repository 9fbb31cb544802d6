"""Prints for cutters, and the lines that register with them."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from printkit.diagnostics import Diagnostic
from printkit.export.dxf import lines_dxf, require_dxf
from printkit.export.svg import lines_svg
from printkit.export.tool_lines import ToolLines
from printkit.imposition.for_cutters import sheet_paper
from printkit.imposition.paper import Paper, paper_named
from printkit.model.machines import Machine
from printkit.model.target import Target
from printkit.pipeline import press
from printkit.scene import Sheet, Side
from printkit.targets.codes import BAD_TARGET, NOT_TAKEN
from printkit.targets.cutting import cut_sheets, mirrored, too_large, tool_lines
from printkit.targets.export import Export, Files, Form
from printkit.units import MM_PER_INCH

MOST_PIXELS = 100_000_000
"""Of a picture."""


class CutterTarget(Target):
    """A cutter."""

    machine: Machine
    """What its program takes, and by which marks it finds a print."""


class _Run(NamedTuple):
    """Sheets that follow one another and have all in common: their numbers, and the first."""

    numbers: str
    front: Sheet
    back: Sheet | None


def write(export: Export) -> Files:
    """For each paper and all that is printed on it the print, and the lines of its sheets."""
    machine = machine_of(export)
    for name in machine.papers:
        paper = paper_named(name)
        for part in cut_sheets(export.design, export.drawn, machine, paper):
            sheets, file = part.imposed.sheets, f"{paper.name}/{part.name}"
            if machine.artwork == "pdf":
                yield f"{file}.pdf", press.pdf_of_sheets(export.design, sheets)
            for run in _runs(sheets, machine):
                yield from _of_run(export, paper, f"{file}-{run.numbers}", run)


def _of_run(export: Export, paper: Paper, name: str, run: _Run) -> Files:
    """Pictures of both sides, if they are wanted, and the lines of those that are cut."""
    machine = machine_of(export)
    sides = [(name, run.front)]
    if run.back is not None:
        sides.append((f"{name}-back", mirrored(run.front, run.back)))
    if machine.artwork == "cut-out":
        for file, sheet in sides:
            (picture,) = press.pictures(export.design, [sheet], export.dpi, paper=False)
            yield f"{file}.png", picture
    for file, sheet in sides if machine.backs == "apart" else sides[:1]:
        yield from _lines(export, file, sheet, list(tool_lines(sheet, machine, paper)))


def _runs(sheets: Sequence[Sheet], machine: Machine) -> Iterator[_Run]:
    """The sheets; those with equal lines, and equal pictures if they have some, are one run."""
    pairs: list[tuple[Sheet, Sheet | None]] = []
    for sheet in sheets:
        if sheet.side is Side.FRONT:
            pairs.append((sheet, None))
        else:
            pairs[-1] = (pairs[-1][0], sheet)

    def alike(numbered: tuple[int, tuple[Sheet, Sheet | None]]) -> tuple[object, ...]:
        front, back = numbered[1]
        shown = (front.content, back and back.content) if machine.artwork == "cut-out" else ()
        return front.cut, front.score, *shown

    for _, group in groupby(enumerate(pairs, 1), key=alike):
        run = list(group)
        first, last = run[0][0], run[-1][0]
        numbers = f"{first:02}" if first == last else f"{first:02}-{last:02}"
        yield _Run(numbers, *run[0][1])


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
        if machine.artwork == "cut-out":
            yield from _too_many_pixels(export, sheet_paper(machine, paper))
        for component, pieces in too_large(export.drawn, machine, paper):
            first = max(pieces, key=lambda piece: max(piece.width, piece.height))
            yield NOT_TAKEN.diagnostic(
                f"{export.record.title} on {paper.title} does not take {len(pieces)} of "
                f"{export.design.component_title(component.id)}: “{first.title}” of "
                f"{first.width:.4g} × {first.height:.4g} mm is larger than what it cuts",
                route=(),
                help="print it at home with `printkit build`, and cut it by hand",
            )


def _too_many_pixels(export: Export, sheet: Paper) -> Iterator[Diagnostic]:
    """Pictures that need more memory than a computer may have."""
    pixels = sheet.width * sheet.height * (export.dpi / MM_PER_INCH) ** 2
    if pixels > MOST_PIXELS:
        yield BAD_TARGET.diagnostic(
            f"pictures of {sheet.width:.4g} × {sheet.height:.4g} mm have "
            f"{pixels / 1e6:,.0f} megapixels at {export.dpi} pixels per inch",
            span=export.target.index.span_of(("machine",)),
            help=f"up to {MOST_PIXELS / 1e6:,.0f} are written: choose fewer pixels per inch",
        )


def _lines(export: Export, name: str, sheet: Sheet, tools: Sequence[ToolLines]) -> Files:
    for ending in machine_of(export).lines:
        if ending == "dxf":
            yield f"{name}.dxf", lines_dxf(sheet.height, tools)
        else:
            title = f"{export.design.variant.title}: {sheet.label}"
            svg = lines_svg(sheet.width, sheet.height, tools, title, export.design.notice)
            yield f"{name}.svg", svg.encode()


FORM = Form("cutter", write, CutterTarget, checks=(check,), options=("dpi", "only"))
