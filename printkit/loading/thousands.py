"""Amounts with a point between the thousands, which read as a thousandth of what is meant."""

from collections.abc import Iterable, Iterator
from typing import TypeGuard

from printkit.diagnostics import Diagnostic, Route
from printkit.loading.changes import MONEY
from printkit.loading.patterns import matches
from printkit.source.codes import WRONG_VALUE
from printkit.source.nodes import Mapping, Node, NumberCell, Scalar, walk

_AMOUNTS = (*MONEY, "money.start_total", "rules.*")
_NO_MONEY = ("rules.*percent*", "rules.*share*", "rules.*factor*", "rules.*ratio*")
_HUNDRED = 100
"""Among amounts of this size thousandths of a coin are not money."""


def points_for_thousands(root: Mapping, plain: object) -> Iterator[Diagnostic]:
    """Amounts such as 1.440, in a game whose other amounts are whole and some of them large.

    ``plain`` are the data of the tree.
    """
    if not _has_fraction(plain):
        return
    floats = [(r, n) for r, n in _numbers(root) if isinstance(n.value, float) and _is_amount(r)]
    pointed = [(route, node) for route, node in floats if _is_pointed(node)]
    if not pointed or len(pointed) < len([n for _, n in floats if not _is_whole(n)]):
        return
    whole = [n.value for r, n in _numbers(root) if isinstance(n.value, int) and _is_amount(r)]
    if max(whole, default=0) < _HUNDRED:
        return
    for route, node in pointed:
        written, meant = _written(node), round(float(str(node.value)) * 1000)
        yield WRONG_VALUE.diagnostic(
            f"{written} is read as {float(written):g}",
            span=node.span,
            route=route,
            help=f"write {meant} (or {float(written):g}, if that is meant)",
        )


def _has_fraction(plain: object) -> bool:
    """Whether there is any fraction, be it an amount or not: in most games there is none."""
    values = plain.values() if isinstance(plain, dict) else plain
    assert isinstance(values, Iterable)  # noqa: S101 - a dict or a list
    return any(
        isinstance(value, float) or (isinstance(value, dict | list) and _has_fraction(value))
        for value in values
    )


def _numbers(root: Mapping) -> Iterator[tuple[Route, Scalar]]:
    return (
        (route, node)
        for route, node in walk(root)
        if _is_stated(node) and type(node.value) in {int, float}
    )


def _is_stated(node: Node) -> TypeGuard[Scalar]:
    """Whether it is a value as it is written, not as a change rounded it."""
    return type(node) in (Scalar, NumberCell)


def _is_amount(route: Route) -> bool:
    money = any(matches(pattern, route) for pattern in _AMOUNTS)
    return money and not any(matches(pattern, route) for pattern in _NO_MONEY)


def _written(node: Scalar) -> str:
    return f"{node.value:.3f}"


def _is_pointed(node: Scalar) -> bool:
    """Whether exactly three digits stand behind the point: the place is as wide as that."""
    text = _written(node)
    is_wide = node.span.end_column - node.span.column == len(text)
    return (
        is_wide and isinstance(node.value, float) and float(text) == node.value and text[0] != "0"
    )


def _is_whole(node: Scalar) -> bool:
    """Whether the number is written with a point, but has nothing behind it."""
    return isinstance(node.value, float) and node.value.is_integer() and not _is_pointed(node)
