"""What a deed's rent table comes to."""

import pytest

from printkit.model.deeds import Deed, DeedKind
from printkit.model.rents import rent_table

KIND = DeedKind.model_validate(
    {
        "name": "Street",
        "levels": [
            {"id": "rent", "label": "Rent"},
            {"id": "set", "label": "Set", "times": 2},
            {"id": "trio", "label": "Trio", "times": 3, "of": "set"},
            {"id": "again", "label": "Again", "times": 2, "of": "rent"},
            {"id": "house", "label": "House"},
        ],
    }
)


def amounts(**stated: object) -> list[float]:
    deed = Deed.model_validate({"kind": "street", "group": "red", "price": 60, **stated})
    return [line.amount for line in rent_table(deed, KIND)]


@pytest.mark.parametrize(
    ("rent", "before", "expected"),
    [
        (6, None, [6, 12, 36, 12, 30]),
        (10, {"rent": 6, "step": 5}, [10, 15, 40, 15, 30]),
        (5, {"rent": 2, "step": 5}, [5, 5, 15, 5, 30]),
        (7, {"rent": 6, "step": 5}, [7, 14, 42, 14, 30]),
    ],
    ids=["not rounded", "rounded", "twice is no more", "stated anew"],
)
def test_multiples_are_of_the_rent_before_it_was_rounded(
    rent: int, before: dict[str, int] | None, expected: list[float]
) -> None:
    assert amounts(rent=rent, rents=[30], rounded_from=before) == expected


def test_a_deed_may_state_no_bare_rent() -> None:
    assert amounts(rents=[10, 30]) == [10, 20, 30]
