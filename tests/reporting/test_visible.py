"""Texts of strangers show what they hold, and do nothing."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.reporting.visible import json_text, visible, visible_line


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("::error::x", "�:error::x"),
        ("a\n \u00a0::error::x", "a\n \u00a0�:error::x"),
        ("a ::b", "a ::b"),
        ("x ##[error]y", "x �#[error]y"),
        ("##vso[task.x]", "�#vso[task.x]"),
        ("###[x", "#�#[x"),
        ("## [link](x)", "## [link](x)"),
        ("\u061ca\u200eb\u200fc\U000e0041", "�a�b�c�"),
        ("a\tb\nc", "a\tb\nc"),
    ],
)
def test_what_steers_becomes_a_sign(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(st.text())
def test_a_line_is_one_line_and_shown_the_same_twice(text: str) -> None:
    line = visible_line(text)
    assert len(f"{line}.".splitlines()) == 1
    assert visible_line(line) == line
    assert len(line) == len(text)


@given(st.text(st.sampled_from('#[x\U000e0041\u202e\ud800\n\\"')))
def test_json_loses_nothing(text: str) -> None:
    written = json_text([text])
    assert json.loads(written) == [text]
    assert "##[" not in written
