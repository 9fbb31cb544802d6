"""Comparing with goldens."""

from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "goldens"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with the golden of a name, or writes it with ``--update-goldens``."""
    update = bool(request.config.getoption("--update-goldens"))

    def compare(name: str, actual: str) -> None:
        path = FOLDER / f"{name}.txt"
        if update:
            path.parent.mkdir(exist_ok=True)
            path.write_text(actual, encoding="utf-8")
            return
        expected = path.read_text(encoding="utf-8") if path.exists() else ""
        difference = unified_diff(
            expected.splitlines(), actual.splitlines(), f"golden {name}", "drawn now", lineterm=""
        )
        assert actual == expected, "\n".join([*difference, "look, then: make golden"])

    return compare
