"""The names of drawings and icons, known without importing the hundred modules that draw them.

`make docs` writes the files in which they stand.
"""

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
DRAWINGS, ICONS = "drawings.txt", "icons.txt"


@cache
def art_names() -> tuple[str, ...]:
    """The names of all drawings, sorted."""
    return _listed(DRAWINGS)


@cache
def icon_names() -> tuple[str, ...]:
    """The names of all icons, sorted."""
    return _listed(ICONS)


def _listed(file: str) -> tuple[str, ...]:
    return tuple((FOLDER / file).read_text(encoding="utf-8").split())
