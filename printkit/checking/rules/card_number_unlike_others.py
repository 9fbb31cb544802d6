"""Numbers on cards that are another one with a slip of the fingers."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from printkit.checking.figures import figures
from printkit.checking.habits.digit_slips import is_digit_slip
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    "PK325", "card-number-unlike-others", Severity.WARNING,
    "A card moves many more pieces, or asks for another payment in their place, than all others; "
    "one digit makes the difference.",
    "Cards that are alike state like numbers. Where all others give one or two pieces and one "
    "gives 11, a digit was typed twice.",
    "gain 1 resource, gain 2 resources, lose 1 resource, gain 1 resource, gain 11 resources",
    "gain 1 resource, gain 2 resources, lose 1 resource, gain 1 resource, gain 1 resource",
)  # fmt: skip

_ENOUGH = 3
"""Other cards from which on a habit can be seen."""
_FAR = 5
"""Times the largest number of all others that is far more."""

Numbers = Mapping[Route, float]


def check(subject: Subject) -> Iterator[Diagnostic]:
    """No number is a slip of the fingers away from all others of its sort."""
    counts: defaultdict[str, dict[Route, float]] = defaultdict(dict)
    payments: dict[Route, float] = {}
    for placed in subject.effects:
        effect = placed.effect
        if effect.do == "gain" or effect.do == "lose":  # noqa: PLR1714 - for mypy
            counts[effect.piece][(*placed.route, "count")] = effect.count
        if effect.do == "lose" and effect.otherwise_pay is not None:
            payments[(*placed.route, "otherwise_pay")] = effect.otherwise_pay
    for piece, numbers in counts.items():
        yield from _far_more(numbers, piece)
    yield from _odd_one(subject, payments)


def _far_more(numbers: Numbers, piece: str) -> Iterator[Diagnostic]:
    for route, number in numbers.items():
        others = [other for place, other in numbers.items() if place != route]
        if len(others) < _ENOUGH or number < _FAR * max(others):
            continue
        if any(is_digit_slip(other, number) for other in others):
            yield RULE.diagnostic(
                f"this card moves {figures(number)} of '{piece}', the other {len(others)} cards "
                f"that do so move {figures(max(others))} at most",
                route=route,
                help="see whether a digit is too many",
            )


def _odd_one(subject: Subject, numbers: Numbers) -> Iterator[Diagnostic]:
    if len(numbers) <= _ENOUGH:
        return
    usual, times = Counter(numbers.values()).most_common(1)[0]
    odd = [route for route, number in numbers.items() if number != usual]
    if times + 1 == len(numbers) and is_digit_slip(usual, numbers[odd[0]]):
        yield RULE.diagnostic(
            f"{subject.amount(numbers[odd[0]])} is to be paid in place of the pieces here, but "
            f"{subject.amount(usual)} on the other {times} cards",
            route=odd[0],
            help=f"write {figures(usual)}, if a digit is wrong",
        )
