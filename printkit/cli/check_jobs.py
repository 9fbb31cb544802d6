"""Checking variants, one after the other; what was found before holds while nothing has changed."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from printkit.caches.check_results import CheckKey, CheckResult, remembered
from printkit.cli.jobs import Job
from printkit.findings.selection import Selection
from printkit.limiting import allow_time
from printkit.records import record
from printkit.reporting.report import Report
from printkit.source.pack_reader import Inputs, PackReader


@record
class CheckOptions:
    """How variants are checked."""

    search: tuple[Path, ...] = ()
    pieces: bool = True
    selections: tuple[Selection, ...] = ()
    target: str | None = None
    """What the game would be exported for; its rules are those of an export."""


class Checked(NamedTuple):
    """What is wrong with some variants, the folders that they lie in, and what was read of each."""

    reports: list[Report]
    folders: list[Path]
    inputs: list[Inputs]


def run_jobs(jobs: Iterable[Job], options: CheckOptions) -> Checked:
    """Check the variants, one after the other."""
    results = [(job.name, _result(job, options)) for job in jobs]
    return Checked(
        [Report(name, tuple(result.findings)) for name, result in results],
        list(dict.fromkeys(folder for _, result in results for folder in result.folders)),
        [result.inputs for _, result in results],
    )


def _result(job: Job, options: CheckOptions) -> CheckResult:
    """What is wrong with a variant; the findings of the last time if nothing has changed."""
    allow_time()
    if options.target is not None:
        return _checked_for(job, options, options.target)
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


def _checked_for(job: Job, options: CheckOptions, target: str) -> CheckResult:
    """What an export for a target would report."""
    from printkit.targets.export import ExportRequest  # noqa: PLC0415 - late: start-up
    from printkit.targets.exporting import export_for  # noqa: PLC0415 - late: start-up

    request = ExportRequest(
        job.reference,
        target,
        Path(),
        job.language,
        search=options.search,
        selections=options.selections,
        text=job.text,
    )
    done = export_for(request, write=False)
    return CheckResult(list(done.diagnostics), done.read_from, {})
