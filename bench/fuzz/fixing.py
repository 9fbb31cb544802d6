"""What fixing does to a harmed pack, and whether that is sound."""

from collections import Counter
from functools import partial
from pathlib import Path

from bench.fuzz.corpus import FIXTURES
from printkit.fixing.fix import fix
from printkit.fixing.rewriting import FileChange
from printkit.pipeline.prepare import Prepared, prepare
from printkit.reporting.differences import unified
from printkit.source.encoding import decode
from printkit.source.pack_reader import PackReader
from printkit.source.yaml_reader import parse_yaml


class UnsoundError(Exception):
    """Fixing made a file worse, or did not come to its end; the text shows how."""


def fixed(folder: Path) -> bool:
    """Fix the pack in memory; whether that changes anything.

    Raises:
        UnsoundError: a file reads worse than before, or fixing again changes it again.
    """
    opening = partial(_open, str(folder))
    changes = fix(opening, pieces=False).changes
    for change in changes:
        if _troubles(change, change.after) - _troubles(change, change.before):
            raise UnsoundError(f"it no longer reads:\n{_shown(change)}")
    if changes:
        contents = {change.path: change.after for change in changes}
        again = fix(opening, given=contents, pieces=False).changes
        if again:
            shown = "".join(map(_shown, changes)), "".join(map(_shown, again))
            raise UnsoundError("fixing again changes it again:\n{}\n{}".format(*shown))
    return bool(changes)


def _open(reference: str, reader: PackReader) -> Prepared:
    return prepare(reference, search=[FIXTURES], reader=reader)


def _troubles(change: FileChange, data: bytes) -> Counter[str]:
    """What is wrong with a file on its own, by code."""
    text = decode(data, change.shown)
    if not isinstance(text, str):
        return Counter([text.code])
    found = parse_yaml(text, change.shown).diagnostics if change.path.suffix == ".yaml" else ()
    return Counter(diagnostic.code for diagnostic in found)


def _shown(change: FileChange) -> str:
    return unified(change.shown, change.before, change.after)
