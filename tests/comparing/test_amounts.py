"""Many amounts that follow one rule are told in one sentence; what breaks the rule is not lost."""

from fractions import Fraction

import pytest

from printkit.comparing.amounts import Scaling, rule_of
from printkit.comparing.compare import compare
from printkit.comparing.difference import ChangeSign
from printkit.comparing.edition import ComparedEdition
from tests.comparing.variants import (
    Data,
    changed,
    data_of,
    difference,
    items,
    made,
    shipped,
    untold,
    with_money,
)


@pytest.mark.parametrize("factor", [2, 100])
def test_all_amounts_multiplied(factor: int) -> None:
    data = with_money(data_of("classic-us"), lambda amount: amount * factor)
    # The rulebook says which numbers of the rules are money.
    rulebook = "{{ rules.jail_fee | money }} {{ rules.salary | money }}"
    before, after = shipped("classic-us"), made(data)
    found = compare(
        ComparedEdition(before, rulebook=rulebook), ComparedEdition(after, rulebook=rulebook)
    )
    assert untold(found) == []
    (statement,) = found.statements
    assert statement.text.startswith(f"all amounts × {factor} (")
    assert statement.changes > 200
    assert found.counts()[ChangeSign.ADDED] == found.counts()[ChangeSign.REMOVED] == 0, (
        "notes are the same"
    )


def test_what_stays_is_reported_when_all_else_changes() -> None:
    data = with_money(data_of("classic-us"), lambda amount: amount * 100)
    data["deeds"][39]["price"] = 400
    found = difference(shipped("classic-us"), made(data))
    (deed,) = [item for item in items(found, "deeds") if not item.told]
    (change,) = [change for change in deed.changes if not change.told]
    assert (deed.name, change.fact.label, change.sign) == ("Boardwalk", "price", ChangeSign.STAYS)
    assert "1 do not follow" in found.statements[0].text


def test_one_class_of_amounts() -> None:
    def dearer(data: Data) -> None:
        for deed in data["deeds"].values():
            deed["price"] = -(-deed["price"] * 115 // 500) * 5

    found = changed("classic-us", dearer)
    (statement,) = found.statements
    assert statement.text == "all prices × 1.15, rounded up to multiples of 5 (28 of 28 change)"
    assert untold(found) == []


def test_few_changes_make_no_rule() -> None:
    def dearer(data: Data) -> None:
        for key in (1, 3, 6):
            data["deeds"][key]["price"] *= 2

    found = changed("classic-us", dearer)
    assert found.statements == ()
    assert len(untold(found)) == 3


def _amounts(*pairs: tuple[int, int]) -> list[tuple[Fraction, Fraction]]:
    return [(Fraction(before), Fraction(after)) for before, after in pairs]


def test_changes_without_a_rule_are_reported_one_by_one() -> None:
    amounts = _amounts(*((n, n + n * n % 37 + 1) for n in range(10, 400, 7)))
    assert rule_of(amounts) is None


def test_a_step_explains_nothing_that_it_does_not_change() -> None:
    amounts = _amounts(*((n, n + 5) for n in range(5, 100, 5)))
    assert rule_of(amounts) is None


def test_rounding_is_recognised_among_amounts_that_stay() -> None:
    amounts = _amounts(
        *((n, n) for n in range(10, 400, 10)), *((n, n + 3) for n in range(2, 92, 10))
    )
    rule = rule_of(amounts)
    assert str(rule) == "rounded up to multiples of 5"


def test_rules_hold_for_what_they_say() -> None:
    rule = Scaling(Fraction("1.15"), 5)
    assert rule.holds(Fraction(60), Fraction(70))
    assert not rule.holds(Fraction(60), Fraction(75))
    assert not rule.holds(Fraction(60), Fraction(69))
    assert str(Scaling(Fraction(100))) == "× 100"
