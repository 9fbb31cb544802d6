"""The variants that `printkit check` is asked about, one after the other."""

import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from printkit.caches.check_results import CheckKey, CheckResult, remembered
from printkit.cli.limiting import allow_time
from printkit.cli.options import WHICH_VARIANT
from printkit.cli.sources import source_line
from printkit.errors import UsageError
from printkit.findings.selection import Selection
from printkit.limits import limits, remedy
from printkit.loading.packs import Pack, pack_of_text
from printkit.records import record
from printkit.reporting.report import Report
from printkit.source.encoding import decode
from printkit.source.pack_reader import PackReader

STDIN = "-"


@record
class Job:
    """A variant to check, in a language; ``text`` is its definition if that was read from input."""

    reference: str | Pack
    language: str | None = None
    text: bytes | None = None

    @property
    def name(self) -> str:
        """What people know it by."""
        named = self.reference
        name = named if isinstance(named, str) else named.shown_main_file
        return name if self.language is None else f"{name} ({self.language})"

    @property
    def given(self) -> dict[Path, bytes]:
        """Standard input, in place of the definition."""
        if self.text is None or isinstance(self.reference, str):
            return {}
        return {self.reference.main_file: self.text}

    def line(self, shown: str, number: int) -> str | None:
        """A line of standard input, by the name that findings use; None for other files."""
        if self.text is None or isinstance(self.reference, str):
            return None
        if shown != self.reference.shown_main_file:
            return None
        text = decode(self.text, shown)
        lines = text.split("\n") if isinstance(text, str) else []
        return lines[number - 1] if 1 <= number <= len(lines) else None


@record
class CheckOptions:
    """How variants are checked."""

    search: tuple[Path, ...] = ()
    pieces: bool = True
    selections: tuple[Selection, ...] = ()


def jobs_of(
    variants: Iterable[str], language: str | None, stdin_name: str | None, *, check_all: bool
) -> list[Job]:
    """What is to be checked, each once.

    Raises:
        UsageError: nothing is named, or a name is given to an input that is not or cannot be read.
    """
    names = dict.fromkeys(variants)
    if stdin_name is not None and STDIN not in names:
        raise UsageError("--stdin-filename names an input that is not read", "write '-' as VARIANT")
    jobs = [
        _from_input(stdin_name, language) if name == STDIN else Job(name, language)
        for name in names
    ]
    if check_all:
        from printkit.pipeline.prepare import shipped_variants  # noqa: PLC0415 - late: start-up

        jobs += [Job(name, None) for name in shipped_variants()]
    if not jobs:
        raise UsageError("name a VARIANT, or use --all", WHICH_VARIANT)
    return list(dict.fromkeys(jobs))


def run_jobs(jobs: Iterable[Job], options: CheckOptions) -> tuple[list[Report], list[Path]]:
    """What is wrong with the variants, and the folders that they are read from."""
    reports: list[Report] = []
    folders: list[Path] = []
    for job in jobs:
        result = _result(job, options)
        reports.append(Report(job.name, tuple(result.findings)))
        folders += result.folders
    return reports, list(dict.fromkeys(folders))


def _result(job: Job, options: CheckOptions) -> CheckResult:
    """What is wrong with a variant; the findings of the last time if nothing has changed."""
    allow_time()
    if not isinstance(job.reference, str):
        return _checked(job, options)
    key = CheckKey(job.reference, options.search, job.language, options.pieces, options.selections)
    return remembered(key, partial(_checked, job, options))


def _checked(job: Job, options: CheckOptions) -> CheckResult:
    from printkit.pipeline.checks import check_prepared  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.prepare import prepare  # noqa: PLC0415 - late: start-up

    reader = PackReader(job.given)
    prepared = prepare(job.reference, search=options.search, language=job.language, reader=reader)
    found = check_prepared(prepared, pieces=options.pieces, selections=options.selections)
    folders = dict.fromkeys([prepared.loaded.pack.folder, *prepared.folders])
    return CheckResult(found, tuple(folders), prepared.reader.inputs)


def line_of_jobs(jobs: Sequence[Job], shown: str, number: int) -> str | None:
    """A line of standard input if it is one, else of the file of this name."""
    lines = (job.line(shown, number) for job in jobs)
    given = next((line for line in lines if line is not None), None)
    return source_line(shown, number) if given is None else given


def _from_input(name: str | None, language: str | None) -> Job:
    if sys.stdin is None:
        raise UsageError("standard input is closed", "name a folder, or pass the definition in")
    most = limits().file_bytes
    text = sys.stdin.buffer.read(most + 1)
    if len(text) > most:
        raise UsageError(f"standard input has more than {most:,} bytes", remedy("file-bytes"))
    return Job(pack_of_text(name), language, text)
