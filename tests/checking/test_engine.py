"""The engine: no definition that can be read makes a rule fail, and findings have places."""

import copy
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from printkit.checking.engine import check
from printkit.diagnostics import Diagnostic, Related, Severity, Span
from printkit.findings.placing import resolve
from printkit.loading.index import SourceIndex
from printkit.loading.load import load
from printkit.model import Variant
from printkit.source.nodes import to_plain
from tests.checking.conftest import FIXTURES

_NUMBERS = [0, 1, 2, 7, 200, 10**6]
_TEXTS = ["x", "red", "station", "jail", "owl", "{{ rules.nothing | money }}", "$$5 {{", "Luck"]
_LISTS: list[Any] = [
    [], [0, 0], [1, 5, 9],
    [{"do": "choose", "options": [{"do": "draw", "deck": "x"}, {"do": "move_to", "space": 99}]}],
    [{"do": "lose", "piece": "x", "count": 0, "otherwise_pay": 0}, {"do": "shield", "kind": "x"}],
]  # fmt: skip


def _strange(value: object) -> list[Any]:
    """Other values of the same type."""
    match value:
        case bool():
            return [not value]
        case int() | float():
            return _NUMBERS
        case str():
            return _TEXTS
        case list():
            return _LISTS
        case _:
            return [{}]


@cache
def _tiny() -> tuple[dict[str, Any], SourceIndex]:
    loaded = load(str(FIXTURES / "tiny"))
    plain = to_plain(loaded.index.root)
    assert isinstance(plain, dict)
    return {**plain, "id": "tiny"}, loaded.index


def _somewhere(draw: st.DrawFn, part: Any) -> tuple[Any, Any]:
    """A mapping or list of the definition and a key of it, at any depth."""
    while True:
        key = draw(st.sampled_from(list(part) if isinstance(part, dict) else range(len(part))))
        inner = part[key]
        if not isinstance(inner, dict | list) or not inner or draw(st.integers(0, 4)) == 0:
            return part, key
        part = inner


@st.composite
def definitions(draw: st.DrawFn) -> dict[str, Any]:
    """The small game with some of its values deleted or replaced by strange ones."""
    definition = copy.deepcopy(_tiny()[0])
    for _ in range(draw(st.integers(1, 5))):
        part, key = _somewhere(draw, definition)
        if draw(st.integers(0, 3)) == 0:
            del part[key]
        else:
            part[key] = draw(st.sampled_from(_strange(part[key])))
    return definition


@settings(max_examples=400, deadline=None)
@given(definitions())
def test_no_rule_fails_on_a_strange_definition(definition: dict[str, Any]) -> None:
    try:
        variant = Variant.model_validate(definition)
    except ValidationError:
        return
    found = check(variant)
    placed = resolve(found, _tiny()[1])
    assert all(diagnostic.span is not None for diagnostic in placed)
    assert found == check(variant)


def test_an_empty_game_has_no_findings() -> None:
    kept = ("printkit", "id", "title", "language", "players", "theme", "currency")
    assert check(Variant.model_validate({key: _tiny()[0][key] for key in kept})) == []


def test_findings_are_placed_once_and_in_order() -> None:
    def finding(*route: str | int) -> Diagnostic:
        related = (Related("here", route=("deeds", 1)),)
        return Diagnostic("PK201", "x", Severity.ERROR, "wrong", None, route, None, related)

    late, early = finding("seats", "owl", "colour"), finding("deeds", 1, "price")
    index = _tiny()[1]
    placed = resolve([late, early, late], index)
    assert [d.route for d in placed] == [early.route, late.route]
    assert placed[0].span == index.span_of(("deeds", 1, "price"))
    assert placed[0].related[0].span == index.span_of(("deeds", 1))


def test_a_block_is_placed_at_its_key() -> None:
    index = _tiny()[1]
    [placed] = resolve(
        [Diagnostic("PK301", "x", Severity.ERROR, "m", route=("decks", "luck"))], index
    )
    assert placed.span == index.key_span(("decks", "luck"))


def test_a_missing_value_is_placed_at_what_is_around_it() -> None:
    index = _tiny()[1]
    route = ("deeds", 6, "build_cost")
    [placed] = resolve([Diagnostic("PK214", "x", Severity.ERROR, "m", route=route)], index)
    assert placed.span == index.span_of(("deeds", 6))


def test_a_place_that_is_known_stays() -> None:
    span = Span("a.yaml", 3, 4, 5)
    [placed] = resolve([Diagnostic("PK214", "x", Severity.ERROR, "m", span)], _tiny()[1])
    assert placed.span == span
