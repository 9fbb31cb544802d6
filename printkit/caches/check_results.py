"""What the last check of a variant found, reported again as long as nothing it read has changed.

Whether it still holds is seen by the bytes of what was read, and by what was looked for in vain.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from printkit.caches.cache import CacheEntry, get, put
from printkit.caches.code import digest_of_code
from printkit.diagnostics import Diagnostic
from printkit.digests import digest_of_text
from printkit.findings.selection import Selection
from printkit.loading.packs import THEME, VARIANT, names
from printkit.records import record
from printkit.source.pack_reader import Inputs


@record
class CheckKey:
    """What is asked of a check; the variant is one that is read from disk."""

    reference: str
    search: tuple[Path, ...] = ()
    language: str | None = None
    pieces: bool = True
    selections: Sequence[Selection] = ()

    @property
    def name(self) -> str:
        """What the newest result is kept under, whatever is asked about the variant."""
        return f"{Path.cwd()}\0{self.reference}"

    def digest(self) -> str:
        """What stands for the question, asked of this very printkit in this folder.

        Packs are found by name, so the available names belong to it.
        """
        known = [names(self.search, kind) for kind in (VARIANT, THEME)]
        return digest_of_text(digest_of_code(), str(Path.cwd()), repr(self), repr(known))


class CheckResult(NamedTuple):
    """What was found, the folders of the game, and everything that was read."""

    findings: list[Diagnostic]
    folders: tuple[Path, ...]
    inputs: Inputs


def remembered(key: CheckKey, check: Callable[[], CheckResult]) -> CheckResult:
    """The result of the last time, if it still holds; else that of a new check."""
    digest = key.digest()
    known = get("checks", key.name, digest)
    if known is not None:
        findings, folders = known.value
        return CheckResult(list(findings), folders, known.inputs)
    result = check()
    if _lasts(result):
        value = (result.findings, result.folders)
        put("checks", key.name, digest, CacheEntry(value, result.inputs))
    return result


def _lasts(result: CheckResult) -> bool:
    """Whether what was read says when the result no longer holds.

    Of a game that was not found, nobody can say whether it has come; and a file that could not be
    read may be readable without a change to it, once a library is installed.
    """
    from printkit.source.codes import UNREADABLE_FILE  # noqa: PLC0415 - late: start-up

    codes = {finding.code for finding in result.findings}
    return bool(result.inputs) and UNREADABLE_FILE.code not in codes
