"""One report in the form requested."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Literal, assert_never, get_args

from printkit.diagnostics import Rule
from printkit.records import record
from printkit.reporting.ansi import painter
from printkit.reporting.frame import MAX_WIDTH, shown
from printkit.reporting.report import Report, each_once, together

if TYPE_CHECKING:
    from printkit.reporting.full import ReadLine

Format = Literal["full", "concise", "json", "sarif", "github", "junit"]
FORMATS: tuple[Format, ...] = get_args(Format)
FOR_PEOPLE: tuple[Format, ...] = ("full", "concise")
FOR_SERVICES: tuple[Format, ...] = ("sarif", "github")
"""The forms that are shown beside the files of a repository."""
COUNTABLE: tuple[Format, ...] = (*FOR_PEOPLE, "json")
"""The forms that have statistics."""


@record
class ReportStyle:
    """How findings are written; ``rules`` by code are what SARIF explains.

    ``columns`` is the width of the terminal.

    Only the forms for people are ever in colour.
    """

    format: Format = "full"
    colour: bool = False
    columns: int = MAX_WIDTH
    statistics: bool = False
    rules: Mapping[str, Rule] = field(default_factory=dict)


def render(reports: Sequence[Report], style: ReportStyle, read_line: "ReadLine") -> str:
    """The findings as text; ``read_line`` gives the lines that ``full`` shows."""
    match style.format:
        case "full" | "concise":
            return _for_people(reports, style, read_line)
        case "json":
            from printkit.reporting.json_report import json_report  # noqa: PLC0415 - late: start-up

            return json_report(together(reports), statistics=style.statistics)
        case "sarif":
            from printkit.reporting.sarif import sarif  # noqa: PLC0415 - late: start-up

            return sarif(together(reports), style.rules)
        case "github":
            from printkit.reporting.github import github  # noqa: PLC0415 - late: start-up

            return github(together(reports))
        case "junit":
            from printkit.reporting.junit import junit  # noqa: PLC0415 - late: start-up

            return junit(reports)
        case _:
            assert_never(style.format)


def _for_people(reports: Sequence[Report], style: ReportStyle, read_line: "ReadLine") -> str:
    if style.statistics:
        from printkit.reporting.statistics import statistics  # noqa: PLC0415 - late: start-up

        return statistics(together(reports), colour=style.colour)
    if style.format == "concise":
        from printkit.reporting.concise import concise  # noqa: PLC0415 - late: start-up

        return concise(together(reports), colour=style.colour)
    return _full(reports, style, read_line)


def _full(reports: Sequence[Report], style: ReportStyle, read_line: "ReadLine") -> str:
    """The findings with their lines; of several variants, each below the variant's name."""
    fresh = [report for report in each_once(reports) if report.diagnostics]
    if not fresh:
        return ""
    from printkit.reporting.full import full  # noqa: PLC0415 - late: findings only

    paint = painter(colour=style.colour)
    blocks = []
    for report in fresh:
        heading = f"{paint(f'== {shown(report.name)} ==', 'place')}\n\n" if len(reports) > 1 else ""
        blocks.append(
            heading
            + full(report.diagnostics, read_line, colour=style.colour, columns=style.columns)
        )
    return "\n".join(blocks)
