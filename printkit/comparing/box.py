"""The game as a whole, and what else is in the box: notes, pieces, seats, aids."""

from collections.abc import Mapping

from pydantic import BaseModel

from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import ComparedPart, Fact, FactKind, Thing
from printkit.comparing.records import facts_of, shown_plainly, words_of
from printkit.model.aids import AidSection
from printkit.model.variant import Variant

_GAME = frozenset(
    [
        "title",
        "subtitle",
        "cover",
        "language",
        "players",
        "theme",
        "formats",
        "components",
        "notice",
        "titles",
        "fan_kit",
    ]
)
_TITLE = frozenset(["name", "title"])


def game(edition: ComparedEdition) -> ComparedPart:
    """Title, language, players, theme, sizes of the flat pieces, components, depth of the boxes."""
    others = frozenset(Variant.model_fields) - _GAME
    facts = facts_of(edition.variant, edition, skip=others)
    boxes = Thing("boxes", "boxes", facts_of(edition.variant.boxes, edition))
    return ComparedPart("game", "Game", (Thing("game", "", facts), boxes))


def rules(edition: ComparedEdition, as_money: frozenset[str]) -> ComparedPart:
    """The numbers that the rules name; ``as_money`` are those that are amounts."""
    things = []
    for name, number in edition.variant.rules.items():
        if name in as_money:
            fact = Fact("number", "", number, edition.money(number), FactKind.AMOUNT, _RULES)
        else:
            fact = Fact("number", "", number, shown_plainly(number))
        things.append(Thing(name, words_of(name), (fact,)))
    return ComparedPart("rules", "Numbers of the rules", tuple(things))


_RULES = "amounts in the rules"


def options(edition: ComparedEdition) -> ComparedPart:
    """Ways to play."""
    return _records("options", "Options", edition.variant.options, edition)


def pieces(edition: ComparedEdition) -> ComparedPart:
    """Buildings, chips, tokens, dice."""
    return _records("pieces", "Pieces", edition.variant.pieces, edition)


def seats(edition: ComparedEdition) -> ComparedPart:
    """The players' places."""
    return _records("seats", "Seats", edition.variant.seats, edition)


def aids(edition: ComparedEdition) -> ComparedPart:
    """Leaflets, section by section."""
    things = []
    for aid_id, aid in edition.variant.aids.items():
        facts = facts_of(aid, edition, skip=frozenset(["title", "front", "back"]))
        things.append(Thing(aid_id, aid.title, facts, likeness=aid.title))
        sides = (("front", aid.front), ("back", aid.back))
        things += [
            _section(edition, f"{aid_id}.{side}.{number}", f"{aid.title}, {side}", section)
            for side, sections in sides
            for number, section in enumerate(sections)
        ]
    return ComparedPart("aids", "Player aids", tuple(things))


def _section(edition: ComparedEdition, section_id: str, where: str, section: AidSection) -> Thing:
    facts = (*facts_of(section, edition, skip=_TITLE), Fact("where", "side", where, where))
    return Thing(section_id, section.title, facts, where, section.title)


def play(edition: ComparedEdition) -> ComparedPart:
    """What only some games have: rolls to choose, rows of cards, asteroids, a deck of deeds."""
    variant = edition.variant
    single = {
        "deed_deck": variant.deed_deck,
        "pyramids": variant.pyramids,
        "asteroids": variant.asteroids,
    }
    things = [
        Thing(name, words_of(name), facts_of(record, edition))
        for name, record in single.items()
        if record is not None
    ]
    rolls = _records("rolls", "", variant.rolls, edition)
    return ComparedPart("play", "Special parts", (*things, *rolls.things))


def casino(edition: ComparedEdition) -> ComparedPart:
    """The stakes, and the bets with what they pay."""
    found = edition.variant.casino
    if found is None:
        return ComparedPart("casino", "Casino", ())
    facts = facts_of(found, edition, skip=frozenset(["bets"]))
    bets = _records("bets", "", found.bets, edition)
    return ComparedPart("casino", "Casino", (Thing("casino", "stakes", facts), *bets.things))


def look(edition: ComparedEdition) -> ComparedPart:
    """Colours, fonts, sizes of the theme as the game's folder has it."""
    theme = edition.theme
    if theme is None:
        return ComparedPart("look", "Look", ())
    skipped = frozenset(["name"])
    return ComparedPart(
        "look", "Look", (Thing("theme", "", facts_of(theme, edition, skip=skipped)),)
    )


def _records(
    part_id: str, title: str, records: Mapping[str, BaseModel], edition: ComparedEdition
) -> ComparedPart:
    """Records with a name or a title of their own."""
    things = []
    for record_id, record in records.items():
        name = str(getattr(record, "name", None) or getattr(record, "title", record_id))
        facts = facts_of(record, edition, skip=_TITLE)
        things.append(Thing(record_id, name, facts, likeness=name))
    return ComparedPart(part_id, title, tuple(things))
