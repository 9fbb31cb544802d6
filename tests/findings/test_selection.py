"""What the command line, the project and the variant wish about findings."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.diagnostics import Diagnostic, Severity
from printkit.findings.catalogue import all_rules
from printkit.findings.selection import (
    Selection,
    canonical,
    chosen,
    fixed,
    meant,
    selection,
    unknown,
)
from printkit.findings.suppression import is_structural
from printkit.former_rules import former_rules, former_words

FALLS = Diagnostic("PK209", "price-falls", Severity.WARNING, "wrong")
JUMP = Diagnostic("PK202", "rent-jump", Severity.WARNING, "wrong")
COINS = Diagnostic("PK401", "some-money", Severity.ERROR, "wrong")
SHAPE = Diagnostic("PK162", "unknown-deed-kind", Severity.ERROR, "wrong")
ALL = [FALLS, JUMP, COINS, SHAPE]


def codes(*selections: Selection) -> list[str]:
    return [diagnostic.code for diagnostic in chosen(ALL, selections)]


@pytest.mark.parametrize(
    ("select", "ignore", "kept"),
    [
        ([], [], ["PK209", "PK202", "PK401", "PK162"]),
        (["PK2"], [], ["PK209", "PK202", "PK162"]),
        (["pk209"], [], ["PK209", "PK162"]),
        (["price-falls", "PK4"], [], ["PK209", "PK401", "PK162"]),
        ([], ["PK2"], ["PK401", "PK162"]),
        ([], ["rent-jump"], ["PK209", "PK401", "PK162"]),
        (["PK2"], ["PK202"], ["PK209", "PK162"]),
        (["PK202"], ["PK2"], ["PK202", "PK162"]),
        (["PK202"], ["rent-jump"], ["PK162"]),
        ([], ["PK"], ["PK162"]),
    ],
)
def test_select_and_ignore(select: list[str], ignore: list[str], kept: list[str]) -> None:
    assert codes(selection(select, ignore)) == kept


@pytest.mark.parametrize(
    ("severity", "weights"),
    [
        ({"PK2": "info"}, ["info", "info", "error", "error"]),
        ({"PK2": "info", "PK209": "error"}, ["error", "info", "error", "error"]),
        ({"PK209": "error", "PK2": "info"}, ["error", "info", "error", "error"]),
        ({"PK2": "off", "rent-jump": "error"}, ["error", "error", "error"]),
        ({"PK": "info"}, ["info", "info", "info", "error"]),
        ({"PK162": "off", "PK1": "info"}, ["warning", "warning", "error", "error"]),
    ],
)
def test_severities(severity: dict[str, str], weights: list[str]) -> None:
    assert [d.severity for d in chosen(ALL, [selection(severity=severity)])] == weights


def test_the_stronger_wish_decides() -> None:
    line, project = selection(["PK2"]), selection(ignore=["PK209"], severity={"PK4": "off"})
    variant = selection(severity={"PK202": "off", "PK401": "info"})
    assert codes(variant) == ["PK209", "PK401", "PK162"]
    assert codes(project, variant) == ["PK162"]
    assert codes(line, project, variant) == ["PK209", "PK202", "PK162"]


def test_each_weight_comes_from_the_strongest_that_speaks_of_it() -> None:
    line, project = selection(["PK2"]), selection(severity={"PK209": "error"})
    variant = selection(severity={"PK2": "info"})
    found = chosen(ALL, [line, project, variant])
    assert [(d.code, d.severity) for d in found[:2]] == [("PK209", "error"), ("PK202", "info")]


@given(
    st.lists(st.sampled_from([rule.code for rule in all_rules()])),
    st.lists(st.sampled_from(["PK", "PK1", "PK2", "PK20", "rent-jump", "unknown-key"])),
    st.dictionaries(
        st.sampled_from(["PK", "PK1", "PK130", "PK2", "price-falls"]),
        st.sampled_from(["error", "warning", "info", "off"]),
    ),
)
def test_errors_of_structure_are_never_touched(
    select: list[str], ignore: list[str], severity: dict[str, str]
) -> None:
    found = [rule.diagnostic("wrong") for rule in all_rules()]
    structural = [diagnostic for diagnostic in found if is_structural(diagnostic)]
    kept = chosen(found, [selection(select, ignore, severity)])
    assert [diagnostic for diagnostic in kept if diagnostic in structural] == structural
    assert {replace(d, severity=Severity.ERROR) for d in kept} <= {
        replace(d, severity=Severity.ERROR) for d in found
    }


def test_selectors_are_known_or_explained() -> None:
    assert {rule.code[:3] for rule in meant("pk2")} == {"PK2"}
    assert [rule.code for rule in meant("Rent-Jump")] == ["PK214"]
    assert unknown("PK2") is None
    for wrong in ("PK29", "rent-jum", "", "PKX", "2"):
        assert unknown(wrong) is not None, wrong
    complaint = unknown("rent-jum")
    assert complaint is not None
    assert complaint.help == "did you mean 'rent-jump'?"
    assert canonical(" pk20 ") == "PK20"


def test_only_errors_of_structure_are_fixed() -> None:
    assert fixed("PK130") is not None
    assert fixed("unknown-key") is not None
    assert fixed("PK") is None
    assert fixed("PK2") is None


def test_former_codes_and_names_mean_the_rule_that_took_their_place() -> None:
    [rule] = meant("PK315")
    assert rule.code == "PK302"
    assert [meant(word) for word in ("card-says-other-times", "PK323")] == [[rule], [rule]]
    found = rule.diagnostic("wrong")
    for word in ("PK315", "card-says-other-times"):
        assert chosen([found], [selection(ignore=[word])]) == []
        assert chosen([found], [selection(select=[word])]) == [found]
        assert unknown(word) is None


def test_no_former_name_is_that_of_another_rule() -> None:
    names = {word: rule for rule in all_rules() for word in (rule.code, rule.name)}
    former = [(word, rule) for rule in all_rules() for word in former_words(rule.code)]
    assert former
    assert [word for word, rule in former if names.get(word, rule) is not rule] == []


def test_retired_codes_and_names_do_no_harm_and_are_not_given_again() -> None:
    now = {word for rule in all_rules() for word in (rule.code, rule.name)}
    former = {word for rule in all_rules() for word in former_words(rule.code)}
    gone = [each for each in former_rules() if not each.now]
    assert gone
    for code, name, _ in gone:
        assert not {code, name} & (now | former)
        assert (unknown(code.lower()), unknown(name), meant(code)) == (None, None, [])


def test_each_former_rule_is_listed_once_and_leads_to_one_of_today() -> None:
    listed = former_rules()
    assert list(dict.fromkeys(listed)) == list(listed)
    assert [each.code for each in listed] == sorted(each.code for each in listed)
    codes = {rule.code for rule in all_rules()}
    assert {each.now for each in listed} <= {*codes, ""}
