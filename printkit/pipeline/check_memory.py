"""What the last check of a variant found, told again as long as nothing it read has changed.

Whether it still holds is seen by the bytes of what was read, and by what was looked for in vain.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from printkit.cache_folder import cache_folder, keep, kept
from printkit.diagnostics import Diagnostic
from printkit.findings.selection import Selection
from printkit.loading.packs import THEME, VARIANT, names
from printkit.pipeline.fingerprint import digest_of_code, digest_of_text
from printkit.pipeline.plain_findings import from_plain, to_plain
from printkit.source.pack_reader import Inputs, are_current


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
    """What was found, the folders of the game, and everything that was read."""

    findings: list[Diagnostic]
    folders: tuple[Path, ...]
    inputs: Inputs


def answered(question: Question, check: Callable[[], Answer]) -> Answer:
    """The answer of the last time, if it still holds; else that of a new check."""
    base = cache_folder()
    if base is None:
        return check()
    # One file for each variant, whatever is asked about it: the folder does not grow with edits.
    place = base / "checks" / f"{digest_of_text(str(Path.cwd()), question.reference)[:32]}.json"
    key = question.key()
    known = _read(place, key)
    if known is not None and are_current(known.inputs):
        return known
    answer = check()
    if answer.inputs:  # of a game that was not found, nobody can say whether it has come
        _write(place, key, answer)
    return answer


def _read(place: Path, key: str) -> Answer | None:
    """What was kept, if it answers the question; what is signed is sound."""
    content = kept(place)
    note = None if content is None else json.loads(content)
    if note is None or note["key"] != key:
        return None
    folders = tuple(map(Path, note["folders"]))
    return Answer(list(from_plain(note["findings"])), folders, note["inputs"])


def _write(place: Path, key: str, answer: Answer) -> None:
    note = {
        "key": key,
        "folders": list(map(str, answer.folders)),
        "inputs": answer.inputs,
        "findings": to_plain(answer.findings),
    }
    keep(place, json.dumps(note).encode())
