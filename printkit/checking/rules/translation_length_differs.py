"""Lists that are not equally long in all languages."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.translated import unequal_lists
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK735",
    name="translation-length-differs",
    severity=Severity.WARNING,
    what="A list has more entries in one language than in another.",
    why="An entry is missing, or two were run together.",
    bad="lines: {en: [Roll., Move.], de: [Würfle.]}",
    good="lines: {en: [Roll., Move.], de: [Würfle., Ziehe.]}",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Lists are as long in each language as in the first."""
    for first, one, code, other in unequal_lists(context):
        here, there = len(other.items), len(one.items)
        yield RULE.diagnostic(
            f"the list has {here} entries in '{code}', but {there} in '{first}'",
            span=other.span,
            help="add what is missing, or delete what is extra",
            related=(Related(f"the list in '{first}'", span=one.span),),
        )
