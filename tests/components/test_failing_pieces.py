"""A piece or an element that cannot be drawn is a finding; all others are drawn."""

from collections.abc import Callable
from dataclasses import replace
from typing import NoReturn

import pytest

from printkit.components import deeds, dice
from printkit.components.component import Component
from printkit.components.design import Design
from printkit.limits import LimitError, limits
from printkit.templating import draw
from tests.components.drawing import design


@pytest.fixture(autouse=True)
def _as_users_run_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PRINTKIT_TRACEBACK", raising=False)


def failing(error: Exception) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


@pytest.mark.parametrize(
    "error",
    [ZeroDivisionError(), ValueError("x"), OverflowError(), StopIteration(), RecursionError()],
)
def test_an_element_that_fails_is_named_once_with_its_piece(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(draw._DRAW, "text", failing(error))
    composition = deeds.COMPONENT.draw(design())
    assert composition.artworks
    found = [f for f in composition.findings if f.span is not None]
    assert {f.code for f in found} == {"PK158"}
    assert "<text> cannot be drawn" in found[0].message
    assert found[0].message.startswith("deed “")
    assert len({f.span for f in found}) == len(found)


def test_a_piece_that_fails_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = deeds.deed_face
    first = next(iter(design().variant.deeds))

    def face(design: Design, key: int | str, *others: object) -> object:
        if key == first:
            raise ZeroDivisionError
        return drawn(design, key, *others)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(deeds, "deed_face", face)
    composition = deeds.COMPONENT.draw(design())
    assert len(composition.artworks) == len(design().variant.deeds) - 1
    [finding] = composition.findings
    assert finding.code == "PK158"
    assert finding.route == ("deeds", first)


def test_a_component_that_fails_is_named() -> None:
    component = replace(dice.COMPONENT, compose=failing(KeyError("x")))
    [finding] = component.draw(design()).findings
    assert finding.message.startswith("the component dice cannot be drawn")
    assert finding.route == ("pieces",)


def test_what_goes_beyond_a_limit_says_how_to_raise_it() -> None:
    error = LimitError("copies", "there are too many copies")
    component: Component = replace(dice.COMPONENT, compose=failing(error))
    [finding] = component.draw(design()).findings
    assert finding.code == "PK103"
    assert f"the limit copies is {limits().copies:,}" in (finding.help or "")


def test_the_end_of_all_time_is_no_single_pieces() -> None:
    component = replace(dice.COMPONENT, compose=failing(LimitError("build-seconds", "x")))
    with pytest.raises(LimitError):
        component.draw(design())


def test_a_bug_is_raised_for_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRINTKIT_TRACEBACK", "1")
    component = replace(dice.COMPONENT, compose=failing(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        component.draw(design())
