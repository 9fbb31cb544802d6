"""``python -m bench.exports FOLDER``: shipped games exported for shipped targets, read back.

A row for each game and target: what came of it, its files, what it leaves out, the codes of its
findings. Files are opened again, and held to the manifest; with ``--twice`` each export is made
twice, and both must have the same bytes. Targets that need a profile want ``--icc``.
"""

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pikepdf
from PIL import Image

from printkit.diagnostics import has_errors
from printkit.errors import PrintkitError
from printkit.pipeline.prepare import shipped_variants
from printkit.targets.catalogue import shipped_target
from printkit.targets.codes import NOTHING_TAKEN
from printkit.targets.export import ExportOptions, ExportRequest
from printkit.targets.exporting import Exported, export_for
from printkit.targets.forms.registry import all_forms
from printkit.targets.reading import shipped_targets
from tools.docs_pages import table

MEGABYTE = 1_000_000
MANIFEST = "manifest.json"
OK, NOTHING = "ok", "nothing for it"
HEADER = ("game", "target", "state", "pieces", "files", "MB", "CPU s", "not taken", "findings")


class Cell(NamedTuple):
    """What became of a game for a target; ``faults`` are those of its files."""

    game: str
    target: str
    done: Exported | None
    seconds: float
    faults: tuple[str, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether there are files and nothing is wrong with them, or there can be none."""
        return self.done is not None and not self.faults and self.state in {OK, NOTHING}

    @property
    def state(self) -> str:
        """What came of it, in a word."""
        if self.done is None or self.faults:
            return "; ".join(self.faults)
        if self.done.files:
            return OK
        codes = [each.code for each in self.done.diagnostics]
        return NOTHING if NOTHING_TAKEN.code in codes else "errors"

    def row(self) -> tuple[str, ...]:
        """The cells of the table."""
        if self.done is None or self.done.export is None:
            return self.game, self.target, self.state, *("",) * 6
        export = self.done.export
        codes = Counter(each.code for each in self.done.diagnostics)
        size = sum((self.done.folder / name).stat().st_size for name in self.done.files)
        return (
            self.game,
            self.target,
            self.state,
            str(sum(one.artwork.copies for one in export.pieces)),
            str(len(self.done.files)),
            f"{size / MEGABYTE:.1f}",
            f"{self.seconds:.1f}",
            " ".join(sorted({one.component for one in export.refused})),
            " ".join(f"{code}×{count}" for code, count in sorted(codes.items())),
        )


def cells(
    games: Sequence[str], targets: Sequence[str], folder: Path, icc: Path | None, *, twice: bool
) -> Iterator[Cell]:
    """Each game for each target."""
    for game in games:
        for target in targets:
            yield _cell(game, target, folder, icc, twice=twice)


def _cell(game: str, target: str, folder: Path, icc: Path | None, *, twice: bool) -> Cell:
    takes_profile = "icc" in all_forms()[shipped_target(target).target.form].options
    options = ExportOptions(icc=icc) if takes_profile else ExportOptions()
    begun = time.process_time()
    try:
        done = export_for(ExportRequest(game, target, folder, options=options))
    except PrintkitError as error:
        return Cell(game, target, None, 0.0, (str(error),))
    seconds = time.process_time() - begun
    faults = list(_faults(done)) if done.files else []
    if twice and not has_errors(done.diagnostics):
        again = export_for(ExportRequest(game, target, folder / "again", options=options))
        if _manifest(again) != _manifest(done):
            faults.append("other bytes the second time")
    return Cell(game, target, done, seconds, tuple(faults))


def _manifest(done: Exported) -> bytes:
    return (done.folder / MANIFEST).read_bytes()


def _faults(done: Exported) -> Iterator[str]:
    """What is wrong with the files: not those of the manifest, or others cannot open them."""
    told = json.loads(_manifest(done))["files"]
    if set(told) != set(done.files):
        yield "the manifest names other files"
    for name in done.files:
        path = done.folder / name
        if hashlib.sha256(path.read_bytes()).hexdigest() != told.get(name, {}).get("sha256"):
            yield f"{name}: other bytes than in the manifest"
        yield from _unreadable(path)


def _unreadable(path: Path) -> Iterator[str]:
    try:
        if path.suffix == ".pdf":
            with pikepdf.open(path) as pdf:
                yield from (f"{path.name}: {problem}" for problem in pdf.check_pdf_syntax())
        elif path.suffix in {".png", ".jpg"}:
            with Image.open(path) as picture:
                picture.verify()
        elif path.suffix == ".json":
            json.loads(path.read_bytes())
    except (pikepdf.PdfError, OSError, ValueError) as error:
        yield f"{path.name}: {error}"


def main() -> int:
    """Print the table; fail where an export is not sound."""
    parser = argparse.ArgumentParser(prog="python -m bench.exports", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the exports go")
    parser.add_argument("--games", nargs="+", default=list(shipped_variants()))
    parser.add_argument("--targets", nargs="+", default=shipped_targets())
    parser.add_argument("--icc", type=Path, help="the profile of a press")
    parser.add_argument("--twice", action="store_true", help="compare the bytes of two exports")
    given = parser.parse_args()
    found = []
    for cell in cells(given.games, given.targets, given.folder, given.icc, twice=given.twice):
        found.append(cell)
        print(*cell.row()[:3], file=sys.stderr, flush=True)
    print(table(HEADER, (cell.row() for cell in found)))
    return int(not all(cell.is_sound for cell in found))


if __name__ == "__main__":
    sys.exit(main())
