"""Equal parts of definitions give the very same records, and others never do."""

import pytest

from printkit.checking.context import contents_of
from printkit.loading import known_parts
from printkit.loading.known_parts import _REMEMBERED, _records
from printkit.loading.load import load
from printkit.model import Variant
from printkit.model.contents import contents
from tests.loading.conftest import BASE, Write


def _bound(reference: str) -> Variant:
    variant = load(reference).variant
    assert variant is not None
    return variant


def test_only_what_is_equal_is_shared(write: Write) -> None:
    one = _bound(write("one"))
    other = _bound(write("other", BASE.replace("price: 62", "price: 63")))
    assert other.groups is one.groups
    assert other.deed_kinds is one.deed_kinds
    assert other.deeds[1].price == 63
    assert other.deeds[2] == one.deeds[2]


def test_a_whole_number_is_no_fraction(write: Write) -> None:
    whole = _bound(write("whole"))
    fraction = _bound(write("fraction", BASE.replace("price: 62", "price: 62.0")))
    assert [type(each.deeds[1].price) for each in (whole, fraction)] == [int, float]


def test_texts_are_bound_once(write: Write) -> None:
    """A bar that stands for itself is written twice: bound twice, it would become a hyphen."""
    text = BASE + 'titles: {deeds: "Deeds||Titles"}\n'
    titles = [_bound(write(name, text)).titles for name in ("one", "other")]
    assert titles == [{"deeds": "Deeds|Titles"}] * 2


def test_a_mistake_is_found_beside_known_parts(write: Write) -> None:
    _bound(write("sound"))
    found = load(write("wrong", BASE.replace("price: 62", "price: -62"))).diagnostics
    assert [diagnostic.route for diagnostic in found] == [("deeds", 1, "price")]


def test_what_parts_hold_is_what_the_whole_holds(write: Write) -> None:
    for price in (61, 62):
        text = BASE.replace("price: 62", f"price: {price}")
        variant = _bound(write(f"game-{price}", text))
        assert contents_of(variant) == contents(variant)


def test_parts_too_long_to_be_kept_are_bound_all_the_same(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_parts, "_LONGEST", 10)
    assert _bound(write("long", BASE.replace("price: 62", "price: 4711"))).deeds[1].price == 4711


def test_few_are_kept(write: Write) -> None:
    for number in range(_REMEMBERED):
        _bound(write(f"game-{number}", BASE.replace("price: 62", f"price: {number + 1}")))
    assert len(_records) == _REMEMBERED
