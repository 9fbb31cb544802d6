"""A bet of the casino brings back as much as it costs, or more.

Odds are the fair ones raised to `power` and rounded to one decimal. Rounding can lift bets that are
likely to win to fair odds or above; playing them again and again costs nothing.
Bad: power: 0.95, bets: {no-double: {name: No double, favourable: 30}}
Good: power: 0.95, bets: {double: {name: A double, favourable: 6}}
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK801", Severity.ERROR)


def check(context: CheckContext) -> Findings:
    casino = context.variant.casino
    for bet_id, bet in casino.bets.items() if casino is not None else ():
        if casino is not None and casino.expected(bet_id) >= 1:
            yield RULE.diagnostic(
                f"the bet “{bet.name}” pays {figures(casino.odds[bet_id])} times the stake and "
                f"comes true in {bet.favourable} of 36 throws: the house keeps nothing",
                route=("casino", "bets", bet_id),
                help="leave the bet out, or lower 'power'",
            )
