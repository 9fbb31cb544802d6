"""Boxes whose notes cannot be dealt at all, though there is money enough."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import deals
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK412",
    name="start-cannot-be-dealt",
    severity=Severity.ERROR,
    what="The notes of the box cannot be dealt so that all players begin with the same money.",
    why="There is money enough, but too much of it in large notes: however the notes are shared "
    "out, the last players cannot be given their exact sum.",
    bad="players: {max: 4}, start_total: 120, 100: {count: 10}, 10: {count: 6}",
    good="players: {max: 4}, start_total: 120, 100: {count: 10}, 10: {count: 8}",
)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Some deal gives the greatest number of players their start money."""
    money, players = context.money, context.variant.most_players
    box = {value: note.count for value, note in money.denominations.items()}
    total = int(money.start_total)
    printed = sum(value * count for value, count in box.items())
    if total != money.start_total or printed < total * players:  # PK405 and PK403 say so
        return
    if deals(box, total, players) is False:
        able = max(n for n in range(players) if n == 0 or deals(box, total, n))
        yield RULE.diagnostic(
            f"the notes cannot be dealt so that {players} players get {context.amount(total)} "
            f"each: there are enough small notes for {able}",
            route=("money", "denominations"),
            help="print more small notes, or allow fewer players",
            related=(Related("the start money of each", route=("money", "start_total")),),
        )
