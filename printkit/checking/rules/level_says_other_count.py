"""Lines of rents that name another count than they show."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.printed_texts import without_expressions
from printkit.checking.reading import in_figures, numbers
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.deeds import RentLevel

RULE = Rule(
    "PK727", "level-says-other-count", Severity.ERROR,
    "The label of a rent names another number than its id, its icons or its buildings.",
    "Two lines with the same words leave open which rent is due.",
    "- {id: house-3, label: With 2 houses, icon: house, icon_count: 3}",
    "- {id: house-3, label: With 3 houses, icon: house, icon_count: 3}",
)  # fmt: skip
REQUIRES = ("deed_kinds",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """A count in a label is that of the icons, the buildings or the id."""
    for kind_id, kind in subject.variant.deed_kinds.items():
        for number, level in enumerate(kind.levels):
            shown = _shown(level)
            said = numbers(in_figures(without_expressions(level.label), subject.language))
            if said and shown and not said & shown:
                counted = " or ".join(f"{count:g}" for count in sorted(shown))
                yield RULE.diagnostic(
                    f"the label of '{level.id}' says {min(said):g}, but the level is of {counted}",
                    route=("deed_kinds", kind_id, "levels", number, "label"),
                    help="correct the label, or the icons, buildings or id of the level",
                )


def _shown(level: "RentLevel") -> set[float]:
    """What a count in the label may be; nothing where the level has none of its own."""
    shown: set[float] = set(level.buildings.values())
    if shown:
        shown.add(sum(level.buildings.values()))
    if level.icon and level.icon_count > 1:
        shown.add(level.icon_count)
    ending = re.search(r"\d+$", level.id)
    return shown | {int(ending[0])} if ending else shown
