"""What several rules of deeds measure: shares of a price, and bands that sound numbers keep."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.rent_tables import DeedKey
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Fix, Route, Rule, SetValue


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

    A share that is no whole amount may be rounded either way. What to write is certain where
    the share is whole, most deeds keep to it (else the percentage may be what is wrong), and the
    price is at home in its group (else the price may be).
    """
    percent = subject.variant.rules.get(number)
    if percent is None:
        return
    stating = {k: d for k, d in subject.variant.deeds.items() if getattr(d, field) is not None}
    shares = {key: deed.price * percent / 100 for key, deed in stating.items()}
    wrong = {k: d for k, d in stating.items() if abs(getattr(d, field) - shares[k]) >= 1}
    mostly_right = 2 * len(wrong) < len(stating)
    for key, deed in wrong.items():
        stated, share = getattr(deed, field), shares[key]
        certain = mostly_right and share > 0 and _is_at_home(subject, key, stated / share)
        yield rule.diagnostic(
            f"the {field} of {subject.variant.deed_name(key)} is {subject.amount(stated)}, "
            f"but {percent:g} % of its price {subject.amount(deed.price)} is "
            f"{subject.amount(share)}",
            route=("deeds", key, field),
            help=f"write {share:g}, or change rules.{number}",
            fix=_whole(("deeds", key, field), share) if certain else None,
        )


def _is_at_home(subject: Subject, key: DeedKey, times: float) -> bool:
    """Whether a price lies nearer to those of its group than that many times the price would."""
    deeds = subject.variant.deeds
    group = subject.variant.group_members(deeds[key].group)
    others = [deeds[member].price for member in group if member != key]
    if not others:
        return False
    usual, price = sum(others) / len(others), deeds[key].price
    return abs(price - usual) < abs(price * times - usual)


def _whole(route: Route, amount: float) -> Fix | None:
    """The fix that writes an amount, if it is a whole one."""
    return Fix(f"write {amount:g}", (SetValue(route, int(amount)),)) if amount % 1 == 0 else None
