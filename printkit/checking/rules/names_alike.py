"""Two names are the same, or differ by a single letter or by capitals only: of spaces and
properties, of groups, of seats, or of decks.

Cards and players know a thing by its name; of two that are almost the same, one is likely to be
misspelt. Two properties of one name are an error; spaces of one kind without a deed, such as three
of Chance, may share theirs.
Bad: 1: {name: Elm Street}
    3: {name: Elm Stret}
Good: 1: {name: Elm Street}
    3: {name: Oak Street}
"""

from collections import Counter
from itertools import combinations

from printkit.checking.context import CheckContext
from printkit.checking.texts.names import PlacedName, are_almost_equal, letters_of, named
from printkit.diagnostics import Diagnostic, Findings, Related, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK721", Severity.WARNING)
_ANOTHER = "give one of them another name"


def check(context: CheckContext) -> Findings:
    first: dict[str, PlacedName] = {}
    for name in named(context):
        before = first.setdefault(name.text, name)
        if before is not name and (before.alike is None or before.alike != name.alike):
            message = f"the name '{name.text}' is used twice"
            yield _finding(message, "PK720", name.route, before.route, Severity.ERROR)
    yield from _almost_equal(context, first)
    yield from _of_groups_seats_and_decks(context)


def _almost_equal(context: CheckContext, first: dict[str, PlacedName]) -> Findings:
    uses = Counter(name.text for name in named(context))
    plain = [(name, low, letters_of(low)) for name in uses for low in (name.casefold(),)]
    for (one, low, letters), (other, other_low, other_letters) in combinations(plain, 2):
        may_be = (letters ^ other_letters).bit_count() <= 2  # noqa: PLR2004 - a quick look: a letter for another
        if may_be and are_almost_equal(low, other_low):
            rare, usual = (one, other) if uses[one] < uses[other] else (other, one)
            yield RULE.diagnostic(
                f"the names '{rare}' and '{usual}' are almost the same",
                route=first[rare].route,
                help="correct the one that is misspelt, or make them more different",
                related=(Related("the other name", route=first[usual].route),),
                old="PK721",
            )


def _of_groups_seats_and_decks(context: CheckContext) -> Findings:
    variant = context.variant
    for part, names in (
        ("groups", {key: group.name for key, group in variant.groups.items()}),
        ("seats", {key: seat.name for key, seat in variant.seats.items()}),
        ("decks", {key: deck.name for key, deck in variant.decks.items()}),
    ):
        first: dict[str, str] = {}
        for key, name in names.items():
            before = first.setdefault(name.strip().casefold(), key)
            if before != key and name.strip():
                message = f"{part} '{before}' and '{key}' are both called “{name}”"
                yield _finding(message, "PK738", (part, key, "name"), (part, before, "name"))


def _finding(
    message: str, old: str, route: Route, first: Route, severity: Severity | None = None
) -> Diagnostic:
    related = (Related("first used here", route=first),)
    return RULE.diagnostic(
        message, route=route, help=_ANOTHER, related=related, severity=severity, old=old
    )
