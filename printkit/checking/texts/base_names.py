"""The names that spaces have in the base, and no longer here."""

from typing import TYPE_CHECKING

from printkit.checking.texts.prose_names import named_things

if TYPE_CHECKING:
    from printkit.checking.context import CheckContext
    from printkit.checking.habits.overlay import Restated

_LONG = 7
"""Letters of a single word that is still a word of ordinary texts."""


def gone_names(context: "CheckContext") -> "dict[str, Restated]":
    """Names of the base that neither a space nor anything else has here."""
    here = {*named_things(context.variant), *(s.name for s in context.board.spaces.values())}
    values = () if context.overlay is None else context.overlay.values
    return {
        value.base: value
        for value in values
        if value.route[:2] == ("board", "spaces") and value.route[-1] == "name"
        if isinstance(value.base, str) and value.base not in here and _is_telling(value.base)
    }


def _is_telling(name: str) -> bool:
    """Names of two words, long ones and those in capitals are hardly words of ordinary texts."""
    return " " in name or len(name) > _LONG or (len(name) > 1 and name.isupper())
