"""Findings about keys stand at the keys, and not at their values."""

import pytest

from tests.checking.conftest import Findings


@pytest.mark.parametrize(
    ("text", "name", "column"),
    [
        ("decks: {luck: {cards: {paint: {effects: [{do: repairs, fees: {hose: 25}}]}}}}\n",
         "unknown-name", 63),
        ("seats: {owl: {token: token-owls}}\n", "unknown-name", 22),
    ],
)  # fmt: skip
def test_the_key_is_marked(findings: Findings, text: str, name: str, column: int) -> None:
    found = [d for d in findings("extends: tiny\n" + text) if d.name == name]
    assert [(d.span.line, d.span.column) for d in found if d.span] == [(2, column)]
