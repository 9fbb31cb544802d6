"""Flat pieces of the maker's own, drawn by templates of the pack."""

from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from printkit.components import cards
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.seats import has_pieces, pieces_of, token_art
from printkit.diagnostics import Route
from printkit.geometry.shapes import rectangle
from printkit.model import Flat
from printkit.records import record
from printkit.scene import Artwork, Group, Node
from printkit.templating.codes import TEMPLATE_FAILS

BLEED = 3.0


@record
class SeatFace:
    """The seat that a piece is for; empty if it is for none."""

    id: str = ""
    name: str = ""
    mark: str = ""
    art: str = ""


@record
class FlatFace:
    """What a template may show besides the row; ``side`` is `front` or `back`."""

    id: str
    name: str
    side: str


@record
class _Sort:
    """The pieces of one kind that look alike."""

    id: str
    title: str
    copies: int
    route: Route
    colour: str | None
    row: Mapping[str, Any]
    seat: SeatFace = SeatFace()


def compose(design: Design) -> Composition:
    """Each piece: once, for each seat, or for each row."""
    artworks: list[Artwork] = []
    for piece_id, piece in pieces_of(design.variant, Flat):
        if not _has_template(design, piece_id, piece):
            continue
        rows = {key: _row(design, piece_id, key, piece.rows) for key in piece.rows}
        listed = _cards(design, piece.deck)
        for sort in _sorts(design, piece_id, piece, rows):
            with design.piece(f"piece “{sort.title}”", sort.route):
                artworks.append(_artwork(design, piece, sort, list(rows.values()), listed))
    return design.composition(artworks)


def _has_template(design: Design, piece_id: str, piece: Flat) -> bool:
    if design.templates.has(piece.template):
        return True
    design.findings.append(
        TEMPLATE_FAILS.diagnostic(
            f"there is no template '{piece.template}.xml.j2'",
            route=("pieces", piece_id, "template"),
            help=f"write templates/{piece.template}.xml.j2 in the pack",
        )
    )
    return False


def _row(
    design: Design, piece_id: str, key: int | str, rows: Mapping[int | str, Mapping[str, Any]]
) -> Mapping[str, Any]:
    """The row with its expressions worked out, and the key that it has in the table.

    A column that only other rows fill is empty, as it is in the table.
    """
    columns = {column for each in rows.values() for column in each}
    route = ("pieces", piece_id, "rows", key)
    texts = {
        column: design.wording(cell, (*route, column)) if isinstance(cell, str) else cell
        for column, cell in rows[key].items()
    }
    return {**dict.fromkeys(columns, ""), "id": key, **texts}


def _cards(design: Design, deck_id: str | None) -> list[cards.CardFace]:
    """The fronts of the deck that a piece lists."""
    if deck_id is None or deck_id not in design.variant.decks:
        return []
    return [cards.face_of(design, deck_id, key) for key in design.variant.decks[deck_id].cards]


def _sorts(
    design: Design, piece_id: str, piece: Flat, rows: Mapping[int | str, Mapping[str, Any]]
) -> Iterator[_Sort]:
    variant, route = design.variant, ("pieces", piece_id)
    first = next(iter(rows.values()), {})
    match piece.each():
        case "seat":
            for seat_id, seat in variant.seats.items():
                face = SeatFace(seat_id, seat.name, seat.mark or "", token_art(variant, seat_id))
                title = f"{piece.name} · {seat.name}"
                own = f"{piece_id}-{seat_id}"
                yield _Sort(own, title, piece.number(), route, seat.colour, first, face)
        case "row":
            for key, row in rows.items():
                title = f"{piece.name} · {row.get('name') or key}"
                colour = row.get("colour") or piece.colour
                own, place = f"{piece_id}-{key}", (*route, "rows", key)
                count = piece.number(piece.rows[key])
                yield _Sort(own, title, count, place, colour, row)
        case "game" | "player":
            count = variant.piece_count(piece_id)
            yield _Sort(piece_id, piece.name, count, route, piece.colour, first)


def _artwork(
    design: Design,
    piece: Flat,
    sort: _Sort,
    rows: list[Mapping[str, Any]],
    listed: list[cards.CardFace],
) -> Artwork:
    size = piece.trim()

    def side(template: str, name: str) -> Node:
        node = design.side(
            template,
            size,
            {
                "piece": FlatFace(sort.id, piece.name, name),
                "row": SimpleNamespace(**sort.row),
                "rows": [SimpleNamespace(**row) for row in rows],
                "cards": listed,
                "seat": sort.seat,
            },
            piece=sort.id,
            title=f"piece “{sort.title}”",
            route=sort.route,
            accent=None if sort.colour is None else design.colour(sort.colour),
            bleed=BLEED,
        )
        return Group((node,), clip=piece.cut(BLEED))

    back = f"{piece.template}-back"
    own_back = back if design.templates.has(back) else piece.template
    cut = piece.cut()
    return Artwork(
        sort.id,
        sort.title,
        *size,
        side(piece.template, "front"),
        side(own_back, "back") if piece.sides > 1 else None,
        copies=sort.copies,
        bleed=BLEED,
        outline=None if cut == rectangle(0.0, 0.0, *size) else cut,
    )


COMPONENT = Component(
    "flats",
    Layout.PIECES,
    (
        *("decks.cards", "space_kinds", "pieces", "seats", "currency"),
        *("board", "deeds", "deed_kinds", "groups", "casino", "money", "players", "rules"),
    ),
    has_pieces("flats"),
    compose,
    of_pieces,
    Stock.CARD,
    wide=True,
    large=True,
)
