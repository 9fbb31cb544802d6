"""Highest rents that are out of proportion to the money players begin with."""

from collections.abc import Iterator

from printkit.checking.bands import Band
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK806", "largest-rent", Severity.WARNING,
    "The highest rent of the game is tiny or crushing, compared with the start money.",
    "On the classic boards it is 1.33 times the start money. A game without rents that hurt does "
    "not end; one visit that ruins anybody ends it by chance. Often one of the two numbers has a "
    "digit too many.",
    "start_money: 15000 and a highest rent of 2000",
    "start_money: 1500 and a highest rent of 2000",
)  # fmt: skip
REQUIRES = ("deeds",)

_BAND = Band(0.2, 3)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The highest rent keeps to the band around the start money."""
    rents = [
        (line.amount, table.key)
        for table in subject.tables
        if table.kind.unit == "money"
        for line in table.lines
    ]
    if not rents or not subject.start_money:
        return
    highest, key = max(rents, key=lambda rent: rent[0])
    share = highest / subject.start_money
    if not _BAND.holds(share):
        place = ("money", "start_total") if subject.variant.money else ("rules", "start_money")
        yield RULE.diagnostic(
            f"the highest rent, {subject.amount(highest)} on {subject.variant.deed_name(key)}, is "
            f"{share:.2g} times the start money of {subject.amount(subject.start_money)}; usual "
            f"is {_BAND}",
            route=("deeds", key, "rents"),
            help="correct the rent, or the start money",
            related=(Related("the start money", route=place),),
        )
