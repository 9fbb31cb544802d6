"""Boxes for deeds and decks, and bands for notes: as deep as what the game puts into them."""

import math
from collections.abc import Iterator, Mapping

from printkit.components.bill import BillPiece, SamplePicture
from printkit.components.cards import back_face
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks
from printkit.components.design import Composition, Design
from printkit.components.money import note_face
from printkit.components.nets import net_artwork
from printkit.components.page import HEIGHT, WIDTH
from printkit.diagnostics import Route
from printkit.geometry.nets.band import band_net
from printkit.geometry.nets.net import Net, NetFace
from printkit.geometry.nets.tuck_box import tuck_box_net
from printkit.languages.plurals import counted
from printkit.model import Deck, Denomination, Variant
from printkit.model.variant import Format
from printkit.records import record
from printkit.scene import Artwork, Node

ROOM = 1.0
"""So much wider, higher and deeper than its stack is a box, and a band longer, mm."""
LEAST, MOST = 5.0, 40.0
"""Depth of a box, mm: less has no walls to speak of; a higher stack is divided."""
BAND = 24.0
"""Width of a band, mm."""
LEAST_BAND = 1.0
"""Thickness of a stack in a band, mm."""
BANDS = "band-"
WHOLE = "back"
"""The side of a box without a notch: there the back of a deck is to be seen as it is."""
FOLDED = "make-boxes-4"
"""The drawing of a finished box."""


@record
class BoxFace:
    """What the template may show: a side of a box (``front``, ``lid`` …) or of a band.

    ``count`` is how many cards a box holds, in words; ``value`` is that of the notes.
    """

    side: str
    name: str
    of: str = ""
    """What a box is for: ``deeds``, or the id of a deck."""
    icon: str = ""
    count: str = ""
    value: int = 0
    engraving: str = ""


@record
class Stack:
    """Cards that lie in one box; ``back`` is the template of their back, and what that shows."""

    id: str
    name: str
    icon: str
    colour: str | None
    count: int
    size: Format
    route: Route
    back: tuple[str, Mapping[str, object]] | None = None


def compose(design: Design) -> Composition:
    """A box for the deeds and for each deck, then a band for each value of the notes."""
    artworks: list[Artwork] = []
    for stack in stacks(design):
        with design.piece(f"box for “{stack.name}”", stack.route):
            artworks += _box(design, stack)
    money = design.variant.money
    for value, note in sorted(money.denominations.items(), reverse=True) if money else ():
        with design.piece(f"band for notes of {value}", ("money", "denominations", value)):
            artworks.append(_band(design, value, note))
    return design.composition(artworks)


def stacks(design: Design) -> Iterator[Stack]:
    """The cards that have a box: the deeds, and each deck."""
    variant = design.variant
    if variant.deeds:
        yield _deeds(design)
    for deck_id, deck in variant.decks.items():
        if deck.cards:
            yield _deck(design, deck_id, deck)


def _deeds(design: Design) -> Stack:
    """The deeds; where they are a deck, its back is on the box."""
    variant, deck = design.variant, design.variant.deed_deck
    size, count = variant.formats.deed, len(variant.deeds)
    if deck is None:
        name = design.component_title("deeds")
        icon = str(design.look.theme.options.get("emblem", "house"))
        return Stack("deeds", name, icon, None, count, size, ("deeds",))
    back = "deed-deck-back", {"deck": deck}
    return Stack("deeds", deck.name, deck.icon, deck.colour, count, size, ("deed_deck",), back)


def _deck(design: Design, deck_id: str, deck: Deck) -> Stack:
    """A deck of cards, whose back is on its box."""
    back = design.template_for("card-back", deck_id), {"card": back_face(deck_id, deck)}
    count = sum(card.copies for card in deck.cards.values())
    size = design.variant.formats.card
    route = ("decks", deck_id)
    return Stack(deck_id, deck.name, deck.icon, deck.colour, count, size, route, back)


def _box(design: Design, stack: Stack) -> Iterator[Artwork]:
    """The box of a stack, or of each of its equal parts; none if it is larger than a sheet."""
    thickness = stack.count * design.variant.boxes.card
    parts = max(1, math.ceil(thickness / MOST))
    depth = max(LEAST, thickness / parts + ROOM)
    net = tuck_box_net(stack.size.width + ROOM, stack.size.height + ROOM, depth)
    if not _fits(net):
        return
    each = math.ceil(stack.count / parts)

    def paint(face: NetFace) -> Node:
        box = face.shape.bounds()
        data, whole = face_of(design, stack, face.name, each), face.name == WHOLE
        template, data = stack.back if whole and stack.back is not None else ("box", data)
        return paint_side(design, stack, template, data, (box.width, box.height))

    yield net_artwork(design, f"box-{stack.id}", title_of(design, stack), net, paint, copies=parts)


def title_of(design: Design, stack: Stack) -> str:
    """What the box of a stack is called."""
    return design.phrases.box_for.format(name=stack.name)


def face_of(design: Design, stack: Stack, side: str, cards: int) -> Mapping[str, object]:
    """What the template of boxes shows on a side; the box holds so many cards."""
    count = counted(design.phrases.cards_held, cards, design.variant.language)
    return {"box": BoxFace(side, stack.name, stack.id, stack.icon, count)}


def paint_side(
    design: Design,
    stack: Stack,
    template: str,
    data: Mapping[str, object],
    size: tuple[float, float],
) -> Node:
    """A side of the box of a stack, as large as that."""
    return design.side(
        template,
        size,
        data,
        piece=f"box-{stack.id}",
        title=title_of(design, stack),
        route=stack.route,
        accent=None if stack.colour is None else design.colour(stack.colour),
    )


def _fits(net: Net) -> bool:
    """Whether it can lie on a sheet of A4 and of Letter."""
    narrow, wide = sorted((net.bounds.width, net.bounds.height))
    return narrow <= WIDTH and wide <= HEIGHT


def _band(design: Design, value: int, note: Denomination) -> Artwork:
    """The band around all notes of a value."""
    depth = max(LEAST_BAND, (note.count or 1) * design.variant.boxes.note)
    net = band_net(BAND, design.variant.formats.note.height + ROOM, depth)
    amount = design.wordings.filters["money"](value)
    title = design.phrases.band_for.format(name=amount)
    printed = note_face(design, value)

    def paint(face: NetFace) -> Node:
        box = face.shape.bounds()
        shown = BoxFace(face.name, amount, value=value, engraving=printed.engraving)
        return design.side(
            "band",
            (box.width, box.height),
            {"band": shown, "note": printed},
            piece=f"{BANDS}{value}",
            title=title,
            route=("money", "denominations", value),
            accent=design.colour(note.colour),
        )

    return net_artwork(design, f"{BANDS}{value}", title, net, paint, copies=1)


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    """All boxes together, as they are when folded, and all bands."""
    bands = [artwork for artwork in artworks if artwork.id.startswith(BANDS)]
    boxes = [artwork for artwork in artworks if not artwork.id.startswith(BANDS)]
    pieces = []
    if boxes:
        all_of_them = stacks(design)
        accent = design.look.colour("accent")
        colours = tuple(design.colour(one.colour) if one.colour else accent for one in all_of_them)
        count, net = sum(artwork.copies for artwork in boxes), (SamplePicture(boxes[0]),)
        pieces.append(BillPiece(design.phrases.boxes_made, count, net, art=FOLDED, colours=colours))
    if bands:
        pieces.append(BillPiece(design.phrases.bands_made, len(bands), (SamplePicture(bands[0]),)))
    return tuple(pieces)


def _applies(variant: Variant) -> bool:
    return variant.has_cards or variant.money is not None


COMPONENT = Component(
    "boxes",
    Layout.PIECES,
    (
        *("decks.copies", "deeds", "deed_deck", "money", "groups", "boxes"),
        *("cover", "currency", "formats", "board"),
    ),
    _applies,
    compose,
    _bill,
    Stock.FIRM,
)
