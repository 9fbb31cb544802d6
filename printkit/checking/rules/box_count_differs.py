"""Numbers of pieces that the rules and the box state differently."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK661",
    name="box-count-differs",
    severity=Severity.ERROR,
    what="The rules give a different number of pieces from what is in the box.",
    why="`rules.houses` and `rules.hotels`, and numbers whose `rule_kinds` say `in-box`, are how "
    "many there are; one with `last` is that which ends the game. The rulebook is printed with "
    "them.",
    bad="rules: {houses: 32}, house: {count: 30}",
    good="rules: {houses: 32}, house: {count: 32}",
)
REQUIRES = ("rules", "pieces")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where the rules count a piece the box holds as many."""
    for name, value, known in context.numbers.of("in-box", "last"):
        piece = known.piece or ""
        if piece not in context.variant.pieces:
            continue
        have, is_last = context.variant.piece_count(piece), known.kind == "last"
        if value > have if is_last else value != have:
            yield RULE.diagnostic(
                f"rules.{name} is {figures(value)}, but the box has "
                f"{'only ' if is_last else ''}{have} of '{piece}'",
                route=("rules", name),
                help="correct one of the two" + (": the game could not end" if is_last else ""),
                related=(Related("the piece", route=("pieces", piece)),),
            )
