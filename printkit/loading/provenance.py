"""What a definition says about its own facts: stated, inferred, designed, placeholders."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from printkit.diagnostics import Route
from printkit.loading.patterns import fits
from printkit.model.variant import Provenance, Variant
from printkit.records import record

FACTS: Mapping[str, tuple[str, ...]] = {
    "players": ("players.*",),
    "space_order": ("board.spaces.*.kind",),
    "space_names": ("board.spaces.*.name",),
    "space_amounts": ("board.spaces.*.amount",),
    "deed_names": ("deeds.*.name",),
    "deed_numbers": ("deeds.*.number",),
    "deed_groups": ("deeds.*.group",),
    "prices": ("deeds.*.price",),
    "rents": ("deeds.*.rent", "deeds.*.rents"),
    "building_prices": ("deeds.*.build_cost",),
    "mortgages": ("deeds.*.mortgage",),
    "resale_values": ("deeds.*.resale",),
    "deck_sizes": ("decks.*.count",),
    "card_texts": ("decks.*.cards.*.text",),
    "card_effects": ("decks.*.cards.*.effects",),
    "note_counts": ("money.denominations.*.count",),
    "start_money": ("money.start_total", "money.start.*"),
    "seats": ("seats.*.name",),
    "piece_counts": ("pieces.*.count", "pieces.*.per_seat"),
    "bets": ("casino.bets.*.favourable", "casino.*_stake", "casino.power", "casino.step"),
    "rolls": ("rolls.*.count",),
    "rows": ("pyramids.needs.*.count",),
    "asteroids": ("asteroids.highest", "asteroids.reward"),
    "rules": ("rules.*",),
    "rulings": ("rulings.*",),
}
"""The kinds of facts that a game consists of, and where they stand; looks are no facts."""
_PARTS = {pattern.partition(".")[0] for patterns in FACTS.values() for pattern in patterns}


@record
class OriginShare:
    """Facts of one kind that come from the same origin: so many of all of that kind."""

    kind: str
    routes: tuple[Route, ...]
    of: int


def statuses(variant: Variant) -> dict[Route, Provenance]:
    """Each value that a pattern names, and each fact inside one; the last pattern counts."""
    named: dict[Route, Provenance] = {}
    for pattern, status in variant.provenance.items():
        routes = _routes(variant, pattern.split("."), ())
        named |= {route: status for route in routes if route[0] != "provenance"}
    origin_of = _origins(variant)
    facts = (route for routes in _facts(variant).values() for route in routes)
    return named | {fact: origin for fact in facts if (origin := origin_of(fact)) is not None}


def shares(variant: Variant) -> dict[Provenance | None, list[OriginShare]]:
    """The facts by their origins, in the order of ``FACTS``; None is that of unnamed ones."""
    origin_of = _origins(variant)
    found: dict[Provenance | None, list[OriginShare]] = {}
    for kind, routes in _facts(variant).items():
        by_origin: dict[Provenance | None, list[Route]] = {}
        for route in routes:
            by_origin.setdefault(origin_of(route), []).append(route)
        for origin, alike in by_origin.items():
            found.setdefault(origin, []).append(OriginShare(kind, tuple(alike), len(routes)))
    return found


def unnamed(variant: Variant) -> dict[str, list[Route]]:
    """The facts of which no pattern says where they come from, by their kinds."""
    doubtful = _uncovered(tuple(variant.provenance))
    origin_of, facts = _origins(variant), _facts(variant, doubtful)
    found = {kind: [r for r in routes if origin_of(r) is None] for kind, routes in facts.items()}
    return {kind: routes for kind, routes in found.items() if routes}


@lru_cache(maxsize=16)
def _uncovered(stated: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Where facts of each kind may stand that none of these patterns names as a whole."""
    steps = [pattern.split(".") for pattern in stated]
    open_ones = {
        kind: tuple(f for f in patterns if not any(_covers(s, f.split(".")) for s in steps))
        for kind, patterns in FACTS.items()
    }
    return {kind: patterns for kind, patterns in open_ones.items() if patterns}


def _covers(stated: list[str], fact: list[str]) -> bool:
    """Whether a pattern names all that another one does, or something that it stands in."""
    same = (one in ("*", other) for one, other in zip(stated, fact, strict=False))
    return len(stated) <= len(fact) and all(same)


def _origins(variant: Variant) -> Callable[[Route], Provenance | None]:
    """What the last pattern says that names a fact, or something that it stands in."""
    patterns = [(each.split("."), status) for each, status in variant.provenance.items()]
    about = {part: [p for p in reversed(patterns) if fits(part, p[0][0])] for part in _PARTS}

    def origin_of(fact: Route) -> Provenance | None:
        for steps, status in about[str(fact[0])]:
            if len(steps) <= len(fact) and all(map(fits, fact, steps)):
                return status
        return None

    return origin_of


def _facts(
    variant: Variant, kinds: Mapping[str, tuple[str, ...]] = FACTS
) -> dict[str, list[Route]]:
    """Where the facts of each kind stand; what is empty states nothing."""
    return {
        kind: [route for each in patterns for route in _routes(variant, each.split("."), ())]
        for kind, patterns in kinds.items()
    }


_CONTAINERS = frozenset({str, list, dict})


def _routes(value: Any, steps: list[str], route: Route) -> Iterator[Route]:
    """The routes of all values, containers included, that are there and fit the steps."""
    if value is None or (type(value) in _CONTAINERS and not value):
        return
    if not steps:
        yield route
        return
    for key, inner in _inside(value, steps[0]):
        if fits(key, steps[0]):
            yield from _routes(inner, steps[1:], (*route, key))


def _inside(value: Any, part: str) -> Iterator[tuple[str | int, Any]]:
    """What a part of a pattern may name in a value."""
    match value:
        case BaseModel():
            fields = type(value).model_fields
            names = (part,) if part in fields else fields
            yield from ((name, getattr(value, name)) for name in names)
        case dict() if part in value:
            yield part, value[part]
        case dict():
            yield from value.items()
        case list():
            yield from enumerate(value)
