"""Numbers of the rules that the rulebook never speaks of."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.named_numbers import named_numbers, tested_numbers
from printkit.checking.texts.reading import in_figures, numbers
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK765",
    name="number-unexplained",
    severity=Severity.INFO,
    what="The rulebook of an edition neither names a number of `rules` that the edition states "
    "nor writes it out.",
    why="Who plays by the book does not know that there is such a rule.",
    bad="rules: {harbour_fee: 35}   # no word of it in rulebook.md",
    good="Whoever anchors pays {{ rules.harbour_fee | money }}.",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each number that the edition states stands in its own book, by its name or its value."""
    book = context.own_book
    if book is None:
        return
    written = numbers(in_figures(book.text, context.language))
    named = {*named_numbers(book.text), *tested_numbers(book.text)}
    for name in sorted(context.own_numbers - named):
        if context.variant.rules[name] not in written:
            yield RULE.diagnostic(
                f"the rulebook never speaks of rules.{name}",
                route=("rules", name),
                help=f"say in the rulebook what it is for, with {{{{ rules.{name} }}}}",
            )
