"""The names that spaces have in the base, and no longer here."""

from typing import TYPE_CHECKING

from printkit.checking.texts.prose_names import named_things

if TYPE_CHECKING:
    from printkit.checking.context import CheckContext
    from printkit.checking.habits.overlay import Restated

_LONG = 7
"""Letters of a single word that is still a word of ordinary texts."""


def gone_names(context: "CheckContext") -> "dict[str, Restated]":
    """Names of the base that no space has here, or fewer than were renamed alike."""
    renamed: dict[str, list[Restated]] = {}
    for value in () if context.overlay is None else context.overlay.values:
        is_name = value.route[:2] == ("board", "spaces") and value.route[-1] == "name"
        if is_name and isinstance(value.base, str) and value.base != value.mine:
            renamed.setdefault(value.base, []).append(value)
    others = set(named_things(context.variant))
    return {
        name: values[-1]
        for name, values in renamed.items()
        if _is_telling(name) and name not in others and _is_gone(context, name, values)
    }


def _is_gone(context: "CheckContext", name: str, renamed: "list[Restated]") -> bool:
    """Whether no space has the name, or fewer of the kind than were given one other together."""
    spaces = context.board.spaces
    left = [space.kind for space in spaces.values() if space.name == name]
    here = [spaces[value.route[2]] for value in renamed if isinstance(value.route[2], int)]
    alike = {(space.name, space.kind) for space in here}
    return not left or (
        len(left) < len(here) and len(alike) == 1 and {kind for _, kind in alike} == set(left)
    )


def _is_telling(name: str) -> bool:
    """Names of two words, long ones and those in capitals are hardly words of ordinary texts."""
    return " " in name or len(name) > _LONG or (len(name) > 1 and name.isupper())
