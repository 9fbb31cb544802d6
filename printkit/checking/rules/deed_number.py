"""No choice of dice reaches the number of a deed, two deeds of a group have the same number, or
asteroids fall on a group without a number of theirs.

Such a deed could never be activated, and such an asteroid never be mined; where a group is
activated by its number, two like numbers are a slip.
Bad: number: 13     # the largest die has 12 faces
Good: number: 12
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK233", Severity.ERROR)


def check_out_of_reach(context: CheckContext) -> Findings:
    from printkit.model.rolls import chances  # noqa: PLC0415 - late: pydantic

    variant = context.variant
    dice = ((variant.pieces.get(roll.die), roll.count) for roll in variant.rolls.values())
    sides = [(piece.sides_to_roll(), count) for piece, count in dice if piece is not None]
    reached = {number for each, count in sides if each for number in chances(each, count)}
    for key, deed in variant.deeds.items() if reached else ():
        if deed.number is not None and deed.number not in reached:
            yield RULE.diagnostic(
                f"{context.variant.deed_name(key)} has the number {deed.number}, but the dice "
                f"reach {min(reached)} to {max(reached)}",
                route=("deeds", key, "number"),
                help="change the number, or offer other dice",
            )


def check_of_asteroids(context: CheckContext) -> Findings:
    variant, asteroids = context.variant, context.variant.asteroids
    for index, group in enumerate(asteroids.groups if asteroids is not None else ()):
        if group not in variant.groups or asteroids is None:
            continue
        there = {variant.deeds[key].number for key in variant.group_members(group)}
        missing = [n for n in range(1, asteroids.highest + 1) if n not in there]
        if missing:
            yield RULE.diagnostic(
                f"asteroids with the numbers {', '.join(map(str, missing))} can fall on group "
                f"'{group}', which has no such deed",
                route=("asteroids", "groups", index),
                help="let them fall elsewhere, lower 'highest', or number the deeds",
            )


def check_twice(context: CheckContext) -> Findings:
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
