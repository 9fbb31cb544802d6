"""A number of the rules is another one than the same number elsewhere in the definition.

The rulebook is printed with the one, the pieces with the other. The number of monopolies is that of
the groups, `market_slots` the deeds on the board; what other numbers are is said by `rule_kinds`: a
multiple of a level's rent, the pieces of a seat, those on the lines before another piece, or those
that another replaces.
Bad: rules: {trio: 3}
    rule_kinds: {trio: {kind: rent-times, level: set}}   # the level says 2
Good: rules: {trio: 2}
    rule_kinds: {trio: {kind: rent-times, level: set}}
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.deeds.building_worth import carried
from printkit.checking.figures import figures
from printkit.diagnostics import Findings, Related, Route, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.rule_numbers import RuleKind

RULE = Rule.documented(__name__, __doc__, "PK858", Severity.WARNING)
REQUIRES = ("rules",)


class Twin(NamedTuple):
    """Where a number of the rules stands again, and what it is there."""

    name: str
    value: float
    route: Route
    words: str


def check(context: CheckContext) -> Findings:
    reported: set[Route] = set()
    for twin in _twins(context):
        if twin.value not in context.numbers.like(twin.name) and twin.route not in reported:
            reported.add(twin.route)
            yield RULE.diagnostic(
                f"rules.{twin.name} is {figures(context.variant.rules[twin.name])}, "
                f"but {twin.words} {figures(twin.value)}",
                route=("rules", twin.name),
                help="make the two equal",
                instead=((("rules", twin.name), twin.value),),
                related=(Related("the other number", route=twin.route),),
            )


def _twins(context: CheckContext) -> Iterator[Twin]:
    variant = context.variant
    for name, value, known in context.numbers.of("before", "per", "rent-times", "groups", "slots"):
        if known.kind == "before":
            yield from _of_piece(context, name, value, known)
        elif known.kind == "per":
            small, large = known.piece or "", known.other or ""
            counts = variant.pieces[large].replaces if large in variant.pieces else {}
            if small in counts:
                words = f"the number of '{small}' that '{large}' replaces is"
                yield Twin(name, counts[small], ("pieces", large, "replaces", small), words)
        elif known.kind == "rent-times":
            yield from _of_levels(context, name, known)
        elif known.kind == "groups":
            owned = {deed.group for deed in variant.deeds.values()}
            yield Twin(name, len(owned), ("groups",), "the number of groups with deeds is")
        else:
            for number, place in enumerate(variant.board.centre if variant.board else ()):
                if place.kind == "deed_slot":
                    route = ("board", "centre", number, "count")
                    yield Twin(name, place.count, route, "the places on the board are")


_MOST = 12
"""More of a piece than this are unlikely by themselves (PK214)."""


def _of_piece(context: CheckContext, name: str, value: float, known: "RuleKind") -> Iterator[Twin]:
    """The pieces of a seat, or how many of them the levels show before that with another."""
    pieces, small, large = context.variant.pieces, known.piece or "", known.other or ""
    each = pieces[small].per_seat if small in pieces else None
    if each is not None:
        yield Twin(name, each, ("pieces", small, "per_seat"), "each seat has")
    is_known = small in pieces and large in pieces and each is None and value <= _MOST
    for kind_id, kind in context.variant.deed_kinds.items() if is_known else ():
        shown = [carried(level, pieces) for level in kind.levels]
        end = next((n for n, on in enumerate(shown) if large in on), 0)
        most = max(range(end), key=[on.get(small, 0) for on in shown].__getitem__, default=0)
        if end and shown[most].get(small):
            words = f"before '{large}' the levels of kind '{kind_id}' have at most"
            yield Twin(name, shown[most][small], ("deed_kinds", kind_id, "levels", most), words)


def _of_levels(context: CheckContext, name: str, known: "RuleKind") -> Iterator[Twin]:
    for kind_id, kind in context.variant.deed_kinds.items():
        for number, level in enumerate(kind.levels):
            if level.id == known.level and level.times is not None:
                route = ("deed_kinds", kind_id, "levels", number, "times")
                yield Twin(name, level.times, route, f"the level “{level.label}” states")
