"""Fields that a maker gives to cards: beside those that printkit knows, they become ``fields``."""

from collections.abc import Callable, Collection
from functools import cache
from operator import is_
from typing import get_args

from printkit.source.nodes import Entry, Mapping, Node, Scalar
from printkit.suggestion import nearest

FIELDS = "fields"
_DO = "do"
_SHORT = 4
"""Letters of a word that becomes another word when one of them is another: a test is no text."""
_NOT_OWN = (_DO, "replace", "table", "key", "sheet")
"""Keys that mean something else, wherever they stand."""


@cache
def known_fields() -> frozenset[str]:
    """The fields of cards that printkit knows."""
    from printkit.model.decks import Card  # noqa: PLC0415 - late: pydantic

    return frozenset(Card.model_fields)


@cache
def effect_fields() -> frozenset[str]:
    """The fields of all effects."""
    from printkit.model.effects import Effect  # noqa: PLC0415 - late: pydantic

    effects = get_args(get_args(Effect)[0])
    return frozenset(name for effect in effects for name in effect.model_fields)


def meant_field(name: str, beside: Collection[object]) -> str | None:
    """The known field that a name is a slip of, unless that one stands beside it."""
    known = nearest(name, sorted(known_fields().difference(map(str, beside))))
    if known is None or abs(len(known) - len(name)) > 1:
        return None
    is_other_word = len(known) == len(name) <= _SHORT and sorted(known) != sorted(name)
    return None if is_other_word else known


def with_own_fields(root: Mapping) -> Mapping:
    """The definition with the own fields of all cards below their ``fields``."""
    return _inside(root, "decks", _each(_each_card))


def _each_card(deck: Mapping) -> Mapping:
    return _inside(deck, "cards", _each(_card))


def _card(card: Mapping) -> Mapping:
    """A card with its own fields in their place; what may be a slip stays, and is reported."""
    keys = [entry.key.value for entry in card.entries]
    own = [entry for entry in card.entries if _is_own(entry, keys)]
    if not own:
        return card
    stated = card.get(FIELDS)
    before = stated.entries if isinstance(stated, Mapping) else ()
    fields = Mapping((*before, *own), own[0].key.at)
    others = tuple(e for e in card.entries if e not in own and e.key.value != FIELDS)
    return Mapping((*others, Entry(Scalar(FIELDS, fields.at), fields)), card.at)


def _is_own(entry: Entry, keys: Collection[object]) -> bool:
    name = entry.key.value
    if not isinstance(name, str) or name in known_fields() or name in _NOT_OWN:
        return False
    if _DO in keys and name in effect_fields():
        return False
    return _is_name(name) and _is_stated(entry.value) and meant_field(name, keys) is None


def _is_name(name: str) -> bool:
    return name.isidentifier() and not name.startswith("_")


def _is_stated(value: Node) -> bool:
    """Whether something is written; ``{suit}`` and ``suit:hearts`` are slips."""
    is_empty = isinstance(value, Scalar) and value.value is None
    return not is_empty or value.span.column < value.span.end_column


def _each(change: Callable[[Mapping], Mapping]) -> Callable[[Mapping], Mapping]:
    """The change of each mapping in a mapping."""

    def changed(around: Mapping) -> Mapping:
        entries = tuple(_changed(entry, change) for entry in around.entries)
        unchanged = all(map(is_, entries, around.entries))
        return around if unchanged else Mapping(entries, around.at)

    return changed


def _inside(around: Mapping, key: str, change: Callable[[Mapping], Mapping]) -> Mapping:
    """The mapping with one of its values changed."""
    if not isinstance(around.get(key), Mapping):
        return around
    entries = tuple(_changed(e, change) if e.key.value == key else e for e in around.entries)
    return around if all(map(is_, entries, around.entries)) else Mapping(entries, around.at)


def _changed(entry: Entry, change: Callable[[Mapping], Mapping]) -> Entry:
    value = entry.value
    return entry.with_value(change(value)) if isinstance(value, Mapping) else entry
