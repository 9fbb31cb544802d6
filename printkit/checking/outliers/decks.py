"""Decks that are classic ones but for one amount."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from printkit.checking.columns import Columns, StatedNumber
from printkit.checking.figures import is_digit_slip
from printkit.checking.habits.classic import DECKS, MoneyCard
from printkit.checking.outliers.classic import classic_match
from printkit.checking.outliers.suspicion import Suspicion
from printkit.diagnostics import Route

_FEWEST = 5
"""Cards with amounts that a deck must have to be recognised."""
_AMOUNTS = {"amount", "otherwise_pay", "fee"}

Deck = Counter[MoneyCard]


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Each deck is a known one, or differs in more than a digit."""
    likeness = columns.once(classic_match)
    classic = _classic(1.0 if likeness is None else likeness.scale)
    for deck_id in columns.context.variant.decks:
        effects = _effects(columns, deck_id)
        cards = {route: _money(cells) for route, cells in effects.items()}
        mine = Counter(money for money in cards.values() if money[2])
        if mine.total() < _FEWEST or mine in classic:
            continue
        slip = next(filter(None, (_slip(mine, known) for known in classic)), None)
        if slip is not None:
            money, typed, usual = slip
            route = next(route for route, card in cards.items() if card == money)
            cell = next(cell for cell in effects[route][1] if cell.value == typed)
            says = f"with the other amounts of its deck it is {columns.shown(cell, usual)}"
            if cell.base != cell.value and not columns.context.overlay.inherits(cell.route):
                yield Suspicion("PK853", cell, 0.9, says, usual)


Effects = dict[Route, tuple[Any, list[StatedNumber]]]


def _effects(columns: Columns, deck: str) -> Effects:
    """The effects of a deck with their amounts, by their routes."""
    placed = {effect.route: effect.effect for effect in columns.context.effects}
    found: Effects = {}
    for cell in columns.below("decks", deck):
        in_table = "fees" in cell.route[:-1]
        if in_table or cell.route[-1] in _AMOUNTS:
            route = cell.route[: -2 if in_table else -1]
            if in_table or cell.value:
                found.setdefault(route, (placed[route], []))[1].append(cell)
    return found


def _money(effect: tuple[Any, list[StatedNumber]]) -> MoneyCard:
    """What an effect does with money."""
    about, cells = effect
    who = getattr(about, "source", None) or getattr(about, "to", None) or "bank"
    return about.do, who, tuple(sorted(cell.value for cell in cells))


def _slip(mine: Deck, known: Deck) -> tuple[MoneyCard, float, float] | None:
    """The card that differs from a known deck, with its amount and the known one."""
    extra, missing = list((mine - known).elements()), list((known - mine).elements())
    if len(extra) != 1 or len(missing) != 1 or extra[0][:2] != missing[0][:2]:
        return None
    typed, usual = Counter(extra[0][2]), Counter(missing[0][2])
    more, less = list((typed - usual).elements()), list((usual - typed).elements())
    if len(more) != 1 or len(less) != 1 or not is_digit_slip(less[0], more[0]):
        return None
    return extra[0], more[0], less[0]


@cache
def _classic(scale: float) -> list[Deck]:
    """The classic decks with all amounts times a factor."""
    return [
        Counter((do, who, tuple(amount * scale for amount in amounts)) for do, who, amounts in deck)
        for deck in DECKS
    ]
