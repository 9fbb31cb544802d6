"""Amounts that a card's text has and its effects do not, or the other way round."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import expression_of
from printkit.checking.cards.printed_cards import Fault, PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.texts.named_rules import rule_spoken_of
from printkit.checking.texts.reading import Claim, is_scaled, says, sentence_around
from printkit.plain_numbers import plain

_MOVES = frozenset(
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
        )._replace(words=card.said[claim.start : claim.end])
    for money in () if foreign else unsaid:
        message = f"has the {money.words} {context.amount(money.amount)}, but its text does not say"
        remedy = f"name it: {{{{ {expression_of(money.route)} | money }}}}"
        yield Fault("PK303", f"{message} it", remedy, is_hidden=True)


def _foreign(context: CheckContext, card: PrintedCard, *, is_complete: bool) -> list[Claim]:
    """The literal amounts in the text that nothing states; a salary that is unknown may be one."""
    does = {effect.do for effect in card.effects}
    if not does or ("salary" not in context.variant.rules and does & _MOVES):
        return []
    known = {money.amount for money in card.money}
    known |= {effect.fee for effect in card.effects if effect.do == "warp"}
    known |= context.rule_amounts if is_complete else set()
    return [c for c in card.amounts if c.value not in known and c.value in card.literal]


def _rule_meant(
    context: CheckContext, card: PrintedCard, claim: Claim, *, is_alone: bool
) -> str | None:
    """The number of the rules that the amount's sentence is about, if the effects have none.

    The only such amount that a card to the start has the player collect is what the start pays.
    """
    if card.language is None or card.money:
        return None
    sentence = sentence_around(card.said, claim.start)
    if is_alone and _earns_salary(card) and says(card.language.collect, sentence):
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
        "PK302",
        f"says {said}, but rules.{name} is {stated}",
        f"write {{{{ rules.{name} | money }}}}",
        instead=((("rules", name), plain(claim.value)),),
    )


def _against_effects(context: CheckContext, card: PrintedCard, claim: Claim) -> Fault:
    said, is_alone = f"says {context.amount(claim.value)}", len(card.money) == 1
    if not card.money:
        message, remedy = "its effects name no amount", "correct the text, or add an effect"
        return Fault("PK302", f"{said}, but {message}", remedy)
    stated = sorted({money.amount for money in card.money})
    amounts = ", ".join(context.amount(value) for value in stated)
    place = expression_of(card.money[0].route) if is_alone else "effects[…].amount"
    return Fault(
        "PK302",
        f"{said}, but its effects say {amounts}",
        f"write the amount as {{{{ {place} | money }}}}, or correct one of them",
        instead=(((*card.route, *card.money[0].route), plain(claim.value)),) if is_alone else (),
    )
