"""Texts that are the same in two languages."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.translated import pairs
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK734",
    name="text-untranslated",
    severity=Severity.INFO,
    what="A longer text is word for word the same in two languages.",
    why="It may have been copied to be translated later.",
    bad="text: {en: Go to jail and stay there., de: Go to jail and stay there.}",
    good="text: {en: Go to jail and stay there., de: Gehe ins Gefängnis und bleibe dort.}",
)


_SHORTEST = 4
"""Words: shorter texts are often names."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Sentences differ between languages."""
    for one, other in pairs(context):
        words = re.findall(r"[^\W\d_]{2,}", without_expressions(one.text))
        if one.text == other.text and len(words) >= _SHORTEST:
            yield RULE.diagnostic(
                f"this text is the same in '{one.language}' and '{other.language}'",
                span=other.node.span,
                help=f"translate it into '{other.language}'",
                related=(Related(f"the same in '{one.language}'", span=one.node.span),),
            )
