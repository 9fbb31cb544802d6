"""One run of `printkit export`: read the settings, export, report."""

from functools import partial
from pathlib import Path

from printkit.art.style import Ink
from printkit.cli.console import Console, write_json
from printkit.cli.exit_codes import code_of
from printkit.cli.jobs import Job, line_of_jobs
from printkit.diagnostics import Severity, has_errors
from printkit.findings.selection import from_level
from printkit.limiting import allow_time
from printkit.records import record
from printkit.reporting.render import ReportStyle
from printkit.reporting.report import Report
from printkit.settings.project import Project, find_project
from printkit.targets.export import ExportOptions, ExportRequest
from printkit.targets.exporting import Exported, export_for
from printkit.targets.manifest import summary
from printkit.targets.rules.not_taken import by_reason


@record
class ExportRun:
    """All options of a run."""

    console: Console
    jobs: tuple[Job, ...]
    target: str
    output: Path
    options: ExportOptions
    ink: Ink
    search: tuple[Path, ...]
    level: Severity | None = None

    def once(self, *, as_json: bool) -> int:
        """Export all variants and report what was made of each.

        Raises:
            UsageError: the options or the project's settings make no sense.
            OutputError: the output cannot be written.
        """
        project = find_project(Path.cwd())
        done = [self._exported(job, project, quiet=as_json) for job in self.jobs]
        if as_json:
            write_json([_data(one) for one in done])
        return max(code_of(one.diagnostics) for one in done)

    def _exported(self, job: Job, project: Project, *, quiet: bool) -> Exported:
        allow_time()
        request = ExportRequest(
            job.reference,
            self.target,
            self.output,
            job.language,
            self.ink,
            self.options,
            self.search,
            (project.selection,),
            job.text,
        )
        with self.console.progress() as progress:
            done = export_for(request, progress)
        level = Severity.INFO if self.console.verbose else project.level or Severity.WARNING
        shown = from_level(done.diagnostics, self.level or level)
        line = partial(line_of_jobs, [job])
        self.console.reports([Report("", shown)], ReportStyle("full"), line, err=True)
        if has_errors(done.diagnostics):
            self.console.say(f"{job.name}: nothing was exported; fix the errors above first")
        elif not quiet:
            self._report(done)
        return done

    def _report(self, done: Exported) -> None:
        """What became of which pieces, and where the files are."""
        if done.export is not None:
            for reason, names in by_reason(done.export).items():
                self.console.say(f"not taken: {', '.join(names)} ({reason})")
            rows = summary(done.export)
            if rows:
                header = ["component", "pieces", "copies", "product", "size", "in the game", "made"]
                self.console.table(header, rows)
        files = "1 file" if len(done.files) == 1 else f"{len(done.files)} files"
        self.console.say(f"{done.folder}: {files} written")


def _data(done: Exported) -> dict[str, object]:
    """The same for scripts."""
    export = done.export
    return {
        "folder": done.folder.as_posix(),
        "ok": not has_errors(done.diagnostics),
        "files": list(done.files),
        "components": [] if export is None else [_row(row) for row in summary(export)],
        "refused": []
        if export is None
        else [
            {"component": one.component, "pieces": list(one.pieces), "reason": one.reason}
            for one in export.refused
        ],
    }


def _row(row: list[str]) -> dict[str, object]:
    component, pieces, copies, *others = row
    names = ("product", "size", "own_size", "made")
    counts = {"id": component, "pieces": int(pieces), "copies": int(copies)}
    return {**counts, **dict(zip(names, others, strict=True))}
