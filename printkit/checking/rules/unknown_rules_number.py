"""Texts that name a number of ``rules`` which is not there."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from printkit.checking.named_numbers import needed_numbers
from printkit.checking.references import unknown
from printkit.checking.rule_numbers import KNOWN, misspelt
from printkit.checking.subject import Subject
from printkit.diagnostics import (
    Diagnostic,
    Fix,
    Place,
    Related,
    RenameKey,
    Rule,
    Severity,
    Span,
)

RULE = Rule(
    "PK167", "unknown-rules-number", Severity.ERROR,
    "A text names a number of 'rules' that is not defined.",
    "The text is printed with that number; without it the text cannot be worked out.",
    "text: Collect {{ rules.salery | money }}.",
    "text: Collect {{ rules.salary | money }}.",
    mended="Writes the name, where only one is near.",
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each ``rules.…`` in an expression is one of ``rules``.

    Where a number is stated that nothing uses and that is called almost so, its name is wrong,
    and not that in the texts.
    """
    rules = subject.variant.rules
    for name, places in _missing(subject).items():
        stated = misspelt(name, subject.own_numbers - subject.named_numbers - KNOWN.keys())
        if stated is not None:
            yield _misspelt(stated, name, places)
            continue
        for place in places:
            yield _unknown(place, name, rules)


def _missing(subject: Subject) -> dict[str, list[Place]]:
    """Where texts name numbers that are not there."""
    texts: list[tuple[Place, str]] = [*subject.texts]
    if subject.rulebook is not None:
        lines = subject.rulebook.text.split("\n")
        texts += [(Span(subject.rulebook.file, n), line) for n, line in enumerate(lines, 1)]
    missing: dict[str, list[Place]] = {}
    for place, text in texts:
        for name in dict.fromkeys(needed_numbers(text)):
            if name not in subject.variant.rules:
                missing.setdefault(name, []).append(place)
    return missing


def _unknown(place: Place, name: str, rules: Collection[str]) -> Diagnostic:
    noun, written = "number in 'rules' called", "rules.{}"
    if isinstance(place, Span):
        return replace(unknown(RULE, (), noun, name, rules, written), span=place, fix=None)
    return unknown(RULE, place, noun, name, rules, written)


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
