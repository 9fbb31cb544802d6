"""Sides of pieces that are kept from one process to the next, in a file for each game and look."""

import contextlib
import marshal
from itertools import chain
from pathlib import Path

from printkit.art.style import Ink
from printkit.cache_folder import cache_folder, keep, kept
from printkit.caches.code import digest_of_code
from printkit.digests import digest_of_text
from printkit.pipeline.prepare import Prepared
from printkit.templating.kept_sides import KeptSide, KeptSides
from printkit.templating.plain_sides import side_bytes, side_of

MOST_BYTES = 16_000_000
"""Of the sides of one game; further ones are not kept."""
MOST_IN_ALL = 200_000_000
"""Of the sides of all games; those that were not drawn for the longest time are let go."""


class StoredSides:
    """The sides of one variant in one ink, as the last process left them."""

    def __init__(self, prepared: Prepared, ink: Ink) -> None:
        """Read what there is; nothing is kept of packs that are not read from disk alone."""
        self._path = _path(prepared, ink)
        self._sides = {} if self._path is None else _read(self._path)

    def get(self, key: str) -> KeptSide | None:
        """The side of this key."""
        data = self._sides.get(key)
        return None if data is None else side_of(data)

    def keep(self, drawn: KeptSides) -> None:
        """Keep what was drawn, and of what was there before as much as there is room for."""
        if self._path is None or all(key in self._sides for key, _ in drawn.items()):
            return
        known = self._sides
        new = [(key, known.get(key) or side_bytes(side)) for key, side in drawn.items()]
        room = MOST_BYTES
        sides: dict[str, bytes] = {}
        for key, data in chain(new, known.items()):
            if data is not None and key not in sides and len(data) <= room:
                room -= len(data)
                sides[key] = data
        keep(self._path, marshal.dumps((digest_of_code(), sides)))
        _drop_oldest(self._path.parent)


def _path(prepared: Prepared, ink: Ink) -> Path | None:
    base = cache_folder()
    if base is None or not prepared.reader.reads_disk_only:
        return None
    folder = prepared.loaded.pack.folder.resolve()
    name = digest_of_text(str(folder), str(prepared.spoken), ink.value)
    return base / "sides" / name[:32]


def _read(path: Path) -> dict[str, bytes]:
    """The sides by their keys, if this very printkit has drawn them."""
    data = kept(path)
    if data is None:
        return {}
    code, sides = marshal.loads(data)  # noqa: S302 - signed by this user
    known: dict[str, bytes] = sides if code == digest_of_code() else {}
    return known


def _drop_oldest(folder: Path) -> None:
    """Remove the files that were not written for the longest time, beyond what all may take."""
    with contextlib.suppress(OSError):
        found = [(path, path.stat()) for path in folder.iterdir() if path.is_file()]
        room = MOST_IN_ALL
        for path, stat in sorted(found, key=lambda each: each[1].st_mtime, reverse=True):
            room -= stat.st_size
            if room < 0:
                path.unlink(missing_ok=True)
