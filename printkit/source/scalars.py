"""What a plain word in a file means: a number, a truth value, nothing, or just text.

The rules are those of YAML 1.2's core schema, narrowed where a number may be a surprise:
``012``, ``1_000``, ``no`` and dates stay text.
"""

import math
import re
from functools import lru_cache

from printkit.source.nodes import Plain

NUMBERS_BEGIN = frozenset("+-.0123456789")
NO_TEXT_BEGINS = NUMBERS_BEGIN | frozenset(("", *"~nNtTfF"))
"""How words begin that may be no text; others need not be looked at."""
_NULL = frozenset({"", "~", "null", "Null", "NULL"})
_BOOL = {
    "true": True, "True": True, "TRUE": True,
    "false": False, "False": False, "FALSE": False,
}  # fmt: skip
_INT = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_RADIX = re.compile(r"0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|(?:0|[1-9][0-9]*)(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_NOT_FINITE = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")

MAXNUMBERS_BEGIN = 30
"""Longer whole numbers are refused: nothing on a board needs them, and they slow Python."""


class NotFiniteError(ValueError):
    """A number that is infinite, not a number at all, or longer than anything printable."""


def resolve(text: str) -> Plain:
    """The value that an unquoted word stands for.

    Raises:
        NotFiniteError: the word is a number that cannot be used.
    """
    if text in _NULL:
        return None
    if text in _BOOL:
        return _BOOL[text]
    if text[0] in NUMBERS_BEGIN:
        return _short_number(text) if len(text) <= MAXNUMBERS_BEGIN else _number(text)
    return text


@lru_cache(maxsize=256)
def resolve_key(text: str) -> str | int:
    """The key that an unquoted word stands for: a whole number, or the word itself."""
    is_number = text[:1] in NUMBERS_BEGIN and len(text) <= MAXNUMBERS_BEGIN and _INT.fullmatch(text)
    return int(text) if is_number else text


def _number(text: str) -> str | int | float:
    if _INT.fullmatch(text) or _RADIX.fullmatch(text):
        if len(text) > MAXNUMBERS_BEGIN:
            raise NotFiniteError(text)
        return int(text, 0)
    if _NOT_FINITE.fullmatch(text):
        raise NotFiniteError(text)
    if not _FLOAT.fullmatch(text):
        return text
    value = float(text)
    if not math.isfinite(value):
        raise NotFiniteError(text)
    return value


_short_number = lru_cache(maxsize=1024)(_number)
"""The same few numbers stand in a table again and again."""
