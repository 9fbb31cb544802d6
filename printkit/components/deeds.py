"""Title deeds: the front with the rents, the back with what a mortgage brings.

Where deeds are drawn from a deck, all have the back of the deck instead.
"""

from printkit.art.names import art_names
from printkit.components.bill import BillPiece
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks, some_of
from printkit.components.design import Composition, Design
from printkit.diagnostics import Route
from printkit.model import (
    Deed,
    DeedDeck,
    DeedKind,
    DeedLine,
    Piece,
    PropertyGroup,
    RentLevel,
    Variant,
)
from printkit.model.rents import rent_table
from printkit.records import record
from printkit.scene import Artwork, Node

BLEED = 3.0
COMMON_BACK = "deed-back"
INK = "#000000"
"""Icons of pieces without a colour."""


@record
class FaceLine:
    """A line of a deed: a label, what stands opposite, and icons that say the same."""

    label: str
    value: str
    icon: str = ""
    icon_count: int = 1
    of: str = ""
    icons: tuple[str, ...] = ()
    """One for each building that stands on the property, where the level says which."""
    icon_colours: tuple[str, ...] = ()
    """Those of the pieces; of a line, that of the piece with its icon."""
    option: str = ""
    """The name of the option with which it counts."""


@record
class DeedFace:
    """What a deed's template may show."""

    key: int | str
    name: str
    short_name: str
    number: int | None
    kind: str
    kind_name: str
    group: str
    group_name: str
    mark: str
    price: int | float
    place: str
    art: str
    body: str
    """The drawing of the globe that the property lies on, if there is one."""
    icon: str
    unit: str
    heading: str
    """Above the rents."""
    rents: tuple[FaceLine, ...]
    lines: tuple[FaceLine, ...]
    back: tuple[FaceLine, ...]
    only_with: str
    """Said of the lines that count with an option alone; empty where there are none."""


def compose(design: Design) -> Composition:
    """A deed for each property; the back of a deck is drawn once."""
    deck = design.variant.deed_deck
    back = None if deck is None else _common_back(design, deck)
    artworks: list[Artwork] = []
    for key in design.variant.deeds:
        with design.piece(f"deed “{design.variant.deed_name(key)}”", ("deeds", key)):
            artworks.append(_artwork(design, key, back))
    return design.composition(artworks, "deed")


def _artwork(design: Design, key: int | str, common_back: Node | None) -> Artwork:
    variant = design.variant
    deed = variant.deeds[key]
    kind, group = variant.deed_kinds[deed.kind], variant.groups[deed.group]
    face = deed_face(design, key, deed, kind, group)
    size = variant.formats.deed
    front, back = _side(design, "deed", face), common_back or _side(design, "deed-back", face)
    return Artwork(
        f"deed-{key}",
        face.name,
        size.width,
        size.height,
        front,
        back,
        bleed=BLEED,
        back_name=COMMON_BACK if common_back else None,
    )


def _side(design: Design, name: str, face: DeedFace) -> Node:
    size = design.variant.formats.deed
    return design.side(
        design.template_for(name, face.kind),
        (size.width, size.height),
        {"deed": face},
        piece=f"deed-{face.key}",
        title=f"deed “{face.name}”",
        route=("deeds", face.key),
        accent=design.colour(design.variant.groups[face.group].colour),
        bleed=BLEED,
    )


def _common_back(design: Design, deck: DeedDeck) -> Node:
    size = design.variant.formats.deed
    return design.side(
        "deed-deck-back",
        (size.width, size.height),
        {"deck": deck},
        piece=COMMON_BACK,
        title="back of all deeds",
        route=("deed_deck",),
        accent=design.colour(deck.colour),
        bleed=BLEED,
    )


def deed_face(
    design: Design, key: int | str, deed: Deed, kind: DeedKind, group: PropertyGroup
) -> DeedFace:
    """What the deed shows, all texts worked out."""
    route: Route = ("deeds", key)
    space_art = ""
    if design.variant.board is not None and isinstance(key, int):
        space_art = design.variant.board.spaces[key].art or ""
    place = design.wording(deed.place, (*route, "place"), deed=deed)
    return DeedFace(
        key=key,
        name=design.variant.deed_name(key),
        short_name=design.variant.short_deed_name(key),
        number=deed.number,
        kind=deed.kind,
        kind_name=kind.name,
        group=deed.group,
        group_name=group.name,
        mark=group.mark,
        price=deed.price,
        place=place,
        art=deed.art or space_art,
        body=group.art or globe_of(place),
        icon=kind.icon or "",
        unit=kind.unit,
        heading=_worded(design, key, kind.heading, ("deed_kinds", deed.kind, "heading")),
        rents=_rents(design, key, kind),
        lines=_lines(design, key, kind.lines, ("deed_kinds", deed.kind, "lines")),
        back=_lines(design, key, kind.back, ("deed_kinds", deed.kind, "back")),
        only_with=_only_with(design, kind),
    )


def globe_of(place: str) -> str:
    """The drawing of a celestial body, if there is one."""
    globe = f"body-{place.lower()}"
    return globe if globe in art_names() else ""


def _worded(design: Design, key: int | str, text: str, route: Route) -> str:
    """A text of the kind as it is on this deed."""
    deed = design.variant.deeds[key]
    return design.wording(text, route, {"deed": ("deeds", key)}, deed=deed)


def _rents(design: Design, key: int | str, kind: DeedKind) -> tuple[FaceLine, ...]:
    money, deed = design.wordings.filters["money"], design.variant.deeds[key]
    return tuple(
        FaceLine(
            label=_worded(
                design, key, level.label, ("deed_kinds", deed.kind, "levels", index, "label")
            ),
            value=f"{amount} ×" if kind.unit == "dice" else money(amount),
            icon=level.icon or "",
            icon_count=level.icon_count,
            of="rent",
            icons=tuple(piece.icon or "" for piece in standing),
            icon_colours=tuple(_colour(design, piece) for piece in standing),
            option=_option(design, level.option),
        )
        for index, (level, amount) in enumerate(rent_table(deed, kind))
        for standing in (_standing(design, level),)
    )


def _standing(design: Design, level: RentLevel) -> list[Piece]:
    """The buildings on a level that have icons, each as often as it stands there."""
    pieces = design.variant.pieces
    counted = [(pieces[key], count) for key, count in level.buildings.items() if key in pieces]
    return [piece for piece, count in counted if piece.icon for _ in range(count)]


def _colour(design: Design, piece: Piece) -> str:
    return design.colour(piece.colour or INK).hex


def _piece_colours(design: Design, icon: str | None) -> tuple[str, ...]:
    """The colour of the first piece whose icon this is; empty where it is of none."""
    pieces = (piece for piece in design.variant.pieces.values() if icon and piece.icon == icon)
    return tuple(_colour(design, piece) for piece in pieces)[:1]


def _option(design: Design, name: str | None) -> str:
    """What the option is called."""
    option = design.variant.options.get(name or "")
    return "" if option is None else option.name


def _only_with(design: Design, kind: DeedKind) -> str:
    stated = [*(level.option for level in kind.levels), *(line.option for line in kind.lines)]
    names = ", ".join(filter(None, (_option(design, name) for name in dict.fromkeys(stated))))
    return design.phrases.only_with.format(option=names) if names else ""


def _lines(
    design: Design, key: int | str, lines: list[DeedLine], route: Route
) -> tuple[FaceLine, ...]:
    return tuple(
        FaceLine(
            label=_worded(design, key, line.label, (*route, index, "label")),
            value=_worded(design, key, line.value, (*route, index, "value")),
            icon=line.icon or "",
            icon_colours=_piece_colours(design, line.icon),
            option=_option(design, line.option),
        )
        for index, line in enumerate(lines)
    )


def _applies(variant: Variant) -> bool:
    return bool(variant.deeds)


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return (some_of(design, design.component_title("deeds"), artworks),)


COMPONENT = Component(
    "deeds",
    Layout.PIECES,
    (
        *("deeds.rents", "deed_kinds", "deed_deck", "board", "groups", "options"),
        *("formats", "currency", "pieces"),
    ),
    _applies,
    compose,
    _bill,
    Stock.CARD,
    wide=True,
)
