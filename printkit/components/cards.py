"""Event cards of all decks, with the backs of their deck."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from itertools import islice
from typing import Any

from printkit.components.bill import BillPiece, SamplePicture
from printkit.components.card_signs import CardSign, amounts_of, sign_of
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks, size_of
from printkit.components.design import Composition, Design
from printkit.model import Card, Deck, Variant
from printkit.records import record
from printkit.scene import Artwork, Node, Side
from printkit.templating.expression_scope import card_context

BLEED = 3.0
NO_SIGN = CardSign()


@record
class CardFace:
    """What a card's template may show; on a back there is only the deck.

    Its own fields are parts of it: ``card.suit``. Fields that only other cards state are empty.
    ``sign`` is that of the first effect, ``amounts`` are those of all effects that are one;
    ``roll`` is the throw that stands for it, the least die first.
    """

    deck: str
    deck_name: str
    icon: str
    title: str = ""
    text: str = ""
    keep: bool = False
    note: str = ""
    art: str = ""
    sign: CardSign = NO_SIGN
    amounts: tuple[CardSign, ...] = ()
    roll: tuple[int, ...] = ()
    fields: Mapping[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        """A field of the card's own."""
        return self.fields[name]


def compose(design: Design) -> Composition:
    """All cards of all decks; each deck's back is drawn once."""
    artworks: list[Artwork] = []
    decks = design.variant.decks.items()
    faces = {deck_id: dict(_faces(design, deck_id, deck)) for deck_id, deck in decks}
    for deck_id, deck in decks:
        back = _side(
            design, "card-back", deck_id, deck, f"{deck_id}-back", back_face(deck_id, deck)
        )
        alike = _alike(design, deck_id, faces)
        for card_id, face in faces[deck_id].items():
            with design.piece(f"card “{card_id}”", ("decks", deck_id, "cards", card_id)):
                front = _side(design, "card", deck_id, deck, card_id, face, alike)
                artworks.append(_artwork(design, deck_id, deck, card_id, face, front, back))
    return design.composition(artworks, "card")


def _alike(
    design: Design, deck_id: str, faces: Mapping[str, Mapping[str, CardFace]]
) -> Mapping[str, tuple[str, ...]]:
    """The words of all cards that are set in one size: those of decks with the same template."""
    template = design.template_for("card", deck_id)
    shown = [
        face
        for other, cards in faces.items()
        if design.template_for("card", other) == template
        for face in cards.values()
    ]
    return {
        "title": tuple(face.title for face in shown),
        "text": tuple(face.text for face in shown),
    }


def face_of(design: Design, deck_id: str, card_id: str) -> CardFace:
    """What the front of a card shows, its expressions worked out."""
    deck = design.variant.decks[deck_id]
    card = deck.cards[card_id]
    does = card.effects, design.variant, design.wordings.filters["money"]
    return CardFace(
        deck=deck_id,
        deck_name=deck.name,
        icon=str(card.fields.get("icon", deck.icon)),
        title=_worded(design, card.title, deck_id, card_id, "title"),
        text=_worded(design, card.text, deck_id, card_id, "text"),
        keep=card.keep,
        note=design.wording(deck.note, ("decks", deck_id, "note")),
        art=card.art or "",
        sign=sign_of(*does),
        amounts=amounts_of(*does),
        roll=tuple(sorted(card.roll or ())),
        fields=_own_fields(design, deck_id, card_id, card),
    )


def _worded(design: Design, text: str, deck_id: str, card_id: str, *route: str) -> str:
    deck = design.variant.decks[deck_id]
    about = card_context(deck.cards[card_id], deck)
    return design.wording(text, ("decks", deck_id, "cards", card_id, *route), **about)


def _own_fields(design: Design, deck_id: str, card_id: str, card: Card) -> Mapping[str, Any]:
    """The fields of the card's own, the expressions of texts worked out."""
    empty = {name: "" for deck in design.variant.decks.values() for name in deck.own_fields}
    worded = {
        name: _worded(design, value, deck_id, card_id, "fields", name)
        for name, value in card.fields.items()
        if isinstance(value, str)
    }
    return {**empty, **card.fields, **worded}


def _faces(design: Design, deck_id: str, deck: Deck) -> Iterator[tuple[str, CardFace]]:
    """The faces of the cards that can be shown, by the cards' names."""
    for card_id in deck.cards:
        with design.attempt(f"card “{card_id}”", ("decks", deck_id, "cards", card_id)):
            yield card_id, face_of(design, deck_id, card_id)


def _artwork(
    design: Design, deck_id: str, deck: Deck, card_id: str, face: CardFace, front: Node, back: Node
) -> Artwork:
    size = design.variant.formats.card
    return Artwork(
        f"{deck_id}-{card_id}",
        face.title or deck.name,
        size.width,
        size.height,
        front,
        back,
        deck.cards[card_id].copies,
        BLEED,
        back_name=f"{deck_id}-back",
    )


def _side(
    design: Design,
    template: str,
    deck_id: str,
    deck: Deck,
    card_id: str,
    face: CardFace,
    alike: Mapping[str, tuple[str, ...]] | None = None,
) -> Node:
    size = design.variant.formats.card
    is_back = template == "card-back"
    return design.side(
        design.template_for(template, deck_id),
        (size.width, size.height),
        {"card": face},
        piece=f"{deck_id}-{card_id}",
        title=f"back of deck “{deck.name}”" if is_back else f"card “{face.title or card_id}”",
        route=("decks", deck_id) if is_back else ("decks", deck_id, "cards", card_id),
        accent=design.colour(deck.colour),
        bleed=BLEED,
        alike=alike,
    )


def back_face(deck_id: str, deck: Deck) -> CardFace:
    """What is shown on the back of a deck."""
    return CardFace(deck_id, deck.name, deck.icon)


def _applies(variant: Variant) -> bool:
    return any(deck.cards for deck in variant.decks.values())


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    """The decks, each with its back and its first card."""
    left = iter(artworks)
    pieces = []
    for deck in design.variant.decks.values():
        own = list(islice(left, len(deck.cards)))
        if own:
            pictures = (SamplePicture(own[0], Side.BACK), SamplePicture(own[0]))
            count = sum(artwork.copies for artwork in own)
            pieces.append(BillPiece(deck.name, count, pictures, size_of(design, own[0])))
    return tuple(pieces)


COMPONENT = Component(
    "cards",
    Layout.PIECES,
    ("decks.cards", "groups", "space_kinds", "formats", "currency", "pieces", "rules"),
    _applies,
    compose,
    _bill,
    Stock.CARD,
    wide=True,
)
