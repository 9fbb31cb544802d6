"""A harmed pack built into a kit, and the files of the kit looked through."""

import shutil
from io import BytesIO
from pathlib import Path
from xml.parsers import expat

from printkit.diagnostics import has_errors
from printkit.pipeline.build import build
from printkit.pipeline.request import Request


class BrokenFileError(Exception):
    """A kit was written that no reader opens; the text says which file."""


def built(folder: Path) -> bool:
    """Build the kit on one paper; whether there is one.

    Raises:
        BrokenFileError: a file of it cannot be read.
    """
    output = folder.with_name("output")
    shutil.rmtree(output, ignore_errors=True)
    outcome = build(Request(str(folder), output, papers=("a4",), formats=("pdf", "svg")))
    for path in sorted(output.rglob("*.*")):
        _require_sound(path)
    return not has_errors(outcome.diagnostics)


def _require_sound(path: Path) -> None:
    import pikepdf  # noqa: PLC0415 - late: only for kits

    try:
        if path.suffix == ".pdf":
            with pikepdf.open(BytesIO(path.read_bytes())) as pdf:
                _require(len(pdf.pages) > 0, path)
        elif path.suffix == ".svg":
            expat.ParserCreate().Parse(path.read_bytes(), True)  # noqa: FBT003 - expat's signature
    except (pikepdf.PdfError, expat.ExpatError) as error:
        raise BrokenFileError(f"{path.name}: {error}") from error


def _require(sound: bool, path: Path) -> None:  # noqa: FBT001 - a condition
    if not sound:
        raise BrokenFileError(f"{path.name}: no page")
