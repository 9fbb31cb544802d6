"""Names in typographic quotation marks, which belong to the text and not to YAML."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK736",
    name="printed-quotes",
    severity=Severity.INFO,
    what="A name or title stands in typographic quotation marks, which are printed with it.",
    why="Word processors turn straight quotation marks into “these”, and YAML knows only the "
    "straight ones; a game that writes most names so is left alone.",
    bad="1: {name: “Hen House”}",
    good='1: {name: "Hen House"}',
)
_FIELDS = frozenset({"name", "title", "subtitle", "label"})
_WRAPPED = re.compile("[“„”«»‘‚]([^“„”«»‘’‚]+)[“”«»‘’]")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Few names are wholly in such marks."""
    names = [(route, text.strip()) for route, text in context.texts if route[-1] in _FIELDS]
    wrapped = [(route, found) for route, text in names if (found := _WRAPPED.fullmatch(text))]
    if len(wrapped) * 2 > len(names):
        return
    for route, found in wrapped:
        yield RULE.diagnostic(
            f"the marks {found[0][0]}…{found[0][-1]} are printed around '{found[1]}'",
            route=route,
            help='delete them, or write straight ones: "' + found[1] + '"',
        )
