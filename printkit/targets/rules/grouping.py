"""Findings that many pieces of a component share become one that names the worst."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Rule
from printkit.targets.export import Export, Fitted


class PieceFault(NamedTuple):
    """What is wrong on a piece; of several the one of the least ``weight`` is named."""

    fitted: Fitted
    weight: float
    fact: str


def one_a_component(
    rule: Rule, export: Export, cases: Iterable[PieceFault], help_text: str
) -> Iterator[Diagnostic]:
    """A finding for each component and product, which says how many others there are."""
    groups: dict[tuple[str, str], list[PieceFault]] = {}
    for case in cases:
        groups.setdefault((case.fitted.component, case.fitted.product_id), []).append(case)
    for (component, _), group in groups.items():
        worst = min(group, key=lambda case: case.weight)
        others = len({case.fitted.artwork.id for case in group}) - 1
        also = f"; also on {others} other piece{'s' * (others > 1)}" if others else ""
        yield rule.diagnostic(
            f"{worst.fitted.artwork.title}: {worst.fact}{also}",
            route=export.route_of(component),
            help=help_text,
        )


def or_larger(export: Export, advice: str) -> str:
    """The advice, and to choose a larger product where there are any."""
    return f"{advice}, or choose a larger product with --size" if export.record.products else advice
