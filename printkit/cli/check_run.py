"""One run of `printkit check`: read the settings, check, report; and again when watching."""

import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from printkit.cli.check_jobs import CheckOptions, run_jobs
from printkit.cli.check_settings import (
    CliOptions,
    chosen_level,
    chosen_selections,
    chosen_style,
    exit_code,
)
from printkit.cli.console import Console
from printkit.cli.jobs import Job, line_of_jobs
from printkit.cli.sources import forget_sources
from printkit.cli.watching import watch
from printkit.diagnostics import Diagnostic
from printkit.errors import UsageError
from printkit.findings.levels import from_level
from printkit.findings.retired import retired
from printkit.records import record
from printkit.reporting.render import FOR_PEOPLE, FOR_SERVICES
from printkit.reporting.report import together
from printkit.reporting.summary import hint, summary
from printkit.settings.project import NAMES, find_project

SECONDS_BETWEEN_LOOKS = 0.5


class RunResult(NamedTuple):
    """How a run ended, and the files and folders that it depends on."""

    code: int
    paths: list[Path]


@record
class CheckRun:
    """All options of a run."""

    console: Console
    jobs: tuple[Job, ...]
    asked: CliOptions
    search: tuple[Path, ...]
    pieces: bool
    fix: bool = False
    diff: bool = False

    def once(self) -> RunResult:
        """Check all variants and report what was found.

        Raises:
            UsageError: the options or the project's settings make no sense.
        """
        project = find_project(Path.cwd())
        style = chosen_style(self.asked, project)
        for gone in filter(None, map(retired, (*self.asked.select, *self.asked.ignore))):
            self.console.say(gone)
        options = CheckOptions(self.search, self.pieces, chosen_selections(self.asked, project))
        jobs = self.jobs
        if self.fix or self.diff:
            from printkit.cli.check_fixing import fix_jobs, show_changes  # noqa: PLC0415 - late: start-up

            if self.diff:
                return RunResult(show_changes(self.console, jobs, options), [])
            jobs = fix_jobs(self.console, jobs, options)
        reports, paths = run_jobs(jobs, options)
        if style.format in FOR_SERVICES:
            from printkit.cli.check_homes import at_home  # noqa: PLC0415 - late: start-up

            reports = at_home(reports, jobs, self.search)
        level = chosen_level(self.asked, project, style, quiet=self.console.quiet)
        all_found = together(reports)
        reports = [replace(r, diagnostics=from_level(r.diagnostics, level)) for r in reports]
        fixed_input = self.fix and any(job.text is not None for job in jobs)
        self.console.reports(reports, style, partial(line_of_jobs, jobs), err=fixed_input)
        found = together(reports)
        if style.format in FOR_PEOPLE:
            where = f"{len(reports)} variants" if len(reports) > 1 else ""
            self.console.say(summary(found, where) + _left_out(all_found, found))
            if not self.fix and (advice := hint(found)):
                self.console.say(advice)
        settings = [Path.cwd() / name for name in NAMES]
        if project.file is not None:
            settings.append(project.file)
        return RunResult(exit_code(found, self.asked, project), [*paths, *settings])


def _left_out(all_found: list[Diagnostic], shown: list[Diagnostic]) -> str:
    hidden = [diagnostic for diagnostic in all_found if diagnostic not in shown]
    return f"; {summary(hidden)} not shown" if hidden else ""


def watched(run: CheckRun) -> int:
    """Check, and check again after every change, until Ctrl-C ends it.

    Raises:
        UsageError: standard input cannot be read again, or files are to be changed.
    """
    if run.fix or run.diff:
        raise UsageError("--watch does not go with --fix and --diff", "fix first, then watch")
    if any(job.text is not None for job in run.jobs):
        raise UsageError("standard input cannot be watched", "name the folder instead of '-'")
    try:
        watch(partial(_again, run), _wait)
    except KeyboardInterrupt:
        run.console.say("")
    return 0


def _again(run: CheckRun) -> list[Path]:
    """One of many runs, on a clean terminal."""
    click.clear()
    forget_sources()
    ended = run.once()
    run.console.say("watching for changes; Ctrl-C ends")
    return ended.paths


def _wait() -> None:
    time.sleep(SECONDS_BETWEEN_LOOKS)
