"""Winnings of the casino that cannot be paid with the printed notes."""

from collections.abc import Iterator, Mapping, Sequence

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import Notes
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK410",
    name="payout-not-payable",
    severity=Severity.ERROR,
    what="A stake or what a bet pays for it cannot be paid with the printed notes.",
    why="Odds have one decimal, so winnings are multiples of a tenth of the step between stakes.",
    bad="step: 10, odds 5.5 and denominations: {10: …, 50: …}",
    good="step: 100, odds 5.5 and denominations: {10: …, 50: …}",
)
REQUIRES = ("casino", "money")
PRESUPPOSES = ("unknown-name",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The stakes and the payouts for one step are multiples of what the notes make."""
    notes = Notes(context.money.denominations)
    yield from _stakes(context, notes)
    casino = context.casino
    payouts = {bet: round(casino.odds(bet) * 10) * casino.step / 10 for bet in casino.bets}
    unpayable = [bet for bet, payout in payouts.items() if not notes.pay(payout)]
    if unpayable:
        yield _unpayable(context, notes, payouts, unpayable)


def _unpayable(
    context: CheckContext, notes: Notes, payouts: Mapping[str, float], bets: Sequence[str]
) -> Diagnostic:
    """Of one bet its odds are reported, of several the step that all have in common."""
    casino, first = context.casino, bets[0]
    more = f", as with {len(bets) - 1} more" if bets[1:] else ""
    coarse = context.amount(10 * notes.unit)
    return RULE.diagnostic(
        f"“{casino.bets[first].name}” pays {context.amount(payouts[first])} for "
        f"{context.amount(casino.step)}; the notes make multiples of "
        f"{context.amount(notes.unit)} only{more}",
        route=("casino", "step") if more else ("casino", "bets", first),
        help=f"make 'step' a multiple of {coarse}, or print smaller notes",
        related=(_NOTES, Related("the bet", route=("casino", "bets", first)))[: 1 + bool(more)],
    )


def _stakes(context: CheckContext, notes: Notes) -> Iterator[Diagnostic]:
    for name in ("min_stake", "max_stake", "step"):
        stake = getattr(context.casino, name)
        if not notes.pay(stake):
            yield RULE.diagnostic(
                f"{context.amount(stake)} cannot be staked: the notes make multiples of "
                f"{context.amount(notes.unit)} only",
                route=("casino", name),
                help=f"make it a multiple of {context.amount(notes.unit)}, or print smaller notes",
                related=(_NOTES,),
            )


_NOTES = Related("the notes", route=("money", "denominations"))
