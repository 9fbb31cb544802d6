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


def test_a_text_that_is_still_to_be_written_is_not_compared(findings: Findings) -> None:
    card = "mine: {title: A, text: TODO, effects: [{do: collect, amount: 50}]}"
    found = findings(f"extends: tiny\ndecks: {{luck: {{count: 5, cards: {{{card}}}}}}}\n")
    assert [diagnostic.code for diagnostic in found] == ["PK722"]


def test_a_deed_of_a_common_space_does_not_make_its_name_a_double(findings: Findings) -> None:
    space = "10: {name: Luck, kind: luck, amount: null}"
    deed = "3: {kind: station, group: station, price: 200, mortgage: 100, rent: 25, rents: [50]}"
    found = findings(f"extends: tiny\nboard: {{spaces: {{{space}}}}}\ndeeds: {{{deed}}}\n")
    assert "PK505" in {diagnostic.code for diagnostic in found}
    assert "PK721" not in {diagnostic.code for diagnostic in found}


def test_a_kind_that_stops_nobody_is_reported_once(findings: Findings) -> None:
    found = findings("extends: tiny\nspace_kinds:\n  street: {stop: false}\n")
    assert [(d.code, d.span and d.span.line) for d in found] == [("PK802", 3)]


def test_a_share_may_be_written_as_a_fraction_by_mistake(findings: Findings) -> None:
    found = findings("extends: tiny\nrules: {building_sell_back_percent: 0.5}\n")
    assert [(d.code, d.likely) for d in found] == [("PK214", 50)]
