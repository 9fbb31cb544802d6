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


def test_a_place_is_worked_out_when_it_is_asked_for() -> None:
    asked: list[int] = []

    def place(line: int) -> Span:
        asked.append(line)
        return Span("a.yaml", line)

    scalar = Scalar("a", (place, 3))
    assert not asked
    assert scalar.span == Span("a.yaml", 3)
    assert scalar.span is scalar.span
    assert asked == [3]
    assert scalar == Scalar("a", Span("a.yaml", 3))


def test_an_entry_knows_what_it_replaced_though_nobody_asked_there() -> None:
    base = Scalar(1, (Span, "base.yaml", 7, 2, 3))
    entry = Entry(Scalar("a", _PLACE), Scalar(2, _PLACE), base.at)
    assert entry.overrides == base.span == Span("base.yaml", 7, 2, 3)
    assert entry.with_value(base).overrides == base.span
    assert Entry(Scalar("a", _PLACE), base).overrides is None
