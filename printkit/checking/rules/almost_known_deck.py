"""Decks that are those of the base, or classic ones, but for one amount."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from printkit.checking.cards.card_effects import card_route
from printkit.checking.figures import figures
from printkit.checking.habits.classic import DECKS, MoneyCard
from printkit.checking.habits.digit_slips import is_digit_slip
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route, Rule, Severity
from printkit.source.nodes import to_plain

RULE = Rule(
    "PK853", "almost-known-deck", Severity.WARNING,
    "The cards of a deck move the amounts of a known deck, but one differs by a digit.",
    "Cards are worded anew for an edition, their amounts seldom are. Where all amounts of a deck "
    "but one are those of the base's deck, or of a classic one, and that one has a digit less or "
    "more, or two exchanged, it is likely to be a slip.",
    "collect 50, collect 150, pay 51, pay each player 50, repairs 25 and 100",
    "collect 50, collect 150, pay 15, pay each player 50, repairs 25 and 100",
)  # fmt: skip
REQUIRES = ("decks",)

FEWEST = 5
"""Cards with amounts that a deck must have to be recognised."""
_AMOUNTS = ("amount", "otherwise_pay", "fee")


class Moved(NamedTuple):
    """What a card does with money, and where its effects stand."""

    money: MoneyCard
    route: Route


class Slip(NamedTuple):
    """A card that is known with another amount."""

    money: MoneyCard
    typed: float
    usual: float


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each deck is a known one, or differs in more than a digit."""
    classic = _classic(1.0 if subject.likeness is None else subject.likeness.scale)
    for deck_id, deck in subject.variant.decks.items():
        mine = [
            Moved(money, (*card_route(deck_id, card_id), "effects"))
            for card_id, card in deck.cards.items()
            for money in _money([vars(effect) for effect in card.effects])
        ]
        if len(mine) < FEWEST:
            continue
        own = Counter(moved.money for moved in mine)
        if own in classic:
            continue
        models = [*map(Counter, _of_base(subject, deck_id)), *classic]
        slips = (_slip(own, model) for model in models)
        slip = next((found for found in slips if found), None)
        if slip is not None and own not in models:
            yield _finding(subject, next(m.route for m in mine if m.money == slip.money), slip)


def _of_base(subject: Subject, deck_id: str) -> Iterator[list[MoneyCard]]:
    """The amounts of the base's deck."""
    decks = None if subject.overlay is None else subject.overlay.base.get("decks")
    plain: Any = None if decks is None else to_plain(decks)
    try:
        cards = plain[deck_id]["cards"].values()
        yield [money for card in cards for money in _money(card["effects"])]
    except (TypeError, KeyError, AttributeError):  # the base has no such deck
        return


def _slip(own: Counter[MoneyCard], model: Counter[MoneyCard]) -> Slip | None:
    """The card that differs from a model; nothing where none does, or more than one."""
    extra, missing = list((own - model).elements()), list((model - own).elements())
    if len(extra) != 1 or len(missing) != 1 or extra[0][:2] != missing[0][:2]:
        return None
    typed, usual = Counter(extra[0][2]), Counter(missing[0][2])
    more, less = list((typed - usual).elements()), list((usual - typed).elements())
    if len(more) != 1 or len(less) != 1 or not is_digit_slip(less[0], more[0]):
        return None
    return Slip(extra[0], more[0], less[0])


def _finding(subject: Subject, route: Route, slip: Slip) -> Diagnostic:
    return RULE.diagnostic(
        f"card '{route[3]}' moves {subject.amount(slip.typed)}; with the other amounts of its deck "
        f"it is usually {subject.amount(slip.usual)}",
        route=route,
        help=f"write {figures(slip.usual)}; if {figures(slip.typed)} is meant, silence this with "
        "a comment",
    )


def _money(effects: list[Mapping[str, Any]]) -> Iterator[MoneyCard]:
    """What effects do with money, those to choose from included."""
    for effect in effects:
        options = effect.get("options") or []
        yield from _money([o if isinstance(o, Mapping) else vars(o) for o in options])
        fees = effect.get("fees") or {}
        amounts = (*fees.values(), *(effect[name] for name in _AMOUNTS if effect.get(name)))
        if amounts:
            who = effect.get("source") or effect.get("to") or "bank"
            yield effect["do"], who, tuple(sorted(amounts))


@cache
def _classic(scale: float) -> list[Counter[MoneyCard]]:
    """The classic decks with all amounts times a factor."""
    return [
        Counter((do, who, tuple(amount * scale for amount in amounts)) for do, who, amounts in deck)
        for deck in DECKS
    ]
