"""Remedies are attached by rules that say so, and touch nothing where they cannot be written."""

from pathlib import Path

import pytest

from printkit.checking.engine import check
from printkit.diagnostics import Diagnostic, Fix, SetValue, Severity
from printkit.findings.catalogue import find_rule
from printkit.findings.fixes import place
from printkit.findings.placing import resolve
from printkit.loading.load import load
from tests.checking.conftest import FIXTURES, load_text

BAD = sorted(FIXTURES.glob("*/bad*.yaml"))


@pytest.mark.parametrize("path", BAD, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_rule_with_a_remedy_says_what_is_done(path: Path, tmp_path: Path) -> None:
    loaded = load_text(tmp_path, path.read_text(encoding="utf-8"))
    assert loaded.variant is not None
    for finding in check(loaded.variant):
        rule = find_rule(finding.code)
        assert rule is not None
        assert finding.fix is None or rule.fixed


def fixed(tmp_path: Path, text: str) -> list[Diagnostic]:
    """The findings, with edits of the text's own file only."""
    loaded = load_text(tmp_path, text)
    assert loaded.variant is not None
    shown = loaded.pack.shown_main_file
    found = resolve(check(loaded.variant), loaded.index)
    return place(found, loaded.index, {shown: text})


def test_a_value_of_the_base_has_no_remedy_here(tmp_path: Path) -> None:
    (price,) = fixed(tmp_path, "extends: tiny\ndeeds: {1: {price: 80}}\n")[:1]
    assert price.code == "PK203"
    assert price.fix is None


def test_a_mapping_is_not_taken_for_its_first_key(tmp_path: Path) -> None:
    text = "extends: tiny\nmoney:\n  denominations:\n    1:\n      count: 40\n"
    loaded = load_text(tmp_path, text)
    note = Fix("write 5", (SetValue(("money", "denominations", 1), 5),))
    found = Diagnostic("PK409", "amount-not-rounded", Severity.ERROR, "of a note", fix=note)
    assert place([found], loaded.index, {loaded.pack.shown_main_file: text})[0].fix is None


def test_what_a_change_rounded_has_no_remedy(tmp_path: Path) -> None:
    text = "extends: tiny\nchanges: [{round_up: 10}]\n"
    loaded = load_text(tmp_path, text)
    assert loaded.index.rounded_by(("deeds", 1, "rent")) is not None
    assert loaded.index.rounded_by(("deeds", 1, "price")) is None, "60 is a multiple of 10"
    rent = Fix("write 2", (SetValue(("deeds", 1, "rent"), 2),))
    found = Diagnostic("PK201", "rent-not-increasing", Severity.ERROR, "of a rent", fix=rent)
    base = str(FIXTURES / "tiny" / "variant.yaml")
    texts = {base: Path(base).read_text(encoding="utf-8")}
    assert place([found], loaded.index, texts)[0].fix is None


def test_shipped_games_have_nothing_to_fix() -> None:
    variant = load("classic-us").variant
    assert variant is not None
    assert all(finding.fix is None for finding in check(variant))
