"""Records: frozen dataclasses with slots that are made quickly.

The standard library writes and compiles five functions for each such class, which takes a
millisecond; with some 200 classes that is felt whenever printkit starts. Here all records share
their functions, and what makes one is compiled when the first of its class is made.
"""

from collections.abc import Callable, Hashable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

Class = TypeVar("Class", bound=type)


@overload
def record(cls: Class) -> Class: ...
@overload
def record(*, kw_only: bool) -> Callable[[Class], Class]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: Any = None, *, kw_only: bool = False) -> Any:
    """What ``dataclass(frozen=True, slots=True)`` is, from ``replace`` to equality."""
    if cls is None:
        return lambda this: record(this, kw_only=kw_only)  # type: ignore[call-overload]
    made = dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)(cls)
    shared = {
        "__init__": _late_init(made),
        "__repr__": _repr_of(made),
        "__eq__": _eq,
        "__hash__": _hash,
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__setstate__": _restore,
        "_parts": staticmethod(_parts_of(made)),
    }
    for name, function in shared.items():
        if name not in vars(cls):
            setattr(made, name, function)
    return made


def _parts_of(made: Any) -> Callable[[Any], Hashable]:
    """What gives the values that a record is compared by."""
    names = [each.name for each in fields(made) if each.compare]
    return attrgetter(*names) if names else lambda _: ()


def _eq(self: Any, other: Any) -> Any:
    if self.__class__ is not other.__class__:
        return NotImplemented
    return self._parts(self) == self._parts(other)


def _hash(self: Any) -> int:
    return hash(self._parts(self))


def _repr_of(made: Any) -> Callable[[Any], str]:
    names = [each.name for each in fields(made) if each.repr]

    def _repr(self: Any) -> str:
        stated = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{type(self).__qualname__}({stated})"

    return _repr


def _refuse(_self: object, name: str, _value: object = None) -> None:
    raise FrozenInstanceError(f"cannot change field {name!r}")


def _restore(self: object, state: tuple[None, dict[str, Any]]) -> None:
    """Fills a copy."""
    for name, value in state[1].items():
        object.__setattr__(self, name, value)


def _late_init(made: Any) -> Callable[..., None]:
    def init(self: Any, *values: Any, **named: Any) -> None:
        """Compiles what makes a record, which is called directly from then on."""
        made.__init__ = _init(made)
        made.__init__(self, *values, **named)

    return init


def _init(made: Any) -> Callable[..., None]:
    """The function that the standard library would have written."""
    known: dict[str, Any] = {"_put": object.__setattr__, "_missing": MISSING}
    head, keywords, body = ["self"], ["*"], []
    for each in fields(made):
        if not each.init:
            known[f"_default_{each.name}"] = each.default
            body.append(f"_put(self, {each.name!r}, _default_{each.name})")
            continue
        (keywords if each.kw_only else head).append(_parameter(each, known))
        value = each.name
        if each.default_factory is not MISSING:
            known[f"_make_{each.name}"] = each.default_factory
            value = f"_make_{each.name}() if {each.name} is _missing else {each.name}"
        body.append(f"_put(self, {each.name!r}, {value})")
    body.append("self.__post_init__()" if hasattr(made, "__post_init__") else "pass")
    parameters = ", ".join(head + (keywords if len(keywords) > 1 else []))
    exec(f"def __init__({parameters}):\n " + "\n ".join(body), known)  # noqa: S102 - names of fields only
    return known["__init__"]  # type: ignore[no-any-return]


def _parameter(each: "Field[Any]", known: dict[str, Any]) -> str:
    if each.default_factory is not MISSING:
        return f"{each.name}=_missing"
    if each.default is MISSING:
        return each.name
    known[f"_default_{each.name}"] = each.default
    return f"{each.name}=_default_{each.name}"
