"""``printkit build``: make the kit."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from printkit.cli.completing import complete_pieces
from printkit.cli.console import Console
from printkit.cli.options import (
    complete_variant,
    jobs_option,
    output_option,
    report_options,
    stdin_name_option,
)
from printkit.cli.pieces import apart, choices, copies_of
from printkit.cli.printing import format_option, printing_options
from printkit.cli.targeting import target_option

if TYPE_CHECKING:
    from printkit.diagnostics import Severity
    from printkit.pipeline.chosen import PieceChoice


@click.command("build")
@click.argument("variants", nargs=-1, metavar="VARIANT...", shell_complete=complete_variant)
@click.option(
    "--all",
    "build_all",
    is_flag=True,
    help="Every shipped variant, in all its languages and (unless --format is given) formats.",
)
@output_option
@printing_options
@format_option
@click.option(
    "--changed-since",
    metavar="OTHER",
    help="Only the pieces that differ from those of OTHER, such as the version you have printed.",
)
@click.option(
    "--only",
    multiple=True,
    metavar="COMPONENT[:PIECE],...",
    callback=choices,
    shell_complete=complete_pieces,
    help="Components, such as deeds,cards, or single pieces: deeds:1,39,money:500.",
)
@click.option(
    "--copies",
    multiple=True,
    metavar="COMPONENT:PIECE=N,...",
    callback=copies_of,
    shell_complete=complete_pieces,
    help="So many of these pieces and nothing else, such as money:500=10.",
)
@target_option()
@click.option(
    "--open", "open_kit", is_flag=True, help="Show kit.pdf (or the folder) when it is made."
)
@click.option("--watch", is_flag=True, help="Build again whenever a file changes.")
@jobs_option
@click.option("--force", is_flag=True, help="Build also what is up to date.")
@stdin_name_option
@report_options
@click.pass_context
def command(
    ctx: click.Context,
    variants: tuple[str, ...],
    output: Path,
    formats: tuple[str, ...],
    changed_since: str | None,
    only: "tuple[PieceChoice, ...]",
    copies: "tuple[PieceChoice, ...]",
    printing: Mapping[str, Any],
    target: str | None,
    stdin_filename: str | None,
    level: "Severity | None",
    language: str | None,
    search: tuple[Path, ...],
    jobs: int | None,
    *,
    build_all: bool,
    open_kit: bool,
    watch: bool,
    force: bool,
    as_json: bool,
) -> int:
    """Check, draw and lay out a game, ready to print.

    VARIANT is a shipped game, the folder of your own edition, or - for standard input; without one,
    the edition in this folder. Files whose inputs have not changed are left alone.
    """
    console: Console = ctx.obj
    from printkit.cli.build_run import BuildRun  # noqa: PLC0415 - late: start-up
    from printkit.cli.jobs import jobs_of, shipped_jobs  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.formats import FORMATS  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.request import Request  # noqa: PLC0415 - late: start-up
    from printkit.processes import cores  # noqa: PLC0415 - late: start-up

    shipped = shipped_jobs(languages_apart=True) if build_all else ()
    games = jobs_of(variants, language, stdin_filename, shipped)
    whole, single = apart(only, copies)
    if target is not None:
        from printkit.cli.export_run import ExportRun  # noqa: PLC0415 - late: start-up
        from printkit.targets.export import ExportOptions  # noqa: PLC0415 - late: start-up

        if single:
            raise click.UsageError("--to takes whole components, such as --only deeds,cards")
        options = ExportOptions(only=whole)
        ink = printing["ink"]
        export = ExportRun(console, tuple(games), target, output, options, ink, search, level)
        return export.once(as_json=as_json)
    if build_all and ctx.get_parameter_source("formats") is ParameterSource.DEFAULT:
        formats = FORMATS
    if changed_since is not None and len(games) > 1:
        raise click.UsageError("--changed-since takes one VARIANT at a time")
    requests = [
        Request(
            reference=job.reference,
            text=job.text,
            output=output,
            formats=formats,
            only=whole,
            choices=single,
            language=job.language,
            force=force,
            search=search,
            changed_since=changed_since,
            **printing,
        )
        for job in games
    ]
    run = BuildRun(
        console,
        tuple(games),
        tuple(requests),
        level,
        as_json=as_json,
        open_kit=open_kit,
        processes=jobs or cores(),
    )
    return run.watched() if watch else run.once().code
