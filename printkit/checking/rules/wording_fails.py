"""Expressions that cannot be worked out."""

from collections.abc import Iterator, Mapping
from typing import Any

from printkit.checking.context import CheckContext
from printkit.checking.texts.named_numbers import needed_numbers
from printkit.checking.texts.printed_texts import value_of, worked_out
from printkit.checking.texts.worded_texts import worded_texts
from printkit.diagnostics import Diagnostic
from printkit.records import record
from printkit.rulebook.expressions import hold_back
from printkit.templating.codes import WORDING_FAILS
from printkit.templating.expression_scope import book_names
from printkit.templating.unworded import unworded
from printkit.templating.wording import WordingError
from printkit.text.numbers import CurrencyLike

RULE = WORDING_FAILS


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Every expression of the definition and its rulebook gives a number or a text.

    Pieces that are drawn report the same in the same words. A number of 'rules' that is not there
    is PK160.
    """
    yield from dict.fromkeys((*_in_definition(context), *_in_rulebook(context)))


def _in_definition(context: CheckContext) -> Iterator[Diagnostic]:
    variant = context.variant
    printed = {card.route for card in context.printed_cards}
    for text, route, about, stated in worded_texts(variant):
        if route[:-1] in printed:
            continue
        try:
            worked_out(text, variant.currency, {**context.nameable, **about})
        except WordingError as error:
            if not _is_rules_number(error):
                yield unworded(error, route, stated, variant)


def _in_rulebook(context: CheckContext) -> Iterator[Diagnostic]:
    book = context.rulebook
    if book is None or not context.variant.components.get("rules", True):
        return

    known = {**context.nameable, **book_names(context.variant)}
    yield from hold_back(book, _Checked(context.variant.currency, known)).diagnostics


@record
class _Checked:
    """Works out the expressions of a rulebook; missing numbers of 'rules' are no mistake here."""

    currency: CurrencyLike
    known: Mapping[str, Any]

    def text(self, expression: str, names: Mapping[str, Any]) -> str:
        """What an expression prints."""
        try:
            return worked_out(expression, self.currency, {**self.known, **names})
        except WordingError as error:
            if _is_rules_number(error):
                return ""
            raise

    def value(self, inner: str, names: Mapping[str, Any]) -> Any:
        """The value of an expression."""
        return value_of(inner, self.currency, {**self.known, **names})


def _is_rules_number(error: WordingError) -> bool:
    """Whether what is missing is a number of 'rules', which is reported as such."""
    needed = {name for name, _ in needed_numbers(error.expression)}
    return error.failure.written in {f"rules.{n}" for n in needed} | {
        f"rules[{n!r}]" for n in needed
    }
