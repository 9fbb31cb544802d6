"""A batch: many editions, one kit each; the order of the work."""

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import field, replace
from functools import partial

from printkit.batching.address import Address, Destination, Folder
from printkit.batching.before import RunBefore
from printkit.batching.bundle import bundle_of
from printkit.batching.cluster import Cluster
from printkit.batching.editions import BatchEdition
from printkit.batching.making import MadeEdition, Maker, Status, Work, failed
from printkit.batching.opening import BatchRequest, Opened
from printkit.batching.report import BatchReport
from printkit.batching.sending import Sender, Sent
from printkit.errors import PrintkitError
from printkit.processes import Lost, Processes
from printkit.records import record

_ALONE = "build it alone to see why (it may need more memory than there is)"


@record
class BatchOutcome:
    """How many editions came to what, and where the report lies, if one was written."""

    counts: Mapping[Status, int] = field(default_factory=dict)
    report: str = ""


def _unheard(_made: MadeEdition) -> None:
    """Nobody wants to hear of editions as they are done."""


def run(
    batch: BatchRequest, what: Opened, heard: Callable[[MadeEdition], None] = _unheard
) -> BatchOutcome:
    """Make all editions of a batch that was opened; ``heard`` is called as each is done.

    Raises:
        OutputError: the report cannot be written, or the scheduler not be reached.
        UsageError: the options need what is not installed.
    """
    place = Address(batch.address) if batch.address else Folder(batch.request.output)
    with BatchReport(batch.base, what.total) as report:
        try:
            with closing(_all_made(batch, what, place)) as all_made:
                for made in all_made:
                    report.add(made)
                    heard(made)
                    if report.is_due and not batch.check_only:
                        place.put_report(report.parts())
        except KeyboardInterrupt as stop:
            stop.add_note(
                f"{report.done} of {what.total} editions are done; the same command goes on"
            )
            raise
        finally:
            if report.done and not batch.check_only:
                place.put_report(report.parts())
        return BatchOutcome(dict(report.counts), "" if batch.check_only else str(place))


def _all_made(
    batch: BatchRequest, what: Opened, place: Destination
) -> Generator[MadeEdition, None, None]:
    work = Work(batch.request, batch.check_only)
    if batch.scheduler or batch.address:
        yield from _sent(batch, what, place, work)
        return
    jobs = min(batch.jobs, what.total)
    with Processes(partial(Maker, work), jobs, batch.method) as processes:
        for edition, result in processes.results(what.editions()):
            yield _lost(edition, result) if isinstance(result, Lost) else result


def _sent(
    batch: BatchRequest, what: Opened, place: Destination, work: Work
) -> Iterator[MadeEdition]:
    """Kits that are made elsewhere than where they go; those that are there already are not."""
    bundle = bundle_of(batch.base, batch.request.search)
    before = RunBefore(place, batch.request, bundle.digest)
    known: list[MadeEdition] = []

    def to_make() -> Iterator[BatchEdition]:
        for edition in what.editions():
            made = before.made(edition)
            if made is None:
                yield edition
            else:
                known.append(made)

    address = place if isinstance(place, Address) else None
    workers: Processes[BatchEdition, Sent] | Cluster
    if batch.scheduler:
        workers = Cluster(batch.scheduler, bundle, work, address)
    else:
        jobs = min(batch.jobs, what.total)
        workers = Processes(partial(Sender, work, address), jobs, batch.method)
    with workers:
        for edition, result in workers.results(to_make()):
            yield from _drained(known)
            if isinstance(result, Lost):
                yield _lost(edition, result)
            else:
                yield replace(_put(edition, result, place), key=before.key(edition))
        yield from _drained(known)


def _drained(known: list[MadeEdition]) -> Iterator[MadeEdition]:
    while known:
        yield known.pop()


def _put(edition: BatchEdition, sent: Sent, place: Destination) -> MadeEdition:
    """What was made, its files put in place if the worker could not do that itself."""
    if sent.files is None:
        return sent.made
    try:
        place.put_kit(sent.made.folder, sent.files)
    except PrintkitError as error:
        return failed(edition, str(error), error.help_text or "")
    return sent.made


def _lost(edition: BatchEdition, lost: Lost) -> MadeEdition:
    return failed(edition, str(lost), _ALONE)
