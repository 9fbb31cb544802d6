"""What a stranger's template may spend: steps, text, memory.

Jinja's sandbox keeps templates away from Python's insides but lets them loop for ever and
build strings of any size. Here every loop draws on a budget, and everything that can make a
value longer is measured first.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from jinja2 import nodes
from jinja2.visitor import NodeTransformer

MAX_STEPS = 100_000
"""Turns of all loops of one rendering together."""
MAX_LENGTH = 200_000
"""Characters of a string, items of a list."""
MAX_OUTPUT = 2_000_000
"""Characters that one rendering may put out."""


class TemplateLimitError(Exception):
    """A template asked for more than it may spend."""


class Budget:
    """The steps that are left to a rendering."""

    def __init__(self) -> None:
        self.left = MAX_STEPS

    def bounded(self, items: Iterable[Any]) -> Iterator[Any]:
        """The items, each counted."""
        for item in items:
            self.left -= 1
            if self.left < 0:
                raise TemplateLimitError(f"its loops take more than {MAX_STEPS:,} turns")
            yield item


def joined(parts: Iterable[Any]) -> str:
    """The parts as one string (Jinja's ``~``), if it does not get too long."""
    texts = [str(part) for part in parts]
    check_length(sum(map(len, texts)))
    return "".join(texts)


def check_length(length: int) -> None:
    """Refuse a value that would be longer than allowed."""
    if length > MAX_LENGTH:
        raise TemplateLimitError(f"it builds a value of more than {MAX_LENGTH:,} parts")


def checked_operator(operator: str, left: Any, right: Any) -> Any:
    """The result of ``*``, ``+``, ``**`` or ``%``, kept small."""
    if operator == "%" and isinstance(left, str):
        raise TemplateLimitError("it formats text with %; use the filters money and number")
    if operator == "**" and (abs(left) > MAX_LENGTH or abs(right) > 16):  # noqa: PLR2004 - ample for any rule of a game
        raise TemplateLimitError("it raises numbers to a very high power")
    if operator in "*+":
        check_length(_resulting_length(operator, left, right))
    match operator:
        case "*":
            return left * right
        case "+":
            return left + right
        case "**":
            return left**right
        case _:
            return left % right


def _resulting_length(operator: str, left: Any, right: Any) -> int:
    if operator == "*":
        for sequence, times in ((left, right), (right, left)):
            if isinstance(sequence, str | list | tuple) and isinstance(times, int):
                return len(sequence) * times
    elif isinstance(left, str | list | tuple) and isinstance(right, str | list | tuple):
        return len(left) + len(right)
    return 0


class LimitLoopsAndJoins(NodeTransformer):
    """Rewrites a template so that each loop and each ``~`` goes through the limits."""

    def visit_For(self, node: nodes.For) -> nodes.Node:  # noqa: N802 - Jinja's naming
        """Let the loop run over ``environment.bounded(items)``."""
        self.generic_visit(node)
        if isinstance(node.iter, nodes.Expr):
            node.iter = _call("bounded", node.iter)
        return node

    def visit_Concat(self, node: nodes.Concat) -> nodes.Node:  # noqa: N802 - Jinja's naming
        """Let ``environment.joined([...])`` join."""
        self.generic_visit(node)
        return _call("joined", nodes.List(node.nodes, lineno=node.lineno))


def _call(name: str, argument: nodes.Expr) -> nodes.Call:
    line = argument.lineno
    return nodes.Call(
        nodes.EnvironmentAttribute(name, lineno=line), [argument], [], None, None, lineno=line
    )
