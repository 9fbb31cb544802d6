"""Texts that name other numbers in another language."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.texts.translated import Wording, pairs
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK732",
    name="translation-number-differs",
    severity=Severity.WARNING,
    what="A text gives different numbers in two languages.",
    why="Whoever plays in the other language plays another game. Numbers in words are read too, "
    "in English and German.",
    bad="text: {en: Win 50 points., de: Gewinne 500 Punkte.}",
    good="text: {en: Win 50 points., de: Gewinne fünfzig Punkte.}",
)


_IN_WORDS = 12
"""Numbers up to it are often said by another word, or left out."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The numbers in figures are the same, or stand in words."""
    for one, other in pairs(context):
        mine, theirs = one.figures - other.numbers, other.figures - one.numbers
        if (mine and theirs) or any(number > _IN_WORDS for number in mine | theirs):
            yield RULE.diagnostic(
                f"the numbers here are {_listed(other)}, but in '{one.language}' {_listed(one)}",
                span=other.node.span,
                help="correct one of them, or write the number as an expression in both",
                related=(Related(f"the same in '{one.language}'", span=one.node.span),),
            )


def _listed(wording: Wording) -> str:
    return ", ".join(figures(number) for number in sorted(wording.numbers)) or "none"
