"""Pieces whose size changes much."""

from collections.abc import Iterator

from printkit.diagnostics import Diagnostic
from printkit.targets.codes import SIZE_CHANGES
from printkit.targets.export import Export, Fitted
from printkit.targets.rules.grouping import PieceFault, one_a_component

MOST = 1.25
"""By this factor a side may grow, or shrink."""


def check(export: Export) -> Iterator[Diagnostic]:
    """No side of a piece becomes much longer or shorter."""
    yield from one_a_component(
        SIZE_CHANGES,
        export,
        _changed(export),
        "name another product with --size, or print these pieces at home",
    )


def _changed(export: Export) -> Iterator[PieceFault]:
    for fitted in export.pieces:
        ratios = [new / old for new, old in zip(fitted.upright, fitted.own, strict=True)]
        change = max(max(ratio, 1 / ratio) for ratio in ratios)
        if change > MOST:
            yield PieceFault(fitted, -change, _fact(fitted))


def _fact(fitted: Fitted) -> str:
    own, new = (" × ".join(f"{side:.4g}" for side in size) for size in (fitted.own, fitted.upright))
    how = "drawn anew" if fitted.is_drawn else f"scaled to {fitted.scale:.0%}, with more ground"
    return f"{own} mm becomes {new} mm ({how})"
