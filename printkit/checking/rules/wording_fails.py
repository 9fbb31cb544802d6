"""Expressions that cannot be worked out."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from printkit.checking.cards.printed_cards import printed_cards
from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import rent_tables
from printkit.checking.texts.named_numbers import needed_numbers
from printkit.checking.texts.worded_texts import worded_texts
from printkit.diagnostics import Findings
from printkit.records import record
from printkit.rulebook.expressions import hold_back
from printkit.templating.codes import WORDING_FAILS
from printkit.templating.expression_scope import book_names
from printkit.templating.unworded import unworded
from printkit.templating.wording import WordingError

if TYPE_CHECKING:
    from printkit.model.variant import Variant
    from printkit.templating.wording import Wordings

RULE = WORDING_FAILS


def check(context: CheckContext) -> Findings:
    """Every expression of the definition and its rulebook gives a number or a text.

    Pieces that are drawn report the same in the same words. A number of 'rules' that is not there
    is PK160.
    """
    yield from dict.fromkeys((*_in_definition(context), *_in_rulebook(context)))


def _in_definition(context: CheckContext) -> Findings:
    variant = context.variant
    printed = {card.route for card in printed_cards(context)}
    for text, route, about, stated in worded_texts(context):
        if route[:-1] in printed:
            continue
        try:
            context.wordings.render(text, {**context.nameable, **about})
        except WordingError as error:
            if not _is_said_elsewhere(error, variant):
                yield unworded(error, route, stated, variant)


def _in_rulebook(context: CheckContext) -> Findings:
    book = context.rulebook
    if book is None or not context.variant.components.get("rules", True):
        return

    known = {**context.nameable, **book_names(context.variant)}
    yield from hold_back(book, _Checked(context.wordings, context.variant, known)).diagnostics


@record
class _Checked:
    """Works out the expressions of a rulebook; what is missing elsewhere is no mistake here."""

    wordings: "Wordings"
    variant: "Variant"
    known: Mapping[str, Any]

    def text(self, expression: str, names: Mapping[str, Any]) -> str:
        """What an expression prints."""
        try:
            return self.wordings.render(expression, self._with(names))
        except WordingError as error:
            if _is_said_elsewhere(error, self.variant):
                return ""
            raise

    def value(self, inner: str, names: Mapping[str, Any]) -> Any:
        """The value of an expression."""
        return self.wordings.value(inner, self._with(names))

    def _with(self, names: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**self.known, **names} if names else self.known


def _is_said_elsewhere(error: WordingError, variant: "Variant") -> bool:
    """Whether what is missing is reported as such: a number of 'rules', a rent of a deed."""
    return _is_rules_number(error) or _is_rent(error, variant)


def _is_rent(error: WordingError, variant: "Variant") -> bool:
    """Whether what is missing is one of too few rents, which is PK202."""
    lacks, _ = error.failure.entry or ("", 0)
    return lacks.startswith("deeds") and any(
        lacks in {f"deeds[{table.key!r}].rents", f"deeds.{table.key}.rents"}
        and table.stated < len(table.wanted)
        for table in rent_tables(variant)
    )


def _is_rules_number(error: WordingError) -> bool:
    needed = {name for name, _ in needed_numbers(error.expression)}
    return error.failure.written in {f"rules.{n}" for n in needed} | {
        f"rules[{n!r}]" for n in needed
    }
