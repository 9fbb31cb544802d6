"""``batch.json``: what has become of each edition, written safely while a batch goes on."""

import json
import time
from array import array
from collections import Counter
from collections.abc import Iterator
from tempfile import TemporaryFile
from typing import IO, Any, Self

from printkit import __version__
from printkit.batching.making import MadeEdition, Status
from printkit.interruption import uninterrupted
from printkit.reporting.json_report import finding_data

NAME = "batch.json"
VERSION = 1
_SHARE = 20
"""Writing the report takes at most about a twentieth of the time."""


class BatchReport:
    """Takes editions as they are done; keeps them in a file, so that memory stays as it is."""

    def __init__(self, base: str, total: int) -> None:
        """``total`` editions are expected."""
        self._head = {"version": VERSION, "printkit": __version__, "base": base, "editions": total}
        self._total = total
        self._lines: IO[bytes] = TemporaryFile()  # noqa: SIM115 - closed with the report
        self._starts = array("q", [-1]) * (total + 1)
        self._written = time.monotonic()
        self._pause = 1.0
        self.counts: Counter[Status] = Counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._lines.close()

    def add(self, made: MadeEdition) -> None:
        """Note what has become of an edition."""
        entry = json.dumps(_entry(made), ensure_ascii=False).encode() + b"\n"
        with uninterrupted():
            start = self._lines.seek(0, 2)
            self._lines.write(entry)
            self._starts[made.number] = start
            self.counts[made.status] += 1

    @property
    def done(self) -> int:
        """How many editions have been looked at."""
        return self.counts.total()

    @property
    def is_due(self) -> bool:
        """Whether it is time to write the report again."""
        return time.monotonic() - self._written > self._pause

    def parts(self) -> Iterator[bytes]:
        """The report as it is now, part by part, editions in the order of the rows."""
        begun = time.monotonic()
        head = {**self._head, **{each.value: self.counts[each] for each in Status}}
        yield json.dumps(head, ensure_ascii=False).encode()[:-1] + b', "rows": ['
        between = b"\n"
        for entry in self._entries():
            yield between + entry
            between = b",\n"
        yield b"\n]}\n"
        self._written = time.monotonic()
        self._pause = max(1.0, _SHARE * (self._written - begun))

    def _entries(self) -> Iterator[bytes]:
        for start in self._starts:
            if start >= 0:
                self._lines.seek(start)
                yield self._lines.readline().rstrip(b"\n")


def _entry(made: MadeEdition) -> dict[str, Any]:
    return {
        "row": made.number,
        "place": made.place,
        "name": made.name,
        "status": made.status.value,
        "seconds": round(made.seconds, 3),
        "folder": made.folder,
        **({"key": made.key} if made.key else {}),
        "error": made.error or None,
        "help": made.remedy or None,
        "findings": [finding_data(each) for each in made.diagnostics],
        "sheets": dict(made.kit),
        "files": {
            name: {"sha256": entry.sha256, "bytes": entry.size}
            for name, entry in sorted(made.files.items())
        },
    }
