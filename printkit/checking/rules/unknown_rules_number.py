"""Texts that name a number of ``rules`` which is not there."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.checking.findings.references import RULES_NUMBER, unknown
from printkit.checking.rule_numbers import KNOWN, misspelt
from printkit.checking.subject import Subject
from printkit.checking.texts.named_numbers import needed_numbers
from printkit.diagnostics import (
    Diagnostic,
    Fix,
    Place,
    Related,
    RenameKey,
    Rule,
    Severity,
    Span,
    TextEdit,
)
from printkit.suggestion import nearest, only_near

if TYPE_CHECKING:
    from printkit.loading.rulebook import RulebookText

RULE = Rule(
    "PK167", "unknown-rules-number", Severity.ERROR,
    "A text names a number of 'rules' that is not defined.",
    "The text is printed with that number; without it the text cannot be worked out. Texts are "
    "those of the definition and the rulebook, which may be that of a base.",
    "text: Collect {{ rules.salery | money }}.",
    "text: Collect {{ rules.salary | money }}.",
    mended="Writes the name, where only one is near.",
)  # fmt: skip

_REMEDY = (
    "define it in 'rules', or, if the game has no such rule, write a rulebook of your own, or "
    "leave the rulebook out with 'components: {rules: false}'"
)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each ``rules.…`` in an expression is one of ``rules``.

    Where a number is stated that nothing uses and that is called almost so, its name is wrong,
    and not that in the texts.
    """
    rules = subject.variant.rules
    absent: dict[str, Span] = {}
    for name, places in _missing(subject).items():
        stated = misspelt(name, subject.own_numbers - subject.named_numbers - KNOWN.keys())
        if stated is not None:
            yield _misspelt(stated, name, places)
            continue
        for place in places:
            if isinstance(place, Span) and nearest(name, rules) is None:
                absent.setdefault(name, place)
            else:
                yield _unknown(place, name, rules)
    if absent:
        yield _absent(absent)


def _missing(subject: Subject) -> dict[str, list[Place]]:
    """Where texts name numbers that are not there."""
    missing: dict[str, list[Place]] = {}
    for route, text in subject.texts:
        for name in dict.fromkeys(name for name, _ in needed_numbers(text)):
            missing.setdefault(name, []).append(route)
    book = subject.rulebook
    if book is not None and subject.variant.components.get("rules", True):
        for name, start in needed_numbers(book.text):
            missing.setdefault(name, []).append(_span(book, start, name))
    return {name: found for name, found in missing.items() if name not in subject.variant.rules}


def _span(book: "RulebookText", start: int, name: str) -> Span:
    """Where a name stands in the rulebook."""
    line = book.text.count("\n", 0, start) + 1
    column = start - book.text.rfind("\n", 0, start)
    return Span(book.file, line, column, column + len(name))


def _unknown(place: Place, name: str, rules: Collection[str]) -> Diagnostic:
    if not isinstance(place, Span):
        return unknown(RULE, place, RULES_NUMBER, name, rules, "rules.{}")
    meant = only_near(name, rules)
    fix = Fix(f"write '{meant}'", (TextEdit(place, meant),)) if meant else None
    return replace(unknown(RULE, (), RULES_NUMBER, name, rules), route=None, span=place, fix=fix)


def _absent(places: Mapping[str, Span]) -> Diagnostic:
    """The numbers of the rulebook that the game has nothing like, told together."""
    (first, place), *others = places.items()
    listed = ", ".join(f"'{name}'" for name in places)
    return RULE.diagnostic(
        f"the rulebook names numbers that are not in 'rules': {listed}"
        if others
        else f"there is no {RULES_NUMBER} '{first}', which the rulebook names",
        span=place,
        help=_REMEDY,
        related=tuple(Related(f"'{name}' is named here", span) for name, span in others),
    )


def _misspelt(stated: str, name: str, places: list[Place]) -> Diagnostic:
    often = "a text names" if len(places) == 1 else f"{len(places)} texts name"
    first = places[0]
    about = "a text that names it"
    named = Related(about, first) if isinstance(first, Span) else Related(about, route=first)
    return RULE.diagnostic(
        f"{often} rules.{name}, but here it is called '{stated}'",
        route=("rules", stated),
        help=f"write '{name}' here",
        related=(named,),
        fix=Fix(f"write '{name}'", (RenameKey(("rules", stated), stated, name),)),
        at_key=True,
    )
