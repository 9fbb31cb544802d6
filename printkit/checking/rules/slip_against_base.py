"""Numbers that differ from those of the base by a slip of the fingers."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from printkit.checking.figures import figures
from printkit.checking.habits.digit_slips import is_digit_slip
from printkit.checking.habits.overlay import Restated
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity, format_route

RULE = Rule(
    "PK850", "slip-against-base", Severity.WARNING,
    "A number differs from the base's by one digit, although those around it are the same.",
    "A table that was copied from the base to change its names has the base's numbers. Where one "
    "of them has a digit less or more, or two exchanged, that is likely to be a slip. Numbers that "
    "change on a whole deed, or on many deeds alike, are meant to; so is one that stands alone.",
    "the base: 26: {price: 260, rent: 22}\nhere: 26: {price: 206, rent: 22}",
    "here: 26: {price: 260, rent: 22}",
)  # fmt: skip

LIKE = 0.75
"""The share of the same number of other deeds that must be as in the base."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """What is stated again is the same, or clearly another."""
    tables: defaultdict[object, _Table] = defaultdict(_Table)
    for value in () if subject.overlay is None else subject.overlay.values:
        tables[value.route[0]].add(value)
    for table in tables.values():
        for value in table.values:
            usual = _usual(value, table)
            if usual is not None:
                yield _finding(subject, value, usual)


_Ratios = Mapping[float | None, int]
"""How many values are so many times those of the base; None are those that are no numbers."""


class _Table:
    """The values of one part of the game, such as all deeds."""

    def __init__(self) -> None:
        self.values: list[Restated] = []
        self.ratios: Counter[float | None] = Counter()
        self.of_field: defaultdict[Route, Counter[float | None]] = defaultdict(Counter)
        self.of_thing: defaultdict[Route, Counter[float | None]] = defaultdict(Counter)
        self.same_texts = 0

    def add(self, value: Restated) -> None:
        self.values.append(value)
        for ratios in self.ratios, self.of_field[value.field], self.of_thing[value.thing]:
            ratios[value.ratio] += 1
        self.same_texts += value.ratio is None and value.mine == value.base


def _usual(value: Restated, table: _Table) -> float | None:
    """The number that is likely to be meant, if it is not this one."""
    own = value.ratio
    if own is None or own == 1.0 or not isinstance(value.base, int | float):
        return None
    fields = _others(table.of_field[value.field], own)
    things = _others(table.of_thing[value.thing], own)
    if not fields and not things:
        return None
    ratio = _usual_ratio(fields or things)
    usual = value.base * ratio
    if not is_digit_slip(usual, float(str(value.mine))):
        return None
    numbers = sum(table.ratios[same] for same in {1.0, ratio})
    is_alone = not numbers or numbers + table.same_texts < 2  # noqa: PLR2004 - one may be chance
    is_meant = _share(things, ratio) < LIKE / 1.5 or _share(fields, ratio) < LIKE
    return None if is_alone or is_meant else usual


def _others(ratios: _Ratios, own: float) -> _Ratios:
    """The ratios without one of the value's own."""
    return {
        ratio: count - (ratio == own)
        for ratio, count in ratios.items()
        if count > 1 or ratio != own
    }


def _usual_ratio(ratios: _Ratios) -> float:
    """What most numbers are multiplied with."""
    return max((r for r in ratios if r is not None), key=ratios.__getitem__, default=1.0)


def _share(ratios: _Ratios, ratio: float) -> float:
    """Of the numbers, how many are the base's times the usual ratio."""
    numbers = sum(ratios.values()) - ratios.get(None, 0)
    return ratios.get(ratio, 0) / numbers if numbers else 1.0


def _finding(subject: Subject, value: Restated, usual: float) -> Diagnostic:
    return RULE.diagnostic(
        f"{_said(subject, value.route)} is {value.mine}; with the numbers around it the base has "
        f"{figures(usual)}",
        route=value.route,
        help=f"write {figures(usual)}; if {value.mine} is meant, silence this with a comment",
        related=(Related("the base", span=value.base_span),),
        likely=usual,
    )


def _said(subject: Subject, route: Route) -> str:
    match route:
        case ("deeds", int() | str() as key, *rest) if key in subject.variant.deeds:
            return f"'{format_route(tuple(rest))}' of {subject.variant.deed_name(key)}"
    return f"'{format_route(route)}'"
