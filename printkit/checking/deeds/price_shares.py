"""Mortgages and resale values as shares of the price, as far as amounts can be exact."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import fsum, gcd
from typing import TYPE_CHECKING

from printkit.checking.deeds.rent_tables import DeedKey
from printkit.checking.figures import figures, plain
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Fix, Related, Route, Rule, SetValue

if TYPE_CHECKING:
    from printkit.model.deeds import Deed

_FEWEST = 6
"""Deeds whose agreement on a share weighs more than the number in the rules."""


def least_step(subject: Subject) -> float:
    """By how much amounts differ at least: as the rules round them, as the notes pay, or by 1."""
    money = subject.variant.money
    return max(subject.rounding_step, 1 if money is None else gcd(*money.denominations))


def printed_step(subject: Subject) -> float:
    """By how much the numbers of deeds differ at least, which changes may have rounded too."""
    return max(least_step(subject), subject.printed_step)


def wrong_shares(subject: Subject, rule: Rule, field: str, number: str) -> Iterator[Diagnostic]:
    """Deeds whose ``field`` is not the share of the price that ``rules`` state as ``number``.

    Where most deeds keep to another share, the number in the rules is reported alone. A share that
    nobody can pay may be rounded either way. What to write is certain where
    it can be paid, most deeds keep to it (else the percentage may be what is wrong), and the
    price is new or at home in its group (else the price may be).
    """
    percent = subject.variant.rules.get(number)
    if percent is None:
        return
    stating = {k: d for k, d in subject.variant.deeds.items() if getattr(d, field) is not None}
    step = printed_step(subject)

    def off(share: float) -> list[DeedKey]:
        """The deeds that do not keep to this percentage."""
        exact = {key: deed.price * share / 100 for key, deed in stating.items()}
        return [k for k, d in stating.items() if abs(getattr(d, field) - exact[k]) >= step]

    wrong = off(percent)
    habit = _usual_percent(stating.values(), field)
    keeping = len(stating) - len(off(habit))
    if keeping >= _FEWEST and 2 * keeping > len(stating) and keeping > len(stating) - len(wrong):
        yield rule.diagnostic(
            f"'{number}' is {figures(percent)}, but {keeping} of {len(stating)} deeds have a "
            f"{field} of "
            f"{figures(habit)} % of their price",
            route=("rules", number),
            help=f"write {figures(habit)}, or change what the deeds state",
            likely=habit,
        )
        return
    mostly_right = 2 * len(wrong) < len(stating)
    for key in wrong:
        deed = stating[key]
        stated, share = getattr(deed, field), deed.price * percent / 100
        certain = (
            mostly_right
            and share > 0
            and (_is_forgotten(subject, key, field) or _is_at_home(subject, key, stated / share))
        )
        yield rule.diagnostic(
            f"the {field} of {subject.variant.deed_name(key)} is {subject.amount(stated)}, "
            f"but {figures(percent)} % of its price {subject.amount(deed.price)} is "
            f"{subject.amount(share)}",
            route=("deeds", key, field),
            help=f"make the {field} {_nearest(share, step)}, or change rules.{number}",
            related=(Related("the price", route=("deeds", key, "price")),),
            instead=_other_prices(key, stated, percent),
            likely=plain(share),
            fix=_exact(("deeds", key, field), share, step) if certain else None,
        )


def _other_prices(
    key: DeedKey, stated: float, percent: float
) -> tuple[tuple[Route, int | float], ...]:
    """The price of which the stated value is the right share."""
    return ((("deeds", key, "price"), plain(100 * stated / percent)),) if percent else ()


def _usual_percent(deeds: "Iterable[Deed]", field: str) -> float:
    """The whole percentage of the price that most deeds state; 0 where none states any."""
    shares = Counter(round(100 * getattr(d, field) / d.price) for d in deeds if d.price)
    return max(shares, key=shares.__getitem__, default=0)


def _is_forgotten(subject: Subject, key: DeedKey, field: str) -> bool:
    """Whether the definition gives another price than its base, and leaves the base's share."""
    routes = frozenset[Route]() if subject.overlay is None else subject.overlay.routes
    return ("deeds", key, "price") in routes and ("deeds", key, field) not in routes


def _is_at_home(subject: Subject, key: DeedKey, times: float) -> bool:
    """Whether a price lies nearer to those of its group than that many times the price would."""
    deeds = subject.variant.deeds
    group = subject.variant.group_members(deeds[key].group)
    others = [deeds[member].price for member in group if member != key]
    if not others:
        return False
    usual, price = fsum(others) / len(others), deeds[key].price
    return abs(price - usual) < abs(price * times - usual)


def _nearest(share: float, step: float) -> str:
    """The share, or the two amounts to which it may be rounded."""
    if share % step == 0:
        return figures(share)
    below = share // step * step
    return f"{figures(below)} or {figures(below + step)}"


def _exact(route: Route, share: float, step: float) -> Fix | None:
    """The fix that writes the share, if it need not be rounded."""
    whole = share % step == share % 1 == 0
    return Fix(f"write {figures(share)}", (SetValue(route, int(share)),)) if whole else None
