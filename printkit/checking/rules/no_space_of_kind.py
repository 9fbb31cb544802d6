"""Cards that look for a kind of space which is not on the board."""

from collections.abc import Iterator

from printkit.checking.findings.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK166", "no-space-of-kind", Severity.ERROR,
    "A card names a kind of space that is not on the board.",
    "“Move to the next railroad” leads nowhere on a board without railroads.",
    "effects: [{do: move_to_nearest, kind: railroads}]",
    "effects: [{do: move_to_nearest, kind: railroad}]",
    mended="Writes the name, where only one is near.",
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each kind that a card names is that of some space."""
    board = subject.variant.board
    kinds = set() if board is None else {space.kind for space in board.spaces.values()}
    for placed in subject.effects:
        effect = placed.effect
        if (
            effect.do == "move_to_nearest" or effect.do == "warp" or effect.do == "shield"  # noqa: PLR1714 - mypy narrows only this
        ) and effect.kind not in kinds:
            route = (*placed.route, "kind")
            yield unknown(RULE, route, "space of the kind", effect.kind, kinds)
