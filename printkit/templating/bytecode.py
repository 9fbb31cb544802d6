"""Compiled templates, kept between runs: compiling takes longer than drawing with them."""

import contextlib
import hashlib
from functools import cache
from io import BytesIO
from pathlib import Path

import jinja2
from jinja2.bccache import Bucket

from printkit.cache_folder import cache_folder, keep, kept

KEPT = 500
"""Compiled templates that are kept; a game with its theme has some forty."""


class CompiledTemplates(jinja2.BytecodeCache):
    """Keeps compiled templates in the user's cache folder, if there is one that can be written.

    Jinja compares the source of a template with the one that was compiled; the folder's name
    stands for the code that compiles.
    """

    def __init__(self) -> None:
        base = cache_folder()
        self._all = None if base is None else base / "templates"
        self._folder = None if self._all is None else self._all / _compiler()

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill the bucket with what was kept, if anything was."""
        code = None if self._folder is None else kept(self._folder / bucket.key)
        if code is not None:  # signed by this user, so it may be unpickled
            bucket.load_bytecode(BytesIO(code))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what the bucket holds; a folder that cannot be written is not a mistake."""
        if self._folder is not None and self._all is not None:
            keep(self._folder / bucket.key, bucket.bytecode_to_string())
            _drop_oldest(self._all)


def _drop_oldest(folder: Path) -> None:
    """Remove the compiled templates beyond the newest :data:`KEPT`, of other versions too."""
    with contextlib.suppress(OSError):
        files = [path for path in folder.glob("*/*") if path.is_file()]
        if len(files) > KEPT:
            by_age = sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)
            for path in by_age[KEPT:]:
                path.unlink(missing_ok=True)


@cache
def _compiler() -> str:
    """What stands for the code that compiles: Jinja's version and this package's sources."""
    digest = hashlib.sha256(jinja2.__version__.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
