"""Working out the expressions of texts, from their trees; no code is made of them.

What comes out is a number or a text; nothing else can be printed.
"""

import operator
from collections.abc import Callable, Collection, Mapping
from typing import Any

from printkit.templating.absence import (
    BY_ZERO,
    TOGETHER,
    EvaluationFailure,
    has_part,
    is_empty,
    kind_of,
    no_filter,
    no_name,
    no_part,
    not_stated,
    parts_of,
)
from printkit.templating.grammar import (
    Calculation,
    Conditional,
    Constant,
    Filtered,
    Member,
    Name,
    Negative,
    Node,
    Subscript,
    written_as,
)
from printkit.templating.text_filters import FILTERS, NUMBERS, FilterError, is_number, of_number

Filters = Mapping[str, Callable[..., Any]]

LARGEST = 10**15
"""No game has larger numbers."""
_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "//": operator.floordiv,
    "%": operator.mod,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class EvaluationError(Exception):
    """An expression cannot be worked out."""

    def __init__(self, failure: EvaluationFailure) -> None:
        super().__init__(failure.words)
        self.failure = failure


class Absent(EvaluationError):  # noqa: N818 - what it says; `default` stands in for it
    """Something that is named is not there."""


def value_of(node: Node, names: Mapping[str, Any], filters: Filters) -> Any:
    """The value of an expression.

    ``names`` are what it may name, ``filters`` those of :func:`all_filters`.

    Raises:
        EvaluationError: it names what is not there, or works with what does not go together.
    """
    return _WORKED_OUT[type(node)](node, names, filters)


def _constant(node: Constant, _names: Mapping[str, Any], _filters: Filters) -> Any:
    return node.value


def _named(node: Name, names: Mapping[str, Any], _filters: Filters) -> Any:
    if node.name not in names:
        raise Absent(no_name(node.name, names))
    return names[node.name]


def _part_of(node: Member, names: Mapping[str, Any], filters: Filters) -> Any:
    return _part(node, value_of(node.owner, names, filters), node.name)


def _entry_of(node: Subscript, names: Mapping[str, Any], filters: Filters) -> Any:
    return _entry(node, value_of(node.owner, names, filters), value_of(node.key, names, filters))


def _negative(node: Negative, names: Mapping[str, Any], filters: Filters) -> Any:
    return -_number(node.value, value_of(node.value, names, filters))


def _calculation(node: Calculation, names: Mapping[str, Any], filters: Filters) -> Any:
    left, right = value_of(node.left, names, filters), value_of(node.right, names, filters)
    return _calculated(node, left, right)


def _choice(node: Conditional, names: Mapping[str, Any], filters: Filters) -> Any:
    chosen = node.value if value_of(node.condition, names, filters) else node.otherwise
    return value_of(chosen, names, filters)


def all_filters(own: Filters) -> Filters:
    """The filters of texts: ``own`` are those that write numbers, such as ``money``."""
    return {**FILTERS, **{name: of_number(name, each) for name, each in own.items()}}


def text_of(node: Node, value: Any) -> str:
    """What is printed for the value of an expression: 51.6 + 3.2 is printed as 54.8.

    Raises:
        EvaluationError: it is neither a number nor a text.
    """
    if isinstance(value, str):
        return str(value)
    if isinstance(value, float):
        return str(round(value, 4))
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    written = written_as(node)
    if value is None:
        raise EvaluationError(not_stated(written or "what it prints"))
    words = f"{written or 'what it prints'} is {kind_of(value)}, not a number or a text"
    raise EvaluationError(EvaluationFailure(words, _way_in(written or "it", value), written))


def _way_in(shown: str, value: Any) -> str | None:
    """What could be printed instead of a collection."""
    if isinstance(value, bool):
        return f"choose between texts: {{{{ 'yes' if {shown} else 'no' }}}}"
    if isinstance(value, list | tuple):
        return f"name one of its entries, such as {shown}[0]"
    names = parts_of(value)
    return (
        f"name one of its parts, such as {shown}.{names[0]}" if names else "name one of its parts"
    )


def _part(node: Member | Subscript, owner: Any, key: str) -> Any:
    if type(owner) is dict and key in owner:  # as most are, and others take long to tell
        return owner[key]
    if owner is not None and has_part(owner, key):
        return owner[key] if isinstance(owner, Mapping) else getattr(owner, key)
    base, whole = written_as(node.owner), written_as(node)
    if owner is None:
        raise EvaluationError(is_empty(base, whole))
    raise Absent(no_part(base, whole, owner, key))


def _entry(node: Subscript, owner: Any, key: Any) -> Any:
    if isinstance(key, str):
        return _part(node, owner, key)
    if owner is None:
        raise EvaluationError(is_empty(written_as(node.owner), written_as(node)))
    if key is None:
        raise EvaluationError(not_stated(written_as(node.key) or "what it looks up"))
    if not isinstance(key, int) or isinstance(key, bool):
        words = f"it looks something up by {kind_of(key)}"
        raise EvaluationError(EvaluationFailure(words, "give the number or the name of an entry"))
    is_list = isinstance(owner, list | tuple)
    if key not in (range(-len(owner), len(owner)) if is_list else _keys(owner)):
        raise Absent(no_part(written_as(node.owner), written_as(node), owner, key))
    return owner[key]


def _keys(owner: Any) -> Collection[Any]:
    return owner if type(owner) is dict or isinstance(owner, Mapping) else ()


def _number(node: Node, value: Any) -> Any:
    if value is None and written_as(node):
        raise EvaluationError(not_stated(written_as(node)))
    if not is_number(value):
        raise EvaluationError(TOGETHER)
    return value


def _calculated(node: Calculation, left: Any, right: Any) -> Any:
    if node.operator in ("==", "!="):
        return (left == right) is (node.operator == "==")
    first, second = _number(node.left, left), _number(node.right, right)
    try:
        return _modest(_OPERATORS[node.operator](first, second))
    except ZeroDivisionError:
        raise EvaluationError(BY_ZERO) from None


def _modest(value: Any) -> Any:
    if isinstance(value, NUMBERS) and not -LARGEST <= value <= LARGEST:
        words = f"it works out a number beyond {LARGEST:,}"
        raise EvaluationError(EvaluationFailure(words))
    return value


def _filtered(node: Filtered, names: Mapping[str, Any], filters: Filters) -> Any:
    if node.name not in filters and node.name != "default":
        raise EvaluationError(no_filter(node.name, [*filters, "default"]))
    if node.name == "default":
        return _with_default(node, names, filters)
    value = value_of(node.value, names, filters)
    if value is None:
        raise EvaluationError(not_stated(written_as(node.value) or "what it prints"))
    try:
        return _modest(filters[node.name](value, *node.constants))
    except FilterError as error:
        raise EvaluationError(error.failure) from None


def _with_default(node: Filtered, names: Mapping[str, Any], filters: Filters) -> Any:
    """The value, or the constant that stands for it where nothing is there."""
    if len(node.constants) != 1:
        raise EvaluationError(
            EvaluationFailure("'default' needs a value, as in default(0)", None, "default")
        )
    try:
        return value_of(node.value, names, filters)
    except Absent:
        return node.constants[0]


_WORKED_OUT: dict[type[Node], Callable[[Any, Mapping[str, Any], Filters], Any]] = {
    Constant: _constant,
    Name: _named,
    Member: _part_of,
    Subscript: _entry_of,
    Negative: _negative,
    Calculation: _calculation,
    Conditional: _choice,
    Filtered: _filtered,
}
"""How each kind of node is worked out."""
