"""What cards do, in words, and the money in it."""

from collections.abc import Iterator, Sequence
from typing import Any

from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import Fact, FactKind
from printkit.comparing.records import words_of
from printkit.model.effects import (
    Choose,
    Collect,
    Draw,
    Effect,
    Gain,
    GoToJail,
    LeaveJail,
    Lose,
    MoveBy,
    MoveTo,
    MoveToNearest,
    OppositeSide,
    Pay,
    Repairs,
    Shield,
    Turns,
    Warp,
)

AMOUNTS = "amounts on cards"
_MONEY = ("amount", "fee", "otherwise_pay")
_FROM = {"bank": "", "each_player": " from each player", "one_player": " from one player"}
_TO = {"bank": "", "each_player": " to each player", "one_player": " to one player"}


def effect_facts(effects: Sequence[Effect], edition: ComparedEdition) -> Iterator[Fact]:
    """What the card does without its amounts, in words with them; then each amount.

    Two cards that do the same for another amount differ in the amount only.
    """
    shown = "; ".join(in_words(effect, edition) for effect in effects) or "nothing"
    amounts: list[Fact] = []
    shape = [
        _without_money(effect.model_dump(), f"does.{number}", edition, amounts)
        for number, effect in enumerate(effects)
    ]
    yield Fact("does", "does", shape, shown, FactKind.WORDS)
    yield from amounts


def _without_money(value: Any, key: str, edition: ComparedEdition, amounts: list[Fact]) -> Any:
    """The dumped effect with its amounts taken out, which are added to the list."""
    if isinstance(value, list):
        parts = enumerate(value)
        return [_without_money(part, f"{key}.{n}", edition, amounts) for n, part in parts]
    if not isinstance(value, dict):
        return value
    kept = {}
    for name, part in value.items():
        place = f"{key}.{name}"
        if name == "fees":
            kept[name] = sorted(part)
            for piece, fee in part.items():
                label = f"for each {_piece(edition, piece)}"
                amounts.append(_amount(f"{place}.{piece}", label, fee, edition))
        elif name in _MONEY and part is not None:
            label = f"{value['do']}s" if name == "amount" else words_of(name)
            amounts.append(_amount(place, label, part, edition))
        else:
            kept[name] = _without_money(part, place, edition, amounts)
    return kept


def _amount(key: str, label: str, amount: float, edition: ComparedEdition) -> Fact:
    return Fact(key, label, amount, edition.money(amount), FactKind.AMOUNT, AMOUNTS, within="does")


def in_words(effect: Effect, edition: ComparedEdition) -> str:
    """What an effect does, as one would say it."""
    match effect:
        case Collect() | Pay() | Repairs():
            return _payment(effect, edition)
        case MoveTo() | MoveToNearest() | MoveBy() | Warp() | OppositeSide():
            return _movement(effect, edition)
        case Gain() | Lose():
            return _exchange(effect, edition)
        case Choose(options=options):
            return "either " + ", or ".join(in_words(option, edition) for option in options)
        case _:
            return _other(effect, edition)


def _payment(effect: Collect | Pay | Repairs, edition: ComparedEdition) -> str:
    money = edition.money
    match effect:
        case Collect(amount=amount, source=source):
            return f"collect {money(amount)}{_FROM[source]}"
        case Pay(amount=amount, to=to):
            return f"pay {money(amount)}{_TO[to]}"
        case Repairs(fees=fees):
            each = (f"{money(fee)} for each {_piece(edition, p)}" for p, fee in fees.items())
            return f"pay {' and '.join(each)}"


def _other(effect: GoToJail | LeaveJail | Shield | Draw | Turns, edition: ComparedEdition) -> str:
    match effect:
        case GoToJail():
            return "go to jail"
        case LeaveJail():
            return "leave jail free of charge"
        case Shield(kind=kind):
            return f"be protected once from a space “{words_of(kind)}”"
        case Draw(deck=deck):
            decks = edition.variant.decks
            return f"draw a card of “{decks[deck].name if deck in decks else deck}”"
        case Turns(count=count):
            return _turns(count)


def _movement(
    effect: MoveTo | MoveToNearest | MoveBy | Warp | OppositeSide, edition: ComparedEdition
) -> str:
    match effect:
        case MoveTo(space=space, salary=salary, backwards=backwards):
            way = "back" if backwards else "ahead"
            return f"move {way} to {_space(edition, space)}{_unpaid(salary or backwards)}"
        case MoveToNearest(kind=kind, rent_times=rent, dice_times=dice, salary=salary):
            words = f"move ahead to the next {words_of(kind)}{_unpaid(salary)}"
            words += "" if rent is None else f", pay {rent} × the rent"
            return words + ("" if dice is None else f", pay {dice} × a throw of the dice")
        case MoveBy(steps=steps):
            return f"move {'back' if steps < 0 else 'ahead'} by {abs(steps)}"
        case Warp(kind=kind, fee=fee):
            price = f"for {edition.money(fee)}" if fee else "free of charge"
            return f"move to any space up to the next {words_of(kind)}, {price}"
        case OppositeSide():
            return "move to the space across the board"


def _exchange(effect: Gain | Lose, edition: ComparedEdition) -> str:
    pieces = f"{effect.count} × {_piece(edition, effect.piece)}"
    if isinstance(effect, Gain):
        return f"receive {pieces}{_FROM[effect.source]}"
    words = f"give up {pieces}{_TO[effect.to]}"
    if effect.otherwise_pay is None:
        return words
    return f"{words}, or pay {edition.money(effect.otherwise_pay)} for each that is missing"


def _turns(count: int) -> str:
    if count < 0:
        return "miss a turn" if count == -1 else f"miss {-count} turns"
    return "take another turn" if count == 1 else f"take {count} more turns"


def _unpaid(paid: bool) -> str:  # noqa: FBT001 - what the effect says
    return "" if paid else " without the salary"


def _space(edition: ComparedEdition, index: int) -> str:
    board = edition.variant.board
    known = board is not None and index in board.spaces
    return board.spaces[index].name if board is not None and known else f"space {index}"


def _piece(edition: ComparedEdition, piece: str) -> str:
    pieces = edition.variant.pieces
    return pieces[piece].name if piece in pieces else words_of(piece)
