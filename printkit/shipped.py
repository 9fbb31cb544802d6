"""Where the boards, templates and pages that come with printkit live."""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent


def shipped_folder(kind: Literal["boards", "docs", "templates"]) -> Path:
    """The folder: inside an installed package, or at the top of a checkout."""
    packaged = _PACKAGE / "_data" / kind
    return packaged if packaged.is_dir() else _PACKAGE.parent / kind


def shipped_pages() -> dict[str, Path]:
    """The pages of the documentation by their names, such as ``themes``."""
    return {path.stem: path for path in sorted(shipped_folder("docs").glob("*.md"))}
