"""Expressions that cannot be worked out."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.named_numbers import needed_numbers
from printkit.checking.texts.printed_texts import worked_out
from printkit.checking.texts.worded_texts import worded_texts
from printkit.diagnostics import Diagnostic
from printkit.rulebook.expressions import hold_back
from printkit.templating.codes import WORDING_FAILS
from printkit.templating.unworded import unworded
from printkit.templating.wording import WordingError

RULE = WORDING_FAILS


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Every expression of the definition and its rulebook gives a number or a text.

    Pieces that are drawn report the same in the same words. A number of 'rules' that is not there
    is PK160.
    """
    yield from dict.fromkeys((*_in_definition(context), *_in_rulebook(context)))


def _in_definition(context: CheckContext) -> Iterator[Diagnostic]:
    variant = context.variant
    for text, route, about, stated in worded_texts(variant):
        if "{" not in text:
            continue
        try:
            worked_out(text, variant.currency, {**context.nameable, **about})
        except WordingError as error:
            if not _is_rules_number(error):
                yield unworded(error, route, stated, variant)


def _in_rulebook(context: CheckContext) -> Iterator[Diagnostic]:
    book, variant = context.rulebook, context.variant
    if book is None or not variant.components.get("rules", True):
        return

    def render(expression: str) -> str:
        try:
            return worked_out(expression, variant.currency, context.nameable)
        except WordingError as error:
            if _is_rules_number(error):
                return ""
            raise

    yield from hold_back(book.text, book.file, render).diagnostics


def _is_rules_number(error: WordingError) -> bool:
    """Whether what is missing is a number of 'rules', which is reported as such."""
    needed = {name for name, _ in needed_numbers(error.expression)}
    return error.failure.written in {f"rules.{n}" for n in needed} | {
        f"rules[{n!r}]" for n in needed
    }
