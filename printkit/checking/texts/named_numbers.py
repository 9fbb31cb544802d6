"""Which numbers of ``rules`` the texts of a game name."""

import re
from functools import lru_cache

from printkit.checking.texts.reading import REMEMBERED
from printkit.templating.scanning import SourceKind, expressions_in, pieces_of_text

_NUMBER = re.compile(r"""\brules(?:\.([a-z]\w*)|\[\s*["']([^"']+)["']\s*\])""")
_ALLOWS_ABSENCE = re.compile(r"\|\s*default\b")


@lru_cache(REMEMBERED)
def named_numbers(text: str) -> tuple[str, ...]:
    """The names behind ``rules.`` in the expressions of a text."""
    return tuple(
        dotted or quoted
        for expression in (expressions_in(text) if "rules" in text else ())
        for dotted, quoted in _NUMBER.findall(expression.inner)
    )


@lru_cache(maxsize=16)
def tested_numbers(book: str) -> frozenset[str]:
    """The numbers whose absence a rulebook allows for, since it asks for them: ``{% if … %}``."""
    return frozenset(
        dotted or quoted
        for piece in (pieces_of_text(book) if "{%" in book else ())
        if piece.kind is SourceKind.STATEMENT
        for dotted, quoted in _NUMBER.findall(piece.inner)
    )


@lru_cache(REMEMBERED)
def needed_numbers(text: str) -> tuple[tuple[str, int], ...]:
    """Those that the text cannot do without, since it has no ``default`` for them.

    With each goes where the name begins.
    """
    return tuple(
        (found[1] or found[2], expression.start + found.start(1 if found[1] else 2))
        for expression in (expressions_in(text) if "rules" in text else ())
        if not _ALLOWS_ABSENCE.search(expression.inner)
        for found in _NUMBER.finditer(expression.text)
    )
