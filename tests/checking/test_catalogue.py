"""Every rule of every stage is explained, and the pages in docs/ say the same."""

import re
import subprocess
import sys
from collections import Counter

import pytest

from printkit.checking.catalogue import all_rules, family, find_rule, rule_meant
from printkit.checking.references import reference_checks
from printkit.checking.registry import CheckedRule, checked_rules
from printkit.diagnostics import Rule
from printkit.reporting.explanation import explain_text
from tools.write_docs import DOCS, rule_pages


def test_codes_and_names_are_unique() -> None:
    codes = Counter(rule.code for rule in all_rules())
    names = Counter(rule.name for rule in all_rules())
    assert [code for code, count in codes.items() if count > 1] == []
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.code)
def test_each_rule_is_explained(rule: Rule) -> None:
    assert re.fullmatch(r"PK[1-9]\d\d", rule.code)
    assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", rule.name)
    assert rule.summary.endswith(".")
    assert len(rule.why) > 20
    assert rule.bad
    assert rule.good
    assert rule.bad != rule.good
    assert rule.code in explain_text(rule)
    assert family(rule)


def test_rules_of_all_stages_are_there() -> None:
    codes = {rule.code for rule in all_rules()}
    assert {"PK101", "PK130", "PK141", "PK201", "PK601", "PK701", "PK901"} <= codes


MODULES = [entry for entry in checked_rules() if entry.rule not in reference_checks()]


@pytest.mark.parametrize("entry", MODULES, ids=lambda entry: entry.rule.name)
def test_a_module_bears_the_name_of_its_rule(entry: CheckedRule) -> None:
    module = entry.check.__module__
    name = module.rpartition(".")[2].replace("_", "-")
    assert name == entry.rule.name


def test_a_rule_is_found_by_code_and_by_name() -> None:
    rule = find_rule("pk201")
    assert rule is not None
    assert find_rule("rent-not-increasing") == rule
    assert find_rule("PK999") is None


def test_the_pages_in_docs_are_up_to_date() -> None:
    folder = DOCS / "rules"
    assert {p.name: p.read_text(encoding="utf-8") for p in folder.glob("*.md")} == rule_pages()


def test_explaining_does_not_load_the_model() -> None:
    code = (
        "import sys; from printkit.checking.catalogue import all_rules; all_rules();"
        "print([m for m in ('pydantic', 'jinja2', 'yaml', 'reportlab') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("word", "question"),
    [
        ("PK230", "did you mean 'PK203' or 'PK320'?"),
        ("PK2O9", "did you mean 'PK209'?"),
        ("pk2l4", "did you mean 'PK214'?"),
        ("PK999", None),
        ("mortgage-shar", "did you mean 'mortgage-share'?"),
    ],
)
def test_the_rule_that_may_be_meant(word: str, question: str | None) -> None:
    assert rule_meant(word) == question
