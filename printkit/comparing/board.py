"""The spaces of the board, their kinds, and what lies in the middle."""

from collections.abc import Iterator

from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import ComparedPart, Fact, Thing
from printkit.comparing.records import facts_of, words_of
from printkit.model.board import CentrePlace, Space

POSITION = "position"
_OWN = frozenset(["name", "kind"])
_TOLD_BY_NAME = frozenset(["kind", "deck", "group"])
_LIES_THERE = {
    "deck": "the deck",
    "discard": "the discard pile",
    "deed_deck": "the deck of deeds",
    "deed_slot": "open deeds",
    "group_buildings": "the buildings of a group",
}


def spaces(edition: ComparedEdition) -> ComparedPart:
    """Each space of the ring; its position is a fact, so that one that has moved is reported."""
    board = edition.variant.board
    things = []
    for index, space in sorted({} if board is None else board.spaces.items()):
        things.append(
            Thing(
                str(index),
                space.name,
                tuple(_space_facts(edition, index, space)),
                where=f"space {index}",
                likeness=space.name,
            )
        )
    return ComparedPart("spaces", "Spaces", tuple(things))


def space_kinds(edition: ComparedEdition) -> ComparedPart:
    """What spaces of a kind have in common."""
    return ComparedPart(
        "space_kinds",
        "Kinds of spaces",
        tuple(
            Thing(
                kind_id,
                words_of(kind_id),
                facts_of(kind, edition, space=_first_space(edition, kind_id)),
            )
            for kind_id, kind in edition.variant.space_kinds.items()
        ),
    )


def centre(edition: ComparedEdition) -> ComparedPart:
    """The size of the board, and the places in its middle."""
    board = edition.variant.board
    if board is None:
        return ComparedPart("board", "Board", ())
    own = frozenset(["spaces", "centre"])
    things = [Thing("board", "", facts_of(board, edition, skip=own))]
    for place in board.centre:
        name = _place(edition, place)
        facts = facts_of(place, edition, skip=_TOLD_BY_NAME)
        place_id = f"{place.kind}.{place.deck}.{place.group}"
        things.append(Thing(place_id, name, facts, names_itself=False))
    return ComparedPart("board", "Board", tuple(things))


def _place(edition: ComparedEdition, place: CentrePlace) -> str:
    """A place in the middle, identified by what lies there."""
    variant = edition.variant
    deck = variant.decks.get(place.deck or "")
    group = variant.groups.get(place.group or "")
    names = [found.name for found in (deck, group) if found is not None]
    return " ".join([f"place for {_LIES_THERE[place.kind]}", *names])


def _space_facts(edition: ComparedEdition, index: int, space: Space) -> Iterator[Fact]:
    yield Fact(POSITION, POSITION, index, f"space {index}")
    yield Fact("kind", "kind", space.kind, words_of(space.kind))
    yield from facts_of(space, edition, skip=_OWN, space=space)


def _first_space(edition: ComparedEdition, kind_id: str) -> Space | None:
    """A space of the kind, for texts that speak of one."""
    board = edition.variant.board
    spaces = [] if board is None else board.spaces.values()
    return next((space for space in spaces if space.kind == kind_id), None)
