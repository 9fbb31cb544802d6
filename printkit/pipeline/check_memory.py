"""What the last check of a variant found, told again as long as nothing it read has changed.

The first check learns which folders a variant is read from, the second can be remembered.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from printkit.cache_folder import cache_folder, keep, kept
from printkit.checking.findings.selection import Selection
from printkit.diagnostics import Diagnostic
from printkit.loading.packs import THEME, VARIANT, names
from printkit.pipeline.fingerprint import digest_of_code, digest_of_folders, digest_of_text
from printkit.pipeline.plain_findings import from_plain, to_plain


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a check; the variant is one that is read from disk."""

    reference: str
    search: tuple[Path, ...] = ()
    language: str | None = None
    pieces: bool = True
    selections: Sequence[Selection] = ()

    def key(self) -> str:
        """What stands for the question, asked of this very printkit in this folder.

        Packs are found by name, so the names that can be had belong to it.
        """
        known = [names(self.search, kind) for kind in (VARIANT, THEME)]
        return digest_of_text(digest_of_code(), str(Path.cwd()), repr(self), repr(known))


class Answer(NamedTuple):
    """What was found, and the folders that were read; ``complete`` if these are all."""

    findings: list[Diagnostic]
    folders: tuple[Path, ...]
    complete: bool = True


class _Note(NamedTuple):
    """What is kept of an answer; ``digest`` is that of the folders."""

    key: str = ""
    folders: tuple[Path, ...] = ()
    digest: str = ""
    findings: tuple[Diagnostic, ...] = ()


def answered(question: Question, check: Callable[[], Answer]) -> Answer:
    """The answer of the last time, if it still holds; else that of a new check."""
    base = cache_folder()
    if base is None:
        return check()
    # One file for each variant, whatever is asked about it: the folder does not grow with edits.
    place = base / "checks" / f"{digest_of_text(str(Path.cwd()), question.reference)[:32]}.json"
    key, note = question.key(), _read(place)
    before = digest_of_folders(note.folders)
    if (note.key, note.digest) == (key, before):
        return Answer(list(note.findings), note.folders)
    answer = check()
    # Somebody may have saved a file during the check; then nothing is known but the folders.
    steady = answer.folders == note.folders and digest_of_folders(note.folders) == before
    digest = before if steady and answer.complete else ""
    _write(place, _Note(key, answer.folders, digest, tuple(answer.findings)))
    return answer


def _read(place: Path) -> _Note:
    """What was kept; an empty note where nothing was; what is signed is sound."""
    content = kept(place)
    if content is None:
        return _Note()
    note = json.loads(content)
    folders = tuple(Path(folder) for folder in note["folders"])
    return _Note(note["key"], folders, note["digest"], tuple(from_plain(note["findings"])))


def _write(place: Path, note: _Note) -> None:
    plain = {
        "key": note.key,
        "folders": [str(folder) for folder in note.folders],
        "digest": note.digest,
        "findings": to_plain(note.findings),
    }
    keep(place, json.dumps(plain).encode())
