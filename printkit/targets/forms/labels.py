"""Sheets of die-cut labels: each side of a piece on a label, to be stuck on a disc of card."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from printkit.export.pdf import write_pdf
from printkit.geometry.transform import Point, translate
from printkit.imposition.paper import paper_named
from printkit.model.target import Length, Target
from printkit.pipeline.press import document_info
from printkit.scene import Group, Sheet, Side
from printkit.targets.export import Export, Files, Form
from printkit.targets.pages import page

Count = Annotated[int, Field(ge=1, le=50)]
TOLERANCE = 0.01


class LabelsTarget(Target):
    """Where the labels lie on their sheet. There is one product: the label."""

    paper: str
    """The sheet: a4, letter, or a size such as 210x297mm."""
    columns: Count
    rows: Count
    left: Length
    """From the edge of the sheet to the first label."""
    top: Length
    across: Length
    """From a label to the next one beside it, edge to the same edge."""
    down: Length
    """From a label to the next one below it."""
    faces: Literal["both", "front"] = "both"
    """Whether the backs of pieces get labels too."""

    @model_validator(mode="after")
    def _lie_on_the_sheet(self) -> Self:
        if len(self.products) != 1:
            raise ValueError("a sheet of labels has one product, the label")
        (label,), paper = self.products.values(), paper_named(self.paper)
        sides = (
            (self.left, self.across, self.columns, label.width, paper.width),
            (self.top, self.down, self.rows, label.height, paper.height),
        )
        for first, step, count, size, room in sides:
            if count > 1 and size + 2 * self.bleed > step + TOLERANCE:
                raise ValueError(f"labels {step:g} mm apart have no room for {size:g} mm and bleed")
            if first + step * (count - 1) + size > room + TOLERANCE:
                raise ValueError(f"{count} labels do not lie on the {room:g} mm of the paper")
        return self

    def corners(self) -> Iterator[Point]:
        """Where the labels begin, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield Point(self.left + column * self.across, self.top + row * self.down)


def write(export: Export) -> Files:
    """One PDF: the fronts of all pieces, then their backs, with no label left blank between."""
    target = export.record
    assert isinstance(target, LabelsTarget)  # noqa: S101 - the record of this form
    sheets = list(label_sheets(export, target))
    if sheets:
        info, fonts = document_info(export.design, None), export.design.shaper.library
        yield f"{export.target.id}.pdf", write_pdf(sheets, info, fonts)


def label_sheets(export: Export, target: LabelsTarget) -> Iterator[Sheet]:
    """The labels on as many sheets as they need."""
    labels = [
        label
        for side in (Side if target.faces == "both" else [Side.FRONT])
        for fitted in export.pieces
        if side is Side.FRONT or fitted.artwork.back is not None
        for label in [page(fitted, side)] * fitted.artwork.copies
    ]
    paper, count = paper_named(target.paper), target.columns * target.rows
    for first in range(0, len(labels), count):
        nodes = [
            Group((label.content,), translate(x - target.bleed, y - target.bleed))
            for label, (x, y) in zip(labels[first : first + count], target.corners(), strict=False)
        ]
        yield Sheet(paper.width, paper.height, Group(tuple(nodes)), target.title)


FORM = Form("labels", write, LabelsTarget, options=("only",))
