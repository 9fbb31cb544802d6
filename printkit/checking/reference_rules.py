"""The kinds of things that a definition names, and the rule about names that lead nowhere."""

from typing import NamedTuple

from printkit.diagnostics import Rule, Severity
from printkit.templating.codes import UNKNOWN_DRAWING

NUMBERS = "rules"

_WRITTEN = "Writes the name, where only one is near."


class Thing(NamedTuple):
    """What messages call it, and the rule about its names."""

    noun: str
    unknown: Rule


SPACE_KIND = Rule(
    "PK160", "unknown-space-kind", Severity.ERROR,
    "A space is of a kind that is not defined.",
    "The kind says whether a space is a corner, has a deed, or draws a card.",
    "0: {name: GO, kind: goo}",
    "0: {name: GO, kind: go}",
    mended=_WRITTEN,
)  # fmt: skip
GROUP = Rule(
    "PK161", "unknown-group", Severity.ERROR,
    "A deed belongs to a group that is not defined, or asteroids, rows or a place name one.",
    "The group gives the deed its colour and its mark, and decides who owns a full set.",
    "1: {group: brwon, …}",
    "1: {group: brown, …}",
    mended=_WRITTEN,
)  # fmt: skip
DEED_KIND = Rule(
    "PK162", "unknown-deed-kind", Severity.ERROR,
    "A deed is of a kind that is not defined.",
    "The kind says which lines the rent table has.",
    "5: {kind: rialroad, …}",
    "5: {kind: railroad, …}",
    mended=_WRITTEN,
)  # fmt: skip
DECK = Rule(
    "PK163", "unknown-deck", Severity.ERROR,
    "A space or a card draws from a deck that does not exist, or the board has a place for it.",
    "Whoever lands there has no card to draw. Places for deeds need a `deed_deck`.",
    "space_kinds: {chance: {draws: chanse}}",
    "space_kinds: {chance: {draws: chance}}",
    mended=_WRITTEN,
)  # fmt: skip
PIECE = Rule(
    "PK164", "unknown-piece", Severity.ERROR,
    "A card, a seat or another part of the game names a piece that is not in the box.",
    "Players would look for a piece that they do not have.",
    "effects: [{do: gain, piece: resourse, count: 1}]",
    "effects: [{do: gain, piece: resource, count: 1}]",
    mended=_WRITTEN,
)  # fmt: skip
SPACE = Rule(
    "PK165", "unknown-target-space", Severity.ERROR,
    "A card sends a token to a space that does not exist.",
    "Spaces are counted from 0; the last one is one less than their number.",
    "effects: [{do: move_to, space: 40}]   # the board has 0 to 39",
    "effects: [{do: move_to, space: 39}]",
)  # fmt: skip
PLACED_KIND = Rule(
    "PK166", "no-space-of-kind", Severity.ERROR,
    "A card names a kind of space that is not on the board.",
    "“Move to the next railroad” leads nowhere on a board without railroads.",
    "effects: [{do: move_to_nearest, kind: railroads}]",
    "effects: [{do: move_to_nearest, kind: railroad}]",
    mended=_WRITTEN,
)  # fmt: skip
LEVEL = Rule(
    "PK169", "unknown-level", Severity.ERROR,
    "A level of rent is a multiple of a level that is not defined.",
    "Without the level that is multiplied, deeds of this kind have no rent on this line.",
    "levels: [{id: rent, label: Rent}, {id: set, label: Set, times: 2, of: rnet}]",
    "levels: [{id: rent, label: Rent}, {id: set, label: Set, times: 2, of: rent}]",
    mended=_WRITTEN,
)  # fmt: skip
NUMBER = Rule(
    "PK167", "unknown-rules-number", Severity.ERROR,
    "A text, or `rule_kinds`, names a number of 'rules' that is not defined.",
    "The text is printed with that number; without it the text cannot be worked out. Texts are "
    "those of the definition and the rulebook, which may be that of a base.",
    "text: Collect {{ rules.salery | money }}.",
    "text: Collect {{ rules.salary | money }}.",
    mended=_WRITTEN,
)  # fmt: skip
NOTE = Rule(
    "PK400", "unknown-note", Severity.ERROR,
    "The start money names a note that is not printed.",
    "Nobody can be dealt a note that is not in the box.",
    "denominations: {100: …, 50: …}\nstart: {25: 2}",
    "denominations: {100: …, 50: …}\nstart: {50: 1}",
)  # fmt: skip
SPACE_OF_DEED = Rule(
    "PK504", "deed-without-space", Severity.ERROR,
    "A deed belongs to a space that is not on the board.",
    "Nobody can ever land there and buy it.",
    "deeds: {40: …}   # the board has 0 to 39",
    "deeds: {39: …}",
)  # fmt: skip
UNUSED_SPACE_KIND = Rule(
    "PK508", "unused-space-kind", Severity.INFO,
    "A kind of space is defined, but no space is of this kind.",
    "It may be a left-over, or its space may have been given another kind by mistake.",
    "space_kinds: {ferry: …}   # no ferry on the board",
    "space_kinds: {ferry: null}   # a base's kind is deleted with null",
)  # fmt: skip
UNUSED_NUMBER = Rule(
    "PK859", "misspelt-rules-number", Severity.WARNING,
    "A number of the rules is used nowhere, and is called almost like one that is.",
    "It changes nothing: the number that was meant keeps the value of the base, or is missing. "
    "docs/definition.md lists the names that printkit knows; a number of the game's own may have "
    "any other name.",
    "rules: {sallary: 250}",
    "rules: {salary: 250}",
    mended="Writes the name that must be meant.",
)  # fmt: skip

THINGS = {
    "space_kinds": Thing("space kind", SPACE_KIND),
    "groups": Thing("group", GROUP),
    "deed_kinds": Thing("deed kind", DEED_KIND),
    "decks": Thing("deck", DECK),
    "pieces": Thing("piece", PIECE),
    "board.spaces": Thing("space", SPACE),
    "board.spaces.*.kind": Thing("space of the kind", PLACED_KIND),
    "deed_kinds.*.levels.*.id": Thing("level of rent", LEVEL),
    NUMBERS: Thing("number in 'rules' called", NUMBER),
    "money.denominations": Thing("note of", NOTE),
    "icons": Thing("icon", UNKNOWN_DRAWING),
    "drawings": Thing("drawing", UNKNOWN_DRAWING),
}
"""By where they are defined. Names of other things have rules of their own, or none."""

BY_CODE = {rule.code: rule for rule in (*(t.unknown for t in THINGS.values()), SPACE_OF_DEED)}
