"""Rules about doubles in a game with one die."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK663",
    name="doubles-with-one-die",
    severity=Severity.WARNING,
    what="The rules count doubles, but the box has one die.",
    why="A double takes two dice.",
    bad="rules: {doubles_to_jail: 3}, die: {count: 1}",
    good="rules: {doubles_to_jail: 3}, die: {count: 2}",
)
REQUIRES = ("rules", "pieces")


def check(context: CheckContext) -> Iterator[Diagnostic]:
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
