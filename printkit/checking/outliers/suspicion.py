"""A doubt about a single number: what contradicts it, how much, and what is likely to be meant."""

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from printkit.checking.columns import Columns, StatedNumber
from printkit.checking.figures import figures
from printkit.checking.outliers.rules import SHARE, UNLIKE_KNOWN, UNLIKE_OTHERS
from printkit.diagnostics import Diagnostic, Fix, Related, Rule, Severity
from printkit.plain_numbers import plain
from printkit.records import record

_KNOWN = ("PK213", "PK850", "PK853", "PK854")
_RULES = {"PK203": SHARE, "PK205": SHARE, **dict.fromkeys(_KNOWN, UNLIKE_KNOWN)}
"""The rules about numbers by the codes that their detectors had; all others are of one."""


@record
class Suspicion:
    """What one detector has against a number.

    ``score`` is how sure it is, from 0 to 1; ``says`` reads on from "the price of … is $600; ".
    ``old`` is the code that it had before rules about numbers became detectors.
    """

    old: str
    cell: StatedNumber
    score: float
    says: str
    likely: float | None = None
    related: tuple[Related, ...] = ()
    help: str | None = None
    fix: Fix | None = None
    is_contradiction: bool = False
    """Whether it is to be reported whatever else is wrong, also if another number is the cause."""
    severity: Severity | None = None
    """The weight of another doubt about the number, if that weighs more."""
    is_of_base: bool = False
    """Whether the base knows the number that another detector only doubted."""

    @property
    def rule(self) -> Rule:
        """The rule that speaks now."""
        return UNLIKE_KNOWN if self.is_of_base else _RULES.get(self.old, UNLIKE_OTHERS)


Detector = Callable[[Columns], Iterator[Suspicion]]
"""Looks at all numbers and doubts some."""


def is_changed(cell: StatedNumber | None) -> bool:
    """Whether an edition states another number than its base."""
    return cell is not None and cell.base is not None and cell.base != cell.value


def near(columns: Columns, cell: StatedNumber, message: str | None = None) -> Related:
    """Another number, as the related place of a finding."""
    return Related(message or columns.name(cell), route=cell.route)


def diagnostic(columns: Columns, doubt: Suspicion) -> Diagnostic:
    """The finding that is reported of a doubt: a contradiction cannot be meant, all else can."""
    cell, likely = doubt.cell, None if doubt.likely is None else plain(doubt.likely)
    remedy = "check for a wrong digit" if likely is None else f"write {figures(likely)}"
    meant = f", or say that it is meant: # printkit: ignore[{doubt.rule.code}]"
    joint, end = (", but", "") if doubt.is_contradiction else (";", meant)
    return doubt.rule.diagnostic(
        f"{columns.name(cell)} is {columns.shown(cell)}{joint} {doubt.says}",
        route=cell.route,
        help=f"{doubt.help or remedy}{end}",
        related=doubt.related,
        fix=doubt.fix,
        likely=likely,
        severity=doubt.severity,
        old=doubt.old,
    )


_FEWEST = 6
"""Values that have a median worth the name."""


class Band(NamedTuple):
    """A range of sound ratios, both ends included."""

    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether the value lies inside."""
        return self.low <= value <= self.high

    def widened(self, middle: float, values: Sequence[float]) -> "Band":
        """The band of a game all of whose values are higher or lower than usual.

        ``middle`` is the usual median; the band reaches as far beyond as the game's own median
        does.
        """
        times = median(values) / middle if len(values) >= _FEWEST else 1
        return Band(self.low * min(1, times), self.high * max(1, times))

    def __str__(self) -> str:
        return f"{figures(self.low, 3)} to {figures(self.high, 3)}"
