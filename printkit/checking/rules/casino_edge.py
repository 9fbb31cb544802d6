"""Bets at which the casino would lose in the long run."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK801",
    name="casino-edge",
    severity=Severity.ERROR,
    what="A bet of the casino brings back as much as it costs, or more.",
    why="Odds are the fair ones raised to `power` and rounded to one decimal. Rounding can lift "
    "bets that are likely to win to fair odds or above; playing them again and again costs "
    "nothing.",
    bad="power: 0.95, bets: {no-double: {name: No double, favourable: 30}}",
    good="power: 0.95, bets: {double: {name: A double, favourable: 6}}",
)
REQUIRES = ("casino",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """On average each bet brings back less than its stake."""
    casino = context.casino
    for bet_id, bet in casino.bets.items():
        if casino.expected(bet_id) >= 1:
            yield RULE.diagnostic(
                f"the bet “{bet.name}” pays {figures(casino.odds[bet_id])} times the stake and "
                "comes true "
                f"in {bet.favourable} of 36 throws: the house keeps nothing",
                route=("casino", "bets", bet_id),
                help="leave the bet out, or lower 'power'",
            )
