"""One run of `printkit batch`: its options, how far it is, what came of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from pathlib import Path

from printkit.batching.batch import BatchOutcome, run
from printkit.batching.making import MadeEdition, Status
from printkit.batching.opening import BatchRequest, opened
from printkit.cli.console import Console, write_json
from printkit.cli.exit_codes import code_of
from printkit.cli.sources import source_line
from printkit.diagnostics import Diagnostic, Route, Severity, has_errors
from printkit.errors import UsageError
from printkit.findings.selection import from_level
from printkit.limits import limits
from printkit.pipeline.request import Request
from printkit.processes import cores
from printkit.records import record
from printkit.reporting.render import ReportStyle
from printkit.reporting.report import Report
from printkit.settings.project import find_project
from printkit.source.listed_rows import is_row_list

_NAMED = 5
"""Failed editions that the summary names."""
_ALIKE = 3
"""Findings of one rule about the same value of different editions that are shown."""


def wanted_rows(named: Sequence[str], base: str | None) -> tuple[Path | None, tuple[str, ...]]:
    """The file with the rows; or the folders, those that a pattern stands for in their order.

    Raises:
        UsageError: there is neither, or both.
    """
    if is_row_list(named[0]):
        if len(named) > 1:
            raise UsageError("one list of editions at a time", "join the lists, or call it twice")
        if base is None:
            raise UsageError("what are the rows laid over?", "name a game: --base ./my-edition")
        return Path(named[0]), ()
    if base is not None:
        raise UsageError("folders have bases of their own", "leave --base out")
    folders = tuple(folder for name in named for folder in _folders(name))
    if not folders:
        raise UsageError(f"no folder is called {' or '.join(named)}", "name folders of editions")
    return None, folders


def _folders(name: str) -> Iterator[str]:
    """The folder of this name, or those that a pattern stands for which no shell has read."""
    if not any(sign in name for sign in "*?[") or Path(name).exists():
        yield name
        return
    pattern = Path(name)
    root = Path(pattern.anchor or ".")
    relative = pattern.relative_to(root) if pattern.anchor else pattern
    yield from sorted(f"./{one}" for one in root.glob(str(relative)) if one.is_dir())


@record
class BatchRun:
    """All options of a run."""

    console: Console
    request: Request
    rows: Path | None
    base: str = ""
    folders: tuple[str, ...] = ()
    sheet: str | None = None
    naming: tuple[str, ...] = ()
    level: Severity | None = None
    address: str = ""
    scheduler: str = ""

    def once(self, jobs: int | None, *, check_only: bool, as_json: bool) -> int:
        """Make all editions, and report.

        Raises:
            UsageError: the options make no sense.
            OutputError: the report cannot be written.
        """
        project = find_project(Path.cwd())
        batch = BatchRequest(
            replace(self.request, selections=(project.selection,)),
            self.rows,
            self.base,
            self.folders,
            self.sheet,
            self.naming,
            check_only=check_only,
            jobs=jobs or cores(),
            address=self.address,
            scheduler=self.scheduler,
        )
        what = opened(batch)
        if has_errors(what.diagnostics):
            self._show(list(what.diagnostics), Severity.INFO)
            self.console.say("nothing was made; fix the errors above first")
            return code_of(what.diagnostics)
        heard = _Heard()
        with self.console.counted("checked" if check_only else "made", what.total) as count:

            def hear(made: MadeEdition) -> None:
                heard.add(made)
                count(made.name, is_failed=made.status is Status.FAILED)

            outcome = run(batch, what, hear)
        level = self.level or (Severity.INFO if self.console.verbose else None)
        self._show(heard.findings, level or project.level or Severity.WARNING)
        for line in _summary(outcome, heard):
            self.console.say(line)
        if as_json:
            write_json(_data(outcome))
        return 1 if outcome.counts.get(Status.FAILED) else 0

    def _show(self, found: list[Diagnostic], level: Severity) -> None:
        shown = from_level(found, level)
        self.console.reports([Report("", tuple(shown))], ReportStyle("full"), source_line, err=True)


@record
class _Heard:
    """What is said of editions when all are done: each finding once, and who failed.

    Of findings of one rule about the same value of many editions the first are shown.
    """

    found: dict[tuple[object, ...], Diagnostic] = field(default_factory=dict)
    alike: Counter[tuple[str, Route | None]] = field(default_factory=Counter)
    failed: list[MadeEdition] = field(default_factory=list)

    @property
    def findings(self) -> list[Diagnostic]:
        return list(self.found.values())

    def add(self, made: MadeEdition) -> None:
        if made.status is Status.FAILED and len(self.failed) < limits().findings:
            self.failed.append(replace(made, diagnostics=()))
        for one in made.diagnostics:
            key = one.code, one.span, one.message
            if key not in self.found and len(self.found) < limits().findings:
                self.alike[one.code, one.route] += 1
                if self.alike[one.code, one.route] <= _ALIKE:
                    self.found[key] = one

    @property
    def left_out(self) -> int:
        """How many findings are in the report alone."""
        return self.alike.total() - len(self.found)


def _summary(outcome: BatchOutcome, heard: _Heard) -> Iterator[str]:
    for made in heard.failed[:_NAMED]:
        yield f"{made.place}: {made.name} was not made" + (f": {made.error}" if made.error else "")
    if heard.left_out:
        yield f"{heard.left_out:,} more findings like these are not shown"
    more = outcome.counts.get(Status.FAILED, 0) - _NAMED
    if more > 0:
        yield f"… and {more:,} more were not made"
    counted = (f"{number:,} {status}" for status, number in sorted(outcome.counts.items()))
    place = f"; see {outcome.report}" if outcome.report else ""
    yield f"{', '.join(counted)}{place}"


def _data(outcome: BatchOutcome) -> dict[str, object]:
    counted = {each.value: outcome.counts.get(each, 0) for each in Status}
    return {**counted, "report": outcome.report or None}
