"""Editions in another language than their base, whose texts they still print."""

import re
from collections import Counter
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import without_expressions
from printkit.diagnostics import Diagnostic, Related, Rule, Severity
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
    overlay, own = context.overlay, context.variant.language
    stated = None if overlay is None else overlay.base.get("language")
    if overlay is None or not isinstance(stated, Scalar) or str(stated.value)[:2] == own[:2]:
        return
    left = [route for route, text in context.texts if _is_long(text) and overlay.inherits(route)]
    counts = Counter(str(route[0]).replace("_", " ") for route in left)
    parts = [f"{count} of {part}" for part, count in counts.most_common()]
    if context.rulebook is not None and overlay.inherits(("rulebook",)):
        parts.append("the rulebook")
    if parts:
        yield RULE.diagnostic(
            f"the game is in '{own}', but texts of the base are in '{stated.value}': "
            f"{', '.join(parts)}",
            route=("language",),
            help=f"state them in '{own}', or leave out 'language'",
            related=tuple(Related("the first of them", route=route) for route in left[:1]),
        )


def _is_long(text: str) -> bool:
    return len(re.findall(r"[^\W\d_]{2,}", without_expressions(text))) >= _SHORTEST
