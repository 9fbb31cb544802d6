"""The pictures of a virtual table: their names, and where they will lie."""

from urllib.parse import quote

from printkit.components.design import Design
from printkit.export.trimmed import trimmed_sheet
from printkit.records import record
from printkit.scene import Artwork, Sheet, Side
from printkit.scene.piece_names import unlike
from printkit.targets.finished import PIXELS, FinishedPiece
from printkit.units import MM_PER_INCH

FOLDER, BOOKS = "Images", "PDF"
"""Folders that are called as those of the program: their files can be moved there."""


@record
class PictureFile:
    """A picture to be made; without ``paper`` its ground is transparent."""

    name: str
    sheet: Sheet
    dpi: float
    paper: bool = True


class Pictures:
    """All pictures of a table, named after the game, since tables keep those of all games together.

    ``url`` is where the folder of the export will lie; without it pictures have names alone.
    """

    def __init__(self, game: str, url: str, pixels: int, dpi: int) -> None:
        self._game = game
        self._url = url.rstrip("/")
        self._pixels = pixels
        self._dpi = dpi
        self._taken: set[str] = set()
        self.made: list[PictureFile] = []

    def address(self, name: str, folder: str = FOLDER) -> str:
        """Where a file of that name will be found."""
        return f"{self._url}/{folder}/{quote(name)}" if self._url else name

    def file(self, name: str, ending: str) -> str:
        """The name of a file of this game."""
        return f"{self._game}-{name}.{ending}"

    def add(self, name: str, sheet: Sheet, dpi: float | None = None, *, paper: bool = True) -> str:
        """Have a sheet made a picture, as sharp as it may be; gives back where it will lie."""
        most = self._pixels * MM_PER_INCH / max(sheet.width, sheet.height)
        sharp = min(float(self._dpi) if dpi is None else dpi, most)
        file = self.file(unlike(name, self._taken), "png")
        self.made.append(PictureFile(file, sheet, sharp, paper))
        return self.address(file)

    def side(self, name: str, artwork: Artwork, side: Side = Side.FRONT) -> str:
        """A side of a piece as it is cut out."""
        return self.add(name, trimmed_sheet(artwork, side), paper=artwork.outline is None)

    def made_piece(self, design: Design, made: FinishedPiece) -> str:
        """The picture of a finished piece, cut out."""
        dpi = PIXELS * MM_PER_INCH / made.size
        return self.add(made.key, made.sheet(design), dpi, paper=False)
