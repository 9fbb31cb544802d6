"""A strip for each group whose deeds are laid out in rows: what carries what, and how high."""

from collections.abc import Sequence

from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import each
from printkit.components.deeds import globe_of
from printkit.components.design import Composition, Design
from printkit.model import Pyramids, Variant
from printkit.model.pyramids import fullest, highest_row, most_facilities, tallest
from printkit.records import record
from printkit.scene import Artwork

BLEED = 3.0
LEAST_WIDTH = 104.0
BESIDE = 82.4
"""Width of what stands beside the cards of a strip, mm."""
BESIDE_MOONS, MOON = 52.0, 19.2
"""The same where all cards lie in one row, and width of a card's picture there, mm."""
CARD = 9.6
"""Width of a card with its gap, mm."""
ROW = 12.4
"""Height of a row of cards, mm."""
AROUND = 35.0
"""What a strip needs besides its rows, mm: the cards' pictures above, the words below."""


@record
class PyramidCardFace:
    """One of the group's cards, to find it by."""

    number: int | None
    name: str
    art: str


@record
class NeedFace:
    """A row from the first, and what a card must bear to lie in it."""

    number: int
    label: str
    icon: str
    icon_count: int


@record
class RowFace:
    """Cards of a row; of these ``carrying`` from the left are the highest card and its support."""

    number: int
    cards: int
    carrying: int


@record
class LayoutFace:
    """One way to lay all cards out, rows from the first."""

    title: str
    rows: tuple[RowFace, ...]


@record
class PyramidFace:
    """What a strip may show; ``body`` is the drawing of the globe of that name, if there is one."""

    name: str
    mark: str
    body: str
    cards: tuple[PyramidCardFace, ...]
    highest: int
    facilities: int
    card_width: float
    row_height: float
    needs: tuple[NeedFace, ...]
    note: str
    layouts: tuple[LayoutFace, ...]


def compose(design: Design) -> Composition:
    """The strip of each group."""
    pyramids = design.variant.pyramids
    groups = design.variant.groups if pyramids else {}
    artworks: list[Artwork] = []
    for group_id, group in groups.items():
        with design.piece(f"strip of “{group.name}”", ("groups", group_id)):
            artworks += [_artwork(design, pyramids, group_id)] if pyramids else []
    return design.composition(artworks)


def _artwork(design: Design, pyramids: Pyramids, group_id: str) -> Artwork:
    group = design.variant.groups[group_id]
    piece = f"pyramid-{group_id}"
    face = strip_face(design, pyramids, group_id)
    abreast = sum(layout.rows[0].cards for layout in face.layouts)
    width, height = max(LEAST_WIDTH, BESIDE + CARD * abreast), AROUND + ROW * face.highest
    if face.highest == 1:
        width = BESIDE_MOONS + MOON * abreast
    front = design.side(
        "pyramid",
        (width, height),
        {"pyramid": face},
        piece=piece,
        title=f"strip of “{group.name}”",
        route=("groups", group_id),
        accent=design.colour(group.colour),
        bleed=BLEED,
    )
    return Artwork(piece, group.name, width, height, front, bleed=BLEED)


def strip_face(design: Design, pyramids: Pyramids, group_id: str) -> PyramidFace:
    """What the strip of a group shows."""
    group = design.variant.groups[group_id]
    members = design.variant.group_members(group_id)
    highest = highest_row(len(members))
    return PyramidFace(
        name=group.name,
        mark=group.mark,
        body=group.art or globe_of(group.name),
        cards=tuple(_card(design, key) for key in members),
        highest=highest,
        facilities=most_facilities(len(members)),
        card_width=CARD,
        row_height=ROW,
        needs=tuple(_need(design, pyramids, row) for row in range(1, highest + 1)),
        note=design.wording(pyramids.note, ("pyramids", "note")),
        layouts=_layouts(design, len(members)),
    )


def _card(design: Design, key: int | str) -> PyramidCardFace:
    deed = design.variant.deeds[key]
    return PyramidCardFace(deed.number, design.variant.short_deed_name(key), deed.art or "")


def _need(design: Design, pyramids: Pyramids, row: int) -> NeedFace:
    need = pyramids.needs.get(row)
    label = design.phrases.row.format(number=row)
    if need is None:
        return NeedFace(row, label, "", 0)
    return NeedFace(row, label, need.icon, need.count)


def _layouts(design: Design, cards: int) -> tuple[LayoutFace, ...]:
    """The layout with the highest row and that with the most facilities, if these differ."""
    phrases = design.phrases
    high = phrases.highest_row.format(row=highest_row(cards))
    full = phrases.most_facilities.format(count=most_facilities(cards))
    if tallest(cards) == fullest(cards):
        return (_layout(high, tallest(cards)),)
    return _layout(high, tallest(cards)), _layout(full, fullest(cards))


def _layout(title: str, rows: Sequence[int]) -> LayoutFace:
    top = len(rows)
    faces = (
        RowFace(number, cards, top - number + 1 if top > 1 else 0)
        for number, cards in enumerate(rows, 1)
    )
    return LayoutFace(title, tuple(faces))


def _applies(variant: Variant) -> bool:
    return variant.pyramids is not None


COMPONENT = Component(
    "pyramids",
    Layout.PIECES,
    ("pyramids", "board", "deeds", "groups", "pieces"),
    _applies,
    compose,
    each,
    Stock.CARD,
    wide=True,
)
