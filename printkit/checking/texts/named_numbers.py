"""Which numbers of ``rules`` the texts of a game name."""

import re
from collections.abc import Iterator

from printkit.templating.expressions import EXPRESSION

_NUMBER = re.compile(r"""\brules(?:\.([a-z]\w*)|\[\s*["']([^"']+)["']\s*\])""")
_ALLOWS_ABSENCE = re.compile(r"\|\s*(?:default|d)\b|\bis\s+(?:not\s+)?(?:un)?defined\b")


def named_numbers(text: str) -> Iterator[str]:
    """The names behind ``rules.`` in the expressions of a text."""
    for expression in EXPRESSION.findall(text) if "rules" in text else ():
        yield from _names(expression)


def needed_numbers(text: str) -> Iterator[tuple[str, int]]:
    """Those that the text cannot do without, since it has no ``default`` for them.

    With each goes where the name begins.
    """
    for expression in EXPRESSION.finditer(text) if "rules" in text else ():
        if not _ALLOWS_ABSENCE.search(expression[1]):
            for found in _NUMBER.finditer(text, *expression.span()):
                group = 1 if found[1] else 2
                yield found[group], found.start(group)


def _names(expression: str) -> Iterator[str]:
    yield from (dotted or quoted for dotted, quoted in _NUMBER.findall(expression))
