"""Where services for code show what stands in a shipped base: at the line that extends it.

They know the files of a repository only; a finding elsewhere would be shown nowhere.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from printkit.cli.jobs import Job
from printkit.diagnostics import Diagnostic, Related, Span
from printkit.loading.packs import find_pack
from printkit.reporting.report import Report
from printkit.source.encoding import read_text
from printkit.source.pack_reader import PackReader

_EXTENDS = re.compile(r"^extends:.*$", re.MULTILINE)


def at_home(reports: Iterable[Report], jobs: Iterable[Job], search: Sequence[Path]) -> list[Report]:
    """The reports with every finding in a file that is here, where there is one for it."""
    return [_moved(report, _home(job, search)) for report, job in zip(reports, jobs, strict=True)]


def _moved(report: Report, home: Span | None) -> Report:
    if home is None:
        return report
    found = (
        diagnostic if _is_here(diagnostic.span, home) else _said_from(home, diagnostic)
        for diagnostic in report.diagnostics
    )
    return replace(report, diagnostics=tuple(found))


def _said_from(home: Span, diagnostic: Diagnostic) -> Diagnostic:
    related = (Related("it stands here", diagnostic.span), *diagnostic.related)
    message = f"{diagnostic.message} (in {diagnostic.span})"
    return replace(diagnostic, span=home, message=message, related=related)


def _is_here(span: Span | None, home: Span) -> bool:
    return span is None or span.file == home.file or Path(span.file).is_file()


def _home(job: Job, search: Sequence[Path]) -> Span | None:
    """The line of the job's own file that names the base, else its first line."""
    reference = job.reference
    pack = find_pack(reference, search) if isinstance(reference, str) else reference
    if isinstance(pack, Diagnostic):
        return None
    shown = pack.shown_main_file
    reader = PackReader(job.given)
    reader.admit(pack.folder)
    text = read_text(pack.main_file, shown, reader.read)
    if isinstance(text, Diagnostic) or not (job.text or Path(shown).is_file()):
        return None
    line = _EXTENDS.search(text)
    if line is None:
        return Span(shown)
    return Span(shown, text.count("\n", 0, line.start()) + 1, 1, len(line[0]) + 1)
