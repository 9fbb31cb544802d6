"""Texts that somebody meant to write later."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.worded_texts import worded_texts
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    code="PK722",
    name="placeholder-left",
    severity=Severity.WARNING,
    what="A text holds a note to oneself, or a placeholder that nothing fills.",
    why="It would be printed as it stands. Expressions are written with two braces on each side.",
    bad="text: TODO, or Collect {amount}.",
    good="text: Collect {{ effects[0].amount | money }}.",
)

_PLACEHOLDER = re.compile(
    r"\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b|\$?\{[^{}]*\}|\{\{|\}\}|%\([a-z_]+\)s"
)


_BRACES = ("{{", "}}")
_BLANK = re.compile(r"(?!\?$)[?.…_–—-][?.…_–—\s-]*")
"""A name of such signs alone is still to be found; one question mark may be the name of a space."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No text has words or braces that wait to be replaced, and no name is left blank."""
    for route, text in context.texts:
        blank = _BLANK.fullmatch(text) if route[-1] == "name" else None
        found = blank or _PLACEHOLDER.search(without_expressions(text))
        if found is not None and not (found[0] in _BRACES and route in _worded(context)):
            yield RULE.diagnostic(
                f"{'the name is' if blank else 'the text holds'} '{found[0]}'",
                route=route,
                help="write the name that is to be printed"
                if blank
                else "write what is to be printed; numbers as {{ rules.salary | money }}",
            )


def _worded(context: CheckContext) -> frozenset[Route]:
    """The texts of which it is reported that an expression is not closed (PK703)."""
    return frozenset(text.route for text in worded_texts(context.variant))
