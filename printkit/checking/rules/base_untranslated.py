"""Editions in another language than their base, whose texts they still print."""

import re
from collections import Counter
from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.checking.texts.printed_texts import without_expressions
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity
from printkit.source.nodes import Scalar

RULE = Rule(
    "PK747", "base-untranslated", Severity.WARNING,
    "An edition is in another language than its base, and still prints texts of the base.",
    "What an edition does not state it takes from its base, as it is: the cards, the lines of the "
    "deeds and the rulebook are then in one language, the names in another.",
    "extends: classic-us   # in English\nlanguage: de",
    "extends: classic-us\nlanguage: de\n# and all texts in German",
)  # fmt: skip

_SHORTEST = 3
"""Words: shorter texts are often names, which need no translation."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """An edition in another language has texts of its own."""
    spoken = _language_of_base(subject)
    if spoken is None or spoken[:2] == subject.variant.language[:2]:
        return
    left = Counter(str(route[0]).replace("_", " ") for route in _inherited(subject))
    parts = [f"{count} of {part}" for part, count in left.most_common()]
    if subject.rulebook is not None and _is_inherited(subject, ("rulebook",)):
        parts.append("the rulebook")
    if parts:
        yield RULE.diagnostic(
            f"the game is in '{subject.variant.language}', but texts of the base are in "
            f"'{spoken}': {', '.join(parts)}",
            route=("language",),
            help=f"state them in '{subject.variant.language}', or leave out 'language'",
            related=(Related("the first of them", route=route),)
            if (route := next(_inherited(subject), None))
            else (),
        )


def _language_of_base(subject: Subject) -> str | None:
    stated = None if subject.overlay is None else subject.overlay.base.get("language")
    return str(stated.value) if isinstance(stated, Scalar) else None


def _inherited(subject: Subject) -> Iterator[Route]:
    """Where the base's sentences stand."""
    for route, text in subject.texts:
        words = re.findall(r"[^\W\d_]{2,}", without_expressions(text))
        if len(words) >= _SHORTEST and _is_inherited(subject, route):
            yield route


def _is_inherited(subject: Subject, route: Route) -> bool:
    return subject.overlay is not None and subject.overlay.inherits(route)
