"""A target: what a shop, a machine or a virtual table takes of a game.

What all forms share stands here; a form with data of its own adds a record that extends
:class:`Target`, beside its writer.
"""

from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, StringConstraints, model_validator

from printkit.model.base import Id, Record, Title
from printkit.units import parse_length

LONGEST = 2_000.0


def _length(value: object) -> object:
    """Millimetres of a length with a unit."""
    return parse_length(value) if isinstance(value, str) else value


Length = Annotated[
    float,
    BeforeValidator(_length, json_schema_input_type=float | str),
    Field(ge=0, le=LONGEST, allow_inf_nan=False, strict=False),
]
"""Millimetres, or a text with a unit: ``2.5in``, ``9pt``."""
Side = Annotated[Length, Field(ge=2)]
Pixels = Annotated[int, Field(ge=8, le=30_000)]
Dpi = Annotated[int, Field(ge=36, le=1_200)]
ProductId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,63}$")]
"""The name of a product as the shop has it, such as ``PokerDeck``."""
Reason = Annotated[str, StringConstraints(min_length=1, max_length=300)]


Panel = Annotated[list[Annotated[int, Field(ge=0, le=30_000)]], Field(min_length=4, max_length=4)]
"""A rectangle on a picture in pixels: left, top, width, height."""


class Product(Record):
    """A size that a target offers; upright or lying is the same product."""

    title: Title = ""
    """What the shop calls it; default: its name."""
    width: Side
    """Of the finished piece."""
    height: Side
    """Of the finished piece."""
    pixels: Annotated[list[Pixels], Field(min_length=2, max_length=2)] | None = None
    """Width and height of its pictures at the target's ``dpi``, bleed included. Without it the
    target's ``bleed`` is added on all sides."""
    takes: list[Id]
    """The components whose pieces it may be: ``[deeds, cards]``."""
    shape: Literal["rectangle", "circle"] = "rectangle"
    """Its outline: round pieces go to round products."""
    safe: Length | None = None
    """Default: the target's."""
    multiple: Annotated[int, Field(ge=1, le=16)] = 1
    """Of books: blank pages are added until their number is a multiple of this."""
    panels: dict[Literal["front", "back", "left", "right", "lid", "floor"], Panel] = {}
    """Of tuck boxes: where the walls lie on the picture. What is left is for folds and glue."""
    holds: Annotated[int, Field(ge=1, le=1_000)] = 54
    """Of tuck boxes: how many cards, at most as large as the front."""


class Smallest(Record):
    """What the machines of a target can still print."""

    text: Length = 1.764
    """The size of letters; 5 points unless it says otherwise."""
    line: Length = 0.088
    """The width of lines; a quarter of a point unless it says otherwise."""


class Target(Record):
    """What all targets have."""

    title: Title
    """What people call it."""
    about: Annotated[str, StringConstraints(max_length=300)] = ""
    """In a sentence, what comes out."""
    form: Id
    """What its files are like: a form that printkit can write, such as ``cards``."""
    takes: list[Id] = []
    """The components that it takes in their own size."""
    refuses: dict[Id, Reason] = {}
    """Components that it does not take, and why."""
    products: dict[ProductId, Product] = {}
    """The sizes that it offers; pieces are fitted to the nearest."""
    sizes: Literal["nearest", "own"] = "nearest"
    """Whether pieces are fitted to products, or keep their size unless a product is named."""
    prefer: dict[Id, ProductId] = {}
    """The product that a component is made as although another may be nearer."""
    bleed: Length = 3.0
    """Paint beyond the trim."""
    safe: Length = 3.0
    """So far from the trim texts are safe from the knife."""
    dpi: Dpi = 300
    """Pixels per inch of pictures."""
    order: Literal["front-first", "back-first"] = "front-first"
    """Which side of a piece comes first, where both are in one file."""
    smallest: Smallest = Smallest()
    """The smallest letters and lines that it prints."""

    @model_validator(mode="after")
    def _known_products(self) -> Self:
        unknown = sorted(set(self.prefer.values()) - set(self.products))
        if unknown:
            raise ValueError(f"'prefer' names {unknown[0]}, which is none of the products")
        return self
