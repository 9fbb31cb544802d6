"""What `printkit check` is given by its options, the environment and the project."""

import os
from collections.abc import Callable, Collection, Sequence

from printkit.cli.exit_codes import FAILED, code_of
from printkit.diagnostics import Diagnostic, Severity
from printkit.errors import UsageError
from printkit.findings.catalogue import all_rules
from printkit.findings.selection import Complaint, Selection, fixed, selection, unknown
from printkit.records import record
from printkit.reporting.render import COUNTABLE, FOR_PEOPLE, Format, ReportStyle
from printkit.settings.project import Project


@record
class CliOptions:
    """The options of the command line; None where nothing was given."""

    output_format: Format | None = None
    statistics: bool = False
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    error_on_warning: bool | None = None
    exit_zero: bool = False
    level: Severity | None = None


def chosen_style(cli: CliOptions, project: Project) -> ReportStyle:
    """The format requested; else GitHub's in its Actions, and the full one elsewhere.

    Raises:
        UsageError: statistics in a format that has none.
    """
    form = cli.output_format or _usual_format(project)
    if cli.statistics and form not in COUNTABLE:
        if cli.output_format is not None:
            remedy = f"use one of {', '.join(COUNTABLE)}"
            raise UsageError(f"the format {form} has no statistics", remedy)
        form = "full"
    rules = {rule.code: rule for rule in all_rules()} if form == "sarif" else {}
    return ReportStyle(form, statistics=cli.statistics, rules=rules)


def _usual_format(project: Project) -> Format:
    if project.output_format is not None:
        return project.output_format
    return "github" if os.environ.get("GITHUB_ACTIONS") == "true" else "full"


def chosen_selections(cli: CliOptions, project: Project) -> tuple[Selection, ...]:
    """What the command line and the project wish of findings, the stronger first.

    Raises:
        UsageError: a selector that means no rule, or one that must not be ignored.
    """
    _require(unknown, "--select", cli.select)
    _require(unknown, "--ignore", cli.ignore)
    _require(fixed, "--ignore", cli.ignore)
    return (selection(cli.select, cli.ignore), project.selection)


def chosen_level(cli: CliOptions, project: Project, style: ReportStyle, *, quiet: bool) -> Severity:
    """From which weight on findings are shown; programs get all unless they ask for less."""
    if cli.level is not None:
        return cli.level
    if quiet and style.format in FOR_PEOPLE:
        return Severity.WARNING
    return project.level or Severity.INFO


def exit_code(found: Collection[Diagnostic], cli: CliOptions, project: Project) -> int:
    """1 if there are findings that fail a check, 2 if there is no such variant, else 0."""
    strict = cli.error_on_warning
    if strict is None:
        strict = project.error_on_warning
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    code = code_of(found, failing)
    return 0 if code == FAILED and cli.exit_zero else code


def _require(
    complaint: Callable[[str], Complaint | None], option: str, selectors: Sequence[str]
) -> None:
    for selector in selectors:
        wrong = complaint(selector)
        if wrong is not None:
            raise UsageError(f"{option}: {wrong.message}", wrong.help)
