"""Sound games of other sizes: boards of 24, 32 and 48 spaces, ladders of 3 to 10 levels."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tests.checking.classic_editions import Definition

GAMES: dict[str, dict[str, Any]] = {
    "24 spaces, 4 groups, 3 levels": {"spaces": 24, "per_side": (1, 1, 1, 1), "levels": 3},
    "24 spaces, 4 groups, 5 levels": {"spaces": 24, "per_side": (1, 1, 1, 1), "levels": 5},
    "32 spaces, 4 groups, 5 levels": {"spaces": 32, "per_side": (1, 1, 1, 1), "levels": 5},
    "32 spaces, 8 groups, 7 levels": {
        "spaces": 32, "per_side": (2, 2, 2, 2), "levels": 7, "unit": 50,
    },
    "48 spaces, 8 groups, 10 levels": {
        "spaces": 48, "per_side": (2, 2, 2, 2), "levels": 10, "unit": 10,
    },
    "48 spaces, 8 groups, 6 levels": {"spaces": 48, "per_side": (2, 2, 2, 2), "levels": 6},
}  # fmt: skip
COLOURS = (
    "#641c00", "#7fd6f2", "#c45ba5", "#ff9044", "#dd0a2b", "#ffe45c", "#008454", "#1132a0",
)  # fmt: skip
MARKS = (
    "mark-square", "mark-circle", "mark-diamond", "mark-triangle", "mark-star", "mark-hexagon",
    "mark-cross", "mark-crescent", "mark-chevron", "mark-drop",
)  # fmt: skip
TREES = [
    "Acacia",
    "Alder",
    "Apple",
    "Ash",
    "Aspen",
    "Bamboo",
    "Beech",
    "Birch",
    "Cedar",
    "Cherry",
    "Cypress",
    "Dogwood",
    "Ebony",
    "Elm",
    "Fir",
    "Gorse",
    "Hazel",
    "Hickory",
    "Holly",
    "Ivy",
    "Juniper",
    "Kapok",
    "Larch",
    "Laurel",
    "Lime",
    "Magnolia",
    "Maple",
    "Mulberry",
    "Nutmeg",
    "Oak",
    "Olive",
    "Palm",
    "Pear",
    "Pine",
    "Plane",
    "Poplar",
    "Quince",
    "Rowan",
    "Sequoia",
    "Spruce",
    "Sycamore",
    "Tamarind",
    "Teak",
    "Tulip",
    "Walnut",
    "Willow",
    "Yew",
    "Zelkova",
]


def other_game(spaces: int, per_side: tuple[int, ...], levels: int, unit: int = 2) -> Definition:
    """A game with groups on each side, four stations and two works.

    Amounts are multiples of ``unit``.
    """
    side = spaces // 4
    corners = {0: "go", side: "jail", 2 * side: "parking", 3 * side: "go-to-jail"}
    stations = {n * side + side // 2: "station" for n in range(4)}
    works = {side - 1: "works", 3 * side - 1: "works"}
    special = corners | stations | works
    streets = [n for n in range(spaces) if n not in special]
    kinds = special | dict.fromkeys(streets, "street")
    return {
        "printkit": 1,
        "title": "Another game",
        "language": "en",
        "players": {"min": 2, "max": 4},
        "theme": "classic",
        "currency": {"symbol": "GE", "position": "after", "space": True},
        "rules": {
            "start_money": 900 * unit,
            "salary": 80 * unit,
            "jail_fee": 20 * unit,
            "jail_turns_max": 3,
            "mortgage_percent": 50,
        },
        "space_kinds": _space_kinds(),
        "board": {"spaces": {n: {"name": TREES[n], "kind": kinds[n]} for n in range(spaces)}},
        "groups": _groups(sum(per_side)),
        "deed_kinds": _deed_kinds(levels),
        "deeds": _streets(streets, per_side, levels, unit, side)
        | {n: _station(unit) for n in stations}
        | {n: _works(unit) for n in works},
        "money": _money(unit),
    }


def _space_kinds() -> Definition:
    corner = {"corner": True, "icon": "parking"}
    return {
        "go": {
            **corner,
            "role": "start",
            "icon": "go-arrow",
            "label": "Collect {{ rules.salary | money }}",
        },
        "jail": {**corner, "role": "jail", "icon": "jail-bars"},
        "parking": corner,
        "go-to-jail": {**corner, "role": "go-to-jail", "icon": "go-to-jail", "stop": False},
        "street": {"ownable": True},
        "station": {"ownable": True, "icon": "train"},
        "works": {"ownable": True, "icon": "bulb"},
    }


def _groups(count: int) -> Definition:
    names = [f"g{n}" for n in range(count)] + ["stations", "works"]
    looks = zip(names, (*COLOURS[:count], "#0b0d0e", "#a0a0a1"), strict=True)
    return {
        name: {"name": name.title(), "colour": colour, "mark": MARKS[n]}
        for n, (name, colour) in enumerate(looks)
    }


def _deed_kinds(levels: int) -> Definition:
    built = [{"id": f"house-{n}", "label": f"With {n} houses"} for n in range(1, levels)]
    owned = [{"id": f"owned-{n}", "label": f"With {n}"} for n in range(1, 5)]
    return {
        "street": {"name": "Street", "levels": [{"id": "rent", "label": "Rent"}, *built]},
        "station": {"name": "Station", "levels": owned},
        "works": {"name": "Works", "unit": "dice", "levels": owned[:2]},
    }


def _streets(
    streets: list[int], per_side: tuple[int, ...], levels: int, unit: int, side: int
) -> dict[int, Definition]:
    """Streets whose prices rise from group to group, the last one of each dearer."""
    deeds: dict[int, Definition] = {}
    for group, members in enumerate(_members(streets, per_side, side)):
        for space in members:
            step = 2 * group + (space == members[-1])
            rent = (2 + step) * unit
            deeds[space] = {
                "kind": "street", "group": f"g{group}", "price": (40 + 10 * step) * unit,
                "mortgage": (20 + 5 * step) * unit, "build_cost": 25 * unit * (1 + space // side),
                "rent": rent, "rents": _ladder(rent, levels),
            }  # fmt: skip
    return deeds


def _members(streets: list[int], per_side: tuple[int, ...], side: int) -> Iterator[list[int]]:
    """The streets of each group; those of a side share its streets as evenly as they can."""
    for number, groups in enumerate(per_side):
        here = [space for space in streets if space // side == number]
        for group in range(groups):
            first, after = (len(here) * n // groups for n in (group, group + 1))
            yield here[first:after]


def _ladder(rent: int, levels: int) -> list[int]:
    """Rents that grow much at first and less later, as on the classic board."""
    steps = 3  # a game with few levels takes larger ones
    factors = (14, 45) if levels == steps else (5, 14, 35, 45, 55, 64, 72, 79, 85)[: levels - 1]
    rents = [rent * factor for factor in factors]
    assert all(low < high for low, high in pairwise([rent, *rents]))
    return rents


def _station(unit: int) -> Definition:
    return {
        "kind": "station", "group": "stations", "price": 100 * unit, "mortgage": 50 * unit,
        "rent": 12 * unit, "rents": [24 * unit, 48 * unit, 96 * unit],
    }  # fmt: skip


def _works(unit: int) -> Definition:
    return {
        "kind": "works", "group": "works", "price": 80 * unit, "mortgage": 40 * unit,
        "rent": 2 * unit, "rents": [5 * unit],
    }  # fmt: skip


def _money(unit: int) -> Definition:
    counts = {200: 40, 100: 40, 20: 60, 10: 40, 5: 40, 1: 60}
    colours = ("#c74723", "#9f8322", "#60c573", "#77d1ff", "#ffd1d8", "#f6f4eb")
    start = {200: 3, 100: 2, 20: 3, 10: 2, 5: 3, 1: 5}
    return {
        "denominations": {
            value * unit: {"count": count, "colour": colour}
            for (value, count), colour in zip(counts.items(), colours, strict=True)
        },
        "start_total": 900 * unit,
        "start": {value * unit: count for value, count in start.items()},
    }
