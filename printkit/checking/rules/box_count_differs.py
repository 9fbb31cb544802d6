"""Numbers of pieces that the rules state and the box does not have."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK661",
    name="box-count-differs",
    severity=Severity.ERROR,
    what="The rules count other or more pieces than are in the box.",
    why="`rules.houses` and `rules.hotels`, and numbers whose `rule_kinds` say `in-box`, are how "
    "many there are; one with `last` ends the game, one with `at-start` is what each player "
    "begins with, one with `to-win` how many each player has to place.",
    bad="rules: {houses: 32}, house: {count: 30}",
    good="rules: {houses: 32}, house: {count: 32}",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The box holds what the rules count."""
    if context.variant.rules and context.variant.pieces:
        yield from _in_box(context)
        yield from _at_start(context)
        yield from _markers(context)


def _in_box(context: CheckContext) -> Iterator[Diagnostic]:
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


def _at_start(context: CheckContext) -> Iterator[Diagnostic]:
    """The pieces are enough for the greatest number of players."""
    players = context.variant.most_players
    for name, each, known in context.numbers.of("at-start"):
        piece = known.piece or ""
        have = context.variant.piece_count(piece) if piece in context.variant.pieces else None
        if have is not None and each * players > have:
            yield RULE.diagnostic(
                f"{players} players begin with {figures(each)} of '{piece}' each, but the box has "
                f"{have}",
                route=("rules", name),
                help=f"print {figures(each * players)} or more, and some for the bank",
                related=(Related("the piece", route=("pieces", piece)),),
            )


def _markers(context: CheckContext) -> Iterator[Diagnostic]:
    """Each seat has markers enough to win."""
    for name, value, known in context.numbers.of("to-win"):
        piece = known.piece or ""
        marker = context.variant.pieces.get(piece)
        if marker is not None and marker.per_seat is not None and marker.per_seat < value:
            yield RULE.diagnostic(
                f"{figures(value)} win, but each player has {marker.per_seat} of '{piece}'",
                route=("rules", name),
                help=f"print {figures(value)} for each seat",
                related=(Related("the marker", route=("pieces", piece, "per_seat")),),
            )
