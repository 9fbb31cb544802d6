"""Cards whose text names an amount that their effects do not."""

from collections.abc import Iterator

from printkit.checking.cards.card_amounts import compare, money_of, numbers_of
from printkit.checking.cards.card_effects import expression_of
from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.money_claims import Way, way_said
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.subject import Subject
from printkit.checking.texts.named_rules import rule_spoken_of
from printkit.checking.texts.reading import Claim, sentence_around
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK302", "card-says-other-amount", Severity.ERROR,
    "The text of a card names an amount that neither its effects nor the rules have.",
    "Players read the text; the checks and the numbers in the reports come from the effects. "
    "An expression such as {{ effects[0].amount | money }} keeps the two together.",
    "text: Collect $50.\neffects: [{do: collect, amount: 100}]",
    "text: Collect {{ effects[0].amount | money }}.\neffects: [{do: collect, amount: 100}]",
)  # fmt: skip
REQUIRES = ("decks",)
EXPLAINS = {"text": ("number-out-of-proportion", "number-unlike-base")}


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each amount of money in a text is one of the effects or, where these are said, the rules."""
    for card in subject.printed_cards:
        foreign = compare(subject, card).foreign
        for claim in foreign:
            rule = _rule_meant(subject, card, claim, is_alone=len(foreign) == 1)
            fact, remedy = (
                _against_effects(subject, card, claim)
                if rule is None
                else _against_rule(subject, claim, rule)
            )
            yield differs(RULE, card, fact, remedy)


def _rule_meant(subject: Subject, card: PrintedCard, claim: Claim, *, is_alone: bool) -> str | None:
    """The number of the rules that the amount's sentence is about, if the effects have none.

    The only such amount that a card to the start has the player collect is what the start pays.
    """
    if card.language is None or any(money_of(card.card.effects)):
        return None
    sentence = sentence_around(card.said, claim.start)
    if is_alone and _earns_salary(card) and way_said(sentence, card.language) is Way.IN:
        return "salary" if "salary" in subject.variant.rules else None
    return rule_spoken_of(subject, card.language, sentence)


def _earns_salary(card: PrintedCard) -> bool:
    return any(
        effect.do == "move_to" and effect.space == 0 and effect.salary and not effect.backwards
        for effect in card.effects
    )


def _against_rule(subject: Subject, claim: Claim, name: str) -> tuple[str, str]:
    """What is wrong, and the remedy."""
    stated = subject.amount(subject.variant.rules[name])
    return (
        f"says {subject.amount(claim.value)}, but rules.{name} is {stated}",
        f"write {{{{ rules.{name} | money }}}}",
    )


def _against_effects(subject: Subject, card: PrintedCard, claim: Claim) -> tuple[str, str]:
    """What is wrong, and the remedy."""
    stated = [*money_of(card.card.effects)]
    said = f"says {subject.amount(claim.value)}"
    if not stated:
        return f"{said}, but its effects name no amount", "correct the text, or add an effect"
    amounts = ", ".join(subject.amount(value) for value in sorted(numbers_of(card.card.effects)))
    expression = expression_of(stated[0].route) if len(stated) == 1 else "effects[…].amount"
    return (
        f"{said}, but its effects say {amounts}",
        f"write the amount as {{{{ {expression} | money }}}}, or correct one of them",
    )
