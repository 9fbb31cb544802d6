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
    ladder,
    order,
    proportion,
    share,
)
from printkit.checking.outliers.choice import chosen
from printkit.checking.outliers.suspicion import diagnostic
from printkit.diagnostics import Diagnostic

DETECTORS = tuple(
    module.detect
    for module in (
        share,
        ladder,
        order,
        proportion,
        classic,
        alike,
        counts,
        base,
        decks,
    )
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The numbers that are probably wrong."""
    columns = columns_of(context)
    return (diagnostic(columns, doubt) for doubt in chosen(columns, DETECTORS))
