"""Whether many amounts follow one rule: multiplied by a factor, rounded to a step."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from statistics import median

from printkit.comparing.difference import Statement
from printkit.comparing.facts import Fact, FactKind
from printkit.records import record

Amounts = Sequence[tuple[Fraction, Fraction]]
"""Each amount before and after."""

FEWEST = 8
"""Changed amounts that make a rule; fewer are listed one by one."""
MOST_EXCEPTIONS = Fraction(1, 10)
"""The share of all amounts that may break the rule; they are listed one by one."""
STEPS = (1, 5, 10, 20, 25, 50, 100, 500, 1000, 5000, 10_000, 100_000)


@record
class Scaling:
    """``after`` is ``before`` times the factor, rounded (up) to a multiple of the step if any."""

    factor: Fraction
    step: int | None = None
    up: bool = False

    def holds(self, before: Fraction, after: Fraction) -> bool:
        """Whether an amount has become what the rule says."""
        exact = before * self.factor
        if self.step is None:
            return after == exact
        if after % self.step:
            return False
        return 0 <= after - exact < self.step if self.up else abs(after - exact) * 2 <= self.step

    def __str__(self) -> str:
        """The rule as one says it: ``× 1.15, rounded to multiples of 5``."""
        words = [f"× {float(self.factor):.6g}"] if self.factor != 1 else []
        if self.step is not None:
            words.append(f"rounded {'up ' if self.up else ''}to multiples of {self.step}")
        return ", ".join(words)


class Rules:
    """The rules found among the amounts of two games: one for all, or one for each class."""

    def __init__(self, pairs: Iterable[tuple[Fact, Fact]]) -> None:
        """Find them; amounts of nothing stay nothing and show nothing."""
        self._pairs = [
            pair
            for pair in pairs
            if pair[0].kind is pair[1].kind is FactKind.AMOUNT and pair[0].value
        ]
        everything = rule_of(list(map(_numbers, self._pairs)))
        classes = dict.fromkeys(fact.amounts for fact, _ in self._pairs)
        self._common = everything
        self._by_class = {
            name: everything or rule_of([_numbers(p) for p in self._of(name)]) for name in classes
        }

    def rule(self, fact: Fact) -> Scaling | None:
        """The rule for an amount, if its class has one."""
        return self._by_class.get(fact.amounts) if fact.kind is FactKind.AMOUNT else None

    def covers(self, before: Fact, after: Fact) -> bool:
        """Whether a rule says what has become of this amount."""
        rule = self.rule(before)
        return rule is not None and bool(before.value) and rule.holds(*_numbers((before, after)))

    def statements(self) -> Iterator[Statement]:
        """Each rule as a sentence."""
        if self._common is not None:
            yield _statement("all amounts", self._common, self._pairs)
            return
        for name, rule in self._by_class.items():
            if rule is not None:
                yield _statement(f"all {name}", rule, self._of(name))

    def _of(self, name: str) -> list[tuple[Fact, Fact]]:
        return [pair for pair in self._pairs if pair[0].amounts == name]


def rule_of(amounts: Amounts) -> Scaling | None:
    """The simplest rule that (almost) all amounts follow, if enough of them have changed."""
    changed = [(before, after) for before, after in amounts if before != after]
    if len(changed) < FEWEST:
        return None
    return next((rule for rule in _candidates(changed) if _fits(rule, amounts)), None)


def _candidates(changed: Amounts) -> Iterator[Scaling]:
    """Rules that could be meant, the simplest first."""
    ratios = [after / before for before, after in changed]
    yield Scaling(Counter(ratios).most_common(1)[0][0])
    steps = [step for step in STEPS if _mostly(after % step == 0 for _, after in changed)]
    for step in reversed(steps):
        yield Scaling(Fraction(1), step, up=True)
    large = sorted(changed)[len(changed) // 2 :]
    typical = median(after / before for before, after in large)
    for factor in dict.fromkeys(round(typical, places) for places in (0, 1, 2)):
        for step in reversed(steps):
            for up in (False, True):
                yield Scaling(factor, step, up)


def _fits(rule: Scaling, amounts: Amounts) -> bool:
    """Whether the amounts follow the rule, and would not just as well follow any other."""
    if rule.factor == 1 and rule.step is None:
        return False
    if rule.step is not None and rule.factor != 1:
        typical = median(before for before, _ in amounts) * rule.factor
        if rule.step * 2 > typical:
            return False
    return _mostly(rule.holds(before, after) for before, after in amounts)


def _mostly(answers: Iterable[bool]) -> bool:
    listed = list(answers)
    return listed.count(False) <= len(listed) * MOST_EXCEPTIONS


def _numbers(pair: tuple[Fact, Fact]) -> tuple[Fraction, Fraction]:
    return _exact(str(pair[0].value)), _exact(str(pair[1].value))


@lru_cache(maxsize=4096)
def _exact(number: str) -> Fraction:
    """The number as it was written: 0.1 is a tenth."""
    return Fraction(number)


def _statement(subject: str, rule: Scaling, pairs: Sequence[tuple[Fact, Fact]]) -> Statement:
    covered = [p for p in pairs if rule.holds(*_numbers(p))]
    changed = sum(before.value != after.value for before, after in covered)
    which = f"{changed} of {len(pairs)} change"
    if len(covered) < len(pairs):
        which += f"; {len(pairs) - len(covered)} do not follow and are listed below"
    return Statement(f"{subject} {rule} ({which})", changed)
