"""The rules count other or more pieces than are in the box; or, a warning, they take more of a
piece at once, or more dice, than there are.

`rules.houses` and `rules.hotels`, and numbers whose `rule_kinds` say `in-box`, are how many there
are; one with `last` ends the game, one with `at-start` is what each player begins with, one with
`to-win` how many each player has to place. Where one number with `pieces` needs more than half of a
box, two players cannot do the same; a double takes two dice.
Bad: rules: {houses: 32}, house: {count: 30}
Good: rules: {houses: 32}, house: {count: 32}
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Findings, Related, Route, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.rule_numbers import RuleKind

RULE = Rule.documented(__name__, __doc__, "PK661", Severity.ERROR)


class Lack(NamedTuple):
    """What the box lacks, the remedy, and where the box is stated; warnings had ``old`` codes."""

    says: str
    remedy: str
    box: Route
    old: str = ""


def check(context: CheckContext) -> Findings:
    counted = context.numbers.of("in-box", "last", "at-start", "to-win", "pieces")
    for name, value, known in counted:
        if known.piece in context.variant.pieces:
            lacks = [*_in_box(context, value, known), *_at_once(context, value, known)]
            yield from (_finding(name, value, lack) for lack in lacks)
    for name, value, _ in context.numbers.of("dice"):
        if value > len(context.variant.rolls) > 0:
            says = f"there are {len(context.variant.rolls)} dice to choose from"
            yield _finding(name, value, Lack(says, "check for an extra digit", ("rolls",), "PK860"))
    for name, value, _ in list(context.numbers.of("jail-doubles"))[:1]:
        dice = [key for key, piece in context.variant.pieces.items() if piece.sides_to_roll()]
        if dice and sum(map(context.variant.piece_count, dice)) == 1:
            says, remedy = "the box has one die", "print two dice, or leave the number out"
            yield _finding(name, value, Lack(says, remedy, ("pieces", dice[0]), "PK663"))


def _in_box(context: CheckContext, value: float, known: "RuleKind") -> Iterator[Lack]:
    variant, key = context.variant, known.piece or ""
    have, each = variant.piece_count(key), variant.pieces[key].per_seat
    match known.kind:
        case "in-box" if value != have:
            yield Lack(f"the box has {have} of '{key}'", "correct one of the two", ("pieces", key))
        case "last" if value > have:
            remedy = "correct one of the two: the game could not end"
            yield Lack(f"the box has only {have} of '{key}'", remedy, ("pieces", key))
        case "at-start" if value * variant.most_players > have:
            says = f"for {variant.most_players} players the box has {have} of '{key}'"
            remedy = f"print {figures(value * variant.most_players)} or more, and some for the bank"
            yield Lack(says, remedy, ("pieces", key))
        case "to-win" if each is not None and value > each:
            remedy = f"print {figures(value)} for each seat"
            yield Lack(f"each player has {each} of '{key}'", remedy, ("pieces", key, "per_seat"))


def _at_once(context: CheckContext, value: float, known: "RuleKind") -> Iterator[Lack]:
    piece, key = context.variant.pieces[known.piece or ""], known.piece or ""
    have, is_each = context.variant.piece_count(key), piece.per_seat is not None
    most = piece.per_seat if piece.per_seat is not None else have // 2
    if known.kind in {"pieces", "at-start"} and value > most > 0:
        says = f"each seat has {most} of '{key}'" if is_each else f"the box has {have} of '{key}'"
        if value <= have and not is_each:
            says += ": not enough for two players at once"
        is_slip = value > have
        remedy = "correct one of the two, or silence this if one at a time is meant"
        box = ("pieces", key, "per_seat" if is_each else "count")
        yield Lack(says, "check for an extra digit" if is_slip else remedy, box, "PK860")


def _finding(name: str, value: float, lack: Lack) -> Diagnostic:
    return RULE.diagnostic(
        f"rules.{name} is {figures(value)}, but {lack.says}",
        route=("rules", name),
        help=lack.remedy,
        related=(Related("the box", route=lack.box),),
        severity=Severity.WARNING if lack.old else None,
        old=lack.old,
    )
