"""Rulebooks, aids and notes that name other amounts than the rules."""

import re
from collections.abc import Iterator

from printkit.checking.language import Language
from printkit.checking.passages import Passage, passages
from printkit.checking.reading import amounts, says, sentences
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK729", "text-says-other-rule", Severity.WARNING,
    "A sentence about the salary, the start money or the fee of the jail names another amount than "
    "'rules'.",
    "An expression such as {{ rules.salary | money }} keeps the text right when the rules change.",
    "Whoever passes GO receives $200.     # rules: {salary: 400}",
    "Whoever passes GO receives {{ rules.salary | money }}.",
)  # fmt: skip
REQUIRES = ("rules",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The only amount in a sentence about a number of the rules is this number."""
    rules = subject.variant.rules
    for passage in passages(subject):
        language = passage.language
        for sentence in sentences(passage.text) if language else ():
            assert language is not None  # noqa: S101 - see the line above
            words = _words(subject, language)
            about = [name for name, pattern in words.items() if says(pattern, sentence)]
            said = amounts(sentence, subject.variant.currency, language)
            known = [*subject.rule_amounts, None] if len(about) == 1 and about[0] in rules else []
            if len(said) == 1 and known and said[0].value not in known:
                yield _finding(subject, passage, sentence, about[0], said[0].value)


def _words(subject: Subject, language: Language) -> dict[str, str]:
    """The words by which numbers of the rules are known, with the names of this game's spaces."""
    board = subject.variant.board
    start = board.spaces[0].name.split("/") if board is not None and 0 in board.spaces else []
    jails = [name for name in subject.jails.place_names if not says(language.visit, name)]
    called = {"{start}": _any_of(start, ""), "{jail}": _any_of(jails, language.jail)}
    words = dict(language.named_rules)
    for place, names in called.items():
        words = {name: pattern.replace(place, names) for name, pattern in words.items()}
    return words


def _any_of(names: list[str], words: str) -> str:
    return "|".join([*(re.escape(name.strip()) for name in names), *([words] if words else [])])


def _finding(
    subject: Subject, passage: Passage, sentence: str, name: str, amount: float
) -> Diagnostic:
    return passage.finding(
        RULE,
        passage.text.index(sentence),
        f"this says {subject.amount(amount)}, but rules.{name} is "
        f"{subject.amount(subject.variant.rules[name])}",
        f"write {{{{ rules.{name} | money }}}}",
    )
