"""Cards, deeds, notes and leaflets with nothing on their fronts."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import Case, each_case
from printkit.checking.prints.inspection import InspectedSide, Prints
from printkit.checking.prints.margins import is_flat
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene import Side

if TYPE_CHECKING:
    from printkit.templating.scope import DrawnElement

RULE = Rule(
    code="PK632",
    name="empty-piece",
    severity=Severity.WARNING,
    what="The front of a flat piece has nothing on it but a ground.",
    why="A card that says nothing is useless. Usually its template draws nothing yet, or an `if` "
    "leaves everything out.",
    bad='<artwork ground="paper"></artwork>',
    good='<artwork ground="paper"><text …>{{ deed.name }}</text></artwork>',
)
STAGE = Stage.PRINT


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Something stands on every front."""
    prints = context.prints or Prints()
    faces = prints.faces if prints.is_complete else ()
    empty = (face for face in faces if face.side is Side.FRONT and _is_empty(face))
    yield from each_case(
        RULE,
        (_case(face, prints.side(face)) for face in empty),
        "let its template show something",
    )


def _case(face: InspectedSide, side: "DrawnElement | None") -> Case:
    piece, fact = face.artwork.title, "there is nothing on its front"
    if side is None:
        return Case(face.artwork.id.partition("-")[0], piece, fact)
    return Case(side.span, piece, fact, side.span, side.route or None)


def _is_empty(face: InspectedSide) -> bool:
    artwork = face.artwork
    if face.words or face.rasters or not is_flat(artwork):
        return False
    whole = Bounds(0.0, 0.0, artwork.width, artwork.height)
    return all(thing.fill is not None and thing.area.holds(whole) for thing in face.painted.things)
