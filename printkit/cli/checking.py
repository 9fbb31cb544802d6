"""What `printkit check` decides around checking: the form of the report, the exit code."""

import os
from collections.abc import Iterable

from printkit.checking.catalogue import all_rules
from printkit.diagnostics import Diagnostic, Severity
from printkit.errors import UsageError
from printkit.reporting.render import COUNTABLE, Format, Style


def chosen_style(asked: Format | None, *, statistics: bool) -> Style:
    """The format that was asked for; else GitHub's in its Actions, and the full one elsewhere.

    Raises:
        UsageError: statistics in a format that has none.
    """
    in_actions = os.environ.get("GITHUB_ACTIONS") == "true" and not statistics
    style = asked or ("github" if in_actions else "full")
    if statistics and style not in COUNTABLE:
        raise UsageError(
            f"the format {style} has no statistics", f"use one of {', '.join(COUNTABLE)}"
        )
    rules = {rule.code: rule for rule in all_rules()} if style == "sarif" else {}
    return Style(style, statistics=statistics, rules=rules)


def exit_code(found: Iterable[Diagnostic], *, error_on_warning: bool) -> int:
    """1 if there are findings that fail a check, else 0."""
    failing = {Severity.ERROR, Severity.WARNING} if error_on_warning else {Severity.ERROR}
    return int(any(diagnostic.severity in failing for diagnostic in found))
