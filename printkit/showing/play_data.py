"""What only some games have, as scripts read it: dice to choose, rows of cards, a casino."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from printkit.model import Variant
from printkit.model.asteroids import tiles
from printkit.model.pyramids import highest_row, most_facilities
from printkit.model.rolls import Roll, chances

Data = dict[str, Any]


def rolls(variant: Variant) -> list[Data]:
    """The choices of dice, and how likely each sum is."""
    return [
        {
            "id": roll_id,
            "name": roll.name,
            "die": roll.die,
            "count": roll.count,
            "chances": {
                str(total): str(chance) for total, chance in _chances(variant, roll).items()
            },
        }
        for roll_id, roll in variant.rolls.items()
    ]


def _chances(variant: Variant, roll: Roll) -> Mapping[int, Fraction]:
    die = variant.pieces.get(roll.die)
    sides = 0 if die is None else die.sides_to_roll()
    return chances(sides, roll.count) if sides else {}


def pyramids(variant: Variant) -> Data | None:
    """What the rows of cards need, and how far each group reaches."""
    if variant.pyramids is None:
        return None
    cards = {group: len(variant.group_members(group)) for group in variant.groups}
    return {
        "needs": [
            {"row": row, "piece": need.piece, "count": need.count}
            for row, need in sorted(variant.pyramids.needs.items())
        ],
        "limits": [
            {
                "group": group,
                "cards": count,
                "highest_row": highest_row(count),
                "facilities": most_facilities(count),
            }
            for group, count in cards.items()
        ],
    }


def asteroids(variant: Variant) -> Data | None:
    """The tiles of asteroids, and where they fall."""
    found = variant.asteroids
    if found is None:
        return None
    return {
        "groups": found.groups,
        "reward": found.reward,
        "tiles": [{"mining": tile.mining, "target": tile.target} for tile in tiles(found)],
    }


def casino(variant: Variant) -> Data | None:
    """The stakes, and the bets with what they pay."""
    found = variant.casino
    if found is None:
        return None
    bets = [
        {
            "id": bet_id,
            "name": bet.name,
            "favourable": bet.favourable,
            "odds": found.odds[bet_id],
            "expected": round(found.expected(bet_id), 4),
        }
        for bet_id, bet in found.bets.items()
    ]
    return {**found.model_dump(exclude={"bets"}), "bets": bets}
