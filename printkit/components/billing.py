"""The bill of all that was composed."""

from collections.abc import Mapping, Sequence

from printkit.components.bill import Bill, BillLine, InKit
from printkit.components.design import Composition, Design
from printkit.components.registry import component_named


def bill_of(design: Design, parts: Sequence[tuple[str, Composition, Mapping[str, InKit]]]) -> Bill:
    """The bill of composed components: of each its id, composition, and its place in the kits.

    The kits are named by the titles of their papers.
    """
    return Bill(
        tuple(
            BillLine(
                component,
                design.component_title(component),
                component_named(component).bill(design, composition.artworks),
                places,
                design.phrases.components[component].paper,
                wide=component_named(component).wide,
            )
            for component, composition, places in parts
        )
    )
