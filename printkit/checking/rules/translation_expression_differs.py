"""Texts whose expressions differ between languages."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.translated import Wording, pairs
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK733",
    name="translation-expression-differs",
    severity=Severity.WARNING,
    what="A text has an expression in one language that it lacks in another.",
    why="An expression that was changed in one language only prints different numbers.",
    bad="en: Pay {{ rules.fee | money }}.\nde: Zahle {{ rules.fine | money }}.",
    good="en: Pay {{ rules.fee | money }}.\nde: Zahle {{ rules.fee | money }}.",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The same values are named; a number may stand in words instead."""
    for one, other in pairs(context):
        mine, theirs = one.expressions - other.expressions, other.expressions - one.expressions
        if (mine and theirs) or (mine and _fewer(other, one)) or (theirs and _fewer(one, other)):
            names = ", ".join(sorted(mine or theirs))
            there = one.language if mine else other.language
            yield RULE.diagnostic(
                f"'{names}' is only in the text in '{there}'",
                span=other.node.span,
                help="use the same expressions in all languages",
                related=(Related(f"the same in '{one.language}'", span=one.node.span),),
            )


def _fewer(one: Wording, other: Wording) -> bool:
    """Whether one text has fewer numbers than the other, however they are written."""
    return _count(one) < _count(other)


def _count(wording: Wording) -> int:
    return len(wording.expressions) + len(wording.numbers) + wording.doubles
