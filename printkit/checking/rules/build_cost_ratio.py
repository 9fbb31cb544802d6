"""Buildings that are far too cheap or too dear for their deed."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK211", "build-cost-ratio", Severity.WARNING,
    "A building costs far less or far more than usual, compared with the price of the deed.",
    "On the classic boards it costs between 0.42 and 0.83 of the price; much less or more "
    "changes how fast the game builds up, and is most often a digit too many or too few. A game "
    "all of whose buildings are dearer or cheaper has a wider band, and a cost that several groups "
    "share is meant.",
    "price: 100, build_cost: 500",
    "price: 100, build_cost: 50",
)  # fmt: skip
REQUIRES = ("deeds",)

BAND = Band(0.3, 1.0)
MIDDLE = 0.58
"""The classic median."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The building cost is a usual share of the price."""
    costs = [
        (key, deed, deed.build_cost / deed.price)
        for key, deed in subject.variant.deeds.items()
        if deed.build_cost and deed.price
    ]
    band = BAND.widened(MIDDLE, [share for _, _, share in costs])
    groups = Counter(cost for cost, _ in {(deed.build_cost, deed.group) for _, deed, _ in costs})
    for key, deed, share in costs:
        if not band.holds(share) and groups[deed.build_cost] == 1:
            yield RULE.diagnostic(
                f"a building on {subject.variant.deed_name(key)} costs "
                f"{subject.amount(deed.build_cost or 0)}, {figures(share, 2)} times its price "
                f"{subject.amount(deed.price)}; {band} times is usual",
                route=("deeds", key, "build_cost"),
                help="look for a missing or additional digit",
                related=(Related("the price", route=("deeds", key, "price")),),
            )
