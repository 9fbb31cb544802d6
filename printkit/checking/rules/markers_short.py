"""Trackers that need more markers than a player has."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK664",
    name="markers-short",
    severity=Severity.ERROR,
    what="A player has too few markers for the goal of a tracker.",
    why="On a tracker with a field for each group a player puts a marker on each that counts; the "
    "goal takes that many markers.",
    bad="goal: 5, owner: {per_seat: 4}",
    good="goal: 5, owner: {per_seat: 5}",
)
REQUIRES = ("mats",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each seat has markers enough for the goal."""
    pieces = context.variant.pieces
    for mat_id, mat in context.variant.mats.items():
        if mat.kind != "tracker" or mat.goal is None or mat.steps is not None:
            continue
        route = ("mats", mat_id, "goal")
        marker = pieces.get(mat.marker) if mat.marker else None
        if marker is not None and marker.per_seat is not None and marker.per_seat < mat.goal:
            yield RULE.diagnostic(
                f"the goal of '{mat_id}' is {mat.goal}, but each player has {marker.per_seat} of "
                f"'{mat.marker}'",
                route=route,
                help=f"print {mat.goal} for each seat",
                related=(Related("the marker", route=("pieces", mat.marker or "", "per_seat")),),
            )
