"""An amount, a stake or what a bet pays cannot be paid with the printed notes, not even with
change.

With notes of 10 and 20 nobody can pay 25. Smaller notes or rounder amounts help. Where many amounts
fail, it is the notes that are wrong, and they are reported once. Odds have one decimal, so winnings
are multiples of a tenth of the step between stakes.
Bad: denominations: {20: …, 10: …}, price: 65
Good: denominations: {20: …, 10: …, 5: …}, price: 65
"""

from math import gcd

from printkit.checking.context import CheckContext
from printkit.checking.money.printed_amounts import printed_amounts
from printkit.diagnostics import Diagnostic, Findings, Related, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK405", Severity.ERROR)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)

_FEW = 4
_SHOWN = 3


def check_amounts(context: CheckContext) -> Findings:
    unit = gcd(*context.money.denominations)
    amounts = list(printed_amounts(context))
    wrong = [(route, amount) for route, amount in amounts if amount % unit]
    step = context.amount(unit)
    if len(wrong) > _FEW:
        yield _of_notes(context, wrong, len(amounts), step)
        return
    for route, amount in wrong:
        yield RULE.diagnostic(
            f"{context.amount(amount)} cannot be paid: the notes make multiples of {step} only",
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


def check_casino(context: CheckContext) -> Findings:
    """The stakes and the payouts for one step; of several payouts the step is reported."""
    casino, unit = context.variant.casino, gcd(*context.money.denominations)
    if casino is None:
        return
    only = f"the notes make multiples of {context.amount(unit)} only"
    for name in ("min_stake", "max_stake", "step"):
        stake = getattr(casino, name)
        if stake % unit:
            yield RULE.diagnostic(
                f"{context.amount(stake)} cannot be staked: {only}",
                route=("casino", name),
                help=f"make it a multiple of {context.amount(unit)}, or print smaller notes",
                related=(Related("the notes", route=("money", "denominations")),),
            )
    payouts = {bet: round(odds * 10) * casino.step / 10 for bet, odds in casino.odds.items()}
    wrong = [bet for bet, payout in payouts.items() if payout % unit]
    if wrong:
        first, *others = wrong
        more = f", as with {len(others)} more" if others else ""
        yield RULE.diagnostic(
            f"“{casino.bets[first].name}” pays {context.amount(payouts[first])} for "
            f"{context.amount(casino.step)}; {only}{more}",
            route=("casino", "step") if others else ("casino", "bets", first),
            help=f"make 'step' a multiple of {context.amount(10 * unit)}, or print smaller notes",
            related=(Related("the bet", route=("casino", "bets", first)),) if others else (),
        )
