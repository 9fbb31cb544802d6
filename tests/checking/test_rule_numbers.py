"""Numbers of ``rules`` with misspelt names are told from those of the game's own."""

from typing import get_args

import pytest

from printkit.checking.engine import check
from printkit.checking.rule_numbers import RuleNumbers, known_names, misspelt
from printkit.loading.load import load
from printkit.loading.rulebook_text import RulebookText
from printkit.model.rule_numbers import MEANINGS, Kind
from tests.checking.conftest import Findings


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("sallary", "salary"),
        ("jail_fees", "jail_fee"),
        ("jail_turn_max", "jail_turns_max"),
        ("startmoney", "start_money"),
        ("doubles_jail", "doubles_to_jail"),
        ("jail_tax", None),
        ("jail_fee_2", None),
        ("double_salary", None),
        ("short_houses_before_hotel", None),
        ("houses_before_castle", None),
    ],
)
def test_only_what_is_nearly_a_known_name_is_a_slip(name: str, meant: str | None) -> None:
    assert misspelt(name, known_names()) == meant


def test_a_misspelt_number_leaves_that_of_the_base(findings: Findings) -> None:
    [found] = findings("extends: tiny\nrules:\n  sallary: 50\n")
    assert found.span is not None
    assert found.span.line == 3
    assert found.message == "nothing uses rules.sallary: rules.salary keeps the value of the base"
    assert found.help == "did you mean 'salary'?"
    assert found.fix is not None


def test_a_number_that_a_text_prints_may_have_any_name(findings: Findings) -> None:
    text = "extends: tiny\nrules: {sallary: 50}\nsubtitle: 'Earn {{ rules.sallary }}'\n"
    assert findings(text) == []


def test_a_rulebook_may_print_it_too() -> None:
    variant = load("classic-us").variant
    assert variant is not None
    other = variant.model_copy(update={"rules": {**variant.rules, "resale_percents": 50}})
    assert "PK859" in {d.code for d in check(other)}
    book = RulebookText("You get {{ rules.resale_percents }}.", "rulebook.md")
    assert "PK859" not in {d.code for d in check(other, rulebook=book)}


def test_a_rulebook_that_names_what_there_is_not_is_reported_on_its_line() -> None:
    variant = load("classic-us").variant
    assert variant is not None
    book = RulebookText("# Rules\n\nYou get {{ rules.party }}.", "rulebook.md")
    found = [d for d in check(variant, rulebook=book) if d.code == "PK160"]
    assert [d.span.line for d in found if d.span] == [3]


def test_each_kind_is_explained() -> None:
    assert MEANINGS.keys() == set(get_args(Kind))


def test_the_kind_of_a_number_may_be_said_otherwise() -> None:
    variant = load("mass-effect-n7").variant
    assert variant is not None
    numbers = RuleNumbers(variant)
    assert {name for name, *_ in numbers.of("before")} == {
        "houses_before_hotel",
        "short_houses_before_hotel",
    }
    assert numbers.kinds["houses_before_hotel"].piece == "outpost"
    assert numbers.like("houses_before_hotel") == [4, 3]
    assert numbers.like("mortgage_percent") == [50]


def test_only_what_is_no_money_counts_things() -> None:
    variant = load("monopoly-space").variant
    assert variant is not None
    counts = RuleNumbers(variant).counts
    assert {3, 5} <= counts
    assert variant.rules["warp_fee"] not in counts
