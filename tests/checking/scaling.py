"""A definition with all its amounts of money times a factor."""

import re
from typing import Any

from tests.checking.classic_editions import Definition

_MONEY_RULES = re.compile(
    r"start_money|.*salary|.*_fee|.*_bonus|.*_price.*|resource_sale|.*_goal|auction_.*|claim_cost"
    r"|jail_extra_try|jail_release|hotel_income|rent|buy_surcharge|price_.*|rounding_step"
)
_AMOUNTS = {
    "price", "mortgage", "resale", "build_cost", "rent", "amount", "otherwise_pay", "fee",
    "dice_times",
}  # fmt: skip


def scaled(definition: Definition, factor: float) -> Definition:
    """The same game in a smaller or larger currency."""
    if factor == 1:
        return definition
    for deed in definition["deeds"].values():
        deed["rents"] = [_plain(rent * factor) for rent in deed.get("rents", [])]
    for part in ("deeds", "board", "decks"):
        _scale(definition.get(part), factor)
    rules = definition["rules"]
    for name in filter(_MONEY_RULES.fullmatch, rules):
        rules[name] = _plain(rules[name] * factor)
    _scale_money(definition, factor)
    return definition


def _scale_money(definition: Definition, factor: float) -> None:
    """Notes have whole values: a game with halves is checked without them."""
    money = definition.get("money")
    if money is None:
        pass
    elif all(value * factor % 1 == 0 for value in money.get("denominations", {})):
        money["start_total"] = _plain(money["start_total"] * factor)
        for part in ("denominations", "start"):
            money[part] = {_plain(value * factor): rest for value, rest in money[part].items()}
    else:
        del definition["money"]
    casino = definition.get("casino", {})
    for name in casino.keys() & {"min_stake", "max_stake", "step"}:
        casino[name] = _plain(casino[name] * factor)


def _scale(value: Any, factor: float) -> None:
    """Scales the amounts inside a value, in place."""
    match value:
        case dict():
            for key, inner in value.items():
                if key in _AMOUNTS and isinstance(inner, int | float):
                    value[key] = _plain(inner * factor)
                elif key == "fees":
                    value[key] = {piece: _plain(fee * factor) for piece, fee in inner.items()}
                else:
                    _scale(inner, factor)
        case list():
            for inner in value:
                _scale(inner, factor)


def _plain(value: float) -> int | float:
    return int(value) if value == int(value) else value
