"""The game board: a ring of spaces around a centre."""

from dataclasses import replace

from printkit.colour import Colour, readable_on
from printkit.components.bill import BillPiece, SamplePicture
from printkit.components.centre import places, runs
from printkit.components.colony import colony
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks, size_of
from printkit.components.design import Composition, Design
from printkit.components.seats import token_art
from printkit.geometry.ring import Ring, RingSlot, ring, seams
from printkit.geometry.transform import translate
from printkit.model import Board, Deck, Space, Variant
from printkit.records import record
from printkit.scene import Artwork, Group, Node

BLEED = 3.0
COLONY_SHARE = 0.16
"""Radius of a colony as a share of the centre's width."""


@record
class SpaceFace:
    """What a space's template may show; ``side`` 0 to 3 is bottom, left, top, right."""

    index: int
    side: int
    name: str
    names: tuple[str, ...]
    """The parts of a name that says two things, such as ``Jail / Just Visiting``."""
    short_name: str
    place: str
    kind: str
    icon: str
    label: str
    art: str
    amount: int | float | None = None
    price: int | float | None = None
    group: str = ""
    group_name: str = ""
    mark: str = ""


@record
class SeatPlace:
    """A player's place in the centre."""

    id: str
    name: str
    colour: str
    art: str


@record
class DeckFace:
    """A place for a deck of cards."""

    id: str
    name: str
    colour: str
    on_colour: str
    """Colour of text that reads on ``colour``."""
    icon: str


def compose(design: Design) -> Composition:
    """The board as one large piece."""
    board = design.variant.board
    assert board is not None  # noqa: S101 - the component applies to variants with a board
    slots = ring(board.size, board.corner, len(board.spaces))
    centre = slots.centre
    nodes: list[Node] = [
        Group(
            (
                design.side(
                    "board-centre-places" if board.centre else "board-centre",
                    (centre.width, centre.height),
                    _places(design, slots) if board.centre else _centre(design, centre.width),
                    piece="board",
                    title="centre of the board",
                    route=("board",),
                ),
            ),
            translate(centre.x, centre.y),
        )
    ]
    pairs = [(slot, _space(design, board, slot)) for slot in slots.spaces]
    nodes += [Group((node,), slot.transform) for slot, node in pairs]
    ground = design.side(
        "board",
        (board.size, board.size),
        {"corner": board.corner},
        piece="board",
        title="board",
        route=("board",),
        bleed=BLEED,
    )
    artwork = Artwork(
        "board", design.variant.title, board.size, board.size, Group((ground, *nodes)), bleed=BLEED
    )
    parts = (_part(board, slot, node) for slot, node in pairs)
    return replace(design.composition([artwork]), seams=seams(slots), parts=tuple(parts))


def _part(board: Board, slot: RingSlot, node: Node) -> Artwork:
    """A space by itself, as its player reads it."""
    name = board.spaces[slot.index].name
    return Artwork(f"space-{slot.index}", name, slot.width, slot.height, node)


def _space(design: Design, board: Board, slot: RingSlot) -> Node:
    space = board.spaces[slot.index]
    kind = design.variant.space_kinds[space.kind]
    face = _face(design, slot, space)
    name = "space-corner" if kind.corner else "space"
    return design.side(
        design.template_for(name, space.kind),
        (slot.width, slot.height),
        {"space": face},
        piece="board",
        title=f"space {slot.index} “{space.name}”",
        route=("board", "spaces", slot.index),
        accent=_accent(design, slot.index),
    )


def _face(design: Design, slot: RingSlot, space: Space) -> SpaceFace:
    variant, index = design.variant, slot.index
    kind = variant.space_kinds[space.kind]
    deed = variant.deeds.get(index)
    group = None if deed is None else variant.groups[deed.group]
    own_label = space.label is not None
    label = design.wording(
        kind.label if space.label is None else space.label,
        ("board", "spaces", index, "label") if own_label else ("space_kinds", space.kind, "label"),
        {"space": ("board", "spaces", index), "deed": ("deeds", index)},
        space=space,
        deed=deed,
    )
    return SpaceFace(
        index=index,
        side=slot.side,
        name=space.name,
        names=tuple(part.strip() for part in space.name.split("/")),
        short_name=space.name if deed is None else variant.short_deed_name(index),
        place="" if deed is None else deed.place,
        kind=space.kind,
        icon=kind.icon or "",
        label=label,
        art=space.art or (deed.art if deed and deed.art else ""),
        amount=space.amount,
        price=None if deed is None else deed.price,
        group="" if deed is None else deed.group,
        group_name="" if group is None else group.name,
        mark="" if group is None else group.mark,
    )


def _accent(design: Design, index: int) -> Colour | None:
    """The colour of the group, or of the deck that is drawn on the space."""
    variant = design.variant
    deed = variant.deeds.get(index)
    if deed is not None:
        return design.colour(variant.groups[deed.group].colour)
    assert variant.board is not None  # noqa: S101 - only called for spaces of a board
    deck = variant.space_kinds[variant.board.spaces[index].kind].draws
    return None if deck is None else design.colour(variant.decks[deck].colour)


def _centre(design: Design, width: float) -> dict[str, object]:
    variant, reach = design.variant, COLONY_SHARE * width
    return {
        "colony": colony(variant, _notes(design), reach),
        "colony_radius": reach,
        "seats": [
            SeatPlace(
                seat_id, seat.name, design.colour(seat.colour).hex, token_art(variant, seat_id)
            )
            for seat_id, seat in variant.seats.items()
        ],
        "decks": [_deck(design, deck_id, deck) for deck_id, deck in variant.decks.items()],
        "card": variant.formats.card,
        "groups": variant.groups,
    }


def _places(design: Design, slots: Ring) -> dict[str, object]:
    return {
        "places": places(design),
        "runs": runs(design, slots),
        "groups": design.variant.groups,
    }


def _deck(design: Design, deck_id: str, deck: Deck) -> DeckFace:
    colour = design.colour(deck.colour)
    text = readable_on(colour, [design.look.colour("ink"), design.look.colour("paper")])
    return DeckFace(deck_id, deck.name, colour.hex, text.hex, deck.icon)


def _notes(design: Design) -> dict[str, str]:
    """What the definition says about each piece."""
    return {
        key: design.wording(piece.note, ("pieces", key, "note"), piece=piece)
        for key, piece in design.variant.pieces.items()
    }


def _applies(variant: Variant) -> bool:
    return variant.board is not None


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return tuple(
        BillPiece(
            design.component_title("board"),
            artwork.copies,
            (SamplePicture(artwork),),
            size_of(design, artwork),
        )
        for artwork in artworks
    )


COMPONENT = Component(
    "board",
    Layout.TILES,
    (
        *("subtitle", "board", "space_kinds", "deeds", "groups", "decks", "seats"),
        *("pieces", "formats", "currency", "deed_deck", "cover"),
    ),
    _applies,
    compose,
    _bill,
    Stock.BOARD,
    wide=True,
)
