"""Amounts that a card's text has and its effects do not, or the other way round."""

from collections.abc import Iterator

from printkit.checking.cards.card_amounts import Way
from printkit.checking.cards.card_effects import expression_of
from printkit.checking.cards.card_findings import Fault
from printkit.checking.cards.card_rules import HIDDEN_AMOUNT, OTHER_AMOUNT
from printkit.checking.cards.money_claims import way_said
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.figures import plain
from printkit.checking.texts.named_rules import rule_spoken_of
from printkit.checking.texts.reading import Claim, is_scaled, sentence_around

MOVES = frozenset(
    ["move_to", "move_to_nearest", "move_by", "go_to_jail", "warp", "opposite_side", "draw"]
)
"""Effects after which a token stands elsewhere, or another card counts."""


def amounts_differ(context: CheckContext, card: PrintedCard) -> Iterator[Fault]:
    """Each amount in the text is one of the effects or the rules, and each effect's is said.

    Numbers of the rules may stand in a text besides, such as the salary of who passes the start;
    but not in the place of one that is missing.
    """
    if any(is_scaled(card.said, claim, card.language) for claim in card.amounts):
        return
    unsaid = [m for m in card.money if m.amount and m.amount not in card.numbers]
    foreign = _foreign(context, card, is_complete=not unsaid)
    for claim in foreign:
        rule = _rule_meant(context, card, claim, is_alone=len(foreign) == 1)
        yield (
            _against_effects(context, card, claim)
            if rule is None
            else _against_rule(context, claim, rule)
        )
    for money in () if foreign else unsaid:
        amount, expression = context.amount(money.amount), expression_of(money.route)
        message = f"has the {money.words} {amount}, but its text does not say it"
        yield Fault(HIDDEN_AMOUNT, message, f"name it: {{{{ {expression} | money }}}}")


def _foreign(context: CheckContext, card: PrintedCard, *, is_complete: bool) -> list[Claim]:
    """The literal amounts in the text that nothing states; a salary that is unknown may be one."""
    does = {effect.do for effect in card.effects}
    if not does or ("salary" not in context.variant.rules and does & MOVES):
        return []
    known = {money.amount for money in card.money}
    known |= {effect.fee for effect in card.effects if effect.do == "warp"}
    if is_complete:
        known |= context.rule_amounts - _unearned_salary(context, card)
    return [c for c in card.amounts if c.value not in known and c.value in card.literal]


def _unearned_salary(context: CheckContext, card: PrintedCard) -> set[float]:
    """The salary that a card promises, beyond doubt, on the way to jail, which earns none."""
    salary, language = context.variant.rules.get("salary"), card.language
    is_jailed = all(effect.do == "go_to_jail" for effect in card.effects)
    if salary is None or language is None or not is_jailed:
        return set()
    about = [sentence_around(card.said, c.start) for c in card.amounts if c.value == salary]
    promised = any(
        way_said(sentence, language) is Way.IN and not rule_spoken_of(context, language, sentence)
        for sentence in about
    )
    return {salary} if promised else set()


def _rule_meant(
    context: CheckContext, card: PrintedCard, claim: Claim, *, is_alone: bool
) -> str | None:
    """The number of the rules that the amount's sentence is about, if the effects have none.

    The only such amount that a card to the start has the player collect is what the start pays.
    """
    if card.language is None or card.money:
        return None
    sentence = sentence_around(card.said, claim.start)
    if is_alone and _earns_salary(card) and way_said(sentence, card.language) is Way.IN:
        return "salary" if "salary" in context.variant.rules else None
    return rule_spoken_of(context, card.language, sentence)


def _earns_salary(card: PrintedCard) -> bool:
    return any(
        effect.do == "move_to" and effect.space == 0 and effect.salary and not effect.backwards
        for effect in card.effects
    )


def _against_rule(context: CheckContext, claim: Claim, name: str) -> Fault:
    said, stated = context.amount(claim.value), context.amount(context.variant.rules[name])
    return Fault(
        OTHER_AMOUNT,
        f"says {said}, but rules.{name} is {stated}",
        f"write {{{{ rules.{name} | money }}}}",
        ((("rules", name), plain(claim.value)),),
    )


def _against_effects(context: CheckContext, card: PrintedCard, claim: Claim) -> Fault:
    said, is_alone = f"says {context.amount(claim.value)}", len(card.money) == 1
    if not card.money:
        message, remedy = "its effects name no amount", "correct the text, or add an effect"
        return Fault(OTHER_AMOUNT, f"{said}, but {message}", remedy)
    stated = sorted({money.amount for money in card.money})
    amounts = ", ".join(context.amount(value) for value in stated)
    place = expression_of(card.money[0].route) if is_alone else "effects[…].amount"
    return Fault(
        OTHER_AMOUNT,
        f"{said}, but its effects say {amounts}",
        f"write the amount as {{{{ {place} | money }}}}, or correct one of them",
        (((*card.route, *card.money[0].route), plain(claim.value)),) if is_alone else (),
    )
