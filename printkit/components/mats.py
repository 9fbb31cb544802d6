"""Mats beside the board: trackers with a field for each group, or numbered ones."""

from dataclasses import dataclass

from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.model import Chip, Tracker, Variant
from printkit.scene import Artwork

BLEED = 3.0


@dataclass(frozen=True, slots=True)
class FieldFace:
    """A field: its number from 1, or the name, colour and mark of its group."""

    number: int
    name: str = ""
    colour: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
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
    return design.composition(
        [_artwork(design, mat_id, mat) for mat_id, mat in design.variant.mats.items()]
    )


def _artwork(design: Design, mat_id: str, mat: Tracker) -> Artwork:
    marker = design.variant.pieces.get(mat.marker or "")
    fields = _fields(design, mat)
    face = Face(
        title=mat.title,
        text=design.wording(mat.text, ("mats", mat_id, "text")),
        goal=mat.goal,
        goal_text=design.phrases.goal.format(count=mat.goal, total=len(fields)),
        fields=fields,
        columns=mat.columns,
        marker=mat.marker or "",
        marker_size=marker.diameter if isinstance(marker, Chip) else 0.0,
    )
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
    ("title", "mats", "groups", "pieces", "rules", "players", "money", "board", "currency"),
    _applies,
    compose,
)
