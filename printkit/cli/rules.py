"""``printkit rules``: the rulebook by itself, to print or to read."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from printkit.cli.completing import in_list
from printkit.cli.console import Console
from printkit.cli.options import (
    complete_variant,
    output_option,
    report_options,
    stdin_name_option,
)
from printkit.cli.printing import format_names, ink_option, paper_option

if TYPE_CHECKING:
    from printkit.diagnostics import Severity

FORMATS = ("pdf", "html", "md")


@click.command("rules")
@click.argument("variant", required=False, shell_complete=complete_variant)
@output_option
@click.option(
    "--format",
    "formats",
    multiple=True,
    default=("pdf",),
    show_default=True,
    callback=format_names(*FORMATS),
    shell_complete=in_list(lambda _ctx, _word: iter(FORMATS)),
    help="pdf, html (one page for phones and browsers), md (Markdown); separate by commas.",
)
@paper_option
@ink_option
@click.option(
    "--booklet/--plain",
    default=True,
    show_default=True,
    help="Two pages a side, to fold and staple, or page by page.",
)
@click.option(
    "--mark-changes", is_flag=True, help="Bars in the margin beside what the base does not say."
)
@stdin_name_option
@report_options
@click.pass_obj
def command(
    console: Console,
    variant: str | None,
    output: Path,
    formats: tuple[str, ...],
    paper: tuple[str, ...],
    ink: str,
    stdin_filename: str | None,
    level: "Severity | None",
    language: str | None,
    search: tuple[Path, ...],
    *,
    booklet: bool,
    mark_changes: bool,
    as_json: bool,
) -> int:
    """Make the rulebook of a game: a booklet, and pages to read.

    VARIANT is a shipped game, the folder of your own edition, or - for standard input; without one,
    the edition in this folder. The files are those of `printkit build --only rules`.
    """
    from printkit.art.style import Ink  # noqa: PLC0415 - late: start-up
    from printkit.cli.build_run import BuildRun  # noqa: PLC0415 - late: start-up
    from printkit.cli.jobs import jobs_of  # noqa: PLC0415 - late: start-up
    from printkit.imposition.options import Backs  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.request import Request  # noqa: PLC0415 - late: start-up

    (job,) = jobs_of((variant,) if variant else (), language, stdin_filename)
    request = Request(
        reference=job.reference,
        text=job.text,
        output=output,
        papers=tuple(dict.fromkeys(paper)),
        formats=formats,
        only=("rules",),
        ink=Ink(ink),
        own_backs=() if booklet else (("rules", Backs.NONE),),
        language=job.language,
        search=search,
        mark_changes=mark_changes,
    )
    return BuildRun(console, (job,), (request,), level, as_json=as_json).once().code
