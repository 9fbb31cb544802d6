"""One number that is wrong is one finding, and says what to write."""

from pathlib import Path
from typing import Any

import pytest

from printkit.checking.engine import check
from printkit.checking.habits.overlay import overlay_of
from printkit.checking.outliers.rules import RULES
from printkit.diagnostics import Diagnostic, Route
from printkit.findings.catalogue import find_rule
from printkit.findings.selection import meant, selection
from printkit.former_rules import former_words
from printkit.pipeline.checks import check_variant
from tests.checking.classic_editions import editions
from tests.checking.conftest import FIXTURES
from tests.checking.test_no_false_alarm import whole, written

NUMBERS = {rule.code for rule in RULES}


def doubts(folder: Path, definition: dict[Any, Any]) -> list[Diagnostic]:
    loaded = written(folder, definition)
    assert loaded.variant is not None
    found = check(loaded.variant, overlay_of(loaded))
    return [diagnostic for diagnostic in found if diagnostic.code in NUMBERS]


@pytest.mark.parametrize(
    ("place", "typed", "likely"),
    [
        (("deeds", 34, "price"), 360, 320),
        (("deeds", 24, "rents", 3), 928, 925),
        (("deeds", 21, "mortgage"), 180, 110),
        (("deeds", 26, "rent"), 23, 22),
    ],
)
def test_another_digit_in_a_copied_table(
    place: Route, typed: int, likely: int, tmp_path: Path
) -> None:
    deeds = editions()[0].changes["deeds"]
    _write(deeds, place[1:], typed)
    first, *_ = doubts(tmp_path, {"extends": "classic-us", "deeds": deeds})
    assert (first.code, first.route, first.likely) == ("PK850", place, likely)


@pytest.mark.parametrize(("typed", "likely"), [(928, 925), (935, None)])
def test_another_digit_in_a_single_deed_is_off_the_step_of_all_others(
    typed: int, likely: int | None, tmp_path: Path
) -> None:
    deed = {"price": 240, "rents": [100, 300, 750, typed, 1100]}
    found = doubts(tmp_path, {"extends": "classic-us", "deeds": {24: deed}})
    assert next((each.likely for each in found), None) == likely


@pytest.mark.parametrize(
    ("place", "typed", "likely"),
    [
        (("deeds", 1, "price"), 600, 60),
        (("deeds", 39, "rents", 4), 200, 2000),
        (("rules", "salary"), 2000, 200),
        (("deeds", 15, "rent"), 52, 25),
        (("pieces", "token-boat", "count"), 11, 1),
    ],
)
def test_a_game_of_its_own(place: Route, typed: int, likely: int, tmp_path: Path) -> None:
    definition = whole("classic-us")
    if place[0] == "pieces":
        place = ("pieces", next(iter(definition["seats"].values()))["token"], "count")
    _write(definition, place, typed)
    first, *others = doubts(tmp_path, definition)
    assert (first.route, first.likely) == (place, likely)
    assert [other.code for other in others] == (["PK203"] if place[-1] == "price" else [])


def test_the_share_shows_which_price_was_meant(tmp_path: Path) -> None:
    """Where others doubt the price too, it is the price that is wrong, and not the mortgage."""
    text = "extends: tiny\ndeeds:\n  7: {price: 210, mortgage: 60, build_cost: 50}\n"
    (tmp_path / "variant.yaml").write_text(text, encoding="utf-8")
    found = check_variant(str(tmp_path), search=[FIXTURES], pieces=False)
    assert ("deeds.7.price", 120) in {(_joined(d.route), d.likely) for d in found}


def test_old_codes_and_names_lead_to_the_new_rules() -> None:
    for rule in RULES:
        for word in former_words(rule.code):
            assert rule in meant(word)
            assert find_rule(word) is not None


def test_an_old_code_silences_what_it_silenced(tmp_path: Path) -> None:
    text = "extends: tiny\ndeeds:\n  14: {price: 150, mortgage: 75}"
    pack = tmp_path / "variant.yaml"
    for comment in (
        "",
        "  # printkit: ignore[PK214]",
        "  # printkit: ignore[number-unlike-others]",
    ):
        pack.write_text(f"{text}{comment}\n", encoding="utf-8")
        found = check_variant(str(tmp_path), search=[FIXTURES], pieces=False)
        assert ("PK214" in [d.code for d in found]) is (not comment)
    pack.write_text(f"{text}\n", encoding="utf-8")
    for former, is_left in (("PK212", True), ("PK855", True)):
        wishes = [selection(ignore=[former])]
        found = check_variant(str(tmp_path), search=[FIXTURES], pieces=False, selections=wishes)
        assert ("PK214" in [d.code for d in found]) is is_left


def _joined(route: Route | None) -> str:
    return ".".join(map(str, route or ()))


def _write(definition: Any, place: Route, value: Any) -> None:
    for step in place[:-1]:
        definition = definition[step]
    definition[place[-1]] = value
