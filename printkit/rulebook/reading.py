"""Finding and reading the Markdown file of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from printkit.diagnostics import Diagnostic
from printkit.loading.packs import Pack, pack_file
from printkit.rulebook.codes import RULEBOOK_MISSING
from printkit.source.encoding import read_text


@dataclass(frozen=True, slots=True)
class Manuscript:
    """The rules as they were written; ``shown`` is the file's name in messages."""

    text: str = ""
    shown: str = "rulebook.md"


def read_manuscript(relative: str | None, chain: Sequence[Pack]) -> Manuscript | Diagnostic:
    """The rulebook of a variant: the nearest pack of its chain that has the file.

    A variant without a rulebook has an empty one.
    """
    if relative is None:
        return Manuscript()
    for pack in chain:
        path = pack_file(pack, relative)
        if isinstance(path, Diagnostic):
            return path
        if path.is_file():
            return _read(path, pack.shown_file(relative))
    return RULEBOOK_MISSING.diagnostic(
        f"the rulebook '{relative}' is in none of the game's folders",
        route=("rulebook",),
        help="put the file beside variant.yaml, or correct its name",
    )


def _read(path: Path, shown: str) -> Manuscript | Diagnostic:
    text = read_text(path, shown)
    return text if isinstance(text, Diagnostic) else Manuscript(text, shown)
