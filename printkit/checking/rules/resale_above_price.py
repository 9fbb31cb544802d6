"""Deeds that the bank buys back for more than they cost."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK205", "resale-above-price", Severity.ERROR,
    "The bank pays more for a deed than it takes for it.",
    "Whoever buys and sells it again and again never runs out of money.",
    "price: 100, resale: 120",
    "price: 100, resale: 100",
)  # fmt: skip
REQUIRES = ("deeds",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """No resale value and no mortgage is above the price."""
    for key, deed in subject.variant.deeds.items():
        for field, paid in (("resale", deed.resale), ("mortgage", deed.mortgage)):
            if paid is not None and paid > deed.price:
                yield RULE.diagnostic(
                    f"the bank pays {subject.amount(paid)} as {field} for "
                    f"{subject.variant.deed_name(key)}, which costs {subject.amount(deed.price)}",
                    route=("deeds", key, field),
                    help=f"make the {field} {subject.amount(deed.price)} at most",
                )
