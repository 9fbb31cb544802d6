"""Taxes, fines and gifts out of proportion to the start money."""

from collections.abc import Iterator

from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    "PK420", "payment-share", Severity.WARNING,
    "A space or a card asks for, or gives, far less or far more than usual.",
    "On the classic boards taxes are 0.05 to 0.13 of the start money, amounts on cards 0.007 to "
    "0.13, and 0.23 where all players are paid. A digit too many or too few stands out.",
    "income tax 2000 where players begin with 1500",
    "income tax 200",
)  # fmt: skip
REQUIRES = ("rules",)

_OF_SPACES = Band(0.005, 0.3)
_OF_CARDS = Band(0.003, 0.3)
_OTHER_START = 2
"""So many times more or less start money is no slip by itself."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each payment keeps to its band around the start money."""
    start = subject.start_money
    for route, amount, times, usual in _payments(subject) if start else ():
        share = amount * times / start
        is_base = subject.overlay is not None and subject.overlay.inherits(route)
        band = _of_base(usual) if is_base else usual
        if amount and not band.holds(share):
            counted = f", from or to {times} players," if times > 1 else ""
            yield RULE.diagnostic(
                f"{subject.amount(amount)}{counted} is {figures(share, 2)} times the start money "
                "of "
                f"{subject.amount(start)}; {band} times is usual",
                route=route,
                help="see whether the amount has a digit too many or too few",
                related=(Related("the start money", route=subject.start_money_route),),
            )


def _of_base(band: Band) -> Band:
    """What an amount of a base may be, since an edition may play with more or less money."""
    return Band(band.low / _OTHER_START, band.high * _OTHER_START)


def _payments(subject: Subject) -> Iterator[tuple[Route, float, int, Band]]:
    """Where payments stand, how much they are, how often they are made at once, and their band."""
    board, others = subject.variant.board, subject.variant.players.max - 1
    for index, space in () if board is None else board.spaces.items():
        if space.amount is not None:
            yield ("board", "spaces", index, "amount"), space.amount, 1, _OF_SPACES
    for placed in subject.effects:
        effect = placed.effect
        if effect.do == "collect":
            times = others if effect.source == "each_player" else 1
            yield (*placed.route, "amount"), effect.amount, times, _OF_CARDS
        elif effect.do == "lose" and effect.otherwise_pay is not None:
            yield (*placed.route, "otherwise_pay"), effect.otherwise_pay, 1, _OF_CARDS
        elif effect.do == "pay":
            times = others if effect.to == "each_player" else 1
            yield (*placed.route, "amount"), effect.amount, times, _OF_CARDS
