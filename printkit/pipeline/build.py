"""A build: nothing if nothing has changed, else a new kit."""

from printkit.pipeline.destination import require_usable
from printkit.pipeline.outcome import Outcome, Row
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.staging import tidy
from printkit.pipeline.unchanged import output_folder, recorded_summary


def build(request: Request, progress: Progress | None = None) -> Outcome:
    """Carry out a request; files whose inputs are unchanged are left as they are.

    Raises:
        OutputError: the output cannot be written; what was there before is intact.
        UsageError: the date for all documents is none.
    """
    folder = output_folder(request)
    if folder is not None:
        require_usable(folder)
        tidy(folder)
    known = None if request.force else recorded_summary(request)
    if known is not None:
        return Outcome(
            request.output / known["folder"],
            tuple(Row(**row) for row in known["rows"]),
            kit=known["kit"],
            up_to_date=True,
            unchanged=tuple(known["unchanged"]),
            kit_files=known["kit_files"],
        )
    from printkit.pipeline.making import make  # noqa: PLC0415 - late: only when there is work

    return make(request, progress or Progress())
