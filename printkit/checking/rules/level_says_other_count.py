"""Lines of rents that name another count than they show."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import in_figures, numbers
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.deeds import RentLevel

RULE = Rule(
    code="PK727",
    name="level-says-other-count",
    severity=Severity.ERROR,
    what="The label of a rent gives a different number from its icons, its buildings or its id.",
    why="Two lines with the same words, or the same icons, leave open which rent is due. Numbers "
    "at the ends of ids may count differently, if they do so on all lines.",
    bad="- {id: house-3, label: With 2 houses, icon: house, icon_count: 3}",
    good="- {id: house-3, label: With 3 houses, icon: house, icon_count: 3}",
)
REQUIRES = ("deed_kinds",)


Numbers = set[float]


class Counts(NamedTuple):
    """The counts in the label of a level, and those it shows, by the field in which they stand.

    ``series`` is the id without its number.
    """

    said: Numbers
    shown: dict[str, Numbers]
    series: str


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """A count in a label is that of the icons, the buildings and the id.

    The label is wrong if nothing else of the level has its count; else what differs is, if it
    agrees with the labels of all other levels.
    """
    for kind_id, kind in context.variant.deed_kinds.items():
        levels = [_counts(context, level, kind.levels) for level in kind.levels]
        for number, level in enumerate(levels):
            field = _wrong(level, levels[:number] + levels[number + 1 :])
            if field is not None:
                yield _finding(("deed_kinds", kind_id, "levels", number), field, level)


def _wrong(level: Counts, others: list[Counts]) -> str | None:
    """The field that is likely to be wrong; none where all agree, or where it is unclear."""
    differing = [f for f, counts in level.shown.items() if level.said and not level.said & counts]
    if differing and len(differing) == len(level.shown):
        return "label"
    return next((field for field in differing if _is_habit(field, level, others)), None)


def _is_habit(field: str, level: Counts, others: list[Counts]) -> bool:
    """Whether the other levels with a count have it in this field too."""
    agreeing = [
        bool(other.said & other.shown[field])
        for other in others
        if other.said and field in other.shown
        if field != "id" or other.series == level.series
    ]
    return bool(agreeing) and all(agreeing)


def _finding(route: Route, field: str, level: Counts) -> Diagnostic:
    if field == "label":
        counted = _listed({count for counts in level.shown.values() for count in counts})
        return RULE.diagnostic(
            f"the label says {figures(min(level.said))}, but the level is of {counted}",
            route=(*route, "label"),
            help="correct the label, or the icons, buildings or id of the level",
        )
    shown = _WORDS[field].format(_listed(level.shown[field]))
    return RULE.diagnostic(
        f"{shown}, but its label says {_listed(level.said)}",
        route=(*route, field),
        help=f"correct '{field}', or the label",
    )


_WORDS = {
    "icon_count": "the level shows {} icons",
    "buildings": "the level is of {} buildings",
    "id": "the id of the level ends in {}",
}


def _listed(counts: Numbers) -> str:
    return " or ".join(figures(count) for count in sorted(counts))


def _counts(context: CheckContext, level: "RentLevel", levels: "list[RentLevel]") -> Counts:
    """One icon counts where other levels show more of it."""
    said = set(numbers(in_figures(without_expressions(level.label), context.language)))
    shown: dict[str, Numbers] = {}
    if level.buildings:
        shown["buildings"] = {*level.buildings.values(), sum(level.buildings.values())}
    elif level.icon and any(o.icon == level.icon and o.icon_count > 1 for o in levels):
        shown["icon_count"] = {level.icon_count}
    series = level.id.rstrip("0123456789")
    if series != level.id:
        shown["id"] = {int(level.id[len(series) :])}
    return Counts(said, shown, series)
