"""Deeds that the bank buys back for more than they cost."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import DeedKey
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK205",
    name="resale-above-price",
    severity=Severity.ERROR,
    what="The bank pays more for a deed than it takes for it.",
    why="Whoever buys and sells it again and again never runs out of money.",
    bad="price: 100, resale: 120",
    good="price: 100, resale: 100",
)
REQUIRES = ("deeds",)

_FEW = 3
"""Deeds that are reported one by one, also of a game that has no more."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No resale value and no mortgage is above the price; of most deeds it is reported once."""
    for field in ("resale", "mortgage"):
        stating = {
            key: float(paid)
            for key, deed in context.variant.deeds.items()
            if (paid := getattr(deed, field)) is not None
        }
        above = [key for key, paid in stating.items() if paid > context.variant.deeds[key].price]
        if len(above) > _FEW and 2 * len(above) > len(stating):
            yield _of_most(field, above, len(stating))
        else:
            yield from (_of_one(context, field, key, stating[key]) for key in above)


def _of_most(field: str, above: list[DeedKey], stating: int) -> Diagnostic:
    return RULE.diagnostic(
        f"{len(above)} of {stating} deeds state a {field} above their price",
        route=("deeds",),
        help=f"check whether 'price' and '{field}' are swapped, such as the heads of two columns",
        related=(Related("the first of them", route=("deeds", above[0], field)),),
    )


def _of_one(context: CheckContext, field: str, key: DeedKey, paid: float) -> Diagnostic:
    price = context.amount(context.variant.deeds[key].price)
    return RULE.diagnostic(
        f"the bank pays {context.amount(paid)} as {field} for "
        f"{context.variant.deed_name(key)}, which costs {price}",
        route=("deeds", key, field),
        help=f"make the {field} {price} at most",
    )
