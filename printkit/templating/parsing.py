"""From what stands between ``{{`` and ``}}`` in a text to a tree of the closed grammar.

Operators bind as in templates. Whatever the grammar has not (calls, lists, assignments, words such
as ``and``) is not an expression.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from printkit.limits import limits, remedy
from printkit.templating.absence import EvaluationFailure
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
)

UNREADABLE = "it cannot be read"
EXAMPLE = "an expression names a value, and perhaps a filter: {{ rules.salary | money }}"
_TOKEN = re.compile(
    r"(?P<number>\d{1,15}(?:\.\d{1,15})?)(?!\w)|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<text>'[^'\\]*'|\"[^\"\\]*\")|(?P<sign>//|[=!<>]=|[-+*/%<>.|()\[\],])|(?P<other>\S)"
)
_DEEPEST = 20
"""Parentheses in one another."""
_WORDS = frozenset(["if", "else", "and", "or", "not", "in", "is"])
_COMPARING = frozenset(["==", "!=", "<", "<=", ">", ">="])


class UnreadableError(Exception):
    """What should be an expression is none."""

    def __init__(self, failure: EvaluationFailure) -> None:
        super().__init__(failure.words)
        self.failure = failure


@lru_cache(maxsize=4096)
def parsed(inner: str) -> Node | EvaluationFailure:
    """The tree of an expression, given without its braces; a failure if it is none."""
    most = limits().expression_characters
    if len(inner) > most:
        return EvaluationFailure(
            f"it has {len(inner):,} characters", remedy("expression-characters")
        )
    if inner[:1] in ("-", "+") or inner[-1:] in ("-", "+"):  # templates trim blanks with them
        return _unexpected(inner[:1] if inner[:1] in ("-", "+") else inner[-1])
    try:
        reader = _TokenReader(inner)
        tree = reader.choice()
        reader.end()
    except UnreadableError as error:
        return error.failure
    return tree


def _unexpected(word: str) -> EvaluationFailure:
    if not word:
        return EvaluationFailure(f"{UNREADABLE}: it ends too early", EXAMPLE)
    return EvaluationFailure(f"{UNREADABLE}: '{word}' is not expected there", EXAMPLE, word)


class _TokenReader:
    """Reads one token after the other."""

    def __init__(self, inner: str) -> None:
        found = [
            (match.lastgroup or "", match[match.lastgroup or 0]) for match in _TOKEN.finditer(inner)
        ]
        self._tokens = [("word" if text in _WORDS else kind, text) for kind, text in found]
        self._at = 0
        self._depth = 0

    def choice(self) -> Node:
        """``a if b else c``, or anything that binds closer."""
        self._depth += 1
        if self._depth > _DEEPEST:
            raise UnreadableError(EvaluationFailure("it is nested too deep"))
        value = self._compared()
        if self._take("if"):
            condition = self._compared()
            self._need("else")
            value = Conditional(value, condition, self.choice())
        self._depth -= 1
        return value

    def end(self) -> None:
        """Nothing may follow."""
        if self._at < len(self._tokens):
            raise self._refused()

    def _compared(self) -> Node:
        left = self._sum()
        operator = self._one_of(_COMPARING)
        return Calculation(operator, left, self._sum()) if operator else left

    def _sum(self) -> Node:
        return self._chain(("+", "-"), self._product)

    def _product(self) -> Node:
        return self._chain(("*", "/", "//", "%"), self._negative)

    def _chain(self, operators: tuple[str, ...], operand: Callable[[], Node]) -> Node:
        node = operand()
        while operator := self._one_of(operators):
            node = Calculation(operator, node, operand())
        return node

    def _negative(self) -> Node:
        minus = self._take("-")
        node = self._value()
        if minus:
            node = Negative(node)
        while self._take("|"):
            node = Filtered(node, self._expect("name"), self._constants())
        return node

    def _constants(self) -> tuple[float | str, ...]:
        """The constants in the parentheses after a filter."""
        if not self._take("("):
            return ()
        found: list[float | str] = []
        while not self._take(")"):
            if found:
                self._need(",")
            sign = -1 if self._take("-") else 1
            kind, text = self._next()
            if kind == "number":
                found.append(sign * _number(text))
            elif kind == "text" and sign == 1:
                found.append(text[1:-1])
            else:
                raise self._refused(1)
        return tuple(found)

    def _value(self) -> Node:
        node = self._single()
        while True:
            if self._take("."):
                node = Member(node, self._expect("name"))
            elif self._take("["):
                node = Subscript(node, self.choice())
                self._need("]")
            else:
                return node

    def _single(self) -> Node:
        kind, text = self._next()
        match kind:
            case "number":
                return Constant(_number(text))
            case "text":
                return Constant(text[1:-1])
            case "name":
                return Name(text)
        if text == "(":
            node = self.choice()
            self._need(")")
            return node
        raise self._refused(1)

    def _take(self, text: str) -> bool:
        """Whether this sign or word comes next, which is passed then."""
        return bool(self._one_of((text,)))

    def _one_of(self, texts: frozenset[str] | tuple[str, ...]) -> str:
        kind, text = self._tokens[self._at] if self._at < len(self._tokens) else ("", "")
        if kind not in ("sign", "word") or text not in texts:
            return ""
        self._at += 1
        return text

    def _next(self) -> tuple[str, str]:
        self._at += 1
        return self._tokens[self._at - 1] if self._at <= len(self._tokens) else ("", "")

    def _need(self, text: str) -> None:
        if not self._take(text):
            raise self._refused()

    def _expect(self, kind: str) -> str:
        found, text = self._next()
        if found != kind:
            raise self._refused(1)
        return text

    def _refused(self, back: int = 0) -> UnreadableError:
        """What is wrong with the next token, or with the one that was read last."""
        at = self._at - back
        return UnreadableError(_unexpected(self._tokens[at][1] if at < len(self._tokens) else ""))


def _number(text: str) -> float:
    return float(text) if "." in text else int(text)
