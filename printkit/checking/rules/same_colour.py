"""Groups, seats, decks or notes that share their colour."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.palette import Coloured, palettes
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK608",
    name="same-colour",
    severity=Severity.WARNING,
    what="Two groups, seats, decks or notes have exactly the same colour.",
    why="Colour is what players look for first; a copied colour makes two things look like one.",
    bad='brown: {colour: "#641c00"}\npink: {colour: "#641C00"}',
    good='brown: {colour: "#641c00"}\npink: {colour: "#c45ba5"}',
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Within groups, seats, decks and notes each colour is used once."""
    for palette in palettes(context):
        first: dict[str, Coloured] = {}
        for thing in palette.things:
            owner = first.setdefault(thing.colour.hex, thing)
            if owner is not thing:
                yield RULE.diagnostic(
                    f"{palette.kind} {owner.name} and {thing.name} have the same colour, "
                    f"{thing.colour.hex}",
                    route=(*thing.route, "colour"),
                    help="choose another colour",
                    related=(Related("first used here", route=(*owner.route, "colour")),),
                )
