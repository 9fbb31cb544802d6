"""What was found in each of the variants that were checked."""

from collections.abc import Iterable, Iterator

from printkit.diagnostics import Diagnostic
from printkit.records import record


@record
class Report:
    """The findings of one variant; ``name`` is what people know it by."""

    name: str
    diagnostics: tuple[Diagnostic, ...]


def together(reports: Iterable[Report]) -> list[Diagnostic]:
    """All findings, each once: variants may share a base, and with it what is wrong there."""
    return list(dict.fromkeys(d for report in reports for d in report.diagnostics))


def each_once(reports: Iterable[Report]) -> Iterator[Report]:
    """The reports without what an earlier one has reported already."""
    seen: set[Diagnostic] = set()
    for report in reports:
        fresh = tuple(d for d in dict.fromkeys(report.diagnostics) if d not in seen)
        seen.update(fresh)
        yield Report(report.name, fresh)
