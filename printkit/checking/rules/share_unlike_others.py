"""Mortgages and resale values that are another share of the price than on all other deeds."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.deeds.price_shares import printed_step
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK221", "share-unlike-others", Severity.WARNING,
    "A mortgage or resale value is another share of the price than on all other deeds.",
    "On the classic boards a mortgage is half the price everywhere. Where most deeds keep to a "
    "share, one that does not is likely to be a slip, also if the rules do not state the share.",
    "price: 60, mortgage: 30, …, price: 100, mortgage: 5",
    "price: 60, mortgage: 30, …, price: 100, mortgage: 50",
)  # fmt: skip
REQUIRES = ("deeds",)

FEWEST = 12
USUAL = 0.8
"""The share of deeds that must agree."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each is the usual share, unless the rules state one: then that is PK203's business."""
    for field in ("mortgage", "resale"):
        if f"{field}_percent" not in subject.variant.rules:
            percent = _usual_percent(subject, field)
            yield from () if percent is None else _others(subject, field, percent)


def _usual_percent(subject: Subject, field: str) -> float | None:
    shares = Counter(
        round(100 * getattr(deed, field) / deed.price, 6)
        for deed in subject.variant.deeds.values()
        if deed.price and getattr(deed, field) is not None
    )
    percent, count = shares.most_common(1)[0] if shares else (0.0, 0)
    return percent if count >= max(FEWEST, USUAL * shares.total()) else None


def _others(subject: Subject, field: str, percent: float) -> Iterator[Diagnostic]:
    step = printed_step(subject)
    for key, deed in subject.variant.deeds.items():
        stated, share = getattr(deed, field), deed.price * percent / 100
        if stated is not None and abs(stated - share) >= step:
            yield RULE.diagnostic(
                f"the {field} of {subject.variant.deed_name(key)} is {subject.amount(stated)}; as "
                f"on most deeds it would be {figures(percent)} % of its price, "
                f"{subject.amount(share)}",
                route=("deeds", key, field),
                help=f"write {figures(share)}, or correct the price",
            )
