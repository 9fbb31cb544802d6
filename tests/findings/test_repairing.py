"""A variant with other values is validated like one that was read."""

from printkit.findings.repairing import with_values
from printkit.loading.load import load


def test_a_value_stands_where_it_was_written() -> None:
    variant = load("classic-us").variant
    assert variant is not None
    changed = with_values(variant, [(("deeds", 1, "price"), 65.0), (("rules", "salary"), 250)])
    assert changed is not None
    assert (changed.deeds[1].price, changed.rules["salary"]) == (65, 250)
    assert isinstance(changed.deeds[1].price, int)
    assert variant.deeds[1].price == 60
    assert changed.deeds[3] == variant.deeds[3]


def test_what_cannot_stand_there_is_refused() -> None:
    variant = load("classic-us").variant
    assert variant is not None
    assert with_values(variant, [(("deeds", 1, "price"), -5)]) is None
    assert with_values(variant, [(("deeds", 1, "price"), "sixty")]) is None
    assert with_values(variant, [(("deeds", 99, "price"), 5)]) is None
    assert with_values(variant, [(("deeds", 1, "rents", 9), 5)]) is None
    assert with_values(variant, [(("pieces", "die", "count"), 2.5)]) is None
