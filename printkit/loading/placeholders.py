"""``placeholders``: words that the texts of a definition leave open, such as ``{{ family }}``.

The definition says what stands there; editions, and the rows of a batch, say something else.
"""

import re
from collections.abc import Iterator
from collections.abc import Mapping as Values
from functools import cache
from operator import is_
from typing import NamedTuple

from printkit.diagnostics import Diagnostic
from printkit.source.codes import WRONG_VALUE
from printkit.source.nodes import Entry, Mapping, Node, NumberCell, Scalar, Sequence

KEY = "placeholders"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,63}")
_HOLE = re.compile(r"\{\{\s*([a-z][a-z0-9_]{0,63})\s*\}\}")


class Filled(NamedTuple):
    """A definition with its placeholders filled, what stands in each, and what is wrong."""

    root: Mapping
    values: Values[str, str]
    diagnostics: list[Diagnostic]


def filled(root: Mapping) -> Filled:
    """The definition, without its ``placeholders``, with their values in all its texts."""
    stated = root.get(KEY)
    if stated is None:
        return Filled(root, {}, [])
    rest = root.without(KEY)
    if not isinstance(stated, Mapping):
        return Filled(rest, {}, [_wrong(f"'{KEY}' is not a set of names and texts", stated)])
    found = list(_mistakes(stated))
    words = {str(e.key.value): e.value for e in stated.entries if _text(e.value) is not None}
    inner = _inside(rest, words)
    assert isinstance(inner, Mapping)  # noqa: S101 - what it was before
    return Filled(inner, {name: _text(node) or "" for name, node in words.items()}, found)


def with_words(text: str, values: Values[str, str]) -> str:
    """A text with what stands in the placeholders; others are left as they are."""
    if not values or "{{" not in text:
        return text
    return _HOLE.sub(lambda hole: values.get(hole[1], hole[0]), text)


def _mistakes(stated: Mapping) -> Iterator[Diagnostic]:
    for entry in stated.entries:
        name = str(entry.key.value)
        if not _NAME.fullmatch(name):
            remedy = "use lower-case letters, digits and '_', and start with a letter"
            yield _wrong(f"'{name[:40]}' cannot be the name of a placeholder", entry.key, remedy)
        elif name in _taken():
            message = f"a placeholder cannot be called '{name}', as a part of a definition is"
            yield _wrong(message, entry.key, "give it another name")
        elif _text(entry.value) is None:
            yield _wrong(f"the placeholder '{name}' is not one line of text", entry.value)


def _wrong(message: str, node: Node, remedy: str = "write 'family: Miller'") -> Diagnostic:
    return WRONG_VALUE.diagnostic(message, span=node.span, route=(KEY,), help=remedy)


@cache
def _taken() -> frozenset[str]:
    """The names of columns that mean something else."""
    from printkit.model.variant import Variant  # noqa: PLC0415 - late: pydantic

    return frozenset(Variant.model_fields)


def _text(node: Node) -> str | None:
    """A value as it is printed, and as a cell of a table has it; None if it is no line of text."""
    if isinstance(node, NumberCell):
        return node.text
    if not isinstance(node, Scalar) or node.value is None or isinstance(node.value, bool):
        return None
    text = str(node.value)
    return None if "\n" in text else text


def _inside(node: Node, words: Values[str, Node]) -> Node:
    """The tree with its texts filled; parts in which nothing is left open stay the same."""
    match node:
        case Scalar():
            return _one(node, words)
        case Mapping(entries):
            made = tuple(_entry(entry, words) for entry in entries)
            return node if all(map(is_, made, entries)) else Mapping(made, node.at)
        case Sequence(items):
            inner = tuple(_inside(item, words) for item in items)
            return node if all(map(is_, inner, items)) else Sequence(inner, node.at)


def _entry(entry: Entry, words: Values[str, Node]) -> Entry:
    return entry.with_value(_inside(entry.value, words))


def _one(node: Scalar, words: Values[str, Node]) -> Scalar:
    """The text; if somebody else left it open it stands where it was filled, as that is wrong."""
    if not isinstance(node.value, str) or "{{" not in node.value:
        return node
    used = [words[hole[1]] for hole in _HOLE.finditer(node.value) if hole[1] in words]
    if not used:
        return node
    values = {name: _text(word) or "" for name, word in words.items()}
    here = node.span.file
    place = next((word.at for word in used if word.span.file != here), node.at)
    return Scalar(with_words(node.value, values), place)
