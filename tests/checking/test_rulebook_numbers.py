"""The numbers that a rulebook names are those of the game: PK160 at the name in the rulebook."""

from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic, Span
from printkit.pipeline.checks import check_variant
from tests.cli.running import TINY, pack


def found(folder: Path, rulebook: str, more: str = "") -> list[Diagnostic]:
    text = f"{TINY}rules: {{salary: 200, jail_turns: 3}}\nrulebook: rules.md\n{more}"
    files = {"variant.yaml": text, "rules.md": rulebook}
    diagnostics = check_variant(str(pack(folder / "game", files)), pieces=False)
    return [d for d in diagnostics if d.severity == "error"]


def at(finding: Diagnostic) -> tuple[str, int, int, int]:
    assert finding.span is not None
    span = finding.span
    return Path(span.file).name, span.line, span.column, span.end_column


def test_a_misspelt_number_is_reported_at_its_name(tmp_path: Path) -> None:
    text = "Collect {{ rules.salary }}.\n\nYou get {{ rules.salery | money }}."
    [finding] = found(tmp_path, text)
    assert finding.code == "PK160"
    assert finding.message == "there is no number in 'rules' called 'salery'"
    assert finding.help == "did you mean 'salary'?"
    assert at(finding) == ("rules.md", 3, 18, 24)


def test_numbers_that_the_game_does_not_have_are_reported_together(tmp_path: Path) -> None:
    text = (
        "Pay {{ rules.mortgage_percent }} %\nand {{ rules['interest'] }} %, {{ rules.interest }}."
    )
    [finding] = found(tmp_path, text)
    assert "'mortgage_percent', 'interest'" in finding.message
    assert "components: {rules: false}" in (finding.help or "")
    assert at(finding) == ("rules.md", 1, 14, 30)
    assert [related.span for related in finding.related] == [
        Span(finding.span.file if finding.span else "", 2, 15, 23)
    ]


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("{{ rules.fee | default(3) }}", ""),
        ("rules.fee in plain words", ""),
        ("{{ rules.jail_turns }}", ""),
        ("{{ rules.fee }}", "components: {rules: false}\n"),
    ],
)
def test_nothing_is_reported_where_no_number_is_missing(
    tmp_path: Path, text: str, more: str
) -> None:
    assert found(tmp_path, text, more) == []


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("You get\n$200 as you pass GO.", "{{ rules.salary | money }}"),
        ("Nobody\npays more than $35.", "{{ rules.landing_fee | money }}"),
    ],
)
def test_an_amount_typed_by_hand_is_reported_at_its_line(
    tmp_path: Path, text: str, written: str
) -> None:
    [finding] = typed(tmp_path, text)
    assert (finding.span and finding.span.line) == 2
    assert finding.help == f"write {written}"


@pytest.mark.parametrize("text", ["You get {{ rules.salary | money }}.", "Ann has $30."])
def test_amounts_that_the_rules_do_not_have_may_be_typed(tmp_path: Path, text: str) -> None:
    assert typed(tmp_path, text) == []


def typed(folder: Path, rulebook: str) -> list[Diagnostic]:
    text = (
        f"{TINY}rules: {{salary: 200, landing_fee: 35}}\nrule_kinds: {{landing_fee: fee}}\n"
        "rulebook: rules.md\n"
    )
    files = {"variant.yaml": text, "rules.md": rulebook}
    diagnostics = check_variant(str(pack(folder / "game", files)), pieces=False)
    return [d for d in diagnostics if d.code == "PK327"]
