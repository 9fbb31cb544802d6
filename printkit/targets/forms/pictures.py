"""A picture of each side of each piece, and a table of them, for virtual tables of any kind."""

import csv
from collections.abc import Iterator, Sequence
from io import StringIO

from printkit.components.component import Component
from printkit.components.design import Composition, Design
from printkit.export.trimmed import trimmed_sheet
from printkit.inert_cells import inert
from printkit.model import Piece
from printkit.pipeline import press
from printkit.records import record
from printkit.scene import Artwork, Side
from printkit.scene.piece_names import unlike
from printkit.targets.export import Export, Files, Form
from printkit.targets.finished import PIXELS, FinishedPiece, finished
from printkit.targets.table.pictures import PictureFile
from printkit.units import MM_PER_INCH

TABLE = "pieces.csv"
HEADS = ("name", "component", "count", "front", "back", "width", "height")
"""Of the table; sizes are in mm."""
LONGEST = 8192
"""Pixels of the longer side of a picture: larger boards are drawn less sharp."""
BATCH = 24
"""So many pictures are in memory at a time."""


@record
class PictureRow:
    """A piece in the table; ``back`` is empty if it has none."""

    name: str
    component: str
    count: int
    front: str
    back: str
    width: float
    height: float


Listed = Iterator[tuple[PictureRow, list[PictureFile]]]
"""Pieces with those of their pictures that none before them has."""


def write(export: Export) -> Files:
    """The table and the pictures."""
    rows: list[PictureRow] = []
    pictures: list[PictureFile] = []
    for component, composition in export.drawn:
        made = [one for piece in _pieces(export, component) for one in finished(*piece)]
        listed = _made(export, component, made) if made else _flat(export, component, composition)
        for row, of_row in listed:
            rows.append(row)
            pictures += of_row
    yield TABLE, _table(rows)
    for paper in (True, False):
        yield from _rendered(export, [one for one in pictures if one.paper is paper])


def _pieces(export: Export, component: Component) -> Iterator[tuple[Design, str, Piece]]:
    for piece_id, piece in export.design.variant.pieces.items():
        if component.id == piece.COMPONENT:
            yield export.design, piece_id, piece


def _made(export: Export, component: Component, made: Sequence[FinishedPiece]) -> Listed:
    for one in made:
        file = f"{component.id}/{one.key}.png"
        dpi = PIXELS * MM_PER_INCH / one.size
        row = PictureRow(one.title, component.id, one.copies, file, "", one.size, one.size)
        yield row, [PictureFile(file, one.sheet(export.design), dpi, paper=False)]


def _flat(export: Export, component: Component, composition: Composition) -> Listed:
    """Pieces as they are cut out; a back that some share is one picture."""
    taken = {artwork.id.casefold() for artwork in composition.artworks}
    backs: dict[str, str] = {}
    for artwork in composition.artworks:
        front, back = f"{component.id}/{artwork.id}.png", ""
        pictures = [_side(export, front, artwork, Side.FRONT)]
        if artwork.back is not None:
            name = artwork.back_name or f"{artwork.id}-back"
            if name not in backs:
                backs[name] = f"{component.id}/{unlike(name, taken)}.png"
                pictures.append(_side(export, backs[name], artwork, Side.BACK))
            back = backs[name]
        size = artwork.width, artwork.height
        yield PictureRow(artwork.title, component.id, artwork.copies, front, back, *size), pictures


def _side(export: Export, name: str, artwork: Artwork, side: Side) -> PictureFile:
    sheet = trimmed_sheet(artwork, side)
    most = LONGEST * MM_PER_INCH / max(sheet.width, sheet.height)
    return PictureFile(name, sheet, min(float(export.dpi), most), paper=artwork.outline is None)


def _table(rows: Sequence[PictureRow]) -> bytes:
    out = StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(HEADS)
    for row in rows:
        sizes = (f"{row.width:.2f}", f"{row.height:.2f}")
        table.writerow((inert(row.name), row.component, row.count, row.front, row.back, *sizes))
    return out.getvalue().encode()


def _rendered(export: Export, pictures: Sequence[PictureFile]) -> Files:
    """The pictures, a few at a time and those of one resolution together."""
    for dpi in dict.fromkeys(one.dpi for one in pictures):
        alike = [one for one in pictures if one.dpi == dpi]
        for start in range(0, len(alike), BATCH):
            batch = alike[start : start + BATCH]
            sheets = [one.sheet for one in batch]
            made = press.pictures(export.design, sheets, dpi, paper=batch[0].paper)
            yield from zip((one.name for one in batch), made, strict=True)


FORM = Form("pictures", write, options=("dpi", "only"))
