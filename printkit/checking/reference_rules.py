"""The kinds of things that a definition names, and the rules about names that lead nowhere."""

from printkit.diagnostics import Rule, Severity
from printkit.templating.codes import UNKNOWN_DRAWING

NUMBERS = "rules"
DRAWN = ("icons", "drawings")
"""What comes with the library, and so cannot be defined."""

UNKNOWN_NAME = Rule(
    code="PK160",
    name="unknown-name",
    severity=Severity.ERROR,
    what="A name leads nowhere: of a kind, a group, a deck, a piece, a space, a note, a level of "
    "rent, an option, or a number of `rules`.",
    why="Whoever follows it at the table finds nothing: no space to move to, no card to draw, no "
    "piece in the box; and a text that prints such a number cannot be printed. Texts are those of "
    "the definition and the rulebook, which may be that of a base.",
    bad="1: {group: brwon, …}",
    good="1: {group: brown, …}",
    fixed="Writes the name, where only one is near.",
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

NOUNS = {
    "space_kinds": "space kind",
    "groups": "group",
    "deed_kinds": "deed kind",
    "decks": "deck",
    "pieces": "piece",
    "board.spaces": "space",
    "board.spaces.*.kind": "space of the kind",
    "deed_kinds.*.levels.*.id": "level of rent",
    NUMBERS: "number in 'rules' called",
    "money.denominations": "note of",
    "options": "option",
    "icons": "icon",
    "drawings": "drawing",
}
"""What messages call things, by where they are defined. Other names have rules of their own."""


def rule_about(part: str) -> Rule:
    """The rule about names of things that are defined there."""
    return UNKNOWN_DRAWING if part in DRAWN else UNKNOWN_NAME
