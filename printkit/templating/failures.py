"""Why an expression or a template fails, in the words of those who write definitions.

What Jinja and Python say of a mistake is about their own insides. Here it is said which name is
not there, what could stand in its place, and how it is written in the source.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.utils import missing

from printkit.suggestion import did_you_mean
from printkit.templating.limits import RefusedError, TemplateLimitError
from printkit.templating.syntax import syntax_failure

_LISTED = 12
"""More names than this are not listed in a remedy."""
_CHAIN = (nodes.Name, nodes.Getattr, nodes.Getitem)


@dataclass(frozen=True, slots=True)
class Failure:
    """Why something cannot be worked out; ``written`` is how the culprit stands in the source.

    ``empty`` is the name of a value that is not stated, if that is why.
    """

    words: str
    help: str | None = None
    written: str = ""
    empty: str = ""


class MissingError(jinja2.UndefinedError):
    """Something has no part of that name; ``owner`` is ``missing`` if the name stands alone."""

    def __init__(self, message: str, owner: Any, name: Any) -> None:
        super().__init__(message)
        self.owner = owner
        self.name = name


class Missing(jinja2.StrictUndefined):
    """What is not there; whoever uses it is told what was missing, and of what."""

    __slots__ = ()

    @property
    def _undefined_message(self) -> str:
        if self._undefined_exception is not jinja2.UndefinedError:  # the sandbox refuses it
            return "refused"
        raise MissingError(
            self._undefined_hint or "missing", self._undefined_obj, self._undefined_name
        )


class NoNumberError(jinja2.TemplateRuntimeError):
    """A filter for numbers got something else."""

    def __init__(self, filter_name: str, value: Any) -> None:
        super().__init__(filter_name)
        self.filter_name = filter_name
        self.value = value


def failure_of(
    error: BaseException,
    source: str,
    context: Mapping[str, Any],
    filters: Collection[str] = (),
    line: int | None = None,
) -> Failure:
    """What an error of rendering means; ``line`` of the source is where it came up."""
    match error:
        case jinja2.TemplateSyntaxError():
            return Failure(*syntax_failure(error, source, filters))
        case MissingError():
            return _missing(error, source, context, line)
        case NoNumberError():
            return _no_number(error, source, context, line)
        case TemplateLimitError() | RefusedError():
            return Failure(str(error))
    return _plain(error) or _unfitting(source, context, line)


_PLAIN: tuple[tuple[type[BaseException], str, str | None], ...] = (
    (jinja2.exceptions.SecurityError, "it reaches for something that templates may not use", None),
    (ZeroDivisionError, "it divides by zero", None),
    (OverflowError, "it counts further, or to larger numbers, than any piece needs", None),
    (RecursionError, "it is nested too deep, or uses itself without end", None),
    (SyntaxError, "its loops and blocks are nested too deep", None),
    (UnicodeDecodeError, "the file is not UTF-8 text", "save it as UTF-8"),
    (UnicodeEncodeError, "it puts out half a character", "write the character itself"),
)
"""What needs no look at the source."""


def _plain(error: BaseException) -> Failure | None:
    found = next((one for one in _PLAIN if isinstance(error, one[0])), None)
    return None if found is None else Failure(found[1], found[2])


def _unfitting(source: str, context: Mapping[str, Any], line: int | None) -> Failure:
    """Values of the wrong kind: most often one that is not stated."""
    empty = _empty(source, context, line)
    if empty is not None:
        return _not_stated(empty)
    return Failure(
        "it works with values that do not go together",
        "numbers can be calculated with; texts, lists and what is not stated cannot",
    )


def _missing(
    error: MissingError, source: str, context: Mapping[str, Any], line: int | None
) -> Failure:
    owner, name = error.owner, error.name
    if name is None:
        return Failure("it takes something out of a list that is empty")
    if owner is missing:
        names = [str(key) for key in context]
        return Failure(f"there is no '{name}' here", did_you_mean(name, names), str(name))
    at = _access(source, name, line)
    base = "" if at is None else written_as(at.node)
    whole = "" if at is None else written_as(at)
    if owner is None or isinstance(owner, jinja2.Undefined):
        return Failure(f"{base or 'what it takes a part of'} is empty", None, whole, base)
    shown = base or "what it names"
    if isinstance(name, int):
        return Failure(f"{shown} has no entry {name}", _entries(shown, owner), whole)
    known = parts_of(owner)
    listed = f"it has {', '.join(known)}" if 0 < len(known) <= _LISTED else None
    return Failure(f"{shown} has no '{name}'", did_you_mean(str(name), known) or listed, whole)


def _entries(shown: str, owner: Any) -> str | None:
    """Which entries a list, or a table with numbers for keys, has."""
    keys = list(owner) if isinstance(owner, Mapping) else list(range(len(owner)))
    if not keys:
        return f"{shown} is empty"
    if len(keys) == 1:
        return f"the only one is {shown}[{keys[0]}]"
    if all(isinstance(key, int) for key in keys):
        return f"there are {shown}[{min(keys)}] to {shown}[{max(keys)}]"
    return f"it has {', '.join(map(str, keys))}" if len(keys) <= _LISTED else None


def parts_of(value: Any) -> list[str]:
    """The names of what can be taken out of a value."""
    if isinstance(value, Mapping):
        return [key for key in value if isinstance(key, str)]
    if is_dataclass(value):
        return [field.name for field in fields(value)]
    return list(getattr(type(value), "model_fields", {}))


def _no_number(
    error: NoNumberError, source: str, context: Mapping[str, Any], line: int | None
) -> Failure:
    name, value = error.filter_name, error.value
    if value is None:
        empty = _empty(source, context, line) or _only_filtered(source, name, line)
        return _not_stated(empty or "what it prints")
    what = f"the text '{value}'" if isinstance(value, str) else "something else"
    remedy = f"leave '| {name}' out" if isinstance(value, str) else "name one number of it"
    return Failure(f"'{name}' writes numbers, and this is {what}", remedy, name)


def _not_stated(name: str) -> Failure:
    return Failure(f"{name} is not stated", "state it, or leave the expression out", name, name)


def _empty(source: str, context: Mapping[str, Any], line: int | None) -> str | None:
    """The first name in the source that stands for nothing."""
    for node in _nodes(source, line):
        if isinstance(node, _CHAIN) and _value(node, context) is None:
            return written_as(node) or None
    return None


def _only_filtered(source: str, filter_name: str, line: int | None) -> str:
    """What is put through the filter, if it is used once."""
    found = [n for n in _nodes(source, line) if isinstance(n, nodes.Filter)]
    named = [node for node in found if node.name == filter_name and node.node is not None]
    return written_as(named[0].node) if len(named) == 1 else ""


def _access(source: str, name: Any, line: int | None) -> nodes.Getattr | nodes.Getitem | None:
    """Where the source takes the part of this name."""
    computed = None
    for node in _nodes(source, line):
        if isinstance(node, nodes.Getattr) and node.attr == name:
            return node
        if isinstance(node, nodes.Getitem):
            if not isinstance(node.arg, nodes.Const):
                computed = computed or node
            elif node.arg.value == name:
                return node
    return computed


def _nodes(source: str, line: int | None) -> Iterator[nodes.Node]:
    try:
        tree = jinja2.Environment(autoescape=True).parse(source)
    except jinja2.TemplateError:
        return
    for node in tree.find_all(nodes.Expr):
        if line is None or node.lineno == line:
            yield node


def written_as(node: nodes.Node | None) -> str:
    """How the source names a value; empty for what is no chain of names."""
    match node:
        case nodes.Const():
            return repr(node.value)
        case nodes.Name():
            return node.name
        case nodes.Getattr():
            base = written_as(node.node)
            return f"{base}.{node.attr}" if base else ""
        case nodes.Getitem():
            base = written_as(node.node)
            key = written_as(node.arg)
            return f"{base}[{key}]" if base and key else ""
    return ""


def _value(node: nodes.Node, context: Mapping[str, Any]) -> Any:
    """What a chain of names stands for; ``missing`` where that cannot be told."""
    match node:
        case nodes.Const():
            return node.value
        case nodes.Name():
            return context.get(node.name, missing)
        case nodes.Getattr():
            return _part(_value(node.node, context), node.attr)
        case nodes.Getitem():
            return _part(_value(node.node, context), _value(node.arg, context))
    return missing


def _part(value: Any, key: Any) -> Any:
    if isinstance(value, Mapping | list | tuple):
        try:
            return value[key]
        except (LookupError, TypeError):
            return missing
    return getattr(value, key) if isinstance(key, str) and key in parts_of(value) else missing


def place_in(line: str, written: str) -> tuple[int, int]:
    """The columns of the culprit in a line, counted from 1; those of the whole line without it."""
    found = re.search(rf"(?<![\w.]){re.escape(written)}(?!\w)", line) if written else None
    if found is not None:
        return found.start() + 1, found.end() + 1
    text = line.rstrip()
    return len(text) - len(text.lstrip()) + 1, len(text) + 1
