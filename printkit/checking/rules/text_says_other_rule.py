"""Rulebooks, aids and notes that name other amounts than the rules."""

from collections.abc import Iterator

from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.named_rules import counts_spoken_of, factors_said, rule_spoken_of
from printkit.checking.texts.passages import Passage, passages
from printkit.checking.texts.reading import amounts, sentences
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK729", "text-says-other-rule", Severity.WARNING,
    "A sentence about the salary, the start money, the jail, mortgages or the monopolies to win "
    "names another number than 'rules'.",
    "An expression such as {{ rules.salary | money }} keeps the text right when the rules change.",
    "Whoever passes GO receives $200.     # rules: {salary: 400}",
    "Whoever passes GO receives {{ rules.salary | money }}.",
)  # fmt: skip
REQUIRES = ("rules",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """What a sentence about a number of the rules says is this number."""
    for passage in passages(subject):
        if passage.language is not None:
            for sentence in sentences(passage.text):
                yield from _amount(subject, passage, passage.language, sentence)
                yield from _counts(subject, passage, passage.language, sentence)


def _amount(
    subject: Subject, passage: Passage, language: Language, sentence: str
) -> Iterator[Diagnostic]:
    """The only amount in a sentence is the number it is about, or a multiple that it names."""
    about = rule_spoken_of(subject, language, sentence)
    said = amounts(sentence, subject.variant.currency, language)
    if about is None or len(said) != 1 or said[0].value in subject.rule_amounts:
        return
    stated, factors = subject.variant.rules[about], factors_said(language, sentence)
    if said[0].value not in [stated * factor for factor in factors]:
        number = f"rules.{about}"
        if len(factors) == 1:
            number = f"({number} * {figures(factors[0])})"
        yield passage.finding(
            RULE,
            passage.text.index(sentence),
            f"this says {subject.amount(said[0].value)}, but rules.{about} is "
            f"{subject.amount(stated)}",
            f"write {{{{ {number} | money }}}}",
        )


def _counts(
    subject: Subject, passage: Passage, language: Language, sentence: str
) -> Iterator[Diagnostic]:
    """A number of turns and the like is the one of the rules, or of a kind of game of its own."""
    rules = subject.variant.rules
    for name, claim in counts_spoken_of(subject, language, sentence):
        if claim.value not in subject.numbers.like(name):
            yield passage.finding(
                RULE,
                passage.text.index(sentence) + claim.start,
                f"this says {figures(claim.value)}, but rules.{name} is {figures(rules[name])}",
                f"write {{{{ rules.{name} }}}}",
            )
