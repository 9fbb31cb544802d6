"""For each number the best doubt alone is reported, and none that another wrong number caused."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from printkit.checking.columns import Columns, StatedNumber, columns_of
from printkit.checking.context import CheckContext
from printkit.checking.outliers import (
    alike,
    base,
    classic,
    counts,
    decks,
    ladder,
    order,
    proportion,
    share,
)
from printkit.checking.outliers.suspicion import Detector, Suspicion, diagnostic, near
from printkit.diagnostics import Findings, Severity

_MODULES = (share, ladder, order, proportion, classic, alike, counts, base, decks)
DETECTORS: tuple[Detector, ...] = tuple(module.detect for module in _MODULES)

_KNOWN = 0.9
"""Who is so sure knows the right value, whatever else is wrong."""
_MOST_TRIED = 8
"""Doubts of which it is tried what each explains, the surest first."""
_MOST_LINKED = 40
"""Doubted numbers among which causes are looked for, which takes a new look at all for each. Where
more are doubted, the game is unlike others, or has been filled by a program."""
_LEFT_OUT = 0.5
"""What a doubt without a likely value explains counts for less: without a number much is silent."""


def check(context: CheckContext) -> Findings:
    """The numbers that are probably wrong."""
    columns = columns_of(context)
    return (diagnostic(columns, doubt) for doubt in chosen(columns, DETECTORS))


def chosen(columns: Columns, detectors: Sequence[Detector]) -> Iterator[Suspicion]:
    """The doubts that remain, each about another number.

    The one that explains most comes first: its number is replaced by what is likely, or left out,
    and what nobody doubts any more was caused by it. Contradictions are reported in any case.
    """
    doubts = list(_doubts(columns, detectors))
    if len({doubt.cell for doubt in doubts}) > _MOST_LINKED:
        yield from _one_each(doubts)
        return
    contradictions = [doubt for doubt in doubts if doubt.is_contradiction]
    done: set[StatedNumber] = set()
    while doubts:
        best = _best(columns, detectors, doubts)
        other = next((doubt for doubt in doubts if _are_exchanged(best, doubt)), None)
        yield _speaker(best, doubts) if other is None else _exchange(columns, best, other)
        for settled in (best,) if other is None else (best, other):
            done.add(settled.cell)
            columns = columns.with_value(settled.cell, settled.likely)
        left = _keys(_doubts(columns, detectors))
        doubts = [doubt for doubt in doubts if doubt.cell not in done and _key(doubt) in left]
    yield from (doubt for doubt in contradictions if doubt.cell not in done)


def _one_each(doubts: Iterable[Suspicion]) -> Iterator[Suspicion]:
    """The surest doubt about each number, whatever its cause."""
    of_cell: dict[StatedNumber, list[Suspicion]] = {}
    for doubt in sorted(doubts, key=lambda doubt: -doubt.score):
        of_cell.setdefault(doubt.cell, []).append(doubt)
    yield from (_speaker(same[0], same) for same in of_cell.values())


def _doubts(columns: Columns, detectors: Iterable[Detector]) -> Iterator[Suspicion]:
    return (base.by_base(columns, doubt) for detector in detectors for doubt in detector(columns))


def _best(
    columns: Columns, detectors: Sequence[Detector], doubts: Sequence[Suspicion]
) -> Suspicion:
    surest = sorted(doubts, key=lambda doubt: -doubt.score)
    if len(doubts) == 1 or surest[0].score >= _KNOWN:
        return surest[0]
    before = _keys(doubts)

    def worth(doubt: Suspicion) -> float:
        """How much it explains, less what would be doubted instead."""
        after = _keys(_doubts(columns.with_value(doubt.cell, doubt.likely), detectors))
        explained = len(before - after) - len(after - before)
        return doubt.score + explained * (_LEFT_OUT if doubt.likely is None else 1)

    return max(surest[:_MOST_TRIED], key=worth)


def _speaker(best: Suspicion, doubts: Iterable[Suspicion]) -> Suspicion:
    """The doubt with what others know of the same number: as heavy as they are, with their fix."""
    same = [doubt for doubt in doubts if doubt.cell == best.cell]
    is_error = any(doubt.rule.severity is Severity.ERROR for doubt in same)
    fix = next((doubt.fix for doubt in same if doubt.fix), None)
    return replace(best, severity=Severity.ERROR if is_error else None, fix=fix)


def _are_exchanged(one: Suspicion, other: Suspicion) -> bool:
    is_known = min(one.score, other.score) >= _KNOWN
    return is_known and one.likely == other.cell.value != one.cell.value == other.likely


def _exchange(columns: Columns, one: Suspicion, other: Suspicion) -> Suspicion:
    """The pair at the first of its numbers."""
    where = f"{columns.name(other.cell)} is {columns.shown(other.cell)}"
    return replace(
        one,
        says=f"{where}: the two stand in each other's place",
        related=(near(columns, other.cell, "the other number"),),
        help="exchange the two",
    )


def _keys(doubts: Iterable[Suspicion]) -> set[tuple[object, ...]]:
    return {_key(doubt) for doubt in doubts}


def _key(doubt: Suspicion) -> tuple[object, ...]:
    return doubt.old, doubt.cell.route
