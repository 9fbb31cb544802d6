"""Editions in another language than their base, whose texts they still print."""

import re
from collections import Counter
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import without_expressions
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity
from printkit.source.nodes import Scalar

RULE = Rule(
    code="PK747",
    name="base-untranslated",
    severity=Severity.WARNING,
    what="An edition is in another language than its base, and still prints texts of the base.",
    why="What an edition does not state it takes from its base, as it is: the cards, the lines of "
    "the deeds and the rulebook are then in one language, the names in another.",
    bad="extends: classic-us   # in English\nlanguage: de",
    good="extends: classic-us\nlanguage: de\n# and all texts in German",
)

_SHORTEST = 3
"""Words: shorter texts are often names, which need no translation."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """An edition in another language has its own texts."""
    spoken = _language_of_base(context)
    if spoken is None or spoken[:2] == context.variant.language[:2]:
        return
    left = Counter(str(route[0]).replace("_", " ") for route in _inherited(context))
    parts = [f"{count} of {part}" for part, count in left.most_common()]
    if context.rulebook is not None and _is_inherited(context, ("rulebook",)):
        parts.append("the rulebook")
    if parts:
        yield RULE.diagnostic(
            f"the game is in '{context.variant.language}', but texts of the base are in "
            f"'{spoken}': {', '.join(parts)}",
            route=("language",),
            help=f"state them in '{context.variant.language}', or leave out 'language'",
            related=(Related("the first of them", route=route),)
            if (route := next(_inherited(context), None))
            else (),
        )


def _language_of_base(context: CheckContext) -> str | None:
    stated = None if context.overlay is None else context.overlay.base.get("language")
    return str(stated.value) if isinstance(stated, Scalar) else None


def _inherited(context: CheckContext) -> Iterator[Route]:
    """Where the base's sentences stand."""
    for route, text in context.texts:
        words = re.findall(r"[^\W\d_]{2,}", without_expressions(text))
        if len(words) >= _SHORTEST and _is_inherited(context, route):
            yield route


def _is_inherited(context: CheckContext, route: Route) -> bool:
    return context.overlay is not None and context.overlay.inherits(route)
