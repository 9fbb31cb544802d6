"""Names that refer to something which does not exist, said the same way by every rule."""

from collections.abc import Collection

from printkit.diagnostics import Diagnostic, Route, Rule
from printkit.loading.respelling import respelling
from printkit.suggestion import did_you_mean

RULES_NUMBER = "number in 'rules' called"
_PARTS = {
    "deck": "decks",
    "deed kind": "deed_kinds",
    "group": "groups",
    "piece": "pieces",
    RULES_NUMBER: "rules",
    "space kind": "space_kinds",
}
"""The part of the definition in which things of a noun are defined."""
_DRAWN = ("drawing", "icon")
"""What comes with the library, and so cannot be defined."""
_LISTED = 8
"""More names than this are not listed in a remedy."""


def unknown(
    rule: Rule,
    route: Route,
    noun: str,
    name: str,
    known: Collection[str],
    written: str = "{}",
) -> Diagnostic:
    """The finding that there is no such thing, with the name that was perhaps meant.

    ``written`` is how the name stands at the route, where more than the name stands there.
    """
    remedy = did_you_mean(name, known) or _choices(noun, known)
    return rule.diagnostic(
        f"there is no {noun} '{name}'",
        route=route,
        help=remedy,
        fix=respelling(route, name, known, written),
        at_key=route[-1:] == (name,),
        absent=(_PARTS[noun], name) if noun in _PARTS else None,
    )


def _choices(noun: str, known: Collection[str]) -> str:
    if noun == RULES_NUMBER:
        return "define it in 'rules', or name another number"
    if not known:
        return f"the game has no {noun} at all; define it, or delete this"
    if noun in _DRAWN:
        return f"use another {noun}; `printkit list art` tells which there are"
    if len(known) > _LISTED:
        return f"define it, or use another {noun}"
    return f"define it, or use one of {', '.join(sorted(known))}"
