"""Numbers of buildings that the rules and the deeds state differently."""

import re
from collections.abc import Iterator

from printkit.checking.building_worth import most_of_each
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    "PK661", "buildings-differ", Severity.ERROR,
    "A number of the rules says otherwise than the rent table or the pieces.",
    "`rules.houses_before_hotel` and `rules.houses_for_hotel` are the most houses that a deed has "
    "a rent for; `rules.outposts_per_station` is how many outposts a station `replaces`; a number "
    "named like a piece (`rules.houses`) is how many are in the box.",
    "rules: {houses_before_hotel: 5} and rents for up to 4 houses",
    "rules: {houses_before_hotel: 4} and rents for up to 4 houses",
)  # fmt: skip
REQUIRES = ("rules", "pieces")

_BEFORE = re.compile(r"^(\w+?)s?_(?:before|for)_(\w+)$")
_PER = re.compile(r"^(\w+?)s?_per_(\w+)$")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where two places state a number it is the same."""
    for name, number in subject.variant.rules.items():
        for stated, what, route in _elsewhere(subject, name):
            if stated != number:
                yield RULE.diagnostic(
                    f"rules.{name} is {number:g}, but {what} {stated}",
                    route=("rules", name),
                    help="correct one of the two",
                    related=(Related("the other", route=route),),
                )


def _elsewhere(subject: Subject, name: str) -> Iterator[tuple[int, str, Route]]:
    pieces, most = subject.variant.pieces, most_of_each(subject)
    if (found := _BEFORE.match(name)) and found[1] in most and found[2] in most:
        count, kind = most[found[1]]
        yield count, f"the rents go up to '{found[1]}' number", ("deed_kinds", kind, "levels")
    if (found := _PER.match(name)) and found[2] in pieces:
        for piece, count in pieces[found[2]].replaces.items():
            if piece == found[1]:
                yield count, f"'{found[2]}' replaces", ("pieces", found[2], "replaces", piece)
    for piece in pieces:
        if name in {piece.replace("-", "_"), f"{piece.replace('-', '_')}s"}:
            yield subject.variant.piece_count(piece), f"the box has of '{piece}'", ("pieces", piece)
