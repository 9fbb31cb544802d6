"""Groups, seats or notes that share their colour."""

from collections.abc import Iterable, Iterator

from printkit.checking.subject import Subject
from printkit.colour import parse_colour
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    "PK608", "same-colour", Severity.WARNING,
    "Two groups, two seats or two notes have exactly the same colour.",
    "Colour is what players look for first; a copied colour makes two things look like one.",
    'brown: {colour: "#641c00"}\npink: {colour: "#641C00"}',
    'brown: {colour: "#641c00"}\npink: {colour: "#c45ba5"}',
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Within groups, seats and notes each colour is used once."""
    variant = subject.variant
    yield from _repeated((("groups", key), group.colour) for key, group in variant.groups.items())
    yield from _repeated((("seats", key), seat.colour) for key, seat in variant.seats.items())
    if variant.money is not None:
        yield from _repeated(
            (("money", "denominations", value), note.colour)
            for value, note in variant.money.denominations.items()
        )


def _repeated(coloured: Iterable[tuple[Route, str]]) -> Iterator[Diagnostic]:
    first: dict[str, Route] = {}
    for route, text in coloured:
        colour = parse_colour(text).hex
        owner = first.setdefault(colour, route)
        if owner != route:
            yield RULE.diagnostic(
                f"'{route[-1]}' has the same colour as '{owner[-1]}', {colour}",
                route=(*route, "colour"),
                help="choose another colour",
                related=(Related("first used here", route=(*owner, "colour")),),
            )
