"""``printkit plan``: what printing a kit takes, and what would save some of it."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from printkit.cli.console import Console, aligned, write_json, write_lines
from printkit.cli.options import (
    complete_variant,
    json_option,
    language_option,
    quiet_option,
    search_option,
)
from printkit.cli.printing import planned_options

COLUMNS = ("pieces", "sheets", "cuts", "outlines", "ink")


@click.command("plan")
@click.argument("variant", required=False, shell_complete=complete_variant)
@planned_options
@quiet_option
@language_option
@search_option
@json_option
@click.pass_obj
def command(
    console: Console,
    variant: str | None,
    printing: Mapping[str, Any],
    language: str | None,
    search: tuple[Path, ...],
    *,
    as_json: bool,
) -> int:
    """Show what printing a kit takes: sheets, cuts and ink, and what would save some.

    Nothing is written. VARIANT is a shipped game, the folder of your own edition, or - for standard
    input; without one, the edition in this folder.
    """
    from printkit.cli.exit_codes import code_of  # noqa: PLC0415 - late: start-up
    from printkit.cli.jobs import jobs_of  # noqa: PLC0415 - late: start-up
    from printkit.diagnostics import Severity, has_errors  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.checks import check_definition, road_of  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.prepare import prepare  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.request import Request  # noqa: PLC0415 - late: start-up
    from printkit.showing.plan import plan_data  # noqa: PLC0415 - late: start-up
    from printkit.source.pack_reader import PackReader  # noqa: PLC0415 - late: start-up

    (job,) = jobs_of((variant,) if variant else (), language)
    reader = PackReader(job.given)
    prepared = prepare(job.reference, search=search, language=language, reader=reader)
    found = road_of(prepared).reported(check_definition(prepared))
    if has_errors(found):
        console.findings([one for one in found if one.severity is Severity.ERROR], err=True)
        return code_of(found)
    request = Request(job.reference, Path(), language=language, search=search, **printing)
    with console.progress() as progress:
        data = plan_data(prepared, request, progress)
    if as_json:
        write_json(data)
    else:
        write_lines(_lines(data))
    return 0


def _lines(data: dict[str, Any]) -> Iterator[str]:
    """The plan for people."""
    yield f"{data['title']} ({data['variant']}, {data['language']}), ink {data['ink']}"
    for plan in data["papers"]:
        total = {**plan, "component": "all", "pieces": "", "title": ""}
        yield ""
        yield f"{plan['title']}: {plan['sheets']} sheets"
        yield from aligned(
            [
                ("component", *COLUMNS, "title"),
                *(
                    (*_cells(row, "component", COLUMNS), row["title"])
                    for row in [*plan["components"], total]
                ),
            ]
        )
        yield ""
        yield from aligned(
            [
                ("would save", *COLUMNS[1:]),
                *(_cells(saving, "option", COLUMNS[1:]) for saving in plan["savings"]),
            ]
        )
    others = (f"{sheets} of {paper}" for paper, sheets in data["other_papers"].items())
    yield ""
    yield f"other paper: {', '.join(others)}"
    yield ""
    yield "Sheets that components share count by area; cuts are straight lines across a sheet,"
    yield "outlines are followed by scissors. Ink is estimated, in sheets all over in one ink."


def _cells(row: dict[str, Any], name: str, columns: Sequence[str]) -> tuple[str, ...]:
    numbers = (row[column] for column in columns)
    return (row[name], *(n if isinstance(n, str) else f"{n:g}" for n in numbers))
