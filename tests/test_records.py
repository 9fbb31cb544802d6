"""Records do what frozen dataclasses do, and are made when they are needed."""

import copy
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Any

import pytest

from printkit.records import record


@record
class Point:
    """Has fields of all kinds."""

    x: float
    y: float = 0.0
    names: list[str] = field(default_factory=list)
    note: str = field(default="", repr=False, compare=False)

    @property
    def both(self) -> tuple[float, float]:
        """The coordinates."""
        return self.x, self.y


@record
class Named(Point):
    """Has one more."""

    name: str = ""

    def __str__(self) -> str:
        return self.name


@record
class Empty:
    """Has none."""


@dataclass(frozen=True, slots=True)
class Standard:
    """What the standard library makes of the same fields."""

    x: float
    y: float = 0.0
    names: list[str] = field(default_factory=list)
    note: str = field(default="", repr=False, compare=False)


@record(kw_only=True)
class Stated:
    """Its fields are named."""

    code: str
    name: str = "none"


MAKINGS: list[Callable[[Any], Any]] = [
    lambda kind: kind(1.0),
    lambda kind: kind(1.0, 2.0, ["a"], note="aside"),
    lambda kind: kind(names=[], x=0),
]


@pytest.mark.parametrize("make", MAKINGS)
def test_is_made_as_a_dataclass_is(make: Callable[[Any], Any]) -> None:
    mine, standard = make(Point), make(Standard)
    assert repr(mine) == repr(standard).replace("Standard", "Point")
    assert [getattr(mine, each.name) for each in fields(mine)] == [
        getattr(standard, each.name) for each in fields(standard)
    ]


def test_compares_what_counts() -> None:
    assert Point(1, note="a") == Point(1, note="b") != Point(2)
    assert Point(1) != Named(1)
    assert len({Stated(code="a"), Stated(code="a"), Stated(code="b")}) == 2
    assert Empty() == Empty()
    assert hash(Empty()) == hash(Empty())


def test_lists_are_made_for_each() -> None:
    assert Point(1).names is not Point(1).names


@pytest.mark.parametrize("arguments", [(), (1, 2, [], "", 5)])
def test_takes_its_fields_alone(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        Point(*arguments)
    with pytest.raises(TypeError):
        Stated("a")  # type: ignore[call-arg]  # what mypy says, too


def test_does_not_change() -> None:
    point = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 2  # type: ignore[misc]  # what mypy says, too
    with pytest.raises(FrozenInstanceError):
        del point.y
    assert not hasattr(point, "__dict__")


def test_is_replaced_and_extended() -> None:
    assert replace(Named(1, name="here"), y=3) == Named(1, 3, name="here")
    assert str(Named(1, name="here")) == "here"
    assert Named(4, 5).both == (4, 5)


def test_is_matched() -> None:
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)


def test_is_copied() -> None:
    assert copy.copy(Stated(code="a")) == Stated(code="a")


def test_a_copy_does_not_take_what_is_not_stated() -> None:
    @record
    class Known:
        name: str
        found: str = field(default="", init=False, compare=False)

    one = Known("one")
    object.__setattr__(one, "found", "somewhere")
    other = replace(one, name="other")
    assert (other.name, other.found) == ("other", "")
    assert Known("one") == one
