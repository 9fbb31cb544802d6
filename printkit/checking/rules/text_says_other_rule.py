"""Rulebooks, aids and notes that name other amounts than the rules."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.checking.texts.named_rules import rule_spoken_of
from printkit.checking.texts.passages import Passage, passages
from printkit.checking.texts.reading import amounts, sentences
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
    for passage in passages(subject):
        language = passage.language
        for sentence in sentences(passage.text) if language else ():
            assert language is not None  # noqa: S101 - see the line above
            about = rule_spoken_of(subject, language, sentence)
            said = amounts(sentence, subject.variant.currency, language)
            if about is not None and len(said) == 1 and said[0].value not in subject.rule_amounts:
                yield _finding(subject, passage, sentence, about, said[0].value)


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
