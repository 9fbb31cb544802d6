"""Texts with the name that a space has in the base, and no longer here."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

if TYPE_CHECKING:
    from printkit.checking.habits.overlay import Restated

RULE = Rule(
    "PK324", "text-names-base-space", Severity.WARNING,
    "A text holds the name of a space of the base, which is called otherwise here.",
    "Cards and leaflets that come from the base keep its names where they are not expressions.",
    "extends: classic-us\n39: {name: Harbour Pier}     # a card still says Boardwalk",
    "text: Move ahead to {{ spaces[39].name }}.",
)  # fmt: skip
REQUIRES = ("board",)
_SPOKEN = frozenset(["text", "label", "value", "note", "subtitle", "lines"])


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Names of two words, or long ones, that no space has any more stand nowhere."""
    gone = _gone(subject)
    if not gone:
        return
    every = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(gone)))})(?!\w)")
    for route, text in subject.texts:
        found = every.search(text) if _SPOKEN.intersection(route) else None
        if found is not None:
            renamed = gone[found[1]]
            yield RULE.diagnostic(
                f"the text says “{found[1]}”, but here the space is called “{renamed.mine}”",
                route=route,
                help=f"write {renamed.mine}, or {{{{ spaces[{renamed.route[2]}].name }}}}",
                related=(Related("the name here", route=renamed.route),),
            )


def _gone(subject: Subject) -> "dict[str, Restated]":
    """Names of the base that no space has here, or fewer than were renamed alike."""
    renamed: dict[str, list[Restated]] = {}
    for value in () if subject.overlay is None else subject.overlay.values:
        is_name = value.route[:2] == ("board", "spaces") and value.route[-1] == "name"
        if is_name and isinstance(value.base, str) and value.base != value.mine:
            renamed.setdefault(value.base, []).append(value)
    return {
        name: values[-1]
        for name, values in renamed.items()
        if _is_telling(name) and _is_gone(subject, name, values)
    }


def _is_gone(subject: Subject, name: str, renamed: "list[Restated]") -> bool:
    """Whether no space has the name, or fewer of the kind than were given one other together."""
    spaces = subject.board.spaces
    left = [space.kind for space in spaces.values() if space.name == name]
    here = [spaces[value.route[2]] for value in renamed if isinstance(value.route[2], int)]
    alike = {(space.name, space.kind) for space in here}
    return not left or (
        len(left) < len(here) and len(alike) == 1 and {kind for _, kind in alike} == set(left)
    )


def _is_telling(name: str) -> bool:
    """Whether the name is hardly a word of ordinary texts."""
    return " " in name or len(name) > 7  # noqa: PLR2004 - letters
