"""``python -m bench.print FILE...``: what the renderers of others make of PDFs for presses.

Each page is separated into its inks; the most ink at one place of it must stay within the limit.
Spot colours are not counted: they show where the die cuts. Ghostscript and mutool are asked, as
far as they are installed; where neither is, nothing is measured and the exit code is 2.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pikepdf
from PIL import Image, ImageOps

from tools.docs_pages import table

INKS = ("Cyan", "Magenta", "Yellow", "Black")
LIMIT, ROUNDING = 240, 1
"""Per cent; renderers round each of four inks to steps of 0.4 %."""


class Plates(NamedTuple):
    """The inks of a page, a byte a pixel of each."""

    inks: Sequence[bytes]

    @property
    def most_ink(self) -> float:
        """The most ink at one place, per cent."""
        return max(map(sum, set(zip(*self.inks, strict=True)))) / 2.55


def by_ghostscript(path: Path, dpi: int) -> Iterator[Plates]:
    """A page after the other, with black that overprints as presses do it."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("-q", "-dSAFER", "-dNOPAUSE", "-dBATCH", "-sDEVICE=tiffsep", f"-r{dpi}")
        _run("gs", *options, f"-sOutputFile={folder}/%d.tif", str(path))
        for number in range(1, len(list(Path(folder).glob("*(Black).tif"))) + 1):
            yield _separated(Path(folder), number)


def _separated(folder: Path, number: int) -> Plates:
    plates = []
    for ink in INKS:
        with Image.open(folder / f"{number}({ink}).tif") as plate:
            plates.append(ImageOps.invert(plate).tobytes())
    return Plates(plates)


def by_mutool(path: Path, dpi: int) -> Iterator[Plates]:
    """The same; spot colours, which it shows in inks, are made to show nothing."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("-q", "-r", str(dpi), "-c", "cmyk", "-O", "2", "-A", "0", "-F", "pam")
        _run("mutool", "draw", *options, "-o", f"{folder}/%d.pam", _unspotted(path, folder))
        for number in range(1, len(list(Path(folder).glob("*.pam"))) + 1):
            yield _unpacked((Path(folder) / f"{number}.pam").read_bytes())


def _unspotted(path: Path, folder: str) -> str:
    copy = f"{folder}/copy.pdf"
    with pikepdf.open(path) as pdf:
        for each in pdf.objects:
            if isinstance(each, pikepdf.Array) and list(each)[:1] == ["/Separation"]:
                each[3].C1 = pikepdf.Array([0, 0, 0, 0])
        pdf.save(copy)
    return copy


def _unpacked(pam: bytes) -> Plates:
    head, _, pixels = pam.partition(b"ENDHDR\n")
    values = dict(line.split(maxsplit=1) for line in head.splitlines() if b" " in line)
    depth = int(values[b"DEPTH"])
    return Plates([pixels[ink::depth] for ink in range(len(INKS))])


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


RENDERERS: Mapping[str, Callable[[Path, int], Iterator[Plates]]] = {
    "gs": by_ghostscript,
    "mutool": by_mutool,
}


class Row(NamedTuple):
    """What a renderer finds in a file; ink in per cent."""

    file: Path
    renderer: str
    pages: int
    most: float


def _rows(files: Sequence[Path], renderers: Sequence[str], dpi: int) -> Iterator[Row]:
    for path in files:
        for name in renderers:
            found = [plates.most_ink for plates in RENDERERS[name](path, dpi)]
            yield Row(path, name, len(found), max(found))


def _shown(row: Row) -> tuple[str, ...]:
    return str(row.file), row.renderer, f"{row.pages}", f"{row.most:.1f} %"


def main() -> int:
    """Print the most ink of each file; fail where it is more than the limit."""
    parser = argparse.ArgumentParser(prog="python -m bench.print", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--dpi", type=int, default=100)
    parser.add_argument("--limit", type=float, default=LIMIT, help="per cent")
    options = parser.parse_args()
    installed = list(filter(shutil.which, RENDERERS))
    if not installed:
        parser.error(f"nothing was measured: install one of {', '.join(RENDERERS)}")
    rows = list(_rows(options.files, installed, options.dpi))
    header = ("file", "renderer", "pages", "most ink")
    sys.stdout.write(table(header, map(_shown, rows)) + "\n")
    return int(any(row.most > options.limit + ROUNDING for row in rows))


if __name__ == "__main__":
    sys.exit(main())
