"""A batch: many editions, one kit each; the order of the work."""

from collections.abc import Callable, Mapping
from dataclasses import field
from functools import partial
from pathlib import Path

from printkit.batching.editions import Edition
from printkit.batching.making import Made, Maker, Status, Work, failed
from printkit.batching.opening import BatchRequest, Opened
from printkit.batching.report import NAME, BatchReport
from printkit.errors import OutputError
from printkit.processes import Lost, Processes
from printkit.records import record
from printkit.whole_file import write_whole

_ALONE = "build it alone to see why (it may need more memory than there is)"


@record
class BatchOutcome:
    """How many editions came to what, and where the report lies, if one was written."""

    counts: Mapping[Status, int] = field(default_factory=dict)
    report: Path | None = None


def _unheard(_made: Made) -> None:
    """Nobody wants to hear of editions as they are done."""


def run(
    asked: BatchRequest, what: Opened, heard: Callable[[Made], None] = _unheard
) -> BatchOutcome:
    """Make all editions of a batch that was opened; ``heard`` is called as each is done.

    Raises:
        OutputError: the report cannot be written.
    """
    place = None if asked.check_only else asked.request.output / NAME
    work = partial(Maker, Work(asked.request, asked.check_only))
    with BatchReport(asked.base, what.total) as report:
        try:
            with Processes(work, min(asked.jobs, what.total), asked.method) as processes:
                for edition, result in processes.results(what.editions()):
                    made = _known(edition, result)
                    report.add(made)
                    heard(made)
                    if report.is_due:
                        _write(report, place)
        except KeyboardInterrupt as stop:
            stop.add_note(
                f"{report.done} of {what.total} editions are done; the same command goes on"
            )
            raise
        finally:
            _write(report, place)
        return BatchOutcome(dict(report.counts), place)


def _known(edition: Edition, result: Made | Lost) -> Made:
    return failed(edition, str(result), _ALONE) if isinstance(result, Lost) else result


def _write(report: BatchReport, place: Path | None) -> None:
    if place is None:
        return
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, report.parts())
    except OSError as error:
        raise OutputError(f"cannot write {place}: {error.strerror or error}") from error
