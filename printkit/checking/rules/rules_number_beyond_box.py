"""Numbers of the rules that are more than the box can serve."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK860",
    name="rules-number-beyond-box",
    severity=Severity.WARNING,
    what="The rules ask for more of a piece, or for more dice, than there are.",
    why="Where one number needs more than half of a box, two players cannot do the same; a digit "
    "is most often wrong. Such numbers have `pieces` or `dice` in `rule_kinds`. A double takes "
    "two dice.",
    bad="rules: {gems: 54}\nrule_kinds: {gems: {kind: pieces, piece: gem}}   # of 70",
    good="rules: {gems: 5}\nrule_kinds: {gems: {kind: pieces, piece: gem}}   # of 70",
)
REQUIRES = ("rules", "pieces")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The box can serve what the rules ask for."""
    yield from _pieces(context)
    yield from _doubles(context)


def _pieces(context: CheckContext) -> Iterator[Diagnostic]:
    """Each number that counts pieces is no more than half of them, or than a seat has."""
    yield from _dice(context)
    for name, value, known in context.numbers.of("pieces", "at-start"):
        piece = context.variant.pieces.get(known.piece or "")
        if piece is None or known.piece is None:
            continue
        count, each = context.variant.piece_count(known.piece), piece.per_seat
        if value > (count // 2 if each is None else each) > 0:
            have = f"the box has {count}" if each is None else f"each seat has {each}"
            field = "count" if each is None else "per_seat"
            said = f"rules.{name} is {figures(value)}, but {have} of '{known.piece}'"
            if value <= count and each is None:
                said += ": not enough for two players at once"
            yield RULE.diagnostic(
                said,
                route=("rules", name),
                help="check for an extra digit"
                if value > count
                else "correct one of the two, or silence this if one at a time is meant",
                related=(Related("the pieces", route=("pieces", known.piece, field)),),
            )


def _dice(context: CheckContext) -> Iterator[Diagnostic]:
    rolls = context.variant.rolls
    for name, chosen, _ in context.numbers.of("dice") if rolls else ():
        if chosen > len(rolls):
            yield RULE.diagnostic(
                f"rules.{name} is {figures(chosen)}, but there are {len(rolls)} dice to choose "
                "from",
                route=("rules", name),
                help="check for an extra digit",
                related=(Related("the dice", route=("rolls",)),),
            )


def _doubles(context: CheckContext) -> Iterator[Diagnostic]:
    """Where doubles count there are two dice, or none because everybody has some."""
    dice = [key for key, piece in context.variant.pieces.items() if piece.sides_to_roll()]
    doubles = [name for name, *_ in context.numbers.of("jail-doubles")]
    if doubles and dice and sum(map(context.variant.piece_count, dice)) == 1:
        yield RULE.diagnostic(
            f"rules.{doubles[0]} counts doubles, but the box has one die",
            route=("rules", doubles[0]),
            help="print two dice, or leave the number out",
            related=(Related("the die", route=("pieces", dice[0])),),
        )
