"""What a variant's ``checks`` may say."""

from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.pipeline.checks import check_variant
from tests.checking.conftest import FIXTURES


def on_settings(folder: Path, checks: str) -> list[Diagnostic]:
    pack = folder / "pack"
    pack.mkdir()
    (pack / "variant.yaml").write_text(f"extends: tiny\nchecks: {{{checks}}}\n", encoding="utf-8")
    found = check_variant(str(pack), search=[FIXTURES], pieces=False)
    return [diagnostic for diagnostic in found if diagnostic.code.startswith("PK90")]


@pytest.mark.parametrize(
    ("checks", "code"),
    [
        ("PK29: off", "PK902"),
        ("price-fals: warning", "PK902"),
        ("PK2O9: off", "PK902"),
        ("many-jail-cards: off", "PK902"),
        ("PK160: info", "PK903"),
        ("PK16: off", "PK903"),
        ("unknown-key: warning", "PK903"),
    ],
)
def test_settings_that_have_no_effect(tmp_path: Path, checks: str, code: str) -> None:
    (found,) = on_settings(tmp_path, checks)
    assert found.code == code
    assert found.span is not None
    assert (found.span.line, found.span.column) == (
        2,
        10 if code == "PK902" else 10 + len(checks.partition(": ")[0]) + 2,
    )


@pytest.mark.parametrize(
    "checks", ["PK2: info", "pk201: off", "number-unlike-others: error", "PK160: error"]
)
def test_settings_that_have_one(tmp_path: Path, checks: str) -> None:
    assert on_settings(tmp_path, checks) == []
