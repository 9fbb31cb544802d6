"""One run of `printkit build`: read the settings, build, report."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, repeat
from pathlib import Path

import click

from printkit.cli.answers import remember_builds
from printkit.cli.console import Console, write_json
from printkit.cli.exit_codes import code_of
from printkit.cli.jobs import Job, folders_of_jobs, line_of_jobs
from printkit.cli.outcomes import data_of, report, to_open
from printkit.cli.watching import RunResult, require_watchable, watch
from printkit.diagnostics import Severity, has_errors
from printkit.findings.selection import from_level
from printkit.limiting import allow_time
from printkit.pipeline.build import build
from printkit.pipeline.outcome import Outcome
from printkit.pipeline.request import Request
from printkit.pipeline.warm import Warm
from printkit.records import record
from printkit.reporting.render import ReportStyle
from printkit.reporting.report import Report
from printkit.settings.project import Project, find_project


@record
class BuildRun:
    """All options of a run; ``requests`` belong to ``jobs``, one to one."""

    console: Console
    jobs: tuple[Job, ...]
    requests: tuple[Request, ...]
    level: Severity | None = None
    as_json: bool = False
    open_kit: bool = False
    warm: tuple[Warm, ...] = ()
    """What is kept from one build to the next, for each job; nothing if only one is made."""
    processes: int = 1

    def once(self) -> RunResult:
        """Build all variants and report what was made of each.

        Raises:
            UsageError: the project's settings make no sense.
            OutputError: the output cannot be written.
        """
        project = find_project(Path.cwd())
        requests = [replace(each, selections=(project.selection,)) for each in self.requests]
        outcomes: list[Outcome] = []
        for job, outcome in zip(self.jobs, self._built(requests), strict=True):
            self._report(job, outcome, project)
            outcomes.append(outcome)
        if self.as_json:
            write_json([data_of(outcome) for outcome in outcomes])
        code = max(code_of(outcome.diagnostics) for outcome in outcomes)
        if not (code or self.open_kit or self.warm):
            requests = [replace(each, selections=(project.selection,)) for each in self.requests]
            remember_builds(self.console, requests, outcomes, project, as_json=self.as_json)
        settings = [] if project.file is None else [project.file]
        read = [path for outcome in outcomes for path in outcome.read_from]
        return RunResult(code, [*read, *settings])

    def watched(self) -> int:
        """Build, and build again after every change, until Ctrl-C ends it.

        Raises:
            UsageError: standard input cannot be read again.
        """
        require_watchable(self.jobs)
        first = folders_of_jobs(self.jobs, self.requests[0].search)
        kits = {request.output for request in self.requests}
        kept = replace(self, warm=tuple(Warm(watched=True) for _ in self.jobs))
        runs = chain([kept], repeat(replace(kept, open_kit=False)))  # viewers see it change
        watch(self.console, lambda: next(runs).once().paths, first, kits)
        return 0

    def _built(self, requests: Sequence[Request]) -> Iterator[Outcome]:
        """What comes of each request, one after the other or several at a time."""
        if self.processes > 1 and len(requests) > 1 and not self.warm:
            from printkit.cli.many_builds import built_at_a_time  # noqa: PLC0415 - several only

            yield from built_at_a_time(self.console, requests, self.processes)
            return
        for request, warm in zip(requests, self.warm or repeat(None), strict=False):
            allow_time()
            with self.console.progress() as progress:
                outcome = build(request, progress, warm)
            yield outcome

    def _report(self, job: Job, outcome: Outcome, project: Project) -> None:
        shown = from_level(outcome.diagnostics, self._level(project))
        line = partial(line_of_jobs, [job])
        self.console.reports([Report("", shown)], ReportStyle("full"), line, err=True)
        if has_errors(outcome.diagnostics):
            self.console.say(f"{job.name}: nothing was built; fix the errors above first")
            return
        if not self.as_json:
            report(self.console, outcome)
        if self.open_kit:
            click.launch(to_open(outcome))

    def _level(self, project: Project) -> Severity:
        """From which weight on findings are shown."""
        if self.level is not None:
            return self.level
        return Severity.INFO if self.console.verbose else project.level or Severity.WARNING
