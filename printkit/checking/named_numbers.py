"""Which numbers of ``rules`` the texts of a game name."""

import re
from collections.abc import Iterator

from printkit.checking.printed_texts import EXPRESSION

_NUMBER = re.compile(r"""\brules(?:\.([a-z]\w*)|\[\s*["']([^"']+)["']\s*\])""")
_ALLOWS_ABSENCE = re.compile(r"\|\s*(?:default|d)\b|\bis\s+(?:not\s+)?(?:un)?defined\b")


def named_numbers(text: str) -> Iterator[str]:
    """The names behind ``rules.`` in the expressions of a text."""
    for expression in EXPRESSION.findall(text) if "rules" in text else ():
        yield from _names(expression)


def needed_numbers(text: str) -> Iterator[str]:
    """Those that the text cannot do without, since it has no ``default`` for them."""
    for expression in EXPRESSION.findall(text) if "rules" in text else ():
        if not _ALLOWS_ABSENCE.search(expression):
            yield from _names(expression)


def _names(expression: str) -> Iterator[str]:
    yield from (dotted or quoted for dotted, quoted in _NUMBER.findall(expression))
