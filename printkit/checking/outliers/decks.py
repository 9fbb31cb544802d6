"""Decks that are those of the base, or classic ones, but for one amount."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from printkit.checking.columns import Columns, StatedNumber
from printkit.checking.figures import is_digit_slip
from printkit.checking.habits.classic import DECKS, MoneyCard
from printkit.checking.outliers.classic import classic_match
from printkit.checking.outliers.suspicion import Suspicion
from printkit.diagnostics import Route
from printkit.loading.by_identity import ByIdentity
from printkit.source.nodes import Node, to_plain
from printkit.source.reading import REMEMBERED

_FEWEST = 5
"""Cards with amounts that a deck must have to be recognised."""
_AMOUNTS = {"amount", "otherwise_pay", "fee"}

Deck = Counter[MoneyCard]
_BASES: ByIdentity[Deck] = ByIdentity(REMEMBERED)


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Each deck is a known one, or differs in more than a digit."""
    likeness = columns.once(classic_match)
    classic = _classic(1.0 if likeness is None else likeness.scale)
    for deck_id in columns.context.variant.decks:
        cards = {route: _money(cells) for route, cells in _effects(columns, deck_id).items()}
        mine = Counter({route: money for route, money in cards.items() if money[2]}.values())
        base = _of_base(columns, deck_id)
        if mine.total() < _FEWEST or mine in classic or mine == base:
            continue
        for known in (base, *classic):
            slip = _slip(mine, known)
            if slip is None:
                continue
            money, typed, usual = slip
            route = next(route for route, card in cards.items() if card == money)
            cell = next(c for c in _effects(columns, deck_id)[route][1] if c.value == typed)
            has = "the base has" if known is base else "it is"
            says = f"with the other amounts of its deck {has} {columns.shown(cell, usual)}"
            yield Suspicion("PK853", cell, 0.9, says, usual)
            break


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


def _of_base(columns: Columns, deck_id: str) -> Deck:
    """The amounts of the base's deck; none where it has no such deck."""
    base = columns.context.overlay.base
    decks = None if base is None else base.get("decks")
    return Counter() if decks is None else _BASES.get(_moved_in, decks, deck_id)


def _moved_in(decks: Node, deck_id: str) -> Deck:
    plain: Any = to_plain(decks)
    try:
        cards = plain[deck_id]["cards"].values()
        return Counter(money for card in cards for money in _moved(card["effects"]))
    except (TypeError, KeyError, AttributeError):
        return Counter()


def _moved(effects: list[Mapping[str, Any]]) -> Iterator[MoneyCard]:
    """What effects do with money, those to choose from included."""
    for effect in effects:
        yield from _moved(effect.get("options") or [])
        fees = (effect.get("fees") or {}).values()
        amounts = (*fees, *(effect[name] for name in sorted(_AMOUNTS) if effect.get(name)))
        if amounts:
            who = effect.get("source") or effect.get("to") or "bank"
            yield effect["do"], who, tuple(sorted(amounts))


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
