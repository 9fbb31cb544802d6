"""What one wrong value brings about: the rules that find it again in other numbers.

A rule whose finding names the value itself has ``EXPLAINS``: by the field of a deed or card, or the
part of the definition, that it is about, the names of the rules whose findings about the same
deed or its group, or the same card (of another part: all) are told only once this one is mended.
"""

from collections.abc import Mapping

Explains = Mapping[str, tuple[str, ...]]

OF_PRICE = (
    "build-cost-ratio",
    "dearer-deed-lower-rent",
    "group-payback",
    "group-price-step",
    "largest-rent",
    "mortgage-share",
    "number-off-grid",
    "price-above-start-money",
    "price-falls",
    "refund-not-payable",
    "rent-price-ratio",
    "resale-above-price",
    "resale-share",
    "same-rent-dearer-deed",
)
OF_RENTS = (
    "dearer-deed-lower-rent",
    "group-payback",
    "largest-rent",
    "number-off-grid",
    "rent-jump",
    "rent-not-increasing",
    "rent-off-pattern",
    "rent-price-ratio",
    "same-rent-dearer-deed",
)
OF_FALLING_RENT = tuple(name for name in OF_RENTS if name != "rent-not-increasing")
OF_GROUP = (
    "build-cost-varies",
    "group-payback",
    "group-price-step",
    "group-prices-apart",
    "group-scattered",
    "group-sizes",
    "place-unlike-group",
)
OF_BUILD_COST = ("build-cost-falls", "build-cost-ratio", "build-cost-varies", "group-payback")
OF_RULES = ("almost-classic-number",)
OF_SPACES = (
    "board-not-square",
    "deed-without-space",
    "group-off-side",
    "group-scattered",
    "misplaced-corner",
    "price-falls",
    "salary-promised",
    "space-without-deed",
)

OF_SLIP: Explains = {
    "price": (*OF_PRICE, "group-prices-apart"),
    "mortgage": ("mortgage-share", "number-off-grid"),
    "resale": ("resale-share", "number-off-grid"),
    "rent": OF_RENTS,
    "rents": OF_RENTS,
    "group": (*OF_GROUP, "group-off-side"),
    "build_cost": OF_BUILD_COST,
}
"""By the field of a deed that has a digit too many, or the like."""
