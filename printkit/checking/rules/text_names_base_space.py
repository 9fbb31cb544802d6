"""Texts with the name that a space has in the base, and no longer here."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.texts.prose_names import named_things
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

if TYPE_CHECKING:
    from printkit.checking.habits.overlay import Restated

RULE = Rule(
    code="PK324",
    name="text-names-base-space",
    severity=Severity.WARNING,
    what="A text holds the name of a space of the base, which is called otherwise here.",
    why="Cards, leaflets and a rulebook that come from the base keep its names where they are not "
    "expressions. Those in an inherited rulebook are one finding.",
    bad="extends: classic-us\n39: {name: Harbour Pier}     # a card still says Boardwalk",
    good="text: Move ahead to {{ spaces[39].name }}.",
)
REQUIRES = ("board",)
_SPOKEN = frozenset(["text", "label", "value", "note", "subtitle", "lines", "table", "house_rules"])


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Names of two words, long ones and those in capitals that no space has any more are gone."""
    gone = _gone(context)
    if not gone:
        return
    every = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(gone)))})(?!\w)")
    for route, text in context.texts:
        found = every.search(text) if _SPOKEN.intersection(route) else None
        if found is not None:
            renamed = gone[found[1]]
            yield replace(_finding(found[1], renamed), route=route)
    yield from _in_rulebook(context, gone, every)


def _finding(name: str, renamed: "Restated") -> Diagnostic:
    return RULE.diagnostic(
        f"the text says “{name}”, but here the space is called “{renamed.mine}”",
        help=f"write {renamed.mine}, or {{{{ spaces[{renamed.route[2]}].name }}}}",
        related=(Related("the name here", route=renamed.route),),
    )


def _in_rulebook(
    context: CheckContext, gone: "dict[str, Restated]", every: re.Pattern[str]
) -> Iterator[Diagnostic]:
    """Names in the edition's own rulebook one by one; in that of the base all together."""
    book = context.rulebook
    found = {
        name: passage.finding(RULE, match.start(), "", "")
        for passage in context.passages
        if book and passage.file
        for match in every.finditer(passage.unwrapped)
        for name in match.groups()
    }
    if book and book.is_inherited and found:
        yield _of_base(list(found), gone)
        return
    for name, placed in found.items():
        yield replace(_finding(name, gone[name]), span=placed.span)


def _of_base(names: list[str], gone: "dict[str, Restated]") -> Diagnostic:
    first = gone[names[0]]
    plural = "s" if names[2:] else ""
    more = f", and {len(names) - 1} more name{plural}" if names[1:] else ""
    return RULE.diagnostic(
        f"the rulebook of the base says “{names[0]}”{more}, but here the space is called "
        f"“{first.mine}”",
        route=first.route,
        help="write your own rulebook; {{ spaces[…].name }} keeps it right",
    )


def _gone(context: CheckContext) -> "dict[str, Restated]":
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


def _is_gone(context: CheckContext, name: str, renamed: "list[Restated]") -> bool:
    """Whether no space has the name, or fewer of the kind than were given one other together."""
    spaces = context.board.spaces
    left = [space.kind for space in spaces.values() if space.name == name]
    here = [spaces[value.route[2]] for value in renamed if isinstance(value.route[2], int)]
    alike = {(space.name, space.kind) for space in here}
    return not left or (
        len(left) < len(here) and len(alike) == 1 and {kind for _, kind in alike} == set(left)
    )


def _is_telling(name: str) -> bool:
    """Whether the name is hardly a word of ordinary texts."""
    return " " in name or len(name) > 7 or (len(name) > 1 and name.isupper())  # noqa: PLR2004 - letters
