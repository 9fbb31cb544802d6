"""Why an expression or a template fails, in the words of those who write definitions.

What Jinja and Python say of a mistake is about their own internals. Here it is said which name is
not there, what could stand in its place, and how it is written in the source.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.utils import missing

from printkit.templating.absence import (
    BY_ZERO,
    TOGETHER,
    EvaluationFailure,
    is_empty,
    no_name,
    no_number,
    no_part,
    not_stated,
    parts_of,
)
from printkit.templating.limits import RefusedError, TemplateLimitError
from printkit.templating.syntax import syntax_failure

AUTHORS_MISTAKES = (
    TypeError,
    ValueError,
    LookupError,
    AttributeError,
    ArithmeticError,
    MemoryError,
    RecursionError,
    SyntaxError,  # Python's compiler takes only so many loops in one another
)
"""What a template of a stranger can run into: adding text to numbers, dividing by zero …"""
_CHAIN = (nodes.Name, nodes.Getattr, nodes.Getitem)


class MissingError(jinja2.UndefinedError):
    """Something has no part of that name; ``owner`` is ``missing`` if the name stands alone."""

    def __init__(self, message: str, owner: Any, name: Any) -> None:
        super().__init__(message)
        self.owner = owner
        self.name = name


class Missing(jinja2.StrictUndefined):
    """What is not there; whoever uses it learns what was missing, and from what."""

    __slots__ = ()

    @property
    def name(self) -> str:
        """What is not there."""
        return str(self._undefined_name)

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
) -> EvaluationFailure:
    """What an error of rendering means; ``line`` of the source is where it came up."""
    try:
        return _explained(error, source, context, filters, line)
    except (jinja2.TemplateError, *AUTHORS_MISTAKES):  # what it looks at fails as well
        return TOGETHER


def _explained(
    error: BaseException,
    source: str,
    context: Mapping[str, Any],
    filters: Collection[str],
    line: int | None,
) -> EvaluationFailure:
    match error:
        case jinja2.TemplateSyntaxError():
            return EvaluationFailure(*syntax_failure(error, source, filters))
        case MissingError():
            return _missing(error, source, context, line)
        case NoNumberError():
            return _no_number(error, source, context, line)
        case TemplateLimitError() | RefusedError():
            return EvaluationFailure(str(error))
    return _plain(error) or _unfitting(source, context, line)


_PLAIN: tuple[tuple[type[BaseException], str, str | None], ...] = (
    (jinja2.exceptions.SecurityError, "it reaches for something that templates may not use", None),
    (ZeroDivisionError, BY_ZERO.words, None),
    (OverflowError, "it counts further, or to larger numbers, than any piece needs", None),
    (MemoryError, "it builds something larger than any piece needs", None),
    (RecursionError, "it is nested too deep, or uses itself without end", None),
    (SyntaxError, "its loops and blocks are nested too deep", None),
    (UnicodeDecodeError, "the file is not UTF-8 text", "save it as UTF-8"),
    (UnicodeEncodeError, "it puts out half a character", "write the character itself"),
)
"""What needs no look at the source."""


def _plain(error: BaseException) -> EvaluationFailure | None:
    found = next((one for one in _PLAIN if isinstance(error, one[0])), None)
    return None if found is None else EvaluationFailure(found[1], found[2])


def _unfitting(source: str, context: Mapping[str, Any], line: int | None) -> EvaluationFailure:
    """Values of the wrong kind: most often one that is not stated."""
    empty = _empty(source, context, line)
    if empty is not None:
        return not_stated(empty)
    return TOGETHER


def _missing(
    error: MissingError, source: str, context: Mapping[str, Any], line: int | None
) -> EvaluationFailure:
    owner, name = error.owner, error.name
    if name is None:
        return EvaluationFailure("it takes something out of a list that is empty")
    if isinstance(name, Missing):  # it looks something up by what is not there
        return no_name(name.name, context)
    if owner is missing:
        return no_name(str(name), context)
    at = _access(source, name, line)
    base = "" if at is None else written_as(at.node)
    whole = "" if at is None else written_as(at)
    if owner is None or isinstance(owner, jinja2.Undefined):
        return is_empty(base, whole)
    return no_part(base, whole, owner, name)


def _no_number(
    error: NoNumberError, source: str, context: Mapping[str, Any], line: int | None
) -> EvaluationFailure:
    if error.value is not None:
        return no_number(error.filter_name, error.value)
    empty = _empty(source, context, line) or _only_filtered(source, error.filter_name, line)
    return not_stated(empty or "what it prints")


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
    """How the source names a value; empty for what is not a chain of names."""
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
    """What a chain of names stands for; ``missing`` where that is unknown."""
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
