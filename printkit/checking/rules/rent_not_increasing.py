"""A rent is not higher than the one on the line above it.

Another building, or another deed of the set, must never be worth nothing. Most often two digits are
swapped or one is missing. Where `rules.rounding_step` is stated two may be equal, since rounding
can make them so.
Bad: rents: [10, 30, 90, 60, 250]
Good: rents: [10, 30, 90, 160, 250]
"""

from itertools import pairwise

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK201", Severity.ERROR)
REQUIRES = ("deeds",)


def check(context: CheckContext) -> Findings:
    rounded = context.printed_step > 0
    for table in context.tables:
        for number, (lower, higher) in enumerate(pairwise(table.lines), start=1):
            if higher.amount < lower.amount or (higher.amount == lower.amount and not rounded):
                yield RULE.diagnostic(
                    f"on {context.variant.deed_name(table.key)} the rent “{higher.level.label}” "
                    f"is {figures(higher.amount)}, not more than {figures(lower.amount)} for "
                    f"“{lower.level.label}”",
                    route=table.routes[number],
                    help="leave out the first: 'rent' states it already"
                    if table.repeats_rent
                    else f"make it more than {figures(lower.amount)}, or lower the one before",
                    related=(Related("the rent before", route=table.routes[number - 1]),),
                )
