"""``printkit export``: files for a shop, a machine or a virtual table."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from printkit.cli.console import Console
from printkit.cli.options import (
    complete_variant,
    output_option,
    report_options,
    stdin_name_option,
)
from printkit.cli.printing import ink_option
from printkit.cli.targeting import target_option, target_options

if TYPE_CHECKING:
    from printkit.diagnostics import Severity
    from printkit.targets.export import ExportOptions


@click.command("export")
@click.argument("variants", nargs=-1, metavar="VARIANT...", shell_complete=complete_variant)
@target_option(required=True)
@output_option
@target_options
@ink_option
@stdin_name_option
@report_options
@click.pass_obj
def command(
    console: Console,
    variants: tuple[str, ...],
    target: str,
    output: Path,
    options: "ExportOptions",
    ink: str,
    stdin_filename: str | None,
    level: "Severity | None",
    language: str | None,
    search: tuple[Path, ...],
    *,
    as_json: bool,
) -> int:
    """Write the files that a print shop, a machine or a virtual table takes.

    VARIANT is a shipped game, the folder of your own edition, or - for standard input; without one,
    the edition in this folder. `printkit list targets` shows the targets.
    """
    from printkit.art.style import Ink  # noqa: PLC0415 - late: start-up
    from printkit.cli.export_run import ExportRun  # noqa: PLC0415 - late: start-up
    from printkit.cli.jobs import jobs_of  # noqa: PLC0415 - late: start-up

    jobs = jobs_of(variants, language, stdin_filename)
    run = ExportRun(console, tuple(jobs), target, output, options, Ink(ink), search, level)
    return run.once(as_json=as_json)
