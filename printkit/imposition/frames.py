"""Where pieces may lie on a page, and how its back is a mirror of its front."""

from collections.abc import Iterator

from printkit.geometry.path import Bounds
from printkit.geometry.transform import Point, Transform
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import Paper
from printkit.records import record

HEADER = 4.0
FOOTER = 5.8
"""Heights of the strips for the words above and below the pieces, mm."""
MARK_REACH = 1.0
"""Cut marks reach this far (mm) out of the room for pieces: into the margin, towards the words."""
FOLD_ROOM = 2.0
"""Kept free on both sides of a fold for cut marks, mm."""


@record
class Frame:
    """One way to use a page.

    Fronts lie in ``area``; ``flip`` takes a point of the front to the one behind it (or, on a
    sheet that is folded, to the one it meets); ``fold`` holds the ends of the fold line.
    """

    paper: Paper
    area: Bounds
    flip: Transform
    fold: tuple[Point, Point] | None = None


def printable(paper: Paper, margin: float) -> Bounds:
    """The paper without its margins."""
    return paper.bounds.grown(-margin)


def field(paper: Paper, margin: float) -> Bounds:
    """The room for pieces: inside the margins, between the words above and below."""
    x, y, width, height = printable(paper, margin)
    return Bounds(x, y + HEADER, width, height - HEADER - FOOTER)


def mark_area(paper: Paper, margin: float) -> Bounds:
    """Where cut marks may stand."""
    return field(paper, margin).grown(min(MARK_REACH, margin))


def frames(options: SheetOptions, *, fold: bool) -> tuple[Frame, ...]:
    """The ways to use a page, the plainest first; ``fold`` requests the folded ones."""
    papers = (options.paper.portrait, options.paper.landscape)
    if fold:
        return tuple(frame for paper in papers for frame in _folded(paper, options.margin))
    return tuple(
        Frame(paper, field(paper, options.margin), flip(paper, options.backs)) for paper in papers
    )


def flip(paper: Paper, backs: Backs) -> Transform:
    """Front to back of a page turned over; separate backs are turned about the long edge."""
    upright_axis = (paper.height >= paper.width) != (backs is Backs.DUPLEX_SHORT)
    if upright_axis:
        return Transform(-1.0, 0.0, 0.0, 1.0, paper.width, 0.0)
    return Transform(1.0, 0.0, 0.0, -1.0, 0.0, paper.height)


def _folded(paper: Paper, margin: float) -> Iterator[Frame]:
    """Halves left and right of an upright fold, and above and below a level one."""
    room = field(paper, margin)
    x, y = room.centre
    yield Frame(
        paper,
        Bounds(room.x, room.y, room.width, room.height / 2 - FOLD_ROOM),
        Transform(1.0, 0.0, 0.0, -1.0, 0.0, 2 * y),
        (Point(room.x, y), Point(room.right, y)),
    )
    yield Frame(
        paper,
        Bounds(room.x, room.y, room.width / 2 - FOLD_ROOM, room.height),
        Transform(-1.0, 0.0, 0.0, 1.0, 2 * x, 0.0),
        (Point(x, room.y), Point(x, room.bottom)),
    )
