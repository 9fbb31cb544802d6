"""Codes of stale comments are taken out of their comments, and comments out of their lines."""

import pytest

from printkit.findings.suppression import find_suppressions
from printkit.source.text_edits import edited


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a: 1  # printkit: ignore[PK209]\n", "a: 1\n"),
        ("a: 1  # printkit: ignore[PK209] because\n", "a: 1\n"),
        ("a: 1  # printkit: ignore[PK209]  # note\n", "a: 1  # note\n"),
        ("# note  # printkit: ignore[PK209]\n", "# note\n"),
        ("b: 2\n  # printkit: ignore-file[PK209] because\na: 1\n", "b: 2\na: 1\n"),
        ("  # printkit: ignore[ PK209 ] # note\na: 1\n", "  # note\na: 1\n"),
        ("a: 1 # printkit: ignore[PK209, PK402]\n", "a: 1 # printkit: ignore[PK402]\n"),
        ("a: 1 # printkit: ignore[PK402, PK209]\n", "a: 1 # printkit: ignore[PK402]\n"),
        ("a: 1 # printkit: ignore[PK1 PK209 PK3]\n", "a: 1 # printkit: ignore[PK1 PK3]\n"),
        ("a: 1  # printkit: ignore[PK209]", "a: 1"),
    ],
)
def test_a_code_is_taken_out(before: str, after: str) -> None:
    (stale,) = (found for found in find_suppressions("f", before) if found.code == "PK209")
    assert stale.removal is not None
    assert edited(before, [stale.removal]) == after
