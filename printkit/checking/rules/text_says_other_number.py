"""The rulebook, an aid or a note gives a different number from the rules, or of pieces or cards in
the box.

An expression such as {{ rules.salary | money }} keeps the text right when the rules change. What a
sentence is about is known by its words, in English and German, and by its heading. Only counts of
whole stocks are compared, such as 30 houses.
Bad: Whoever passes GO receives $200.     # rules: {salary: 400}
Good: Whoever passes GO receives {{ rules.salary | money }}.
"""

from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures, is_digit_slip
from printkit.checking.texts.named_rules import StatedRule, factors_said, numbers_said
from printkit.checking.texts.passages import Passage, passages
from printkit.checking.texts.reading import placed_sentences
from printkit.checking.texts.stock_counts import STOCK, wrong_stocks
from printkit.diagnostics import Diagnostic, Findings, Rule, Severity
from printkit.languages.vocabulary import MONEY, SHARE

RULE = Rule.documented(__name__, __doc__, "PK729", Severity.WARNING)


def check(context: CheckContext) -> Findings:
    for passage in filter(attrgetter("has_numbers"), passages(context)):
        yield from _rules(context, passage)
        for claim, what, there in wrong_stocks(context, passage):
            message = f"this says {figures(claim.value)} {what}, but there are {there}"
            yield passage.finding(RULE, claim.start, message, "correct one of them", old="PK728")


def _rules(context: CheckContext, passage: Passage) -> Findings:
    """What a sentence about a number of the rules says is this number, or a multiple it names."""
    found: dict[str, Diagnostic | None] = {}
    for sentence in _sentences(context, passage):
        for said in sentence.said:
            if said.claim.value in sentence.right(context, said):
                found[said.name] = None  # it is said rightly: other numbers mean other things
            elif sentence.is_clear(said, context.variant.rules[said.name]):
                found.setdefault(said.name, _finding(context, passage, said, sentence))
    yield from filter(None, found.values())


class Sentence(NamedTuple):
    """A sentence about numbers of the rules: where it begins, and what it multiplies them by."""

    text: str
    start: int
    said: list[StatedRule]
    factors: list[float]

    def right(self, context: CheckContext, said: StatedRule) -> list[float]:
        """What may be said of a number; options may change it."""
        options = (option.rules for option in context.variant.options.values())
        changed = (rules[said.name] for rules in options if said.name in rules)
        like = (*context.numbers.like(said.name), *changed)
        return [value * factor for value in like for factor in (1, *self.factors)]

    def is_clear(self, said: StatedRule, stated: float) -> bool:
        """Whether no other thing can be meant: the value of an expression, a stock of pieces."""
        value = said.claim.value
        if said.unit == MONEY:
            return "…" not in self.text and (not value or value * _FAR >= stated)
        return said.unit == SHARE or value < STOCK or is_digit_slip(int(stated), int(value))


_FAR = 20
"""Times that an amount is smaller than the one that its sentence seems to be about."""


def _sentences(context: CheckContext, passage: Passage) -> Iterator[Sentence]:
    language = passage.language
    for start, text in placed_sentences(passage.unwrapped) if language is not None else ():
        if language is not None:
            said = list(numbers_said(context, language, text, passage.heading))
            if said:
                yield Sentence(text, start, said, factors_said(language, text))


def _finding(
    context: CheckContext, passage: Passage, said: StatedRule, sentence: Sentence
) -> Diagnostic:
    is_money, stated = said.unit == MONEY, context.variant.rules[said.name]
    unit = " %" if said.unit == SHARE else ""
    wrong, right = (
        context.amount(v) if is_money else f"{figures(v)}{unit}" for v in (said.claim.value, stated)
    )
    number, factors = f"rules.{said.name}", sentence.factors
    if is_money:
        number = f"({number} * {figures(factors[0])})" if len(factors) == 1 else number
        number += " | money"
    return passage.finding(
        RULE,
        sentence.start + said.claim.start,
        f"this says {wrong}, but rules.{said.name} is {right}",
        f"write {{{{ {number} }}}}",
        old="PK729",
    )
