"""Amounts, their way, counts and spaces that differ between the text of a card and its effects."""

import re
from collections.abc import Iterator

from printkit.checking.cards.card_effects import expression_of
from printkit.checking.cards.printed_cards import Fault, PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.texts.named_rules import rule_spoken_of
from printkit.checking.texts.prose_names import gone_names
from printkit.checking.texts.reading import (
    FIGURE,
    Claim,
    counts,
    folded,
    is_scaled,
    noun,
    says,
    sentence_around,
)
from printkit.checking.texts.space_names import space_names
from printkit.diagnostics import Route
from printkit.languages.vocabulary import Vocabulary
from printkit.plain_numbers import plain

_MOVES = frozenset(
    ["move_to", "move_to_nearest", "move_by", "go_to_jail", "warp", "opposite_side", "draw"]
)
"""Effects after which a token stands elsewhere, or another card counts."""
_OPPOSITE = {"collect": "pay", "pay": "collect"}
"""The effects that move money, and their opposites."""


def amounts_differ(context: CheckContext, card: PrintedCard) -> Iterator[Fault]:
    """Each amount in the text is one of the effects or the rules, and each effect's is said.

    Numbers of the rules may stand in a text besides, such as the salary of who passes the start;
    but not in the place of one that is missing.
    """
    if any(is_scaled(card.said, claim, card.language) for claim in card.amounts):
        return
    unsaid = [m for m in card.money if m.value and m.value not in card.numbers]
    foreign = _foreign(context, card, is_complete=not unsaid)
    for claim in foreign:
        rule = _rule_meant(context, card, claim, is_alone=len(foreign) == 1)
        yield (
            _against_effects(context, card, claim)
            if rule is None
            else _against_rule(context, claim, rule)
        )._replace(words=card.said[claim.start : claim.end])
    for money in () if foreign else unsaid:
        what = "" if money.column is None else money.column.name
        message = f"has the {what} {context.amount(money.value)}, but its text does not say"
        remedy = f"name it: {{{{ {expression_of(money.route)} | money }}}}"
        yield Fault("PK303", f"{message} it", remedy, is_hidden=True)


def _foreign(context: CheckContext, card: PrintedCard, *, is_complete: bool) -> list[Claim]:
    """The literal amounts in the text that nothing states; a salary that is unknown may be one."""
    effects = [placed.effect for placed in card.effects]
    does = {effect.do for effect in effects}
    if not does or ("salary" not in context.variant.rules and does & _MOVES):
        return []
    known = {money.value for money in card.money}
    known |= {effect.fee for effect in effects if effect.do == "warp"}
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
    is_paid = any(
        effect.do == "move_to" and effect.space == 0 and effect.salary and not effect.backwards
        for effect in (placed.effect for placed in card.effects)
    )
    if is_alone and is_paid and says(card.language.collect, sentence):
        return "salary" if "salary" in context.variant.rules else None
    return rule_spoken_of(context, card.language, sentence)


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
    stated = sorted({money.value for money in card.money})
    amounts = ", ".join(context.amount(value) for value in stated)
    place = expression_of(card.money[0].route) if is_alone else "effects[…].amount"
    return Fault(
        "PK302",
        f"{said}, but its effects say {amounts}",
        f"write the amount as {{{{ {place} | money }}}}, or correct one of them",
        instead=((card.money[0].route, plain(claim.value)),) if is_alone else (),
    )


_REMEDY = "correct the text or the effect"


def ways_differ(_context: CheckContext, card: PrintedCard) -> Iterator[Fault]:
    """Who is told to pay does not receive, nor the other way, where the only amount goes one way.

    Only sentences that begin with such a verb are read so: others may pay, too. What one receives
    has to be the amount itself: it may be a bill.
    """
    paid = [(each.route, each.effect) for each in card.effects if each.effect.do in _OPPOSITE]
    if card.language is None or len(paid) != 1 or len(card.money) != 1:
        return
    (route, effect), language = paid[0], card.language
    own, other = effect.do, _OPPOSITE[effect.do]
    said = {"collect": rf"{language.collect}|{language.gives_you}", "pay": language.pay}
    between = r"[^.!?]*?" if other == "pay" else r"\W*"
    for claim in card.amounts:
        sentence = sentence_around(card.said, claim.start).lstrip()
        told = re.match(rf"({said[other]}){between}{FIGURE}", sentence, re.IGNORECASE)
        if told and claim.value == card.money[0].value and not says(said[own], sentence):
            message = f"says “{told[1]}”, but its effect has the player {own}"
            remedy = f"correct the text, or write do: {other}"
            instead = (((*route, "do"), other),)
            yield Fault("PK311", message, remedy, instead=instead, words=told[1])
            return


def counts_differ(context: CheckContext, card: PrintedCard) -> Iterator[Fault]:
    """What can be counted is as much in the text as in the effects."""
    language = card.language
    of_things: dict[tuple[str, str], dict[float, Route]] = {}
    for thing, pattern, value, route in (
        () if language is None else _counts(context, card, language)
    ):
        stated = of_things.setdefault((thing, folded(pattern)), {})
        stated |= {} if value is None else {value: route}
    for (thing, pattern), stated in of_things.items():
        said = [claim.value for claim in counts(folded(card.said), pattern, language)]
        said += [2] if thing == "times" and language and says(language.double, card.said) else []
        wrong = [value for value in said if value not in stated]
        missing = [value for value in stated if value not in said]
        does = " or ".join(map(figures, sorted(stated))) or "none"
        if wrong and (missing or not stated):
            is_one = len(missing) == 1 and thing != "spaces"
            instead = [(stated[v], plain(wrong[0])) for v in missing if is_one]
            message = f"says {figures(wrong[0])} {thing}, but its effects say {does}"
            yield Fault("PK314", message, _REMEDY, instead=tuple(instead))
        elif any(value > 1 and value not in card.numbers for value in missing):
            message = f"does not say that it is about {does} {thing}"
            yield Fault("PK314", message, _REMEDY, is_hidden=True)


def _counts(
    context: CheckContext, card: PrintedCard, language: Vocabulary
) -> Iterator[tuple[str, str, float | None, Route]]:
    """The counts in the effects: of what, by which pattern texts say it, how many, and where.

    None where a move to the next of a kind multiplies nothing.
    """
    for route, _, _, effect in card.effects:
        if effect.do == "move_by" and effect.steps:
            yield "spaces", language.space, abs(effect.steps), (*route, "steps")
        elif effect.do == "turns" and effect.count:
            yield "turns", language.turn, abs(effect.count), (*route, "count")
        elif effect.do == "gain" or effect.do == "lose":  # noqa: PLR1714 - mypy narrows only this
            piece = context.variant.pieces.get(effect.piece)
            if piece is not None:
                pattern, place = noun(piece.name, language), (*route, "count")
                yield f"of '{effect.piece}'", pattern, effect.count, place
        elif effect.do == "move_to_nearest":
            yield "times", language.times, effect.rent_times, (*route, "rent_times")
            yield "times", language.times, effect.dice_times, (*route, "dice_times")


def spaces_differ(context: CheckContext, card: PrintedCard) -> Iterator[Fault]:
    """The text names the spaces that the effects move to, and none in their place."""
    spaces, names = context.spaces, space_names(context)
    wanted = {
        effect.space: route
        for route, _, _, effect in card.effects
        if effect.do == "move_to" and effect.space in spaces
    }
    if not wanted:
        return
    found = names.mentions(card.words)
    near = [mention for mention, _ in names.misspelt(card.words)]
    named = {space for mention in (*found, *near) for space in mention.spaces}
    others = [mention for mention in found if 0 not in mention.spaces]
    if others and not named & wanted.keys():
        called = " or ".join(f"“{spaces[space].name}”" for space in sorted(wanted))
        message = f"names “{others[0].written}”, but its effect moves to {called}"
        remedy = f"name it as {_name(next(iter(wanted.values())))}, or correct the effect"
        is_one = len(wanted) == len(others[0].spaces) == 1
        meant = [((*r, "space"), s) for r in wanted.values() for s in others[0].spaces if is_one]
        yield Fault("PK318", message, remedy, instead=tuple(meant), words=others[0].written)
        return
    for space, route in wanted.items():
        if space not in named and not others and not names.hinted(space, card.words):
            gone = {of.route[2] for name, of in gone_names(context).items() if name in card.words}
            if space in gone:
                continue  # PK319 says so
            message = f"moves to “{spaces[space].name}”, but its text does not name it"
            yield Fault("PK323", message, f"name it: {_name(route)}", is_hidden=True)


def _name(route: Route) -> str:
    """The expression for the name of the space that an effect moves to."""
    return f"{{{{ spaces[{expression_of(route)}.space].name }}}}"
