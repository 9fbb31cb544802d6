"""Why an expression fails, in the words of those who write definitions."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from printkit.records import record
from printkit.suggestion import did_you_mean

_LISTED = 12
"""More names than this are not listed in a remedy."""


@record
class EvaluationFailure:
    """Why something cannot be worked out; ``written`` is how the culprit stands in the source.

    ``empty`` is the name of a value that is not stated, if that is why; ``entry`` what has no
    entry of that name or number.
    """

    words: str
    help: str | None = None
    written: str = ""
    empty: str = ""
    entry: tuple[str, int | str] | None = None

    @property
    def cause(self) -> str | None:
        """What has to be put right, where several expressions may fail of it.

        A thing that is missing is missing in each table that has an entry for it.
        """
        if self.entry is None:
            return None
        return self.entry[1] if isinstance(self.entry[1], str) else self.words


TOGETHER = EvaluationFailure(
    "it works with values that do not go together",
    "numbers can be calculated with; texts, lists and what is not stated cannot",
)
BY_ZERO = EvaluationFailure("it divides by zero")


def parts_of(value: Any) -> list[str]:
    """The names of what can be taken out of a value."""
    if isinstance(value, Mapping):
        return [key for key in value if isinstance(key, str)]
    own = getattr(value, "fields", None)  # those that a maker gave to a card
    return [*_names_of(value.__class__), *(own if isinstance(own, Mapping) else ())]


def has_part(value: Any, name: str) -> bool:
    """Whether something of this name can be taken out of a value."""
    return name in (_names_of(value.__class__) or (value if isinstance(value, Mapping) else ()))


@lru_cache(maxsize=256)
def _names_of(kind: type) -> tuple[str, ...]:
    """The names of the parts of all values of a kind of records."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return tuple(getattr(kind, "model_fields", ()))


def no_name(name: str, names: Iterable[Any]) -> EvaluationFailure:
    """Nothing is called so."""
    return EvaluationFailure(
        f"there is no '{name}' here", did_you_mean(name, [*map(str, names)]), name
    )


def no_part(base: str, whole: str, owner: Any, key: Any) -> EvaluationFailure:
    """``base``, which is ``owner``, has no such part; ``whole`` is how the part is written."""
    shown = base or "what it names"
    if isinstance(key, int):
        words = f"{shown} has no entry {key}"
        return EvaluationFailure(words, _entries(shown, owner), whole, entry=(shown, key))
    known = parts_of(owner)
    listed = f"it has {', '.join(known)}" if 0 < len(known) <= _LISTED else None
    remedy = did_you_mean(str(key), known) or listed
    return EvaluationFailure(f"{shown} has no '{key}'", remedy, whole, entry=(shown, key))


def is_empty(base: str, whole: str) -> EvaluationFailure:
    """A part is taken of something that is not stated."""
    return EvaluationFailure(f"{base or 'what it takes a part of'} is empty", None, whole, base)


def not_stated(name: str) -> EvaluationFailure:
    """A value is needed that the definition does not state."""
    return EvaluationFailure(
        f"{name} is not stated", "state it, or leave the expression out", name, name
    )


def no_number(filter_name: str, value: Any) -> EvaluationFailure:
    """A filter for numbers gets something else."""
    what = f"the text '{value}'" if isinstance(value, str) else "something else"
    remedy = f"leave '| {filter_name}' out" if isinstance(value, str) else "name one number of it"
    return EvaluationFailure(
        f"'{filter_name}' writes numbers, and this is {what}", remedy, filter_name
    )


def no_filter(name: str, filters: Iterable[str]) -> EvaluationFailure:
    """No filter is called so."""
    known = [*filters]
    own = [each for each in ("money", "number") if each in known]
    listed = "'money' writes an amount, 'number' a number; `printkit help elements` lists all"
    remedy = did_you_mean(name, known) or (listed if own else None)
    return EvaluationFailure(f"there is no filter '{name}'", remedy, name)


_KINDS: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (type(None), "not stated"),
    (bool, "true or false"),
    ((int, float), "a number"),
    (str, "a text"),
    (Mapping, "a table of values"),
    ((list, tuple), "a list"),
)


def kind_of(value: Any) -> str:
    """What a value is, for messages."""
    found = (words for kind, words in _KINDS if isinstance(value, kind))
    return next(found, "a record of values")


def _entries(shown: str, owner: Any) -> str | None:
    """Which entries a list, or a table with numbers for keys, has."""
    if not isinstance(owner, Mapping | list | tuple):
        return f"it is {kind_of(owner)}"
    keys = list(owner) if isinstance(owner, Mapping) else list(range(len(owner)))
    if not keys:
        return f"{shown} is empty"
    if len(keys) == 1:
        only = keys[0]
        return (
            f"the only one is {shown}.{only}"
            if isinstance(only, str)
            else f"the only one is {shown}[{only}]"
        )
    if all(isinstance(key, int) for key in keys):
        return f"there are {shown}[{min(keys)}] to {shown}[{max(keys)}]"
    return f"it has {', '.join(map(str, keys))}" if len(keys) <= _LISTED else None
