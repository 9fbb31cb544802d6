"""``printkit check``: what is wrong with a variant."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from printkit.cli.console import Console
from printkit.cli.options import language_option, quiet_option, search_option

if TYPE_CHECKING:
    from printkit.reporting.render import Format


@click.command("check")
@click.argument("variants", nargs=-1, required=True, metavar="VARIANT...")
@click.option(
    "--output-format",
    type=click.Choice(["full", "concise", "json"]),
    default="full",
    show_default=True,
    envvar="PRINTKIT_OUTPUT_FORMAT",
    help="How findings are written.",
)
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
    output_format: "Format",
    language: str | None,
    search: tuple[Path, ...],
    *,
    definition_only: bool,
) -> int:
    """Check definitions: structure, rents, decks, money, and whether everything fits.

    Exit code 0: no errors; 1: errors.
    """
    from printkit.diagnostics import has_errors  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.checks import check_variant  # noqa: PLC0415 - late: start-up
    from printkit.reporting.summary import summary  # noqa: PLC0415 - late: start-up

    found = [
        diagnostic
        for name in dict.fromkeys(variants)
        for diagnostic in check_variant(
            name, search=search, language=language, pieces=not definition_only
        )
    ]
    console.findings(found, style=output_format, err=False)
    if output_format != "json":
        console.say(summary(found))
    return int(has_errors(found))
