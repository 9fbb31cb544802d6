"""Official tables, old and new, and the same games in other currencies give no warning."""

from typing import Any

import pytest

from printkit.checking.engine import check
from printkit.diagnostics import Severity
from printkit.loading.load import load
from printkit.model import Variant

OLD_BOX = {500: 20, 100: 20, 50: 30, 20: 50, 10: 40, 5: 40, 1: 40}
OLD_START = {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}
AMOUNTS_OF_RULES = ("start_money", "salary", "jail_fee", "auction_start", "rounding_step")
SCALED = ["classic-us", "classic-uk", "mass-effect-n7", "monopoly-2-0", "docs/examples/your-street"]


def warnings(variant: Variant) -> list[str]:
    return [f"{d.code} {d.message}" for d in check(variant) if d.severity is not Severity.INFO]


def definition(name: str) -> dict[str, Any]:
    variant = load(name).variant
    assert variant is not None
    return variant.model_dump()


def with_old_box(game: dict[str, Any]) -> None:
    for value, count in OLD_BOX.items():
        game["money"]["denominations"][value]["count"] = count
    game["money"]["start"] = OLD_START


def test_the_us_game_before_2008() -> None:
    game = definition("classic-us")
    with_old_box(game)
    game["board"]["spaces"][38]["amount"] = 75
    game["decks"]["chest"]["cards"]["sold-in-time"]["effects"][0]["amount"] = 45
    assert warnings(Variant.model_validate(game)) == []


def test_the_uk_game_with_the_old_rent_of_piccadilly() -> None:
    game = definition("classic-uk")
    with_old_box(game)
    game["deeds"][29]["rent"] = 22
    assert warnings(Variant.model_validate(game)) == []


@pytest.mark.parametrize("name", SCALED)
@pytest.mark.parametrize("factor", [10, 100])
def test_more_zeros_change_nothing(name: str, factor: int) -> None:
    game = definition(name)
    scale(game, factor)
    assert warnings(Variant.model_validate(game)) == []


@pytest.mark.parametrize("name", SCALED[:4])
def test_half_of_everything_without_notes_changes_nothing(name: str) -> None:
    """Without notes: half amounts cannot be paid with whole ones."""
    game = definition(name)
    scale(game, 0.5)
    game["money"] = None
    assert warnings(Variant.model_validate(game)) == []


def scale(game: dict[str, Any], factor: float) -> None:
    """All amounts of money times the factor; texts have them as expressions only."""
    for deed in game["deeds"].values():
        for field in ("price", "mortgage", "resale", "build_cost", "rent"):
            if deed[field] is not None:
                deed[field] *= factor
        deed["rents"] = [rent * factor for rent in deed["rents"]]
    for space in game["board"]["spaces"].values():
        if space["amount"] is not None:
            space["amount"] *= factor
    for name in game["rules"].keys() & set(AMOUNTS_OF_RULES):
        game["rules"][name] *= factor
    for deck in game["decks"].values():
        for card in deck["cards"].values():
            scale_effects(card["effects"], factor)
    scale_money(game["money"], factor)


def scale_money(money: dict[str, Any], factor: float) -> None:
    money["start_total"] *= factor
    for field in ("denominations", "start"):
        money[field] = {int(value * factor) or 1: note for value, note in money[field].items()}


def scale_effects(effects: list[dict[str, Any]], factor: float) -> None:
    for effect in effects:
        for field in ("amount", "dice_times"):
            if effect.get(field) is not None:
                effect[field] *= factor
        if "fees" in effect:
            effect["fees"] = {key: fee * factor for key, fee in effect["fees"].items()}
        scale_effects(effect.get("options", []), factor)
