"""Variants for comparisons: shipped ones, and those changed in a place or multiplied."""

from collections.abc import Callable
from functools import cache
from typing import Any

from printkit.comparing.compare import compare
from printkit.comparing.difference import Difference, DifferentThing, FactChange
from printkit.comparing.edition import ComparedEdition
from printkit.loading.load import load
from printkit.model import Variant

Data = dict[str, Any]
SHIPPED = (
    *("classic-us", "classic-uk", "monopoly-2-0", "monopoly-space"),
    *("moonopoly", "mass-effect-n7", "planetopoly"),
)
_MONEY = {"price", "mortgage", "resale", "build_cost", "amount", "fee", "otherwise_pay"}


@cache
def shipped(name: str) -> Variant:
    variant = load(name).variant
    assert variant is not None
    return variant


def data_of(name: str) -> Data:
    """A shipped variant as data that may be changed."""
    return shipped(name).model_dump()


def made(data: Data) -> Variant:
    return Variant.model_validate(data, strict=False)


def difference(before: Variant, after: Variant) -> Difference:
    return compare(ComparedEdition(before), ComparedEdition(after))


def changed(name: str, change: Callable[[Data], object]) -> Difference:
    """The difference that a change makes to a shipped variant."""
    data = data_of(name)
    change(data)
    return difference(shipped(name), made(data))


def items(found: Difference, part_id: str) -> list[DifferentThing]:
    return [item for part in found.parts if part.id == part_id for item in part.items]


def only_item(found: Difference) -> DifferentThing:
    (part,) = found.parts
    (item,) = part.items
    return item


def said(change: FactChange) -> tuple[str, str | None, str | None]:
    """A change as it is read."""
    before, after = (None if f is None else f.shown for f in (change.before, change.after))
    return change.fact.label, before, after


def untold(found: Difference) -> list[DifferentThing]:
    """What is listed one by one."""
    return [item for part in found.parts for item in part.items if not item.told]


def with_money(data: Data, change: Callable[[int], int]) -> Data:
    """The variant's data with every amount of money changed, the notes too."""
    result: Data = _changed(data, change)
    for deed in result["deeds"].values():
        if result["deed_kinds"][deed["kind"]]["unit"] == "money":
            deed["rent"] = None if deed["rent"] is None else change(deed["rent"])
            deed["rents"] = [change(rent) for rent in deed["rents"]]
    for name in ("salary", "jail_fee"):
        result["rules"][name] = change(result["rules"][name])
    money = result["money"]
    money["start_total"] = change(money["start_total"])
    for field in ("denominations", "start"):
        money[field] = {change(value): count for value, count in money[field].items()}
    return result


def _changed(value: Any, change: Callable[[int], int]) -> Any:
    if isinstance(value, list):
        return [_changed(part, change) for part in value]
    if not isinstance(value, dict):
        return value
    return {key: _field(key, part, change) for key, part in value.items()}


def _field(key: Any, value: Any, change: Callable[[int], int]) -> Any:
    if key == "fees":
        return {piece: change(fee) for piece, fee in value.items()}
    if key in _MONEY and value is not None:
        return change(value)
    return _changed(value, change)
