"""Every rule of every stage is explained, and the pages in docs/ say the same."""

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from pkgutil import iter_modules

import pytest

from printkit.checking import rules
from printkit.checking.registry import checked_rules
from printkit.diagnostics import Rule
from printkit.findings.catalogue import all_rules, family, find_rule, rule_meant
from printkit.reporting.explanation import explain_text

MOST_LINES = 60
"""Of code in the module of a rule: what takes more belongs to the packages beside."""


def test_codes_and_names_are_unique() -> None:
    codes = Counter(rule.code for rule in all_rules())
    names = Counter(rule.name for rule in all_rules())
    assert [code for code, count in codes.items() if count > 1] == []
    assert [name for name, count in names.items() if count > 1] == []


def test_each_rule_is_explained() -> None:
    assert [rule.code for rule in all_rules() if not is_explained(rule)] == []


def is_explained(rule: Rule) -> bool:
    """Whether a reader learns what is wrong, why it matters, and how it looks."""
    return all(
        (
            re.fullmatch(r"PK[1-9]\d\d", rule.code),
            re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", rule.name),
            rule.what.endswith("."),
            len(rule.why) > 20,
            rule.bad,
            rule.good,
            rule.bad != rule.good,
            rule.code in explain_text(rule),
            family(rule),
        )
    )


def test_rules_of_all_stages_are_there() -> None:
    codes = {rule.code for rule in all_rules()}
    assert {"PK104", "PK130", "PK141", "PK201", "PK601", "PK701", "PK901"} <= codes


def test_modules_bear_the_names_of_their_rules() -> None:
    modules = {module.name.replace("_", "-") for module in iter_modules(rules.__path__)}
    assert modules == {checked.rule.name for checked in checked_rules()}


def test_no_rule_takes_more_than_sixty_lines() -> None:
    modules = Path(rules.__file__).parent.glob("*.py")
    lines = {module.stem: code_lines(module) for module in modules}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def code_lines(module: Path) -> int:
    """The lines of a module's code, without imports, docstrings and what explains the rule."""
    text = module.read_text(encoding="utf-8")
    left_out: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        is_rule = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "RULE"
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_import = isinstance(node, ast.Import | ast.ImportFrom)
        if isinstance(node, ast.stmt) and (is_rule or is_text or is_import):
            left_out.update(range(node.lineno, (node.end_lineno or 0) + 1))
    lines = enumerate(text.splitlines(), start=1)
    return sum(n not in left_out and re.search(r"\w", line) is not None for n, line in lines)


def test_a_rule_is_found_by_code_and_by_name() -> None:
    rule = find_rule("pk201")
    assert rule is not None
    assert find_rule("rent-not-increasing") == rule
    assert find_rule("PK999") is None


def test_explaining_does_not_load_the_model() -> None:
    code = (
        "import sys; from printkit.findings.catalogue import all_rules; all_rules();"
        "print([m for m in ('pydantic', 'jinja2', 'yaml', 'reportlab') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("word", "question"),
    [
        ("PK230", "did you mean 'PK203'?"),
        ("PK2O1", "did you mean 'PK201'?"),
        ("pk2l4", "did you mean 'PK214'?"),
        ("PK999", None),
        ("mortgage-shar", "did you mean 'mortgage-share'?"),
    ],
)
def test_the_rule_that_may_be_meant(word: str, question: str | None) -> None:
    assert rule_meant(word) == question
