"""The rules, the money and the notes that each player is dealt give different sums to start with.

The rulebook is printed with rules.start_money, the table of notes with money.start_total, and
players count what they are dealt.
Bad: start_total: 500
    start: {100: 4, 20: 4, 5: 2}     # 490
Good: start_total: 500
    start: {100: 4, 20: 4, 5: 4}
Fixed: Writes the sum on which two of the three agree; an edition's own number is never set back to
    that of its base.
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Findings, Fix, Related, Route, Rule, SetValue, Severity

RULE = Rule.documented(__name__, __doc__, "PK402", Severity.ERROR)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)

PROMISED: Route = ("rules", "start_money")
TOTAL: Route = ("money", "start_total")


def check(context: CheckContext) -> Findings:
    total, notes = context.money.start_total, _sum_of_notes(context)
    promised = context.variant.rules.get("start_money", total)
    left = _left_behind(context, promised)
    wrong = None if left else _outvoted(promised, total, notes)
    fix = (
        Fix(f"write '{wrong[-1]}: {figures(notes)}'", (SetValue(wrong, notes),)) if wrong else None
    )
    instead = () if wrong is None else ((wrong, notes),)
    if notes != total and (promised == total or not _changed_alone(context, TOTAL)):
        more = "more" if notes > total else "less"
        yield RULE.diagnostic(
            f"the start notes add up to {context.amount(notes)}, "
            f"{context.amount(abs(notes - total))} {more} than the start money of "
            f"{context.amount(total)}",
            route=("money", "start"),
            help="correct the numbers of notes, or start_total",
            related=(Related("the start money", route=TOTAL),),
            fix=fix,
            instead=instead,
        )
    if promised != total:
        yield RULE.diagnostic(
            f"rules.start_money is {context.amount(promised)}, but money.start_total is "
            f"{context.amount(total)}",
            route=PROMISED,
            help=f"make the two equal: add '{left}'" if left else "make the two equal",
            related=(Related("the other statement", route=TOTAL),),
            fix=fix,
            instead=instead,
        )


def _outvoted(promised: float, total: float, notes: float) -> Route | None:
    """The one of the two sums that the notes contradict, if they add up to the other."""
    if promised == total or notes not in {promised, total}:
        return None
    return PROMISED if notes == total else TOTAL


def _left_behind(context: CheckContext, promised: float) -> str | None:
    """What an edition still has to state if it changes one of the two only."""
    total = context.money.start_total
    if _changed_alone(context, PROMISED):
        return f"money: {{start_total: {figures(promised)}, {_dealt_anew(context, promised)}}}"
    if _changed_alone(context, TOTAL):
        anew = _dealt_anew(context, total)
        return f"rules: {{start_money: {figures(total)}}}' and 'money: {{{anew}}}"
    return None


def _dealt_anew(context: CheckContext, wanted: float) -> str:
    """The numbers of notes that are dealt for another sum, those changed that are worth most."""
    left, dealt = wanted - _sum_of_notes(context), []
    for value in sorted(context.money.denominations, reverse=True):
        count = context.money.start.get(value, 0)
        now = max(count + int(left / value), 0)
        if now != count:
            dealt.append(f"{value}: {now}")
            left -= (now - count) * value
    return "start: …" if left else f"start: {{{', '.join(dealt)}}}"


def _sum_of_notes(context: CheckContext) -> int:
    return sum(value * count for value, count in context.money.start.items())


def _changed_alone(context: CheckContext, changed: Route) -> bool:
    """Whether an edition changes one of the two sums only, and leaves the rest to its base.

    What was changed first is no slip because the rest has not followed yet.
    """
    notes: list[Route] = [("money", "start", value) for value in context.money.start]
    rest = (route for route in (PROMISED, TOTAL, *notes) if route != changed)
    inherits = context.overlay.inherits
    return not inherits(changed) and all(map(inherits, rest))
