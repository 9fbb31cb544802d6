"""A card charges less for a larger building than for a smaller one, or more than for all the
smaller ones that it stands for.

A classic hotel stands for five houses; the two cards charge 100 against 25 and 115 against 40.
Bad: fees: {house: 40, hotel: 15}
Good: fees: {house: 40, hotel: 115}
"""

from itertools import pairwise

from printkit.checking.context import CheckContext
from printkit.checking.deeds.building_worth import worths
from printkit.checking.figures import figures
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK340", Severity.WARNING)
READS_TEXTS = False
REQUIRES = ("decks", "deed_kinds")


def check(context: CheckContext) -> Findings:
    known = worths(context)
    for placed in context.effects:
        if placed.effect.do != "repairs":
            continue
        fees = sorted(
            (known[name], fee, name) for name, fee in placed.effect.fees.items() if name in known
        )
        for (worth, fee, name), (more, larger, big) in pairwise(fees):
            times = more / worth if worth else 0.0
            wrong = _wrong(fee, larger, times)
            if wrong:
                yield RULE.diagnostic(
                    f"card '{placed.card}' charges {context.amount(larger)} for '{big}' and "
                    f"{context.amount(fee)} for '{name}': {wrong}",
                    route=(*placed.route, "fees", big),
                    help=f"'{big}' stands for {figures(times)} of '{name}'"
                    if times
                    else f"charge as much for '{big}', or more",
                )


def _wrong(fee: float, larger: float, times: float) -> str | None:
    if larger < fee:
        return "the larger building is cheaper"
    if times and larger > times * fee:
        return f"more than {figures(times)} of the smaller ones"
    return None
