"""Notes that run out while the start money is dealt."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK404",
    name="start-notes-short",
    severity=Severity.INFO,
    what="There are not enough notes of a kind to deal all players alike.",
    why="The last players must be given the same sum in other notes. Official boxes have this "
    "shortage too, so it is a hint only.",
    bad="players: {max: 8}, start: {1: 5}, 1: {count: 30}",
    good="players: {max: 8}, start: {1: 5}, 1: {count: 40}",
)
REQUIRES = ("money",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Of each note there are as many as all players are dealt."""
    players = context.variant.most_players
    for value, each in context.money.start.items():
        note = context.money.denominations.get(value)
        if note is not None and note.count < each * players:
            yield RULE.diagnostic(
                f"{players} players are dealt {each * players} notes of {context.amount(value)}, "
                f"but {note.count} are printed: enough for {note.count // each}",
                route=("money", "denominations", value, "count"),
                help=f"print {each * players}, or let the rules say what replaces them",
                related=(
                    Related("what each is dealt", route=("money", "start", value)),
                    Related("the players", route=("players", "max")),
                ),
            )
