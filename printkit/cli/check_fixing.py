"""``printkit check --fix`` and ``--diff``: fixing what has one right answer."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

import click

from printkit.cli.check_jobs import CheckOptions
from printkit.cli.console import Console
from printkit.cli.jobs import Job
from printkit.errors import UsageError
from printkit.fixing.fix import Fixed, fix
from printkit.fixing.rewriting import FileChange, rewrite
from printkit.pipeline.prepare import Prepared, prepare
from printkit.reporting.differences import unified
from printkit.source.pack_reader import PackReader


def fix_jobs(console: Console, jobs: Sequence[Job], options: CheckOptions) -> tuple[Job, ...]:
    """Fix the variants and report it; the jobs as they are now.

    The text of standard input is written, fixed, to standard output.

    Raises:
        UsageError: standard input is not alone.
        OutputError: a file cannot be written; it is as it was.
    """
    if len(jobs) > 1 and any(job.text is not None for job in jobs):
        raise UsageError("standard input is fixed alone", "leave out the other variants")
    return tuple(_fix_job(console, job, options) for job in jobs)


def _fix_job(console: Console, job: Job, options: CheckOptions) -> Job:
    fixed = _fixed(job, options)
    if job.text is None:
        rewrite(fixed.changes)
        _report(console, job, fixed)
        return job
    _report(console, job, fixed)
    text = next((change.after for change in fixed.changes), job.text)
    click.echo(text, nl=False)
    return replace(job, text=text)


def show_changes(console: Console, jobs: Iterable[Job], options: CheckOptions) -> int:
    """Write what would change as a diff, and change nothing: 1 if anything would, else 0."""
    changes: dict[FileChange, None] = {}
    for job in jobs:
        fixed = _fixed(job, options)
        changes |= dict.fromkeys(fixed.changes)
        _report(console, job, fixed, "would fix")
    for change in changes:
        diff = unified(change.shown, change.before, change.after)
        click.echo(diff, nl=False)
    return int(bool(changes))


def _fixed(job: Job, options: CheckOptions) -> Fixed:
    if job.is_zip:
        raise UsageError(f"{job.name} is not changed", "unpack it and name the folder")
    return fix(
        partial(_open, job, options),
        given=job.given,
        pieces=options.pieces,
        selections=options.selections,
    )


def _open(job: Job, options: CheckOptions, reader: PackReader) -> Prepared:
    return prepare(job.reference, search=options.search, language=job.language, reader=reader)


def _report(console: Console, job: Job, fixed: Fixed, verb: str = "fixed") -> None:
    found = fixed.count + len(fixed.left)
    noun = "finding" if found == 1 else "findings"
    if fixed.count:
        console.say(f"{verb} {fixed.count} of {found} {noun} in {job.name}")
    elif fixed.left and fixed.shipped:
        console.say(f"{job.name} comes with printkit and is left alone; name a folder of your own")
    elif fixed.left:
        about = "; what stands in the base is overridden by hand" if fixed.inherited else ""
        console.say(
            f"nothing to fix in {job.name}: none of {found} {noun} has one right remedy in its "
            f"own files{about}"
        )
    for diagnostic in fixed.refused:
        console.say(
            f"{diagnostic.code} at {diagnostic.span} is left alone: its remedy would bring up "
            "new errors"
        )
