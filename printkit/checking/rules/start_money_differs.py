"""Two statements of the start money that differ."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.money.start_sums import DEALT, PROMISED, changed_alone, sum_of_notes
from printkit.diagnostics import Diagnostic, Fix, Related, Rule, SetValue, Severity

RULE = Rule(
    code="PK402",
    name="start-money-differs",
    severity=Severity.ERROR,
    what="The rules and the money state different sums to start with.",
    why="The rulebook is printed with rules.start_money, the table of notes with "
    "money.start_total.",
    bad="rules: {start_money: 1500}\nmoney: {start_total: 900}",
    good="rules: {start_money: 900}\nmoney: {start_total: 900}",
    fixed="Writes the sum of the start notes, where one of the two states it; an edition's own "
    "number is never set back to that of its base.",
)
REQUIRES = ("money", "rules")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """``rules.start_money`` is ``money.start_total``, where both are stated."""
    promised, dealt = context.variant.rules.get("start_money"), context.money.start_total
    if promised is not None and promised != dealt:
        left = _left_behind(context, promised)
        yield RULE.diagnostic(
            f"rules.start_money is {context.amount(promised)}, but money.start_total is "
            f"{context.amount(dealt)}",
            route=PROMISED,
            help=f"make the two equal: add '{left}'" if left else "make the two equal",
            related=(Related("the other statement", route=DEALT),),
            fix=None if left else _agreed(context, promised),
        )


def _left_behind(context: CheckContext, promised: float) -> str | None:
    """What an edition still has to state if it changes one of the two only."""
    if changed_alone(context, PROMISED):
        return f"money: {{start_total: {figures(promised)}, start: …}}"
    if changed_alone(context, DEALT):
        total = figures(context.money.start_total)
        return f"rules: {{start_money: {total}}}' and 'money: {{start: …}}"
    return None


def _agreed(context: CheckContext, promised: float) -> Fix | None:
    """The start notes show which of the two is right, if they add up to either."""
    dealt, notes = context.money.start_total, sum_of_notes(context)
    if notes == dealt:
        return Fix(f"write {dealt}", (SetValue(PROMISED, dealt),))
    if notes == promised:
        return Fix(f"write 'start_total: {notes}'", (SetValue(DEALT, notes),))
    return None
