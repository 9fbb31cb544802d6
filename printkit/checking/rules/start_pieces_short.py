"""Boxes with fewer pieces than the players begin with."""

from collections.abc import Iterator

from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK662", "start-pieces-short", Severity.ERROR,
    "The rules give each player more pieces at the start than the box holds.",
    "`rules.start_resources` is what each player gets of the piece `resource`.",
    "rules: {start_resources: 5}, resource: {count: 16}, players: {max: 4}",
    "rules: {start_resources: 4}, resource: {count: 16}, players: {max: 4}",
)  # fmt: skip
REQUIRES = ("rules", "pieces")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The pieces are enough for the greatest number of players."""
    players = subject.variant.players.max
    for piece in subject.variant.pieces:
        for name in (f"start_{piece.replace('-', '_')}", f"start_{piece.replace('-', '_')}s"):
            each = subject.variant.rules.get(name, 0)
            have = subject.variant.piece_count(piece)
            if each * players > have:
                yield RULE.diagnostic(
                    f"{players} players begin with {figures(each)} of '{piece}' each, but the box "
                    "has "
                    f"{have}",
                    route=("rules", name),
                    help=f"print {figures(each * players)} or more, and some for the bank",
                    related=(Related("the piece", route=("pieces", piece)),),
                )
