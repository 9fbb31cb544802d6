"""Texts that somebody meant to write later."""

import re
from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.checking.texts.printed_texts import without_expressions
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK722", "placeholder-left", Severity.WARNING,
    "A text holds a note to oneself, or a placeholder that nothing fills.",
    "It would be printed as it stands. Expressions are written with two braces on each side.",
    "text: TODO, or Collect {amount}.",
    "text: Collect {{ effects[0].amount | money }}.",
)  # fmt: skip

_PLACEHOLDER = re.compile(
    r"\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b|\$?\{[^{}]*\}|\{\{|\}\}|%\([a-z_]+\)s"
)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """No text has words or braces that wait to be replaced."""
    for route, text in subject.texts:
        found = _PLACEHOLDER.search(without_expressions(text))
        if found is not None:
            yield RULE.diagnostic(
                f"the text holds '{found[0]}'",
                route=route,
                help="write what is to be printed; numbers as {{ rules.salary | money }}",
            )
