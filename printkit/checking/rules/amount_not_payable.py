"""Amounts that cannot be paid with the printed notes."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import Notes
from printkit.checking.money.printed_amounts import printed_amounts
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    code="PK405",
    name="amount-not-payable",
    severity=Severity.ERROR,
    what="An amount cannot be paid with the printed notes, not even with change.",
    why="With notes of 10 and 20 nobody can pay 25. Smaller notes or rounder amounts help. Where "
    "many amounts fail, it is the notes that are wrong, and they are reported once.",
    bad="denominations: {20: …, 10: …}, price: 65",
    good="denominations: {20: …, 10: …, 5: …}, price: 65",
)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)

_FEW = 4
_SHOWN = 3


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each amount is a multiple of the notes' greatest common divisor."""
    notes = Notes(context.money.denominations)
    amounts = list(printed_amounts(context))
    wrong = [(route, amount) for route, amount in amounts if not notes.pay(amount)]
    unit = context.amount(notes.unit)
    if len(wrong) > _FEW:
        yield _of_notes(context, wrong, len(amounts), unit)
        return
    for route, amount in wrong:
        yield RULE.diagnostic(
            f"{context.amount(amount)} cannot be paid: the notes make multiples of {unit} only",
            route=route,
            help="round the amount, or print smaller notes",
            related=(Related("the notes", route=("money", "denominations")),),
        )


def _of_notes(
    context: CheckContext, wrong: list[tuple[Route, float]], total: int, unit: str
) -> Diagnostic:
    examples = {amount: route for route, amount in reversed(wrong)}
    shown = sorted(examples)[:_SHOWN]
    return RULE.diagnostic(
        f"the notes make multiples of {unit} only: {len(wrong)} of the {total} amounts in the "
        f"game cannot be paid, such as {', '.join(map(context.amount, shown))}",
        route=("money", "denominations"),
        help="print smaller notes, or round all amounts: 'changes: [{round_up: …}]'",
        related=tuple(Related(context.amount(a), route=examples[a]) for a in shown),
    )
