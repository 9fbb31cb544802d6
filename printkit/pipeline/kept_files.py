"""PDFs that were made before, whichever folder they were made for.

Equal keys mean equal bytes: whoever makes the same kit for another folder, or returns to an earlier
version of a game, finds its documents finished.
"""

import marshal
from collections.abc import Sequence
from pathlib import Path

from printkit.cache_folder import cache_folder, drop_beyond, keep, kept
from printkit.digests import digest_of_text
from printkit.pipeline.outputs import Plan
from printkit.pipeline.prepare import Prepared

MOST_BYTES = 8_000_000
"""Of one set of files; larger ones are made again."""
MOST_IN_ALL = 200_000_000

Made = Sequence[tuple[str, bytes]]
"""Files by their names."""


class KeptFiles:
    """The documents of one variant."""

    def __init__(self, prepared: Prepared) -> None:
        """Nothing is kept of packs that are not read from disk alone, or are rows of a list."""
        base = cache_folder() if prepared.lies_on_disk else None
        self._folder = None if base is None else base / "files"

    def takes(self, plan: Plan) -> bool:
        """Whether the files of a plan are kept at all."""
        return self._path(plan) is not None

    def of(self, plan: Plan) -> Made | None:
        """The files of a plan, if they were made before."""
        path = self._path(plan)
        data = None if path is None else kept(path)
        made: Made | None = None if data is None else marshal.loads(data)  # noqa: S302 - signed by this user
        return made

    def keep(self, plan: Plan, made: Made) -> None:
        """Keep the files of a plan."""
        path = self._path(plan)
        if path is not None and sum(len(content) for _, content in made) <= MOST_BYTES:
            keep(path, marshal.dumps(list(made)))

    def turn(self) -> None:
        """All is written: let go of the oldest of too many files."""
        if self._folder is not None:
            drop_beyond(self._folder, MOST_IN_ALL)

    def _path(self, plan: Plan) -> Path | None:
        if self._folder is None or not plan.name.endswith(".pdf"):
            return None
        return self._folder / digest_of_text(plan.name, plan.key)[:32]
