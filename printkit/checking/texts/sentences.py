"""Texts that a translation cannot do without, beside names and short ones that may stay."""

import re
from typing import TYPE_CHECKING

from printkit.checking.texts.printed_texts import without_expressions
from printkit.diagnostics import Route

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_SHORTEST = 3
"""Words: shorter texts are often names, which need no translation."""


def is_sentence(text: str, route: Route, variant: "Variant") -> bool:
    """Whether a text says something; names of streets and the like stay in every language."""
    words = re.findall(r"[^\W\d_]{2,}", without_expressions(text))
    is_place = route[:2] == ("board", "spaces") and route[2] in variant.deeds
    return len(words) >= _SHORTEST and not is_place
