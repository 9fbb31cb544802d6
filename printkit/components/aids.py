"""Player aids: leaflets with sections of short lines."""

from collections.abc import Sequence
from dataclasses import replace
from math import fsum

from printkit.components.bill import BillPiece, SamplePicture
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks
from printkit.components.design import Composition, Design
from printkit.diagnostics import Route
from printkit.model import Aid, AidSection, Variant
from printkit.records import record
from printkit.scene import Artwork, Node, Side
from printkit.templating.look import LookupFailure
from printkit.text.paragraph import set_text
from printkit.units import MM_PER_POINT

BLEED = 3.0
BESIDE = 18.0
"""What margins and numbers take of a leaflet's width, mm."""
SIZES = tuple(tenths / 10 * MM_PER_POINT for tenths in range(102, 65, -3))
"""Those in which lines are set, the same on both sides: the largest in which all find room."""
PITCH = 1.28
"""From row to row, em."""
HEAD, HEADING, BETWEEN = 23.5, 10.0, 3.2
"""What the head and the margins, each heading and the room between sections take, mm."""
HIGH = 1000.0
"""A box in which every text fits, mm."""
TABLE_ROW = 1.5
"""Height of a row of a table, rows of text."""
GAP, WIDEST = 0.45, 1.2
"""Room between two lines, rows: the usual one, and the most where there is room left."""
ABOVE = 0.5
"""How much of what goes between two lines goes below a heading."""


@record
class SectionFace:
    """A heading with its lines.

    ``rows`` says how high each line is, mm; ``height`` is that of the section with heading,
    lines, the gaps between them, and the table, which takes ``table_height`` of it.
    """

    title: str
    icon: str
    art: str
    numbered: bool
    lines: tuple[str, ...]
    rows: tuple[float, ...]
    table: tuple[tuple[str, ...], ...]
    table_height: float
    height: float


@record
class AidFace:
    """What one side of a leaflet may show."""

    title: str
    sections: tuple[SectionFace, ...]
    size: float
    """Of the lines, points."""
    between: float = 0.0
    """From line to line, mm."""
    heading: float = HEADING
    """From the top of a section to its first line, mm."""
    apart: float = BETWEEN
    """From section to section, mm."""


def compose(design: Design) -> Composition:
    """Each leaflet."""
    artworks: list[Artwork] = []
    for aid_id, aid in design.variant.aids.items():
        with design.piece(f"player aid “{aid.title}”", ("aids", aid_id)):
            artworks.append(_artwork(design, aid_id, aid))
    return design.composition(artworks, "aid")


def copies_of(variant: Variant, aid: Aid) -> int:
    """How many of a leaflet are in the box."""
    return variant.most_players if aid.copies is None else aid.copies


def _artwork(design: Design, aid_id: str, aid: Aid) -> Artwork:
    size = design.variant.formats.aid
    route: Route = ("aids", aid_id)
    sides = [("front", aid.front), ("back", aid.back)] if aid.back else [("front", aid.front)]
    faces = [
        _spread(face, size.height)
        for face in _faces(design, aid, [(sections, (*route, name)) for name, sections in sides])
    ]
    front = _side(design, "aid", faces[0], (*route, "front"))
    back = _side(design, "aid-back", faces[1], (*route, "back")) if aid.back else None
    return Artwork(
        f"aid-{aid_id}",
        aid.title,
        size.width,
        size.height,
        front,
        back,
        copies_of(design.variant, aid),
        BLEED,
    )


def _faces(
    design: Design, aid: Aid, sides: Sequence[tuple[Sequence[AidSection], Route]]
) -> list[AidFace]:
    """The sides in the largest size in which both find room, or in the smallest."""
    for size in SIZES:
        faces = [
            AidFace(
                aid.title,
                tuple(section_face(design, s, (*route, i), size) for i, s in enumerate(sections)),
                size / MM_PER_POINT,
            )
            for sections, route in sides
        ]
        if all(_needed(face) <= design.variant.formats.aid.height for face in faces):
            break
    return faces


def _spread(face: AidFace, height: float) -> AidFace:
    """The face with its rows as heights in mm; what room is left goes between all that is on it."""
    sections = face.sections
    room = height - _above(len(sections))
    rows = fsum(section.height for section in sections)
    pitch = min(PITCH * face.size * MM_PER_POINT, room / rows if rows else 0.0)
    gaps = fsum(len(section.lines) + ABOVE for section in sections) - 1
    left = min((room - rows * pitch) / max(gaps, 1), (WIDEST - GAP) * pitch)
    spread = replace(
        face, between=GAP * pitch + left, heading=HEADING + ABOVE * left, apart=BETWEEN + left
    )
    return replace(spread, sections=tuple(_in_mm(one, pitch, spread) for one in sections))


def _in_mm(section: SectionFace, pitch: float, face: AidFace) -> SectionFace:
    rows = tuple(count * pitch for count in section.rows)
    table = section.table_height * pitch
    height = face.heading + fsum(rows) + face.between * (len(rows) - 1) + table
    return replace(section, rows=rows, table_height=table, height=height)


def _above(sections: int) -> float:
    """What the head and all headings of a side take, and the room between sections, mm."""
    return HEAD + sections * HEADING + max(sections - 1, 0) * BETWEEN


def _needed(face: AidFace) -> float:
    """The height of a side that is set without shrinking anything, mm."""
    rows = fsum(section.height for section in face.sections)
    return _above(len(face.sections)) + rows * PITCH * face.size * MM_PER_POINT


def _side(design: Design, template: str, face: AidFace, route: Route) -> Node:
    size = design.variant.formats.aid
    return design.side(
        template,
        (size.width, size.height),
        {"aid": face},
        piece=".".join(map(str, route)),
        title=f"player aid “{face.title}”",
        route=route,
        bleed=BLEED,
    )


def section_face(
    design: Design, section: AidSection, route: Route, size: float = SIZES[0]
) -> SectionFace:
    """The section, its lines worked out and counted in a size, mm; its heights are in rows."""
    lines = tuple(
        design.wording(line, (*route, "lines", number)) for number, line in enumerate(section.lines)
    )
    rows = tuple(_rows(design, line, size) for line in lines)
    table = tuple(
        tuple(
            design.wording(cell, (*route, "table", number, column))
            for column, cell in enumerate(row)
        )
        for number, row in enumerate(section.table)
    )
    below = TABLE_ROW * len(table)
    height = fsum(rows) + GAP * (len(rows) - 1) + below
    return SectionFace(
        title=section.title,
        icon=section.icon or "",
        art=section.art or "",
        numbered=section.numbered,
        lines=lines,
        rows=rows,
        table=table,
        table_height=below,
        height=height,
    )


def _rows(design: Design, line: str, size: float) -> int:
    """How many rows the line takes in a size, mm."""
    look = design.look
    try:
        style = replace(look.set_style(look.text_style("body")), size=size, min_size=None)
    except LookupFailure:
        return 1  # the template needs the style too, and reports that it is missing
    width = design.variant.formats.aid.width - BESIDE
    return len(set_text(design.shaper, line, style, width, HIGH, design.writing).lines) or 1


def _applies(variant: Variant) -> bool:
    return bool(variant.aids)


def _bill(_design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return tuple(
        BillPiece(
            a.title,
            a.copies,
            (SamplePicture(a), *((SamplePicture(a, Side.BACK),) if a.back else ())),
        )
        for a in artworks
    )


COMPONENT = Component(
    "aids",
    Layout.PIECES,
    ("aids", "board", "deeds", "groups", "players", "formats", "currency"),
    _applies,
    compose,
    _bill,
    Stock.CARD,
    wide=True,
)
