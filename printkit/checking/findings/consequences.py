"""What one wrong value brings about: the rules that find it again in other numbers.

A rule whose finding names the value itself has ``EXPLAINS``: by the field of a deed or card, or the
part of the definition, that it is about, the names of the rules whose findings about the same
deed or its group, or the same card (of another part: all) are told only once this one is mended.
"""

from collections.abc import Mapping

Explains = Mapping[str, tuple[str, ...]]

_OF_OUTLIERS = ("number-off-ladder", "number-out-of-order", "number-unlike-others")
OF_PRICE = (
    "group-payback",
    "largest-rent",
    "mortgage-share",
    "price-above-start-money",
    "refund-not-payable",
    "resale-above-price",
    "resale-share",
)
OF_FALLING_RENT = ("group-payback", "largest-rent", *_OF_OUTLIERS, "number-off-grid")
OF_RENTS = (*OF_FALLING_RENT, "rent-not-increasing")
OF_GROUP = (
    "group-payback",
    "group-scattered",
    "group-sizes",
    "place-unlike-group",
    "number-out-of-order",
    "number-unlike-others",
)
OF_SPACES = (
    "board-not-square",
    "deed-without-space",
    "group-off-side",
    "group-scattered",
    "misplaced-corner",
    "number-out-of-order",
    "salary-promised",
    "space-without-deed",
)
_OF_RENT = ("group-payback", "largest-rent", "rent-not-increasing")

OF_NUMBERS: Explains = {
    "price": OF_PRICE,
    "rent": _OF_RENT,
    "rents": _OF_RENT,
    "group": (*OF_GROUP, "group-off-side"),
    "build_cost": ("group-payback",),
    "rules": ("mortgage-share", "resale-share"),
}
"""By the field of a deed that holds a number which is probably wrong."""
