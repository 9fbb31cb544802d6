"""A build: nothing if nothing has changed, else a new kit."""

from pathlib import Path

from printkit.kit_folder.destination import require_usable
from printkit.kit_folder.staging import tidy
from printkit.pipeline.outcome import Outcome, SummaryRow
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.unchanged import Recorded, output_folder, recorded
from printkit.pipeline.warm import Warm


def build(request: Request, progress: Progress | None = None, warm: Warm | None = None) -> Outcome:
    """Carry out a request; files whose inputs are unchanged are left as they are.

    ``warm`` is what the same process kept of the last build of this request, and keeps of this one.

    Raises:
        OutputError: the output cannot be written; what was there before is intact.
        UsageError: the date for all documents is none.
    """
    folder = output_folder(request)
    if folder is not None:
        require_usable(folder)
        tidy(folder)
    known = None if request.force else recorded(request)
    if known is not None:
        return up_to_date(request, known)
    from printkit.pipeline.making import make  # noqa: PLC0415 - late: only when there is work

    return make(request, progress or Progress(), warm or Warm(lasting=False))


def up_to_date(request: Request, known: Recorded) -> Outcome:
    """What the last build of this request has made, and nothing new."""
    summary = known.summary
    return Outcome(
        request.output / summary["folder"],
        tuple(SummaryRow(**row) for row in summary["rows"]),
        kit=summary["kit"],
        up_to_date=True,
        unchanged=tuple(summary["unchanged"]),
        kit_files=summary["kit_files"],
        preview=summary["preview"],
        read_from=tuple(dict.fromkeys(Path(path).parent for path in known.inputs)),
        files=known.files,
    )
