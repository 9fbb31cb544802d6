"""Start notes that do not add up."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.money.start_sums import DEALT, changed_alone, sum_of_notes
from printkit.diagnostics import Diagnostic, Fix, Related, Rule, SetValue, Severity

RULE = Rule(
    code="PK401",
    name="start-notes-sum",
    severity=Severity.ERROR,
    what="The notes that each player is dealt do not add up to the start money.",
    why="Players would count a sum other than the one the rules promise.",
    bad="start_total: 500\nstart: {100: 4, 20: 4, 5: 2}     # 490",
    good="start_total: 500\nstart: {100: 4, 20: 4, 5: 4}",
    fixed="Writes the sum as start_total, where rules.start_money says the same.",
)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The start notes are worth the start total."""
    money = context.money
    actual = sum_of_notes(context)
    if actual != money.start_total:
        more = "more" if actual > money.start_total else "less"
        yield RULE.diagnostic(
            f"the start notes add up to {context.amount(actual)}, "
            f"{context.amount(abs(actual - money.start_total))} {more} than the start money of "
            f"{context.amount(money.start_total)}",
            route=("money", "start"),
            help="correct the numbers of notes, or start_total",
            related=(Related("the start money", route=DEALT),),
            fix=_agreed(context, actual),
        )


def _agreed(context: CheckContext, notes: int) -> Fix | None:
    """If two of three statements agree, the notes and ``rules.start_money``, the third follows."""
    if context.variant.rules.get("start_money") != notes or changed_alone(context, DEALT):
        return None
    return Fix(f"write 'start_total: {notes}'", (SetValue(DEALT, notes),))
