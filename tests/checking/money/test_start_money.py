"""The two sums to start with, where an edition changes one of them only."""

from pathlib import Path

import pytest

from printkit.checking.engine import check
from printkit.checking.habits.overlay import overlay_of
from tests.checking.conftest import load_text


@pytest.mark.parametrize(
    ("changed", "missing"),
    [
        ("rules: {start_money: 600}", "'money: {start_total: 600, start: {100: 5}}'"),
        ("money: {start_total: 600}", "'rules: {start_money: 600}' and 'money: {start: {100: 5}}'"),
    ],
)
def test_what_follows_from_the_changed_sum_is_named(
    tmp_path: Path, changed: str, missing: str
) -> None:
    loaded = load_text(tmp_path, f"extends: tiny\n{changed}\n")
    assert loaded.variant is not None
    found = next(d for d in check(loaded.variant, overlay_of(loaded)) if "rules" in d.message)
    assert found.help == f"make the two equal: add {missing}"
    assert found.fix is None
