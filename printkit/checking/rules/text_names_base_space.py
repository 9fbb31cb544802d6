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
    """Names of the base that no space has here, by themselves."""
    if subject.overlay is None:
        return {}
    mine = {space.name for space in subject.board.spaces.values()}
    return {
        value.base: value
        for value in subject.overlay.values
        if value.route[:2] == ("board", "spaces") and value.route[-1] == "name"
        if isinstance(value.base, str) and value.base not in mine and _is_telling(value.base)
    }


def _is_telling(name: str) -> bool:
    """Whether the name is hardly a word of ordinary texts."""
    return " " in name or len(name) > 7  # noqa: PLR2004 - letters
