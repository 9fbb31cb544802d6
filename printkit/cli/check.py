"""``printkit check``: what is wrong with a variant."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from printkit.cli.completing import complete_rules
from printkit.cli.console import Console
from printkit.cli.options import (
    complete_variant,
    language_option,
    level_option,
    quiet_option,
    search_option,
    split_list,
    stdin_name_option,
)
from printkit.cli.targeting import target_option

if TYPE_CHECKING:
    from printkit.diagnostics import Severity
    from printkit.reporting.render import Format


@click.command("check")
@click.argument("variants", nargs=-1, metavar="VARIANT...", shell_complete=complete_variant)
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
@click.option(
    "--select",
    multiple=True,
    metavar="CODES",
    callback=split_list,
    shell_complete=complete_rules,
    help="Only these findings: codes, their beginnings or names of rules, such as PK2,PK402.",
)
@click.option(
    "--ignore",
    multiple=True,
    metavar="CODES",
    callback=split_list,
    shell_complete=complete_rules,
    help="Not these findings; the closer of --select and --ignore counts.",
)
@click.option(
    "--error-on-warning/--no-error-on-warning",
    default=None,
    help="Exit code 1 also for warnings.",
)
@click.option("--exit-zero", is_flag=True, help="Exit code 0 also for errors.")
@click.option("--statistics", is_flag=True, help="How many findings there are of each rule.")
@click.option("--fix", is_flag=True, help="Fix what has one right answer, in your own files.")
@click.option("--diff", is_flag=True, help="Show what --fix would change, and change nothing.")
@click.option("--watch", is_flag=True, help="Check again whenever a file changes.")
@stdin_name_option
@click.option(
    "--definition-only",
    is_flag=True,
    help="Do not draw the pieces to check whether every text fits.",
)
@target_option()
@level_option
@quiet_option
@language_option
@search_option
@click.pass_obj
def command(
    console: Console,
    variants: tuple[str, ...],
    output_format: "Format | None",
    select: tuple[str, ...],
    ignore: tuple[str, ...],
    stdin_filename: str | None,
    target: str | None,
    level: "Severity | None",
    language: str | None,
    search: tuple[Path, ...],
    *,
    check_all: bool,
    error_on_warning: bool | None,
    exit_zero: bool,
    statistics: bool,
    fix: bool,
    diff: bool,
    watch: bool,
    definition_only: bool,
) -> int:
    """Check definitions: structure, rents, decks, money, and whether everything fits.

    VARIANT is a shipped game, the folder of your own edition, or - for standard input; without one,
    the edition in this folder. With --to, what an export for that target would report.
    Exit code 0: no errors; 1: errors, or changes with --diff; 2: wrong usage.
    """
    from printkit.cli.check_run import CheckRun, watched  # noqa: PLC0415 - late: start-up
    from printkit.cli.check_settings import CliOptions  # noqa: PLC0415 - late: start-up
    from printkit.cli.jobs import jobs_of, shipped_jobs  # noqa: PLC0415 - late: start-up

    jobs = jobs_of(variants, language, stdin_filename, shipped_jobs() if check_all else ())
    options = CliOptions(
        output_format, statistics, select, ignore, error_on_warning, exit_zero, level
    )
    run = CheckRun(
        console,
        tuple(jobs),
        options,
        search,
        pieces=not definition_only,
        fix=fix,
        diff=diff,
        target=target,
    )
    return watched(run) if watch else run.once().code
