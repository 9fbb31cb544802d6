"""Notes of play money."""

from dataclasses import replace

from printkit.art.style import Ink
from printkit.colour import WHITE, Colour, contrast
from printkit.components.bill import BillPiece
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks, each
from printkit.components.design import Composition, Design
from printkit.model import Denomination, Variant
from printkit.records import record
from printkit.scene import Artwork

BLEED = 2.0

LEGIBLE = 4.5
"""Contrast with white paper that the lines and numerals of a note have."""


@record
class NoteFace:
    """What a note's template may show; ``rank`` is 1 for the least value.

    ``engraving`` is the note's colour, deepened until lines and numerals in it can be read;
    where there is only black, that.
    """

    value: int
    rank: int
    of: int
    currency: str
    engraving: str
    art: str = ""


def compose(design: Design) -> Composition:
    """A note of each value, from the greatest to the least."""
    money = design.variant.money
    values = [] if money is None else sorted(money.denominations)
    artworks: list[Artwork] = []
    for value in values:
        with design.piece(f"note {value}", ("money", "denominations", value)):
            artworks.append(_artwork(design, note_face(design, value)))
    return design.composition(artworks[::-1], "note")


def deepened(colour: Colour) -> Colour:
    """The colour, or the palest of its deeper and richer tones that is legible on white."""
    tones = (_tone(colour, step / 50) for step in range(51))
    return next(tone for tone in tones if contrast(tone, WHITE) >= LEGIBLE)


def _tone(colour: Colour, depth: float) -> Colour:
    """The colour deepened (0 to 1, which is black); powers keep pale colours from going grey."""
    power = 1 + 4 * depth
    rich = Colour(colour.red**power, colour.green**power, colour.blue**power)
    return rich.shade(depth)


def note_face(design: Design, value: int) -> NoteFace:
    """What the templates of a note of this value may show, and that of the band around them."""
    assert design.variant.money is not None  # noqa: S101 - only called for a variant with money
    notes, currency = design.variant.money.denominations, design.variant.currency
    note, rank = notes[value], sorted(notes).index(value) + 1
    black = design.look.ink is Ink.MONO
    engraving = "ink" if black else deepened(design.colour(note.colour)).hex
    return NoteFace(value, rank, len(notes), currency.name or "", engraving, note.art or "")


def _artwork(design: Design, face: NoteFace) -> Artwork:
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


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    """Each note, and how many of it a player starts with."""
    dealt = {} if design.variant.money is None else dict(design.variant.money.dealt)
    return tuple(
        replace(piece, note=design.phrases.dealt.format(count=count)) if count else piece
        for piece, artwork in zip(each(design, artworks), artworks, strict=True)
        for count in [dealt.get(int(artwork.id.removeprefix("note-")))]
    )


def _applies(variant: Variant) -> bool:
    return variant.money is not None


COMPONENT = Component(
    "money",
    Layout.PIECES,
    ("title", "money", "currency", "formats"),
    _applies,
    compose,
    _bill,
    Stock.NOTE,
)
