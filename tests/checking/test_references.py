"""One misspelt name is one finding, at the definition if that is what is misspelt."""

from printkit.diagnostics import Fix, RenameKey, Respell
from tests.checking.conftest import Findings

LEADERS = """\
extends: tiny
groups:
  silvre: {name: Silver, colour: "#c0c0c0", mark: mark-star}
  gold: null
deeds:
  14: {group: %s}
  15: {group: %s}
"""


def test_a_definition_that_all_call_otherwise_is_misspelt(findings: Findings) -> None:
    [found] = findings(LEADERS % ("silver", "silver"))
    assert found.message == "2 places name the group 'silver', but here it is called 'silvre'"
    assert found.help == "write 'silver' here"
    assert found.fix == Fix(
        "write 'silver'", (RenameKey(("groups", "silvre"), "silvre", "silver"),)
    )
    assert [related.route for related in found.related] == [("deeds", 14, "group")]


def test_a_definition_that_somebody_calls_by_its_name_is_not(findings: Findings) -> None:
    [found] = findings(LEADERS % ("silvre", "silver"))
    assert (found.code, found.help) == ("PK160", "did you mean 'silvre'?")
    assert found.route == ("deeds", 15, "group")


def test_what_a_base_defines_is_not(findings: Findings) -> None:
    found = findings("extends: tiny\ndeeds:\n  14: {group: golden}\n  15: {group: golden}\n")
    assert [one.route for one in found] == [("deeds", 14, "group"), ("deeds", 15, "group")]


def test_only_a_name_that_stands_once_is_surely_misspelt(findings: Findings) -> None:
    deeds = "extends: tiny\ndeeds: {14: {group: golden}, 15: {group: %s}}\n"
    assert [one.fix is None for one in findings(deeds % "golden")] == [True, True]
    assert [one.fix is None for one in findings(deeds % "gold")] == [False]


def test_a_kind_that_a_misspelt_name_means_is_not_unused_too(findings: Findings) -> None:
    text = """\
extends: tiny
space_kinds: {tax: null, ferry: {icon: tax}}
board: {spaces: {10: {kind: fery}}}
"""
    [found] = findings(text)
    assert (found.code, found.help) == ("PK160", "did you mean 'ferry'?")


def test_numbers_that_are_not_there_are_listed(findings: Findings) -> None:
    cards = "{luck: {cards: {prize: {effects: [{do: move_to, space: 40}]}}}}"
    found = findings(f"extends: tiny\nmoney: {{start: {{10: 1}}}}\ndecks: {cards}\n")
    assert {one.help for one in found if one.code == "PK160"} == {
        "define it, or use one of 1, 5, 20, 100",
        "there are 0 to 15",
    }


def test_a_kind_of_a_number_that_the_game_lacks_is_misspelt(findings: Findings) -> None:
    [found] = findings("extends: tiny\nrule_kinds:\n  salry: fee\n")
    assert (found.code, found.help) == ("PK160", "did you mean 'salary'?")
    assert found.fix == Fix(
        "write 'salary'", (Respell(("rule_kinds", "salry"), "salry", "salary"),)
    )


def test_options_change_numbers_that_are_there_and_lines_name_options_that_are(
    findings: Findings,
) -> None:
    text = """\
extends: tiny
options: {short: {name: Short, rules: {salry: 100}}}
deed_kinds: {street: {lines: [{label: Extra, option: shrt}]}}
"""
    found = [one for one in findings(text) if one.code == "PK160"]
    assert [(one.route, one.help) for one in found] == [
        (("options", "short", "rules", "salry"), "did you mean 'salary'?"),
        (("deed_kinds", "street", "lines", 0, "option"), "did you mean 'short'?"),
    ]
