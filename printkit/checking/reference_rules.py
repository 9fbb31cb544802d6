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
    code="PK160",
    name="unknown-space-kind",
    severity=Severity.ERROR,
    what="A space is of a kind that is not defined.",
    why="The kind says whether a space is a corner, has a deed, or draws a card.",
    bad="0: {name: GO, kind: goo}",
    good="0: {name: GO, kind: go}",
    fixed=_WRITTEN,
)
GROUP = Rule(
    code="PK161",
    name="unknown-group",
    severity=Severity.ERROR,
    what="A deed belongs to a group that is not defined, or asteroids, rows or a place name one.",
    why="The group gives the deed its colour and its mark, and decides who owns a full set.",
    bad="1: {group: brwon, …}",
    good="1: {group: brown, …}",
    fixed=_WRITTEN,
)
DEED_KIND = Rule(
    code="PK162",
    name="unknown-deed-kind",
    severity=Severity.ERROR,
    what="A deed is of a kind that is not defined.",
    why="The kind says which lines the rent table has.",
    bad="5: {kind: rialroad, …}",
    good="5: {kind: railroad, …}",
    fixed=_WRITTEN,
)
DECK = Rule(
    code="PK163",
    name="unknown-deck",
    severity=Severity.ERROR,
    what="A space or a card draws from a deck that does not exist, or the board has a place for "
    "it.",
    why="Whoever lands there has no card to draw. Places for deeds need a `deed_deck`.",
    bad="space_kinds: {chance: {draws: chanse}}",
    good="space_kinds: {chance: {draws: chance}}",
    fixed=_WRITTEN,
)
PIECE = Rule(
    code="PK164",
    name="unknown-piece",
    severity=Severity.ERROR,
    what="A card, a seat or another part of the game names a piece that is not in the box.",
    why="Players would look for a piece that they do not have.",
    bad="effects: [{do: gain, piece: resourse, count: 1}]",
    good="effects: [{do: gain, piece: resource, count: 1}]",
    fixed=_WRITTEN,
)
SPACE = Rule(
    code="PK165",
    name="unknown-target-space",
    severity=Severity.ERROR,
    what="A card sends a token to a space that does not exist.",
    why="Spaces are counted from 0; the last one is one less than their number.",
    bad="effects: [{do: move_to, space: 40}]   # the board has 0 to 39",
    good="effects: [{do: move_to, space: 39}]",
)
PLACED_KIND = Rule(
    code="PK166",
    name="no-space-of-kind",
    severity=Severity.ERROR,
    what="A card names a kind of space that is not on the board.",
    why="“Move to the next railroad” leads nowhere on a board without railroads.",
    bad="effects: [{do: move_to_nearest, kind: railroads}]",
    good="effects: [{do: move_to_nearest, kind: railroad}]",
    fixed=_WRITTEN,
)
LEVEL = Rule(
    code="PK169",
    name="unknown-level",
    severity=Severity.ERROR,
    what="A level of rent is a multiple of a level that is not defined.",
    why="Without the level that is multiplied, deeds of this kind have no rent on this line.",
    bad="levels: [{id: rent, label: Rent}, {id: set, label: Set, times: 2, of: rnet}]",
    good="levels: [{id: rent, label: Rent}, {id: set, label: Set, times: 2, of: rent}]",
    fixed=_WRITTEN,
)
NUMBER = Rule(
    code="PK167",
    name="unknown-rules-number",
    severity=Severity.ERROR,
    what="A text, or `rule_kinds`, names a number of 'rules' that is not defined.",
    why="The text is printed with that number; without it the text cannot be worked out. Texts "
    "are those of the definition and the rulebook, which may be that of a base.",
    bad="text: Collect {{ rules.salery | money }}.",
    good="text: Collect {{ rules.salary | money }}.",
    fixed=_WRITTEN,
)
NOTE = Rule(
    code="PK400",
    name="unknown-note",
    severity=Severity.ERROR,
    what="The start money names a note that is not printed.",
    why="Nobody can be dealt a note that is not in the box.",
    bad="denominations: {100: …, 50: …}\nstart: {25: 2}",
    good="denominations: {100: …, 50: …}\nstart: {50: 1}",
)
SPACE_OF_DEED = Rule(
    code="PK504",
    name="deed-without-space",
    severity=Severity.ERROR,
    what="A deed belongs to a space that is not on the board.",
    why="Nobody can ever land there and buy it.",
    bad="deeds: {40: …}   # the board has 0 to 39",
    good="deeds: {39: …}",
)
UNUSED_SPACE_KIND = Rule(
    code="PK508",
    name="unused-space-kind",
    severity=Severity.INFO,
    what="A kind of space is defined, but no space is of this kind.",
    why="It may be a left-over, or its space may have been given another kind by mistake.",
    bad="space_kinds: {ferry: …}   # no ferry on the board",
    good="space_kinds: {ferry: null}   # a base's kind is deleted with null",
)
UNUSED_NUMBER = Rule(
    code="PK859",
    name="misspelt-rules-number",
    severity=Severity.WARNING,
    what="A number of the rules is used nowhere, and is called almost like one that is.",
    why="It changes nothing: the number that was meant keeps the value of the base, or is "
    "missing. docs/definition.md lists the names that printkit knows; a number of the game's own "
    "may have any other name.",
    bad="rules: {sallary: 250}",
    good="rules: {salary: 250}",
    fixed="Writes the name that must be meant.",
)

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
