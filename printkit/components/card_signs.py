"""What a card does, shown by an icon and an amount, so that it is understood at a glance."""

from collections.abc import Callable, Sequence

from printkit.model import Variant
from printkit.model.effects import (
    Choose,
    Collect,
    Draw,
    Effect,
    Gain,
    Lose,
    MoveBy,
    MoveTo,
    MoveToNearest,
    Pay,
    Repairs,
)
from printkit.records import record

Money = Callable[[float], str]

_EFFECT_ICONS = {
    "collect": "coin",
    "pay": "coin",
    "move_to": "go-arrow",
    "move_to_nearest": "go-arrow",
    "move_by": "go-arrow",
    "go_to_jail": "jail-bars",
    "leave_jail": "key",
    "repairs": "house",
    "gain": "resource",
    "lose": "resource",
    "shield": "shield",
    "warp": "warp",
    "opposite_side": "warp",
    "draw": "hand-card",
    "turns": "dice",
    "choose": "coin",
}
"""The icon of each kind of effect, where what it is about has none of its own."""

_BACKWARDS = "back-arrow"


@record
class CardSign:
    """An icon, and an amount with its sign (empty where the effect has no single one)."""

    icon: str = ""
    amount: str = ""


def sign_of(effects: Sequence[Effect], variant: Variant, money: Money) -> CardSign:
    """The sign of a card's first effect; of a choice, the icon of the first option."""
    if not effects:
        return CardSign()
    effect = effects[0]
    return CardSign(_icon(effect, variant), _amount(effect, money))


def amounts_of(effects: Sequence[Effect], variant: Variant, money: Money) -> tuple[CardSign, ...]:
    """The signs of all effects that are an amount, the salary for a move to the start among them.

    A choice is none.
    """
    signs = (
        CardSign(_icon(effect, variant), _amount(effect, money) or _salary(effect, variant, money))
        for effect in effects
    )
    return tuple(sign for sign in signs if sign.amount)


def _salary(effect: Effect, variant: Variant, money: Money) -> str:
    match effect:
        case MoveTo(space=0, salary=True, backwards=False) if "salary" in variant.rules:
            return f"+{money(variant.rules['salary'])}"
        case _:
            return ""


def _icon(effect: Effect, variant: Variant) -> str:
    usual = _special(effect) or _EFFECT_ICONS[effect.do]
    match effect:
        case Choose(options=options):
            return _icon(options[0], variant)
        case Gain(piece=piece) | Lose(piece=piece):
            return _piece_icon(variant, piece) or usual
        case Repairs(fees=fees):
            return _piece_icon(variant, next(iter(fees), "")) or usual
        case MoveToNearest(kind=kind) if kind in variant.space_kinds:
            return variant.space_kinds[kind].icon or usual
        case Draw(deck=deck) if deck in variant.decks:
            return variant.decks[deck].icon
        case _:
            return usual


def _special(effect: Effect) -> str:
    """The icon of an effect that goes backwards, or that moves money between all players."""
    match effect:
        case MoveBy(steps=steps) if steps < 0:
            return _BACKWARDS
        case MoveTo(backwards=True):
            return _BACKWARDS
        case Collect(source="each_player") | Pay(to="each_player"):
            return "players"
        case _:
            return ""


def _piece_icon(variant: Variant, piece: str) -> str:
    found = variant.pieces.get(piece)
    return "" if found is None else found.icon or found.ICON


def _amount(effect: Effect, money: Money) -> str:
    match effect:
        case Collect(amount=amount):
            return f"+{money(amount)}"
        case Pay(amount=amount):
            return f"−{money(amount)}"
        case Gain(count=count):
            return f"+{count}"
        case Lose(count=count):
            return f"−{count}"
        case MoveBy(steps=steps):
            return f"{steps:+d}".replace("-", "−")
        case _:
            return ""
