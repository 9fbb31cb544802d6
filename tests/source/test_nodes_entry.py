"""Looking up the entries of a mapping."""

from printkit.diagnostics import Span
from printkit.source.nodes import Entry, Mapping, Scalar

_PLACE = Span("a.yaml")


def _mapping(*keys: str | int) -> Mapping:
    entries = (Entry(Scalar(key, _PLACE), Scalar(n, _PLACE)) for n, key in enumerate(keys))
    return Mapping(tuple(entries), _PLACE)


def test_a_key_is_found_and_numbers_are_no_texts() -> None:
    mapping = _mapping("a", 1)
    assert mapping.get("a") == Scalar(0, _PLACE)
    assert mapping.get(1) == Scalar(1, _PLACE)
    assert mapping.get("1") is None
    assert _mapping().get("a") is None


def test_looking_up_leaves_mappings_equal() -> None:
    one, other = _mapping("a"), _mapping("a")
    assert one.entry("a") is not None
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)
