"""Two deeds of a group with one number."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK236",
    name="same-number-twice",
    severity=Severity.ERROR,
    what="Two deeds of a group have the same number.",
    why="The dice show one number; asteroids strike one deed of the group.",
    bad="io: {group: jupiter, number: 1}, europa: {group: jupiter, number: 1}",
    good="io: {group: jupiter, number: 1}, europa: {group: jupiter, number: 2}",
)
REQUIRES = ("deeds",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Within a group each number occurs once."""
    first: dict[tuple[str, int], int | str] = {}
    for key, deed in context.variant.deeds.items():
        if deed.number is None:
            continue
        other = first.setdefault((deed.group, deed.number), key)
        if other != key:
            yield RULE.diagnostic(
                f"{context.variant.deed_name(key)} has the number {deed.number}, as "
                f"{context.variant.deed_name(other)} has",
                route=("deeds", key, "number"),
                help="number the deeds of a group differently",
                related=(Related("the other one", route=("deeds", other, "number")),),
            )
