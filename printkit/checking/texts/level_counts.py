"""What the levels of rents count: in their labels, and by their icons, buildings and ids."""

from typing import TYPE_CHECKING

from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import in_figures, numbers

if TYPE_CHECKING:
    from printkit.checking.texts.language import Language
    from printkit.model.deeds import RentLevel


def counts_said(level: "RentLevel", language: "Language | None") -> frozenset[float]:
    """The numbers in the label that no expression writes."""
    return numbers(in_figures(without_expressions(level.label), language))


def counts_shown(level: "RentLevel", levels: "list[RentLevel]") -> set[float]:
    """The counts that a level has besides; one icon counts where other levels show more of it."""
    shown: set[float] = set()
    if level.buildings:
        shown |= {*level.buildings.values(), sum(level.buildings.values())}
    elif level.icon and any(o.icon == level.icon and o.icon_count > 1 for o in levels):
        shown.add(level.icon_count)
    figures = level.id[len(level.id.rstrip("0123456789")) :]
    return shown | ({int(figures)} if figures else set())
