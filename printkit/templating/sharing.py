"""Dividing room among elements, by what each requests."""

from collections.abc import Sequence
from math import fsum

from printkit.templating.attributes import plain_number
from printkit.templating.look import LookupFailure
from printkit.templating.markup import Element


def growth(element: Element) -> float:
    """The share of the free room that an element requests.

    What is not a number is reported when the element itself is drawn, and counts as 1 here.
    """
    try:
        return max(0.0, plain_number(element.attributes.get("grow", "1")))
    except LookupFailure:
        return 1.0


def divided(room: float, fixed: Sequence[float | None], weights: Sequence[float]) -> list[float]:
    """The fixed sizes, and for each that is None its part, by weight, of what they leave."""
    free = max(0.0, room - fsum(size or 0.0 for size in fixed))
    total = fsum(w for w, size in zip(weights, fixed, strict=True) if size is None) or 1.0
    return [
        free * weight / total if size is None else size
        for weight, size in zip(weights, fixed, strict=True)
    ]
