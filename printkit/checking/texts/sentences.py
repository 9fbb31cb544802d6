"""Texts that say something: which a translation needs, and which are still to be written."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import REMEMBERED
from printkit.diagnostics import Route

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_PLACEHOLDER = re.compile(
    r"\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b|\$?\{[^{}]*\}|\{\{|\}\}|%\([a-z_]+\)s"
)
_SHORTEST = 3
"""Words: shorter texts are often names, which need no translation."""


def is_sentence(text: str, route: Route, variant: "Variant") -> bool:
    """Whether a text says something; names of streets and the like stay in every language."""
    words = re.findall(r"[^\W\d_]{2,}", without_expressions(text))
    is_place = route[:2] == ("board", "spaces") and route[2] in variant.deeds
    return len(words) >= _SHORTEST and not is_place


@lru_cache(REMEMBERED)
def placeholder_in(text: str) -> str | None:
    """What somebody meant to replace later: a note to oneself, or braces that nothing fills."""
    found = _PLACEHOLDER.search(without_expressions(text))
    return found[0] if found else None
