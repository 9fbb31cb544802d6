"""``printkit check``: what is wrong with a variant."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from printkit.cli.console import Console
from printkit.cli.options import language_option, quiet_option, search_option

if TYPE_CHECKING:
    from printkit.reporting.render import Format


@click.command("check")
@click.argument("variants", nargs=-1, metavar="VARIANT...")
@click.option(
    "--all",
    "check_all",
    is_flag=True,
    help="Every shipped variant, in all its languages.",
)
@click.option(
    "--output-format",
    type=click.Choice(["full", "concise", "json", "sarif", "github", "junit"]),
    envvar="PRINTKIT_OUTPUT_FORMAT",
    help="How findings are written (default: full; in GitHub Actions: github).",
)
@click.option("--error-on-warning", is_flag=True, help="Exit code 1 also for warnings.")
@click.option("--exit-zero", is_flag=True, help="Exit code 0 also for errors.")
@click.option("--statistics", is_flag=True, help="How many findings there are of each rule.")
@click.option(
    "--definition-only",
    is_flag=True,
    help="Do not draw the pieces to see whether every text fits.",
)
@quiet_option
@language_option
@search_option
@click.pass_obj
def command(
    console: Console,
    variants: tuple[str, ...],
    output_format: "Format | None",
    language: str | None,
    search: tuple[Path, ...],
    *,
    check_all: bool,
    error_on_warning: bool,
    exit_zero: bool,
    statistics: bool,
    definition_only: bool,
) -> int:
    """Check definitions: structure, rents, decks, money, and whether everything fits.

    Exit code 0: no errors; 1: errors; 2: wrong usage.
    """
    from printkit.cli.checking import chosen_style, exit_code  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.checks import check_variant  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.prepare import in_all_languages, shipped_variants  # noqa: PLC0415 - late
    from printkit.reporting.render import FOR_PEOPLE  # noqa: PLC0415 - late: start-up
    from printkit.reporting.report import Report, together  # noqa: PLC0415 - late: start-up
    from printkit.reporting.summary import summary  # noqa: PLC0415 - late: start-up

    jobs = [(name, language) for name in variants]
    if check_all:
        jobs += [job for name in shipped_variants() for job in in_all_languages(name)]
    if not jobs:
        raise click.UsageError("name a VARIANT, or use --all")
    style = chosen_style(output_format, statistics=statistics)
    reports = [
        Report(
            name if spoken is None else f"{name} ({spoken})",
            tuple(check_variant(name, search=search, language=spoken, pieces=not definition_only)),
        )
        for name, spoken in dict.fromkeys(jobs)
    ]
    console.reports(reports, style)
    found = together(reports)
    if style.format in FOR_PEOPLE:
        console.say(summary(found, f"{len(reports)} variants" if len(reports) > 1 else ""))
    return 0 if exit_zero else exit_code(found, error_on_warning=error_on_warning)
