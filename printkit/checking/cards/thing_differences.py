"""Kinds of spaces, decks, buildings, jails and salaries that a text and effects differ about."""

import re
from collections.abc import Iterable, Iterator

from printkit.checking.cards.card_findings import CORRECT, Fault
from printkit.checking.cards.card_rules import JAIL, OTHER_THING, SALARY
from printkit.checking.cards.fees import building_names
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import folded, noun, says


def things_differ(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """A text that does not name the kind, deck or building of its effects names no other."""
    does = {effect.do for effect in card.effects}
    if "move_to_nearest" in does:
        yield from _kinds(context, card, language)
    if "repairs" in does:
        yield from _buildings(context, card, language)
    if does:
        yield from _decks(context, card, language)


def _kinds(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    own = {effect.kind for effect in card.effects if effect.do == "move_to_nearest"}
    words = {kind: set(_words(context, kind)) for kind in context.variant.space_kinds}
    if not own & words.keys() or any(_names(words.get(k, ()), card.said, language) for k in own):
        return
    used = {word for kind in own for word in words.get(kind, ())}
    for after in re.findall(rf"(?:{language.nearest})(.{{0,30}})", card.said, re.IGNORECASE):
        for kind, others in words.items():
            if kind not in own and _names(others - used, after, language):
                yield _other("speaks of the next", kind, min(own))


def _words(context: CheckContext, kind: str) -> Iterator[str]:
    """What spaces of a kind may be called: by its id, by the kind and group of their deeds."""
    variant = context.variant
    yield kind.replace("-", " ")
    for index, space in context.board.spaces.items() if variant.board else ():
        if space.kind == kind:
            yield space.name
            deed = variant.deeds.get(index)
            if deed is not None and deed.kind in variant.deed_kinds:
                yield variant.deed_kinds[deed.kind].name
            if deed is not None and deed.group in variant.groups:
                yield variant.groups[deed.group].name


def _decks(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    drawn = {effect.deck for effect in card.effects if effect.do == "draw"}
    said = {
        key
        for key, deck in context.variant.decks.items()
        if says(language.draw_card.replace("{deck}", re.escape(deck.name)), card.said)
    }
    if said and not said & drawn:
        yield _other("draws from", min(said), min(drawn, default=""))


def _buildings(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """Of buildings that exist: a misspelt one may be what the text means (PK160)."""
    fees = {key for effect in card.effects if effect.do == "repairs" for key in effect.fees}
    levels = {level.id for kind in context.variant.deed_kinds.values() for level in kind.levels}
    names = building_names(context, fees)
    if not fees <= context.variant.pieces.keys() | levels or _names(names, card.said, language):
        return
    each = rf"{language.each}\s+(?:\w+\s+)?({language.buildings})\b"
    found = re.search(each, card.said, re.IGNORECASE)
    if found and not any(folded(found[1]) in name for name in names):
        yield _other("asks a fee for each", found[1], min(fees))


def _other(does: str, said: str, meant: str) -> Fault:
    effects = f"its effects name '{meant}'" if meant else "none of its effects does"
    return Fault(OTHER_THING, f"{does} '{said}', but {effects}", CORRECT)


def _names(words: Iterable[str], text: str, language: Language) -> bool:
    every = "|".join(noun(word, language) for word in sorted(words))
    return bool(every) and re.search(every, folded(text)) is not None


def jails_differ(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """Jail is in the text of a card if it is in its effects, and the other way round."""
    jails = context.jails
    if not card.effects or (context.variant.board is not None and not jails.places):
        return  # a missing jail is reported by itself
    names = (re.escape(name) + language.endings for name in jails.names)
    fault = _about_jail(card, language, "|".join((language.jail, *names)))
    if fault is not None:
        yield Fault(JAIL, fault)


def _about_jail(card: PrintedCard, language: Language, jail: str) -> str | None:
    does = {effect.do for effect in card.effects}
    if does & {"go_to_jail", "leave_jail"} and not says(jail, card.words):
        return f"{'sends to' if 'go_to_jail' in does else 'frees from'} jail unsaid by its text"
    frees = says(language.from_jail.replace("{jail}", jail), card.said)
    sends = says(language.to_jail.replace("{jail}", jail), card.said)
    if sends and not frees and "go_to_jail" not in does and not says(language.visit, card.said):
        return "says that one goes to jail, but has no effect go_to_jail"
    if frees and not sends and not does & {"leave_jail", "pay", "choose"}:
        return "says that one leaves jail, but has no effect leave_jail"
    return None


def salaries_differ(
    context: CheckContext, card: PrintedCard, language: Language
) -> Iterator[Fault]:
    """A move pays the salary as the text says."""
    salary, denied = context.variant.rules.get("salary"), says(language.no_salary, card.said)
    promised = not denied and any(claim.value == salary for claim in card.amounts)
    for effect in card.effects:
        if effect.do == "move_to" or effect.do == "move_to_nearest":  # noqa: PLR1714 - for mypy
            if effect.salary and denied:
                yield Fault(SALARY, "denies the salary", "add 'salary: false' to the effect")
            elif not effect.salary and promised:
                yield Fault(SALARY, "promises the salary, but its effect has 'salary: false'")
