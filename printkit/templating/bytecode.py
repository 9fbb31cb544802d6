"""Compiled templates, kept between runs: compiling takes longer than drawing with them."""

import hashlib
from functools import cache
from io import BytesIO
from pathlib import Path

import jinja2
from jinja2.bccache import Bucket

from printkit.cache_folder import cache_folder, drop_oldest, keep, kept

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
            # those of other versions too
            drop_oldest((path for path in self._all.glob("*/*") if path.is_file()), KEPT)


@cache
def _compiler() -> str:
    """What stands for the code that compiles: Jinja's version and this package's sources."""
    digest = hashlib.sha256(jinja2.__version__.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
