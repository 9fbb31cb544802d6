"""``printkit diff``: what differs between two variants."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from printkit.cli.console import Console
from printkit.cli.options import json_option, quiet_option, search_option

if TYPE_CHECKING:
    from printkit.comparing.difference import Difference


def _languages(
    ctx: click.Context, option: click.Parameter, values: tuple[str, ...]
) -> tuple[str | None, str | None]:
    """One language for both, or one for each."""
    given = [part.strip() for value in values for part in value.split(",") if part.strip()]
    match given:
        case []:
            return (None, None)
        case [both]:
            return (both, both)
        case [before, after]:
            return (before, after)
        case _:
            raise click.BadParameter("one language, or one for each side: de,en", ctx, option)


@click.command("diff")
@click.argument("before", metavar="A")
@click.argument("after", metavar="B")
@click.option("--full", is_flag=True, help="Also list what is summed up in one sentence.")
@click.option(
    "--html",
    "page",
    metavar="FILE",
    help="Write a page to look at and to print; - for standard output.",
)
@click.option("--exit-code", is_flag=True, help="Exit code 1 if anything differs.")
@click.option(
    "--language",
    "languages",
    multiple=True,
    envvar="PRINTKIT_LANGUAGE",
    callback=_languages,
    help="Language of both, or of each: de,en.",
)
@quiet_option
@search_option
@json_option
@click.pass_obj
def command(
    console: Console,
    before: str,
    after: str,
    page: str | None,
    languages: tuple[str | None, str | None],
    search: tuple[Path, ...],
    *,
    full: bool,
    exit_code: bool,
    as_json: bool,
) -> int:
    """Show what differs from variant A to variant B, in the words of the game.

    A and B are names of shipped variants, folders or definition files; two versions of one game
    lie in two folders. Exit code 0; with --exit-code 1 if anything differs.
    """
    from printkit.pipeline.differences import differences  # noqa: PLC0415 - late: start-up

    if as_json and page == "-":
        raise click.UsageError("--json and --html - both write to standard output")
    found = differences(before, after, search=search, languages=languages)
    if isinstance(found, list):
        console.findings(found, style="full", err=True)
        return 2
    _print(console, found, page, full=full, as_json=as_json)
    return int(exit_code and bool(found))


def _print(
    console: Console, found: "Difference", page: str | None, *, full: bool, as_json: bool
) -> None:
    """The report in the form requested."""
    from printkit.reporting.difference_text import difference_text  # noqa: PLC0415 - late

    if as_json:
        from printkit.reporting.difference_json import difference_json  # noqa: PLC0415 - late

        click.echo(difference_json(found), nl=False)
        return
    if page is None:
        text = difference_text(found, full=full, colour=console.colour_out)
        click.echo(text, nl=False, color=console.colour_out)
        return
    from printkit.reporting.difference_html import difference_html  # noqa: PLC0415 - late

    html = difference_html(found, full=full)
    if page == "-":
        click.echo(html, nl=False)
    else:
        _write(Path(page), html)
        console.say(f"made {page}")


def _write(path: Path, text: str) -> None:
    from printkit.errors import OutputError  # noqa: PLC0415 - late: start-up
    from printkit.whole_file import write_where_named  # noqa: PLC0415 - late: start-up

    try:
        write_where_named(path, text.encode())
    except OSError as error:
        raise OutputError(f"cannot write {path}: {error.strerror or error}") from error
