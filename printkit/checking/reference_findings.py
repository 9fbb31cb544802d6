"""What is said of names that lead nowhere: the names that were meant, and the remedies."""

import re
from collections.abc import Collection
from dataclasses import replace

from printkit.checking.names import DRAWN, NOUNS, NUMBERS, Definition, NameUse, UsedNames
from printkit.diagnostics import Diagnostic, Fix, Related, RenameKey, Rule, Span, TextEdit
from printkit.loading.respelling import respelling
from printkit.suggestion import did_you_mean, only_near

_LISTED = 12
"""More names than this are not listed in a remedy."""
_OTHER_FILE = re.compile(r"(.+)\.(webp|gif|avif|heic|bmp|tiff?|pdf|eps|ai|psd|xcf)", re.IGNORECASE)
"""A file with a picture, but of a kind that cannot be used."""
_ABSENT = (
    "define it in 'rules', or, if the game has no such rule, write a rulebook of your own, or "
    "leave the rulebook out with 'components: {rules: false}'"
)


def unknown(rule: Rule, use: NameUse, names: UsedNames) -> Diagnostic:
    """The finding that there is no such thing, with the name that may have been meant.

    Only where it is certain that this name is wrong is there a fix.
    """
    part, name, place = use
    known = names.known(part)
    words = [each for each in known if isinstance(each, str)]
    span, route = (place, None) if isinstance(place, Span) else (None, place)
    fix = None if names.is_doubtful(use) else _fix(use, words)
    found = rule.diagnostic(
        _message(part, name),
        span=span,
        route=route,
        help=did_you_mean(str(name), words) or _choices(part, name, known),
        fix=fix,
        at_key=route is not None and route[-1:] == (name,),
        absent=None if part in DRAWN or "*" in part else (*part.split("."), name),
    )
    return found if fix else replace(found, cause=(part, name))


def _fix(use: NameUse, known: Collection[str]) -> Fix | None:
    part, name, place = use
    if not isinstance(place, Span):
        in_text = part == NUMBERS and place[-1] != name
        return respelling(place, str(name), known, "rules.{}" if in_text else "{}")
    meant = only_near(str(name), known)
    return Fix(f"write '{meant}'", (TextEdit(place, meant),)) if meant else None


def _message(part: str, name: str | int) -> str:
    if part in DRAWN and _OTHER_FILE.fullmatch(str(name)):
        return f"'{name}' is no PNG, JPEG or SVG file, as pictures must be"
    return f"there is no {NOUNS[part]} " + (f"'{name}'" if isinstance(name, str) else str(name))


def _of_drawing(name: str, noun: str) -> str:
    other = _OTHER_FILE.fullmatch(name)
    if other is not None:
        return f"save it as {other[1]}.png"
    return (
        f"use another {noun} of `printkit list art`, or a PNG, JPEG or SVG file of the pack, such "
        "as pictures/owl.svg"
    )


def _choices(part: str, name: str | int, known: Collection[str | int]) -> str:
    noun = NOUNS[part]
    if part == NUMBERS:
        return "define it in 'rules', or use the name of a different number"
    if part in DRAWN:
        return _of_drawing(str(name), noun)
    if not known:
        return f"the game has no {noun} at all; define it, or delete this"
    numbers = sorted(each for each in known if isinstance(each, int))
    if numbers and numbers == [*range(numbers[0], numbers[-1] + 1)]:
        return f"there are {numbers[0]} to {numbers[-1]}"
    listed = [*map(str, numbers)] if numbers else sorted(map(str, known))
    more = ", …" if len(listed) > _LISTED else ""
    return f"define it, or use one of {', '.join(listed[:_LISTED])}{more}"


def misspelt_definition(rule: Rule, definition: Definition, uses: list[NameUse]) -> Diagnostic:
    """The finding that a definition is called otherwise by all that name it."""
    part, stated = definition
    _, name, place = uses[0]
    often = "a place names" if len(uses) == 1 else f"{len(uses)} places name"
    about = (place, None) if isinstance(place, Span) else (None, place)
    return rule.diagnostic(
        f"{often} the {NOUNS[part]} '{name}', but here it is called '{stated}'",
        route=definition,
        help=f"write '{name}' here",
        related=(Related("named here", *about),),
        fix=Fix(f"write '{name}'", (RenameKey(definition, stated, str(name)),)),
        at_key=True,
    )


def absent_numbers(rule: Rule, places: dict[str, Span]) -> Diagnostic:
    """The finding about the numbers of the rulebook that the game has nothing like."""
    (first, place), *others = places.items()
    listed = ", ".join(f"'{name}'" for name in places)
    return rule.diagnostic(
        f"the rulebook names numbers that are not in 'rules': {listed}"
        if others
        else f"there is no {NOUNS[NUMBERS]} '{first}', which the rulebook names",
        span=place,
        help=_ABSENT,
        related=tuple(Related(f"'{name}' is named here", span) for name, span in others),
    )
