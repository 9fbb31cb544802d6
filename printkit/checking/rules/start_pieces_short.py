"""Boxes with fewer pieces than the players begin with."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK662",
    name="start-pieces-short",
    severity=Severity.ERROR,
    what="The rules give each player more pieces at the start than the box holds.",
    why="What each player gets of a piece is a number with `at-start` in `rule_kinds`.",
    bad="rules: {gems: 5}, rule_kinds: {gems: {kind: at-start, piece: gem}}   # of 16, for 4 "
    "players",
    good="rules: {gems: 4}, rule_kinds: {gems: {kind: at-start, piece: gem}}   # of 16, for 4 "
    "players",
)
REQUIRES = ("rules", "pieces")


def check(context: CheckContext) -> Iterator[Diagnostic]:
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
