"""The printed money is less than what all players start with, or cannot be dealt so that they begin
with the same; or there are not enough notes of a kind to deal all players alike, a hint.

The game could not even begin. Where there is money enough, too much of it may be in large notes:
however they are shared out, the last players cannot be given their exact sum. Notes that run out
are a hint only: official boxes have this shortage too, and the last players are given the same sum
in others.
Bad: players: {max: 4}, start_total: 120, 100: {count: 10}, 10: {count: 6}
Good: players: {max: 4}, start_total: 120, 100: {count: 10}, 10: {count: 8}
"""

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import deals
from printkit.diagnostics import Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK412", Severity.ERROR)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)
_TOTAL = ("money", "start_total")


def check_sum(context: CheckContext) -> Findings:
    money, players = context.money, context.variant.most_players
    box = {value: note.count for value, note in money.denominations.items()}
    printed, each = sum(value * count for value, count in box.items()), int(money.start_total)
    needed, related = money.start_total * players, Related("the start money of each", route=_TOTAL)
    if printed < needed:
        yield RULE.diagnostic(
            f"{players} players start with {context.amount(needed)} together, but only "
            f"{context.amount(printed)} are printed",
            route=("money", "denominations"),
            help=f"print {context.amount(needed - printed)} more, and some for the bank",
            related=(related,),
            old="PK403",
        )
    elif each == money.start_total and deals(box, each, players) is False:  # else PK405 says so
        able = max(n for n in range(players) if n == 0 or deals(box, each, n))
        yield RULE.diagnostic(
            f"the notes cannot be dealt so that {players} players get {context.amount(each)} "
            f"each: there are enough small notes for {able}",
            route=("money", "denominations"),
            help="print more small notes, or allow fewer players",
            related=(related,),
            old="PK412",
        )


def check_alike(context: CheckContext) -> Findings:
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
                severity=Severity.INFO,
                old="PK404",
            )
