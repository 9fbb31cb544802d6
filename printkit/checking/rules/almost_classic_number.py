"""Numbers of the rules, taxes and buildings of a classic board that differ by a digit."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.figures import figures
from printkit.checking.habits.classic import BUILDINGS, COUNTS, SUMS, TAXES
from printkit.checking.habits.digit_slips import is_digit_slip
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route, Rule, Severity, format_route

RULE = Rule(
    "PK854", "almost-classic-number", Severity.WARNING,
    "On a classic board, a number of the rules, a tax or a count of buildings differs from the "
    "usual one by a digit.",
    "Where the streets are those of the classic board, so are most other numbers. One with a digit "
    "less or more, or two exchanged, is likely to be a slip; any other number is taken as meant.",
    "rules: {salary: 20}",
    "rules: {salary: 200}",
)  # fmt: skip
REQUIRES = ("deeds",)

_BUILT = {"gable", "prism", "dome"}


class Stated(NamedTuple):
    """A number, where it stands, and what it may be on a classic board."""

    number: float
    route: Route
    usual: tuple[float, ...]


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each number is a usual one, or clearly another; changes of a base are PK850's business."""
    if subject.likeness is None:
        return
    changed = frozenset[Route]() if subject.overlay is None else subject.overlay.routes
    for stated in _numbers(subject, subject.likeness.scale):
        slips = [usual for usual in stated.usual if is_digit_slip(usual, stated.number)]
        if slips and stated.number not in stated.usual and stated.route not in changed:
            yield RULE.diagnostic(
                f"'{format_route(stated.route)}' is {figures(stated.number)}; on the classic "
                "board it is "
                f"{figures(slips[0])}",
                route=stated.route,
                help=f"write {figures(slips[0])}, or silence this with a comment",
                likely=slips[0],
            )


def _numbers(subject: Subject, scale: float) -> Iterator[Stated]:
    """What may be classic; ``scale`` is that of the rents, and other amounts may be without it."""
    variant = subject.variant
    for name, value in variant.rules.items():
        if name in SUMS:
            yield Stated(value, ("rules", name), (SUMS[name] * scale, SUMS[name]))
        elif name in COUNTS:
            yield Stated(value, ("rules", name), (COUNTS[name],))
    taxes = (*(tax * scale for tax in TAXES), *TAXES)
    for index, space in () if variant.board is None else variant.board.spaces.items():
        if space.amount:
            yield Stated(space.amount, ("board", "spaces", index, "amount"), taxes)
    built = [(id_, piece) for id_, piece in variant.pieces.items() if piece.kind in _BUILT]
    if len(built) == len(BUILDINGS):
        for (piece_id, piece), usual in zip(built, BUILDINGS, strict=True):
            if piece.count is not None:
                yield Stated(piece.count, ("pieces", piece_id, "count"), (usual,))
