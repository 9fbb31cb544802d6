"""``printkit batch``: a kit for each row of a list."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from printkit.cli.completing import complete_pieces
from printkit.cli.console import Console
from printkit.cli.options import (
    complete_variant,
    folder_or_address,
    jobs_option,
    report_options,
    split_list,
)
from printkit.cli.pieces import apart, choices
from printkit.cli.printing import format_option, printing_options
from printkit.cli.project_options import ProjectOption

if TYPE_CHECKING:
    from printkit.diagnostics import Severity
    from printkit.pipeline.chosen import PieceChoice


@click.command("batch")
@click.argument("rows", nargs=-1, required=True, metavar="ROWS|FOLDER...")
@click.option(
    "--base",
    metavar="VARIANT",
    shell_complete=complete_variant,
    help="The game that the rows are laid over.",
)
@click.option(
    "-o",
    "--output",
    cls=ProjectOption,
    default="output",
    show_default=True,
    envvar="PRINTKIT_OUTPUT",
    callback=folder_or_address,
    help="Folder for the kits, or an address of fsspec such as s3://bucket/kits.",
)
@click.option(
    "--scheduler",
    metavar="ADDRESS",
    envvar="PRINTKIT_SCHEDULER",
    help="A Dask scheduler whose workers make the kits, such as tcp://host:8786.",
)
@click.option(
    "--name",
    "naming",
    multiple=True,
    metavar="COLUMN,...",
    callback=split_list,
    help="The columns after which the kits' folders are called (default: id, or the row's number).",
)
@click.option("--sheet", metavar="NAME", help="The sheet of a spreadsheet (default: the first).")
@click.option("--check", "check_only", is_flag=True, help="Only check; build nothing.")
@jobs_option
@printing_options
@format_option
@click.option(
    "--only",
    multiple=True,
    metavar="COMPONENT[:PIECE],...",
    callback=choices,
    shell_complete=complete_pieces,
    help="Components, such as board,cards, or single pieces: deeds:1,39.",
)
@click.option("--force", is_flag=True, help="Build also what is up to date.")
@report_options
@click.pass_obj
def command(
    console: Console,
    rows: tuple[str, ...],
    base: str | None,
    output: tuple[Path, str],
    scheduler: str | None,
    naming: tuple[str, ...],
    sheet: str | None,
    jobs: int | None,
    formats: tuple[str, ...],
    only: "tuple[PieceChoice, ...]",
    printing: Mapping[str, Any],
    level: "Severity | None",
    language: str | None,
    search: tuple[Path, ...],
    *,
    check_only: bool,
    force: bool,
    as_json: bool,
) -> int:
    """Make a kit for each row of a table (CSV, XLSX, ODS, JSON lines), or for each folder.

    Columns are routes of the definition, such as board.spaces.39.name, or placeholders of the
    base. Rows that fail do not keep the others from being made; kits that are up to date are left
    alone, so that the same command goes on after an interruption. batch.json in the output folder
    says what has become of each row.
    Exit code 0: all are made; 1: some have errors; 2: wrong usage.
    """
    from printkit.cli.batch_run import BatchRun, wanted_rows  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.request import Request  # noqa: PLC0415 - late: start-up

    whole, single = apart(only, ())
    request = Request(
        reference="",
        output=output[0],
        formats=formats,
        only=whole,
        choices=single,
        language=language,
        force=force,
        search=search,
        **printing,
    )
    file, folders = wanted_rows(rows, base)
    run = BatchRun(
        console,
        request,
        file,
        base or "",
        folders,
        sheet,
        naming,
        level,
        address=output[1],
        scheduler=scheduler or "",
    )
    return run.once(jobs, check_only=check_only, as_json=as_json)
