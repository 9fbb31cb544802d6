"""Each rule finds its mistake where it stands, and nothing in the near misses.

``fixtures/<rule>/bad*.yaml`` say with ``# expect: PK201`` on which lines what is found;
``good*.yaml`` are close to the mistake and must be silent.
"""

import re
from pathlib import Path

import pytest

from printkit.checking.engine import check
from printkit.checking.outliers.rules import RULES as OUTLIERS
from printkit.checking.registry import Stage, checked_rules
from printkit.former_rules import former_words
from printkit.loading.load import load
from printkit.shipped import shipped_folder
from tests.checking.conftest import FIXTURES, Findings

EXPECT = re.compile(r"#\s*expect:\s*(PK\d{3}(?:\s*,\s*PK\d{3})*)")
RULES = {
    rule.name: rule
    for rule in (*(c.rule for c in checked_rules() if c.stage is Stage.DEFINITION), *OUTLIERS)
}
FOLDERS = {name: {name, *former_words(rule.code)} for name, rule in RULES.items()}
"""Where the fixtures of each rule lie: under its name, or under those that it had before."""
WRITTEN_OUT = "number-typed-twice"
"""A hint that other fixtures would give, whose cards write their amounts out to be read."""
CASES = sorted(FIXTURES.glob("*/[bg]*.yaml"))


def expected(text: str) -> list[tuple[int, str]]:
    return sorted(
        (number, code)
        for number, line in enumerate(text.splitlines(), start=1)
        for found in EXPECT.findall(line)
        for code in re.split(r"\s*,\s*", found)
    )


@pytest.mark.parametrize("path", CASES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_rule_finds_what_is_marked_and_nothing_else(path: Path, findings: Findings) -> None:
    text = path.read_text(encoding="utf-8")
    found = findings(text)
    if path.parent.name != WRITTEN_OUT:
        found = [finding for finding in found if finding.name != WRITTEN_OUT]
    lines = [(d.span.line if d.span else 0, d.code) for d in found]
    assert sorted(lines) == expected(text), found


def test_each_rule_has_a_bad_and_a_good_fixture() -> None:
    for name, rule in RULES.items():
        mine = [path for path in CASES if path.parent.name in FOLDERS[name]]
        bad = [path for path in mine if path.stem.startswith("bad")]
        assert len(bad) < len(mine), name
        assert any(
            code == rule.code
            for path in bad
            for _, code in expected(path.read_text(encoding="utf-8"))
        ), name


def test_no_fixture_is_left_over() -> None:
    assert {path.parent.name for path in CASES} <= set().union(*FOLDERS.values())


@pytest.mark.parametrize(
    "board",
    [path.parent.name for path in sorted(shipped_folder("boards").glob("*/variant.yaml"))],
)
def test_the_shipped_boards_give_no_warning(board: str) -> None:
    variant = load(board).variant
    assert variant is not None
    assert [d for d in check(variant) if d.severity != "info"] == []


def test_the_base_of_the_fixtures_is_sound(findings: Findings) -> None:
    assert findings("extends: tiny\n") == []
