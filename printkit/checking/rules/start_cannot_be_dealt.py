"""Boxes whose notes cannot be dealt to all players."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import deals
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK412",
    name="start-cannot-be-dealt",
    severity=Severity.ERROR,
    what="The printed money is less than what all players start with, or cannot be dealt so that "
    "they begin with the same.",
    why="The game could not even begin. Where there is money enough, too much of it may be in "
    "large notes: however they are shared out, the last players cannot be given their exact "
    "sum.",
    bad="players: {max: 4}, start_total: 120, 100: {count: 10}, 10: {count: 6}",
    good="players: {max: 4}, start_total: 120, 100: {count: 10}, 10: {count: 8}",
    formerly=(("PK403", "too-little-money"),),
)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All notes together are worth the start money of all players, and can be dealt."""
    yield from _enough(context)
    yield from _dealt(context)


def _enough(context: CheckContext) -> Iterator[Diagnostic]:
    """All notes together are worth the start money of all players."""
    money, players = context.money, context.variant.players.max
    printed = sum(value * note.count for value, note in money.denominations.items())
    needed = money.start_total * players
    if printed < needed:
        yield RULE.diagnostic(
            f"{players} players start with {context.amount(needed)} together, but only "
            f"{context.amount(printed)} are printed",
            route=("money", "denominations"),
            help=f"print {context.amount(needed - printed)} more, and some for the bank",
            related=(Related("the start money of each", route=("money", "start_total")),),
        )


def _dealt(context: CheckContext) -> Iterator[Diagnostic]:
    """Some deal gives the greatest number of players their start money."""
    money, players = context.money, context.variant.players.max
    box = {value: note.count for value, note in money.denominations.items()}
    total = int(money.start_total)
    printed = sum(value * count for value, count in box.items())
    if total != money.start_total or printed < total * players:  # PK405 and PK412 say so
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
