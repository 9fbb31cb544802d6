"""Which numbers of ``rules`` the texts of a game name."""

import re
from collections.abc import Iterator

from printkit.templating.scanning import expressions_in

_NUMBER = re.compile(r"""\brules(?:\.([a-z]\w*)|\[\s*["']([^"']+)["']\s*\])""")
_ALLOWS_ABSENCE = re.compile(r"\|\s*default\b")


def named_numbers(text: str) -> Iterator[str]:
    """The names behind ``rules.`` in the expressions of a text."""
    for expression in expressions_in(text) if "rules" in text else ():
        yield from (dotted or quoted for dotted, quoted in _NUMBER.findall(expression.inner))


def needed_numbers(text: str) -> Iterator[tuple[str, int]]:
    """Those that the text cannot do without, since it has no ``default`` for them.

    With each goes where the name begins.
    """
    for expression in expressions_in(text) if "rules" in text else ():
        if not _ALLOWS_ABSENCE.search(expression.inner):
            for found in _NUMBER.finditer(expression.text):
                group = 1 if found[1] else 2
                yield found[group], expression.start + found.start(group)
