"""Draws the gallery of the docs: ``python -m tools.write_gallery [GAME …]``.

For each shipped game a table with its pieces, and all components on one sheet.
"""

import sys
import tempfile
from pathlib import Path

from PIL import Image

from printkit.pipeline.build import build
from printkit.pipeline.request import Request
from tools.arrangements import DOCS
from tools.tables import TABLES
from tools.write_pictures import picture_of

FOLDER = DOCS / "images" / "gallery"
WIDTH, QUALITY = 1400, 78
"""Of a sheet with all components, in pixels, and of the compression."""


def main() -> None:
    """Writes the pictures of all games, or of those that are named."""
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or TABLES:
        table = picture_of(game, TABLES[game]).convert("RGB")
        table.save(FOLDER / f"{game}-table.webp", quality=QUALITY)
        _sheet(game).save(FOLDER / f"{game}.webp", quality=QUALITY)


def _sheet(game: str) -> Image.Image:
    """All components of a game, each piece once."""
    with tempfile.TemporaryDirectory() as folder:
        build(Request(game, Path(folder), formats=("preview",)))
        sheet = Image.open(Path(folder) / game / "preview.png").convert("RGB")
    return sheet.resize(
        (WIDTH, round(sheet.height * WIDTH / sheet.width)), Image.Resampling.LANCZOS
    )


if __name__ == "__main__":
    main()
