"""Slips that other rules follow, and findings that must not contradict themselves."""

from tests.checking.conftest import Findings

GOLD = """\
extends: tiny
rule_kinds: {{golds_per_visit: {{kind: pieces, piece: gold}}}}
rules: {{golds_per_visit: {wanted}}}
pieces:
  gold: {{kind: chip, name: Gold, count: 6, diameter: 12}}
"""


def test_an_expression_that_is_not_closed_is_one_finding(findings: Findings) -> None:
    text = "Collect {{ effects[0].amount | money ."
    found = findings(f'extends: tiny\ndecks: {{luck: {{cards: {{prize: {{text: "{text}"}}}}}}}}\n')
    assert [diagnostic.code for diagnostic in found] == ["PK703"]


def test_pieces_that_suffice_for_one_player_are_not_said_to_be_too_few(findings: Findings) -> None:
    (found,) = [d for d in findings(GOLD.format(wanted=5)) if d.code == "PK661"]
    assert found.message.endswith("the box has 6 of 'gold': not enough for two players at once")
    assert found.help == "correct one of the two, or silence this if one at a time is meant"


def test_more_pieces_than_there_are_have_a_digit_too_many(findings: Findings) -> None:
    (found,) = [d for d in findings(GOLD.format(wanted=50)) if d.code == "PK661"]
    assert found.message.endswith("the box has 6 of 'gold'")


def test_one_player_pays_nobody(findings: Findings) -> None:
    text = "decks: {luck: {cards: {prize: {effects: [{do: pay, amount: 40, to: each_player}]}}}}\n"
    found = findings(f"extends: tiny\nplayers: {{min: 1, max: 1}}\n{text}")
    assert not [d for d in found if "0 times" in d.message]
