"""Groups, seats, decks or notes whose colours are nearly the same."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.colour_vision import difference
from printkit.checking.prints.palette import palettes
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK609",
    name="similar-colour",
    severity=Severity.WARNING,
    what="Two groups, seats, decks or notes have colours that are hard to distinguish.",
    why="Two colours that are easy to distinguish side by side may not be so on different sides "
    "of a board, by lamplight, from two printers. Colours should differ by 20 or more of "
    "CIEDE2000 (black and white: 100); the groups of the classic board differ by 23 at least. "
    "Notes, which carry large numerals, may come as near as 15; the pink and the white note of "
    "the classic box are 19.9 apart.",
    bad='red: {colour: "#dd0a2b"}\npink: {colour: "#e0304b"}   # 6.8 apart',
    good='red: {colour: "#dd0a2b"}\npink: {colour: "#c45ba5"}   # 28.1 apart',
)

APART = 20.0
"""CIEDE2000 that two colours on a table need."""
NOTES_APART = 15.0
"""The same for notes, whose numerals are larger than their colour is bright."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All colours of a kind are well apart for those who see all colours."""
    for palette in palettes(context):
        needed = NOTES_APART if palette.kind == "notes" else APART
        for one, other in palette.pairs():
            apart = difference(one.colour, other.colour)
            if apart < needed:
                yield RULE.diagnostic(
                    f"the colours of {palette.kind} {one.name} ({one.colour.hex}) and "
                    f"{other.name} ({other.colour.hex}) are only {apart:.1f} apart (CIEDE2000)",
                    route=(*other.route, "colour"),
                    help=f"choose colours that are {figures(needed)} or more apart",
                    related=(Related("the other colour", route=(*one.route, "colour")),),
                )
