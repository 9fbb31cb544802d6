"""Which tests one process runs (pytest-xdist), since they share what they have drawn or built."""

import re

from xdist.scheduler import LoadScopeScheduling

TOGETHER = ("components",)
"""Folders that share what they have drawn."""
_PRINTING = re.compile(r"test_pieces\.py::\w+\[(?P<game>.+)-\w+\]$")


class SharedDrawings(LoadScopeScheduling):  # type: ignore[misc]  # xdist says nothing of its types
    """Gives each process whole files, some folders, or one game of the goldens in all its inks."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)


def group_of(nodeid: str) -> str:
    """What a test, such as ``tests/golden/test_pieces.py::test_x[moonopoly-low]``, is run with."""
    printing = _PRINTING.search(nodeid)
    if printing is not None:
        return f"golden {printing['game']}"
    file = nodeid.partition("::")[0].removeprefix("tests/")
    return next((folder for folder in TOGETHER if file.startswith(f"{folder}/")), file)
