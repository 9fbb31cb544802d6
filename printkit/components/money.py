"""Notes of play money."""

from dataclasses import dataclass

from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.model import Denomination, Variant
from printkit.scene import Artwork

BLEED = 2.0


@dataclass(frozen=True, slots=True)
class Face:
    """What a note's template may show; ``rank`` is 1 for the least value."""

    value: int
    rank: int
    of: int
    currency: str


def compose(design: Design) -> Composition:
    """A note of each value, from the greatest to the least."""
    money = design.variant.money
    values = [] if money is None else sorted(money.denominations)
    artworks = [
        _artwork(design, Face(value, rank, len(values), design.variant.currency.name or ""))
        for rank, value in enumerate(values, 1)
    ]
    return design.composition(artworks[::-1])


def _artwork(design: Design, face: Face) -> Artwork:
    size = design.variant.formats.note
    note = _denomination(design.variant, face.value)
    amount = design.wordings.filters["money"](face.value)
    title = design.phrases.note.format(amount=amount)
    front, back = (
        design.side(
            template,
            (size.width, size.height),
            {"note": face},
            piece=f"note-{face.value}",
            title=title,
            route=("money", "denominations", face.value),
            accent=design.colour(note.colour),
            bleed=BLEED,
        )
        for template in ("note", "note-back")
    )
    return Artwork(
        f"note-{face.value}", title, size.width, size.height, front, back, note.count, BLEED
    )


def _denomination(variant: Variant, value: int) -> Denomination:
    assert variant.money is not None  # noqa: S101 - only called for a variant with money
    return variant.money.denominations[value]


def _applies(variant: Variant) -> bool:
    return variant.money is not None


COMPONENT = Component(
    "money",
    Layout.PIECES,
    ("title", "money", "currency", "formats"),
    _applies,
    compose,
)
