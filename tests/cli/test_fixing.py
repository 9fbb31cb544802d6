"""``check --fix`` and ``--diff``: what is fixed of all findings, and how it is told."""

import io
import json
import sys
from pathlib import Path

import pytest

from tests.checking.conftest import FIXTURES
from tests.cli.fixing import BASE, FIXED, WRONG, check, text
from tests.cli.running import Run


def test_stale_comments_are_deleted(run: Run, edition: Path) -> None:
    before = (
        BASE + "rules:\n  # printkit: ignore[PK214]\n  salary: 100  # printkit: ignore[PK214]\n"
    )
    (edition / "variant.yaml").write_text(before, encoding="utf-8")
    result = run("check", "--search", str(FIXTURES), "./mine", "--fix")
    assert text(edition) == BASE + "rules:\n  salary: 100\n", result.said


def test_findings_that_are_not_reported_are_not_fixed(run: Run, edition: Path) -> None:
    wrong = BASE + "deeds: {1: {mortgage: 35}}  # printkit: ignore[PK203]\n"
    wrong += "rules: {start_money: 7}\nmoney: {start_total: 500}\n"
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    assert "fixed" not in check(run, "./mine", "--fix", "--ignore", "PK402")[1]
    assert text(edition) == wrong
    check(run, "./mine", "--fix", "--select", "PK402")
    assert text(edition) == wrong.replace(": 7", ": 500")


def test_a_remedy_that_brings_up_new_errors_is_not_written(run: Run, edition: Path) -> None:
    wrong = BASE + "rules: {rounding_step: 5}\ndeeds: {5: {price: 99, mortgage: 45}}\n"
    wrong += "changes: [{round_up: 5}]\nmoney: {denominations: {1: null}, start: {5: 4, 1: null}}\n"
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    assert "PK409 at mine/variant.yaml:3:20 is left alone" in check(run, "./mine", "--fix")[1]
    assert text(edition) == wrong
    wrong = BASE + "decks: {luck: {cards: {caught: {effects: [{do: colect}]}}}}\n"
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    status, said = check(run, "./mine", "--fix")
    assert "PK132 at mine/variant.yaml:2:48 is left alone" in said
    assert (status, text(edition)) == (1, wrong)


def test_a_diff_shows_the_changes_and_makes_none(run: Run, edition: Path) -> None:
    before, after = WRONG, FIXED
    (edition / "variant.yaml").write_text(before, encoding="utf-8")
    result = run("check", "--definition-only", "--search", str(FIXTURES), "./mine", "--diff")
    assert result.code == 1
    assert result.out == (
        "--- mine/variant.yaml\n+++ mine/variant.yaml\n@@ -1,2 +1,2 @@\n extends: tiny\n"
        f"-{before.splitlines()[1]}\n+{after.splitlines()[1]}\n"
    )
    assert "would fix 1 of 1 finding" in result.err
    assert text(edition) == before
    (edition / "variant.yaml").write_text(after, encoding="utf-8")
    assert run("check", "--search", str(FIXTURES), "./mine", "--diff").code == 0


def test_values_of_a_base_are_left_and_that_is_said(run: Run, edition: Path) -> None:
    wrong = BASE + "deeds: {1: {price: 70}}\n"
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    result = run("check", "--definition-only", "--search", str(FIXTURES), "./mine", "--diff")
    assert (result.code, result.out) == (0, "")
    assert "none of 1 finding has one right remedy in its own files; what stands in" in result.err


def test_standard_input_is_fixed_to_standard_output(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = WRONG, FIXED
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(before.encode())))
    result = run("check", "--definition-only", "--search", str(FIXTURES), "-", "--fix")
    assert (result.code, result.out) == (0, after)
    assert "fixed 1 of 1 finding" in result.err


def test_json_shows_the_edits(run: Run, edition: Path) -> None:
    (edition / "variant.yaml").write_text(WRONG, encoding="utf-8")
    said = run(
        "check", "./mine", "--definition-only", "--search", str(FIXTURES), "--output-format", "json"
    )
    (finding,) = json.loads(said.out)["diagnostics"]
    assert finding["fix"] == {
        "title": "write 30",
        "edits": [{"file": "mine/variant.yaml", "line": 2, "column": 23, "end_column": 25,
                   "text": "30"}],
    }  # fmt: skip


def test_the_report_shows_what_can_be_fixed(run: Run, edition: Path) -> None:
    (edition / "variant.yaml").write_text(WRONG, encoding="utf-8")
    said = check(run, "./mine")[1]
    assert " = fix: write 30" in said
    assert "1 finding can be fixed with --fix" in said


def test_it_does_not_go_with_watching(run: Run) -> None:
    assert check(run, "classic-us", "--fix", "--watch")[0] == 2
