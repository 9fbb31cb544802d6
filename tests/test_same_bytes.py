"""The comparison of Python's versions sees what differs, and does not fail where one is missing."""

import sys

import pytest

from tools.same_bytes import NotUsableError, candidates, differing, interpreter


def test_differing_files_are_named() -> None:
    assert differing({"a": "1", "b": "2"}, {"a": "1", "b": "2"}) == []
    assert differing({"a": "1", "b": "2"}, {"a": "3", "c": "2"}) == ["a", "b", "c"]


def test_this_very_python_is_one_of_them() -> None:
    assert sys.executable in candidates("{}.{}".format(*sys.version_info[:2]))


def test_a_missing_version_is_not_usable() -> None:
    with pytest.raises(NotUsableError, match="not installed"):
        interpreter("2.99")
