"""One run of `printkit check`: read the settings, check, report; and again when watching."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from printkit.cli.answers import remember_check
from printkit.cli.check_jobs import CheckOptions, run_jobs
from printkit.cli.check_settings import (
    CliOptions,
    chosen_level,
    chosen_selections,
    chosen_style,
    exit_code,
)
from printkit.cli.console import Console, heard
from printkit.cli.jobs import Job, folders_of_jobs, line_of_jobs
from printkit.cli.watching import RunResult, require_watchable, watch
from printkit.diagnostics import Diagnostic
from printkit.errors import UsageError
from printkit.findings.selection import from_level
from printkit.former_rules import retired
from printkit.records import record
from printkit.reporting.render import FOR_PEOPLE, FOR_SERVICES
from printkit.reporting.report import together
from printkit.reporting.summary import hint, summary
from printkit.said import Said
from printkit.settings.project import find_project


@record
class CheckRun:
    """All options of a run."""

    console: Console
    jobs: tuple[Job, ...]
    cli: CliOptions
    search: tuple[Path, ...]
    pieces: bool
    fix: bool = False
    diff: bool = False
    target: str | None = None

    def once(self) -> RunResult:
        """Check all variants and report what was found.

        Raises:
            UsageError: the options or the project's settings make no sense.
        """
        with heard() as said:
            return self._once(said)

    def _once(self, said: Said) -> RunResult:
        project = find_project(Path.cwd())
        style = chosen_style(self.cli, project)
        for gone in filter(None, map(retired, (*self.cli.select, *self.cli.ignore))):
            self.console.say(gone)
        selections = chosen_selections(self.cli, project)
        options = CheckOptions(self.search, self.pieces, selections, self.target)
        jobs = self.jobs
        if self.fix or self.diff:
            from printkit.cli.check_fixing import fix_jobs, show_changes  # noqa: PLC0415 - late: start-up

            if self.diff:
                return RunResult(show_changes(self.console, jobs, options), [])
            jobs = fix_jobs(self.console, jobs, options)
        reports, paths, inputs = run_jobs(jobs, options)
        if style.format in FOR_SERVICES:
            from printkit.cli.check_homes import at_home  # noqa: PLC0415 - late: start-up

            reports = at_home(reports, jobs, self.search)
        level = chosen_level(self.cli, project, style, quiet=self.console.quiet)
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
        settings = [] if project.file is None else [project.file]
        code = exit_code(found, self.cli, project)
        if style.format in FOR_PEOPLE and not self.fix and self.target is None:
            references = [job.reference for job in jobs]
            remember_check(said, code, references, self.search, inputs, project)
        return RunResult(code, [*paths, *settings])


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
    require_watchable(run.jobs)
    watch(run.console, lambda: run.once().paths, folders_of_jobs(run.jobs, run.search))
    return 0
