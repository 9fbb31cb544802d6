"""Files as services know them: relative to the folder that the check was run in."""

import os
from pathlib import PurePath


def relative_file(file: str) -> str:
    """The file's name without the absolute part, which means something on one machine only."""
    if not os.path.isabs(file):  # noqa: PTH117 - names, not files
        return file
    try:
        return PurePath(os.path.relpath(file)).as_posix()
    except ValueError:  # another drive
        return PurePath(file).name
