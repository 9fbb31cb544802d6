"""Statements of the start money that differ: the rules', the money's, and the notes."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Fix, Related, Route, Rule, SetValue, Severity

RULE = Rule(
    code="PK402",
    name="start-money-differs",
    severity=Severity.ERROR,
    what="The rules, the money and the notes that each player is dealt give different sums to "
    "start with.",
    why="The rulebook is printed with rules.start_money, the table of notes with "
    "money.start_total, and players count what they are dealt.",
    bad="start_total: 500\nstart: {100: 4, 20: 4, 5: 2}     # 490",
    good="start_total: 500\nstart: {100: 4, 20: 4, 5: 4}",
    fixed="Writes the sum on which two of the three agree; an edition's own number is never set "
    "back to that of its base.",
)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)

PROMISED: Route = ("rules", "start_money")
DEALT: Route = ("money", "start_total")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """``rules.start_money``, ``money.start_total`` and the start notes are one sum."""
    promised, dealt = context.variant.rules.get("start_money"), context.money.start_total
    differ = promised is not None and promised != dealt
    if not (differ and _changed_alone(context, DEALT)):  # else what is left says it of the notes
        yield from _of_notes(context)
    if promised is not None and differ:
        left = _left_behind(context, promised)
        yield RULE.diagnostic(
            f"rules.start_money is {context.amount(promised)}, but money.start_total is "
            f"{context.amount(dealt)}",
            route=PROMISED,
            help=f"make the two equal: add '{left}'" if left else "make the two equal",
            related=(Related("the other statement", route=DEALT),),
            fix=None if left else _agreed(context, promised),
        )


def _of_notes(context: CheckContext) -> Iterator[Diagnostic]:
    """If the notes and ``rules.start_money`` agree, the total follows."""
    dealt, actual = context.money.start_total, _sum_of_notes(context)
    if actual == dealt:
        return
    agree = context.variant.rules.get("start_money") == actual
    more = "more" if actual > dealt else "less"
    yield RULE.diagnostic(
        f"the start notes add up to {context.amount(actual)}, "
        f"{context.amount(abs(actual - dealt))} {more} than the start money of "
        f"{context.amount(dealt)}",
        route=("money", "start"),
        help="correct the numbers of notes, or start_total",
        related=(Related("the start money", route=DEALT),),
        fix=Fix(f"write 'start_total: {actual}'", (SetValue(DEALT, actual),))
        if agree and not _changed_alone(context, DEALT)
        else None,
    )


def _left_behind(context: CheckContext, promised: float) -> str | None:
    """What an edition still has to state if it changes one of the two only."""
    if _changed_alone(context, PROMISED):
        return f"money: {{start_total: {figures(promised)}, {_dealt_anew(context, promised)}}}"
    if _changed_alone(context, DEALT):
        total = figures(context.money.start_total)
        anew = _dealt_anew(context, context.money.start_total)
        return f"rules: {{start_money: {total}}}' and 'money: {{{anew}}}"
    return None


def _dealt_anew(context: CheckContext, promised: float) -> str:
    """The numbers of notes that are dealt for another sum, those changed that are worth most."""
    money = context.money
    left = promised - _sum_of_notes(context)
    dealt: dict[int, int] = {}
    for value in sorted(money.denominations, reverse=True):
        count = money.start.get(value, 0)
        now = max(count + int(left / value), 0)
        if now != count:
            dealt[value] = now
            left -= (now - count) * value
    if left:
        return "start: …"
    start = ", ".join(f"{value}: {count}" for value, count in dealt.items())
    return f"start: {{{start}}}"


def _agreed(context: CheckContext, promised: float) -> Fix | None:
    """The start notes show which of the two is right, if they add up to either."""
    dealt, notes = context.money.start_total, _sum_of_notes(context)
    if notes == dealt:
        return Fix(f"write {dealt}", (SetValue(PROMISED, dealt),))
    if notes == promised:
        return Fix(f"write 'start_total: {notes}'", (SetValue(DEALT, notes),))
    return None


def _sum_of_notes(context: CheckContext) -> int:
    """What the notes that each player is dealt are worth."""
    return sum(value * count for value, count in context.money.start.items())


def _changed_alone(context: CheckContext, sum_route: Route) -> bool:
    """Whether an edition changes one of the two sums only, and leaves the rest to its base."""
    notes: list[Route] = [("money", "start", value) for value in context.money.start]
    rest = (route for route in (PROMISED, DEALT, *notes) if route != sum_route)
    return context.overlay is not None and context.overlay.alone(sum_route, rest)
