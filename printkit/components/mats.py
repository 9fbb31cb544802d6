"""Mats beside the board: trackers, the bets of a casino, events by the throw of dice."""

from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import each
from printkit.components.design import WORDED, Composition, Design
from printkit.components.mat_faces import CasinoFace, TableFace, casino_face, table_face
from printkit.components.seats import lying_size
from printkit.model import CasinoMat, DiceTable, Mat, Tracker, Variant
from printkit.records import record
from printkit.scene import Artwork

BLEED = 3.0


@record
class FieldFace:
    """A field: its number from 1, or the name, colour and mark of its group."""

    number: int
    name: str = ""
    colour: str = ""
    mark: str = ""


@record
class Face:
    """What a tracker's template may show; ``marker_size`` is the diameter of a chip, mm."""

    title: str
    text: str
    goal: int | None
    goal_text: str
    fields: tuple[FieldFace, ...]
    columns: int
    marker: str
    marker_size: float


def compose(design: Design) -> Composition:
    """Each mat."""
    artworks: list[Artwork] = []
    for mat_id, mat in design.variant.mats.items():
        with design.piece(f"mat “{mat.title}”", ("mats", mat_id)):
            artwork = _artwork(design, mat_id, mat)
            artworks += [] if artwork is None else [artwork]
    return design.composition(artworks)


def _artwork(design: Design, mat_id: str, mat: Mat) -> Artwork | None:
    face = _face(design, mat_id, mat)
    if face is None:
        return None
    front = design.side(
        f"mat-{mat.kind}",
        (mat.width, mat.height),
        {"mat": face},
        piece=f"mat-{mat_id}",
        title=f"mat “{mat.title}”",
        route=("mats", mat_id),
        bleed=BLEED,
    )
    return Artwork(f"mat-{mat_id}", mat.title, mat.width, mat.height, front, bleed=BLEED)


def _face(design: Design, mat_id: str, mat: Mat) -> Face | CasinoFace | TableFace | None:
    match mat:
        case Tracker():
            return _tracker_face(design, mat_id, mat)
        case CasinoMat():
            return casino_face(design, mat_id, mat)
        case DiceTable():
            return table_face(design, mat_id, mat)


def _tracker_face(design: Design, mat_id: str, mat: Tracker) -> Face:
    marker = design.variant.pieces.get(mat.marker or "")
    fields = _fields(design, mat)
    return Face(
        title=mat.title,
        text=design.wording(mat.text, ("mats", mat_id, "text")),
        goal=mat.goal,
        goal_text=design.phrases.goal.format(count=mat.goal, total=len(fields)),
        fields=fields,
        columns=mat.columns,
        marker=mat.marker or "",
        marker_size=lying_size(marker),
    )


def _fields(design: Design, mat: Tracker) -> tuple[FieldFace, ...]:
    if mat.steps is not None:
        return tuple(FieldFace(number) for number in range(1, mat.steps + 1))
    groups = design.variant.groups.values()
    return tuple(
        FieldFace(number, group.name, design.colour(group.colour).hex, group.mark)
        for number, group in enumerate(groups, 1)
    )


def _applies(variant: Variant) -> bool:
    return bool(variant.mats)


COMPONENT = Component(
    "mats",
    Layout.PIECES,
    (*WORDED, "mats", "space_kinds", "pieces", "currency"),
    _applies,
    compose,
    each,
    Stock.CARD,
    wide=True,
    large=True,
)
