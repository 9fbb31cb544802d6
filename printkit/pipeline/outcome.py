"""What a build reports about itself."""

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path

from printkit.diagnostics import Diagnostic
from printkit.kit_folder.state import FileEntry
from printkit.records import record


@record
class SummaryRow:
    """A line of the summary: a component, its pieces, the sheets of its own PDF by paper."""

    component: str
    title: str
    pieces: int
    sheets: Mapping[str, int]


@record
class Outcome:
    """What a build did; nothing was written if ``diagnostics`` holds an error.

    ``kit`` says how many sheets of each paper the whole kit takes, where it was made, and
    ``kit_files`` the path of its PDF below ``folder``; ``preview`` is that of the page that shows
    all pieces. ``unchanged`` are the titles of components left out, since all their pieces are
    there already. ``read_from`` are the folders that a change would show in, ``files`` all that
    the request has made, now or before.
    """

    folder: Path
    rows: tuple[SummaryRow, ...] = ()
    written: int = 0
    kit: Mapping[str, int] = field(default_factory=dict)
    up_to_date: bool = False
    diagnostics: tuple[Diagnostic, ...] = ()
    unchanged: tuple[str, ...] = ()
    kit_files: Mapping[str, str] = field(default_factory=dict)
    preview: str = ""
    read_from: tuple[Path, ...] = ()
    files: Mapping[str, FileEntry] = field(default_factory=dict)
