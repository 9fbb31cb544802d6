"""Every number of a variant, and what is to be said about it: at most one thing."""

from collections.abc import Iterator

from printkit.checking.columns import columns_of
from printkit.checking.context import CheckContext
from printkit.checking.outliers import (
    alike,
    base,
    classic,
    counts,
    decks,
    grid,
    groups,
    ladder,
    order,
    proportion,
    share,
)
from printkit.checking.outliers.choice import chosen
from printkit.checking.outliers.suspicion import diagnostic
from printkit.diagnostics import Diagnostic, Rule

RULES: tuple[Rule, ...] = (
    share.MORTGAGE,
    share.RESALE,
    ladder.RULE,
    order.RULE,
    proportion.RULE,
    classic.RULE,
    alike.RULE,
    grid.RULE,
    base.RULE,
)
DETECTORS = tuple(
    module.detect
    for module in (
        share,
        ladder,
        order,
        groups,
        proportion,
        classic,
        alike,
        counts,
        grid,
        base,
        decks,
    )
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The numbers that are probably wrong."""
    columns = columns_of(context)
    return (diagnostic(columns, doubt) for doubt in chosen(columns, DETECTORS))
