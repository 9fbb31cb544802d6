"""What several rules of deeds measure: shares of a price, and bands that sound numbers keep."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule


class Band(NamedTuple):
    """A range of sound ratios, both ends included."""

    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether the value lies inside."""
        return self.low <= value <= self.high

    def __str__(self) -> str:
        return f"{self.low:g} to {self.high:g}"


def wrong_shares(subject: Subject, rule: Rule, field: str, number: str) -> Iterator[Diagnostic]:
    """Deeds whose ``field`` is not the share of the price that ``rules`` state as ``number``.

    A share that is no whole amount may be rounded either way.
    """
    percent = subject.variant.rules.get(number)
    if percent is None:
        return
    for key, deed in subject.variant.deeds.items():
        stated = getattr(deed, field)
        share = deed.price * percent / 100
        if stated is not None and abs(stated - share) >= 1:
            yield rule.diagnostic(
                f"the {field} of {subject.variant.deed_name(key)} is {subject.amount(stated)}, "
                f"but {percent:g} % of its price {subject.amount(deed.price)} is "
                f"{subject.amount(share)}",
                route=("deeds", key, field),
                help=f"write {share:g}, or change rules.{number}",
            )
