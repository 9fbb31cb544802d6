"""Fixing a variant: the one right remedy of each finding, in the variant's own files.

Fixes are tried on the files' contents in memory, a round at a time, until none is left; the files
are written at the end, if at all.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from printkit.diagnostics import Diagnostic, Severity, TextEdit
from printkit.findings.edition import is_about_base
from printkit.findings.fixes import is_shipped, own_files
from printkit.findings.selection import Selection
from printkit.fixing.rewriting import FileChange
from printkit.pipeline.checks import check_definition, check_prepared
from printkit.pipeline.prepare import Prepared
from printkit.records import record
from printkit.source.pack_reader import PackReader
from printkit.source.text_edits import apply_edits, overlap

MAX_ROUNDS = 20
"""Remedies that undo one another would never come to an end."""

MAX_FAILED = 40
"""Tries to make some edits and not others, of which each reads everything again."""

Edits = tuple[TextEdit, ...]
Contents = dict[Path, bytes]
Opening = Callable[[PackReader], Prepared]


@record
class Fixed:
    """What fixing came to: the files that change, and the findings.

    ``refused`` are those whose remedy would have brought up new errors; they are among those
    that are ``left``.
    """

    changes: tuple[FileChange, ...]
    count: int
    left: tuple[Diagnostic, ...]
    refused: tuple[Diagnostic, ...]
    shipped: bool
    """Whether the variant comes with printkit, and was left alone for that."""
    inherited: int = 0
    """How many of those that are left have a place in a base."""


def fix(
    opening: Opening,
    *,
    given: Contents | None = None,
    pieces: bool = True,
    selections: Sequence[Selection] = (),
) -> Fixed:
    """Work out how a variant's files look when all that can be fixed is fixed.

    ``opening`` prepares the variant with a reader, ``given`` are contents in place of files;
    findings that ``selections`` leave out are left alone.
    """
    fixing = _Fixing(opening, given or {}, selections)
    for drawn in (False, True) if pieces else (False,):
        for _ in range(MAX_ROUNDS):
            if not fixing.round(pieces=drawn):
                break
    return fixing.result()


@dataclass(slots=True)
class _Fixing:
    """The files as they would be by now, and what was found in them last."""

    opening: Opening
    given: Contents
    selections: Sequence[Selection]
    contents: Contents = field(default_factory=dict)
    before: Contents = field(default_factory=dict)
    shown: dict[Path, str] = field(default_factory=dict)
    left: list[Diagnostic] = field(default_factory=list)
    refused: dict[tuple[str, str], Diagnostic] = field(default_factory=dict)
    count: int = 0
    failed: int = 0
    shipped: bool = False
    inherited: int = 0

    def round(self, *, pieces: bool) -> bool:
        """Check, and fix what does not touch each other; whether anything was fixed."""
        prepared = self._prepare(self.contents)
        self.shipped = is_shipped(prepared.loaded.pack)
        self.left = check_prepared(prepared, pieces=pieces, selections=self.selections)
        self.inherited = sum(is_about_base(d, prepared.loaded) for d in self.left)
        batch = _apart(d for d in self.left if (d.code, d.message) not in self.refused)
        if not batch:
            return False
        before = self.count
        self._try_by_halves(prepared, list(batch.items()))
        return self.count > before or bool(self.refused)

    def _try_by_halves(
        self, prepared: Prepared, batch: list[tuple[Edits, list[Diagnostic]]]
    ) -> None:
        """Make these edits, but for those that bring up new errors."""
        if self._try(prepared, dict(batch)):
            return
        self.failed += 1
        if len(batch) == 1 or self.failed > MAX_FAILED:
            self.refused |= {(d.code, d.message): d for _, found in batch for d in found}
            return
        half = len(batch) // 2
        self._try_by_halves(prepared, batch[:half])
        self._try_by_halves(self._prepare(self.contents), batch[half:])

    def result(self) -> Fixed:
        """What there is to write and to report."""
        changes = tuple(
            FileChange(path, self.shown[path], self.before[path], content)
            for path, content in sorted(self.contents.items())
        )
        changed = tuple(change for change in changes if change.before != change.after)
        refused = tuple(self.refused.values())
        left = tuple(self.left)
        return Fixed(changed, self.count, left, refused, self.shipped, self.inherited)

    def _try(self, prepared: Prepared, batch: dict[Edits, list[Diagnostic]]) -> bool:
        """Make these edits, unless they bring up new errors."""
        contents = self._edited(prepared, [edit for edits in batch for edit in edits])
        after = self._prepare(contents)
        if not _is_better(prepared, after):
            return False
        self.contents = contents
        self.count += sum(map(len, batch.values()))
        return True

    def _edited(self, prepared: Prepared, edits: list[TextEdit]) -> Contents:
        contents = dict(self.contents)
        files = own_files(prepared.loaded, prepared.theme)
        for shown in sorted({edit.span.file for edit in edits}):
            path = files[shown]
            self.shown[path] = shown
            own = [edit for edit in edits if edit.span.file == shown]
            self.before.setdefault(path, prepared.reader.read(path))
            contents[path] = apply_edits(contents.get(path) or self.before[path], own)
        return contents

    def _prepare(self, contents: Contents) -> Prepared:
        return self.opening(PackReader({**self.given, **contents}))


def _apart(diagnostics: Iterable[Diagnostic]) -> dict[Edits, list[Diagnostic]]:
    """The edits of the findings that can be fixed together, each with what it fixes.

    Of edits that touch each other the first counts; the others have their turn later.
    """
    batch: dict[Edits, list[Diagnostic]] = {}
    for diagnostic in diagnostics:
        edits = () if diagnostic.fix is None else diagnostic.fix.text_edits
        if edits in batch:
            batch[edits].append(diagnostic)
        elif edits and not any(overlap(edits, other) for other in batch):
            batch[edits] = [diagnostic]
    return batch


def _is_better(before: Prepared, after: Prepared) -> bool:
    """Whether more can be read than before, or as much, with no more errors of any kind."""
    reach, reached = _reach(before), _reach(after)
    if reached != reach:
        return all(now >= then for now, then in zip(reached, reach, strict=True))
    return _errors(after) <= _errors(before)


def _reach(prepared: Prepared) -> tuple[int, int, bool, bool]:
    """How far the reading came: a mistake may hide what stands behind it."""
    theme = prepared.theme is not None and prepared.theme.theme is not None
    loaded = prepared.loaded
    return len(loaded.chain), len(loaded.files), loaded.variant is not None, theme


def _errors(prepared: Prepared) -> Counter[str]:
    found = check_definition(prepared)
    return Counter(d.code for d in found if d.severity is Severity.ERROR)
