"""What is said of cards with several effects names the effect that is meant."""

import pytest

from tests.checking.conftest import Findings

PACK = """
extends: tiny
decks:
  luck:
    count: 5
    cards:
      new: {{text: "{text}", effects: {effects}}}
"""
CHOOSE = "[{do: choose, options: [{do: draw, deck: luck}, {do: pay, amount: 20}]}]"
TWO = "[{do: turns, count: 1}, {do: move_to, space: 11}]"


@pytest.mark.parametrize(
    ("text", "effects", "expression"),
    [
        ("Draw another card, or pay.", CHOOSE, "effects[0].options[1].amount | money"),
        (
            "Pay for each house.",
            "[{do: turns, count: 1}, {do: repairs, fees: {house: 20}}]",
            "effects[1].fees.house | money",
        ),
        ("Play again, elsewhere.", TWO, "spaces[effects[1].space].name"),
        ("Play again. Advance to Elm Avenue.", TWO, "spaces[effects[1].space].name"),
    ],
)
def test_the_expression_is_that_of_the_effect(
    text: str, effects: str, expression: str, findings: Findings
) -> None:
    found = findings(PACK.format(text=text, effects=effects))
    assert [d.help for d in found if d.help and f"{{{{ {expression} }}}}" in d.help]


def test_a_card_to_a_known_and_an_unknown_space(findings: Findings) -> None:
    two = "[{do: move_to, space: 11}, {do: move_to, space: 99}]"
    found = findings(PACK.format(text="Advance to Elm Avenue.", effects=two))
    assert {"PK160", "PK302"} <= {d.code for d in found}


@pytest.mark.parametrize(
    ("text", "effects", "message", "remedy"),
    [
        (
            "Advance to Fern Hill. If you pass Start, collect $80.",
            "[{do: move_to, space: 11}]",
            "card 'new' says $80, but rules.salary is $100",
            "write {{ rules.salary | money }}",
        ),
        (
            "Collect $500.",
            "[{do: collect, amount: 50}]",
            "card 'new' says $500, but its effects say $50",
            "write the amount as {{ effects[0].amount | money }}, or correct one of them",
        ),
        (
            "Move ahead to Start and collect $80.",
            "[{do: move_to, space: 0}]",
            "card 'new' says $80, but rules.salary is $100",
            "write {{ rules.salary | money }}",
        ),
        (
            "Move ahead to Start and pay $80.",
            "[{do: move_to, space: 0}]",
            "card 'new' says $80, but its effects name no amount",
            "correct the text, or add an effect",
        ),
        (
            "Go to jail and pay $70.",
            "[{do: go_to_jail}]",
            "card 'new' says $70, but its effects name no amount",
            "correct the text, or add an effect",
        ),
    ],
)
def test_another_amount_is_compared_with_what_is_meant(
    text: str, effects: str, message: str, remedy: str, findings: Findings
) -> None:
    found = [d for d in findings(PACK.format(text=text, effects=effects)) if d.code == "PK302"]
    assert [(d.message, d.help) for d in found] == [(message, remedy)]


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("Go straight to Town Jail. Do not collect $100.", "[{do: go_to_jail}]"),
        ("Go to Town Jail. If you pass Start, collect $100.", "[{do: go_to_jail}]"),
        ("Go to Town Jail. The $100 stay with the bank.", "[{do: go_to_jail}]"),
        ("Move ahead to Start and collect $100.", "[{do: move_to, space: 0}]"),
    ],
)
def test_the_salary_may_be_named_where_it_is_earned_or_denied(
    text: str, effects: str, findings: Findings
) -> None:
    found = findings(PACK.format(text=text, effects=effects))
    assert [d for d in found if d.code == "PK302"] == []


@pytest.mark.parametrize(
    ("text", "does", "said", "other"),
    [
        ("Pay $20.", "collect", "Pay", "pay"),
        ("A pipe bursts. You must pay the plumber $20.", "collect", "You must pay", "pay"),
        ("Collect $20.", "pay", "Collect", "collect"),
        ("You receive $20 from the bank.", "pay", "You receive", "collect"),
    ],
)
def test_who_pays_does_not_collect(
    text: str, does: str, said: str, other: str, findings: Findings
) -> None:
    effects = f"[{{do: {does}, amount: 20}}]"
    found = [d for d in findings(PACK.format(text=text, effects=effects)) if d.code == "PK302"]
    message = f"card 'new' says “{said}”, but its effect has the player {does}"
    assert [d.message for d in found] == [message]
    assert found[0].help == f"correct the text, or write do: {other}"


@pytest.mark.parametrize(
    ("text", "does"),
    [
        ("You receive a bill for $20.", "pay"),
        ("The others pay $20 into your hand.", "collect"),
        ("Pay attention. The bank gives you $20.", "collect"),
        ("Pay nothing this time. Collect $20.", "collect"),
        ("Collect your coat for $20.", "pay"),
    ],
)
def test_what_may_go_either_way_is_left_alone(text: str, does: str, findings: Findings) -> None:
    effects = f"[{{do: {does}, amount: 20}}]"
    found = findings(PACK.format(text=text, effects=effects))
    assert [d for d in found if d.code == "PK302"] == []
