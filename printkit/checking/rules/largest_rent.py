"""Highest rents that are out of proportion to the money players begin with."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.bands import Band
from printkit.checking.deeds.building_worth import built_levels
from printkit.checking.deeds.rent_tables import highest_rent
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK806",
    name="largest-rent",
    severity=Severity.WARNING,
    what="The highest rent of the game is tiny or crushing, compared with the start money.",
    why="On the classic boards it is 1.33 times the start money. A game without rents that hurt "
    "does not end; one visit that ruins anybody ends it by chance. Often one of the two numbers "
    "has a digit too many.",
    bad="start_money: 15000 and a highest rent of 2000",
    good="start_money: 1500 and a highest rent of 2000",
)
REQUIRES = ("deeds",)

_BAND = Band(0.2, 3)
_WITHOUT_BUILDINGS = Band(0.05, 3)
"""Rents of games in which nothing is built, as in those for children."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The highest rent keeps to the band around the start money."""
    highest, start = highest_rent(context.tables), context.start_money
    if highest is None or not start:
        return
    share = highest.amount / start
    is_built = any(built_levels(kind) for kind in context.variant.deed_kinds.values())
    band = _BAND if is_built else _WITHOUT_BUILDINGS
    if not band.holds(share):
        yield RULE.diagnostic(
            f"the highest rent, {context.amount(highest.amount)} on "
            f"{context.variant.deed_name(highest.table.key)}, is {figures(share, 2)} times the "
            "start money "
            f"of {context.amount(start)}; {band} times is usual",
            route=highest.route,
            help="correct the rent, or the start money",
            related=(Related("the start money", route=context.start_money_route),),
        )
