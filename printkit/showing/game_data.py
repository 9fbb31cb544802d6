"""The data of a variant as scripts read it: the contract of ``printkit show --json``.

Described in ``docs/show-json.md`` and held by a test. What a game does not have is null or empty.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from printkit.art.style import Ink
from printkit.loading.provenance import statuses
from printkit.model import Aid, Deed, Piece, Variant
from printkit.model.rents import rent_table
from printkit.pipeline.prepare import Prepared, open_context
from printkit.showing.counts import component_counts
from printkit.showing.play_data import Data, asteroids, casino, pyramids, rolls
from printkit.text.characters import SOFT_HYPHEN


def show_data(prepared: Prepared) -> Data:
    """Everything a script may want to know of a variant that was loaded without errors."""
    return {key: _without_soft_hyphens(part) for key, part in _parts(prepared).items()}


def _without_soft_hyphens(data: Any) -> Any:
    """The data with names as they are read; where they may break is no part of them."""
    match data:
        case str():
            return data.replace(SOFT_HYPHEN, "")
        case dict():
            return {key: _without_soft_hyphens(value) for key, value in data.items()}
        case list() | tuple():
            return [_without_soft_hyphens(value) for value in data]
    return data


def _parts(prepared: Prepared) -> Data:
    variant = prepared.loaded.variant
    assert variant is not None  # noqa: S101 - see above
    return {
        "variant": variant.id,
        "title": variant.title,
        "language": variant.language,
        "players": variant.players and variant.players.model_dump(),
        "spaces": _spaces(variant),
        "groups": [
            {
                "id": group_id,
                "name": group.name,
                "colour": group.colour,
                "mark": group.mark,
                "members": variant.group_members(group_id),
            }
            for group_id, group in variant.groups.items()
        ],
        "deeds": [_deed(variant, key, deed) for key, deed in variant.deeds.items()],
        "decks": _decks(prepared, variant),
        "money": _money(variant),
        "casino": casino(variant),
        "rolls": rolls(variant),
        "pyramids": pyramids(variant),
        "asteroids": asteroids(variant),
        "pieces": [_piece(variant, piece_id, p) for piece_id, p in variant.pieces.items()],
        "deed_deck": None if variant.deed_deck is None else variant.deed_deck.model_dump(),
        "centre": [] if variant.board is None else [p.model_dump() for p in variant.board.centre],
        "aids": _aids(prepared, variant),
        "rules": dict(variant.rules),
        "options": {key: option.model_dump() for key, option in variant.options.items()},
        "changes": [
            {"variant": done.pack, "changes": done.changes} for done in prepared.loaded.changes
        ],
        "components": [asdict(count) for count in component_counts(prepared)],
        "provenance": _provenance(variant),
    }


def _spaces(variant: Variant) -> list[Data]:
    spaces = {} if variant.board is None else variant.board.spaces
    return [
        {
            "index": index,
            "name": space.name,
            "kind": space.kind,
            "group": _field(variant.deeds.get(index), "group"),
            "price": _field(variant.deeds.get(index), "price"),
            "amount": space.amount,
        }
        for index, space in sorted(spaces.items())
    ]


def _field(deed: Deed | None, name: str) -> Any:
    return None if deed is None else getattr(deed, name)


def _deed(variant: Variant, key: int | str, deed: Deed) -> Data:
    kind = variant.deed_kinds[deed.kind]
    return {
        "name": variant.deed_name(key),
        "space": key if isinstance(key, int) else None,
        "number": deed.number,
        "group": deed.group,
        "kind": deed.kind,
        "place": deed.place or None,
        "price": deed.price,
        "mortgage": deed.mortgage,
        "resale": deed.resale,
        "unit": kind.unit,
        "rents": [
            {
                "level": line.level.id,
                "amount": line.amount,
                "buildings": dict(line.level.buildings),
            }
            for line in rent_table(deed, kind)
        ],
        "build_cost": deed.build_cost,
    }


def _decks(prepared: Prepared, variant: Variant) -> list[Data]:
    from printkit.components.cards import face_of  # noqa: PLC0415 - late: drawing

    design = open_context(prepared).design(Ink.FULL)
    return [
        {
            "id": deck_id,
            "name": deck.name,
            "cards": [
                {
                    "id": card_id,
                    "title": card.title or None,
                    "text": face_of(design, deck_id, card_id).text,
                    "effects": [e.model_dump(mode="json") for e in card.effects],
                    "keep": card.keep,
                    "copies": card.copies,
                    "roll": card.roll,
                    "fields": dict(card.fields),
                }
                for card_id, card in deck.cards.items()
            ],
        }
        for deck_id, deck in variant.decks.items()
    ]


def _aids(prepared: Prepared, variant: Variant) -> list[Data]:
    from printkit.components.aids import copies_of, section_face  # noqa: PLC0415 - late: drawing

    design = open_context(prepared).design(Ink.FULL)

    def sections(aid_id: str, aid: Aid, side: str) -> list[Data]:
        found = []
        for number, section in enumerate(getattr(aid, side)):
            face = section_face(design, section, ("aids", aid_id, side, number))
            found.append({"title": face.title, "numbered": face.numbered, "lines": face.lines})
        return found

    return [
        {
            "id": aid_id,
            "title": aid.title,
            "copies": copies_of(variant, aid),
            **{side: sections(aid_id, aid, side) for side in ("front", "back")},
        }
        for aid_id, aid in variant.aids.items()
    ]


def _money(variant: Variant) -> Data | None:
    money = variant.money
    if money is None:
        return None
    return {
        "currency": variant.currency.symbol,
        "denominations": [
            {"value": value, "count": note.count}
            for value, note in sorted(money.denominations.items(), reverse=True)
        ],
        "start": {
            "total": money.start_total,
            "notes": {
                str(value): count for value, count in sorted(money.start.items(), reverse=True)
            },
        },
    }


def _piece(variant: Variant, piece_id: str, piece: Piece) -> Data:
    return {
        "id": piece_id,
        "name": piece.name,
        "kind": piece.kind,
        "count": variant.piece_count(piece_id),
        "size_mm": dict(piece.size()),
    }


def _provenance(variant: Variant) -> Mapping[str, str]:
    """Each value that a pattern of the definition speaks of, with what it says."""
    known = {".".join(map(str, route)): status for route, status in statuses(variant).items()}
    return {route: known[route].value for route in sorted(known)}
