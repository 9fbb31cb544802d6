"""``printkit build``: make the kit."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from printkit.cli.console import Console, write_json
from printkit.cli.options import (
    WHICH_VARIANT,
    json_option,
    language_option,
    output_option,
    quiet_option,
    search_option,
    split_list,
    verbose_option,
)
from printkit.cli.outcomes import data_of, report
from printkit.cli.printing import SCHEMES, complete_papers, millimetres, paper_names, split_backs

if TYPE_CHECKING:
    from printkit.imposition.options import Backs
    from printkit.pipeline.request import Request


def _offset(_ctx: click.Context, _option: click.Parameter, value: str) -> tuple[float, float]:
    try:
        x, y = (float(part) for part in value.split(","))
    except ValueError:
        x = y = float("nan")
    if not (abs(x) <= 10 and abs(y) <= 10):  # noqa: PLR2004 - mm; also refuses nan
        raise click.BadParameter(f"{value!r}: write X,Y in mm, each at most 10, such as 0.5,-1")
    return (x, y)


@click.command("build")
@click.argument("variants", nargs=-1, metavar="VARIANT...")
@click.option(
    "--all",
    "build_all",
    is_flag=True,
    help="Every shipped variant, in all its languages and (unless --format is given) formats.",
)
@output_option
@click.option(
    "--paper",
    multiple=True,
    default=("a4", "letter"),
    metavar="PAPER",
    callback=paper_names,
    shell_complete=complete_papers,
    show_default=True,
    envvar="PRINTKIT_PAPER",
    help="a4, letter, a3, legal, tabloid, sra3, or a size such as 210x297mm (repeatable).",
)
@click.option(
    "--margin",
    type=float,
    default=7.0,
    metavar="MM",
    callback=millimetres(3, 25),
    show_default=True,
    envvar="PRINTKIT_MARGIN",
    help="Stays blank at the edges of the paper, 3 to 25 mm.",
)
@click.option(
    "--bleed",
    type=float,
    metavar="MM",
    callback=millimetres(0, 3),
    help="Paint beyond the edges of pieces, 0 to 3 mm (default: 3, or 2 where that saves sheets).",
)
@click.option("--full-size", is_flag=True, help="Mats in one piece too, for print shops.")
@click.option(
    "--format",
    "formats",
    multiple=True,
    default=("pdf",),
    show_default=True,
    callback=split_list,
    envvar="PRINTKIT_FORMAT",
    help="pdf, svg (a file for each piece), png (previews); separate several by commas.",
)
@click.option(
    "--changed-since",
    metavar="OTHER",
    help="Only the pieces that differ from those of OTHER, such as the version you have printed.",
)
@click.option("--only", multiple=True, callback=split_list, help="Components, such as deeds,cards.")
@click.option(
    "--ink",
    type=click.Choice(["full", "low", "mono"]),
    default="full",
    show_default=True,
    envvar="PRINTKIT_INK",
    help="How much ink: full colour, little, or black only.",
)
@click.option(
    "--backs",
    default="duplex-long",
    show_default=True,
    metavar="HOW[,COMPONENT=HOW]...",
    callback=split_backs,
    envvar="PRINTKIT_BACKS",
    help=f"How backs get onto the paper: {', '.join(SCHEMES)}; money=none for one component.",
)
@click.option(
    "--back-offset",
    default="0,0",
    metavar="X,Y",
    callback=_offset,
    envvar="PRINTKIT_BACK_OFFSET",
    help="Moves the backs, mm (see `printkit calibrate`).",
)
@click.option(
    "--cut/--no-cut", "cut_layer", default=True, help="Outlines and folds of shaped pieces."
)
@click.option("--sheet-svg", is_flag=True, help="The sheets as SVG too.")
@click.option("--force", is_flag=True, help="Build also what is up to date.")
@quiet_option
@verbose_option
@language_option
@search_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    variants: tuple[str, ...],
    output: Path,
    paper: tuple[str, ...],
    formats: tuple[str, ...],
    changed_since: str | None,
    only: tuple[str, ...],
    ink: str,
    backs: "tuple[Backs, tuple[tuple[str, Backs], ...]]",
    margin: float,
    bleed: float | None,
    back_offset: tuple[float, float],
    language: str | None,
    search: tuple[Path, ...],
    *,
    build_all: bool,
    cut_layer: bool,
    full_size: bool,
    sheet_svg: bool,
    force: bool,
    as_json: bool,
) -> int:
    """Check, draw and lay out a game, ready to print.

    VARIANT is a shipped game or the folder of your own edition. Files whose inputs have not
    changed are left alone.
    """
    console: Console = ctx.obj
    from printkit.art.style import Ink  # noqa: PLC0415 - late: start-up
    from printkit.errors import UsageError  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.prepare import in_all_languages, shipped_variants  # noqa: PLC0415 - late
    from printkit.pipeline.request import FORMATS, Request  # noqa: PLC0415 - late: start-up
    from printkit.settings.project import find_project  # noqa: PLC0415 - late: start-up

    jobs = [(name, language) for name in variants]
    if build_all:
        jobs += [job for name in shipped_variants() for job in in_all_languages(name)]
        if ctx.get_parameter_source("formats") is ParameterSource.DEFAULT:
            formats = FORMATS
    if not jobs:
        raise UsageError("name a VARIANT, or use --all", WHICH_VARIANT)
    if changed_since is not None and len(set(jobs)) > 1:
        raise click.UsageError("--changed-since takes one VARIANT at a time")
    selections = (find_project(Path.cwd()).selection,)
    results = []
    for name, spoken in dict.fromkeys(jobs):
        request = Request(
            reference=name,
            output=output,
            papers=tuple(dict.fromkeys(paper)),
            formats=formats,
            only=only,
            ink=Ink(ink),
            backs=backs[0],
            own_backs=backs[1],
            margin=margin,
            bleed=bleed,
            full_size=full_size,
            back_offset=back_offset,
            cut_layer=cut_layer,
            sheets_as_svg=sheet_svg,
            language=spoken,
            force=force,
            search=search,
            changed_since=changed_since,
            selections=selections,
        )
        results.append(_build_one(console, request, as_json=as_json))
    if as_json:
        write_json([result for result, _ in results])
    return max(code for _, code in results)


def _build_one(
    console: Console, request: "Request", *, as_json: bool
) -> tuple[dict[str, object], int]:
    """Build one variant; what is reported of it, and its exit code."""
    from printkit.cli.limiting import allow_time  # noqa: PLC0415 - late: start-up
    from printkit.diagnostics import has_errors  # noqa: PLC0415 - late: start-up
    from printkit.findings.codes import ERRORS_SWITCHED_OFF  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.build import build  # noqa: PLC0415 - late: start-up

    allow_time()
    with console.progress() as progress:
        outcome = build(request, progress)
    failed = has_errors(outcome.diagnostics)
    shown = [
        d
        for d in outcome.diagnostics
        if d.severity != "info" or console.verbose or d.code == ERRORS_SWITCHED_OFF.code
    ]
    if shown:
        console.findings(shown, err=True)
    if failed:
        console.say(f"{request.reference}: nothing was built; fix the errors above first")
    elif not as_json:
        report(console, outcome)
    return data_of(outcome, failed=failed), int(failed)
