"""What is done for one edition, in whatever process: build it, or check it."""

import time
from collections.abc import Mapping
from dataclasses import field, replace
from enum import StrEnum

from printkit.batching.editions import BatchEdition
from printkit.diagnostics import Diagnostic, has_errors
from printkit.errors import PrintkitError
from printkit.kit_folder.state import FileEntry
from printkit.limiting import allow_time
from printkit.loading.packs import Pack
from printkit.pipeline.build import build
from printkit.pipeline.checks import check_prepared
from printkit.pipeline.prepare import prepare
from printkit.pipeline.request import Request
from printkit.pipeline.warm import Warm
from printkit.records import record


class Status(StrEnum):
    """What has become of an edition."""

    MADE = "made"
    UNCHANGED = "unchanged"
    SOUND = "sound"
    FAILED = "failed"


@record
class Work:
    """What is to be done with each edition: the ``request`` of its kit, or a check alone."""

    request: Request
    check_only: bool = False


@record
class MadeEdition:
    """What has become of one edition.

    ``error`` says why a kit could not be written, where it is not the definition that is wrong.
    ``folder`` is that of the kit, below the output; ``kit`` counts its sheets by paper.
    """

    number: int
    name: str
    place: str
    status: Status
    seconds: float = 0
    folder: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()
    error: str = ""
    remedy: str = ""
    files: Mapping[str, FileEntry] = field(default_factory=dict)
    kit: Mapping[str, int] = field(default_factory=dict)
    key: str = ""
    """Stands for all that a kit depends on which was made elsewhere than where it lies."""


class Maker:
    """Makes one edition after the other, and keeps what they have in common."""

    def __init__(self, work: Work) -> None:
        """Begin cold."""
        self._work = work
        self._warm = Warm()

    def __call__(self, edition: BatchEdition) -> MadeEdition:
        """Make an edition, or say why it cannot be made."""
        begun = time.perf_counter()
        allow_time()
        try:
            made = self._made(edition)
        except PrintkitError as error:
            made = failed(edition, str(error), error.help_text or "")
        except Exception as error:  # noqa: BLE001 - a bug of ours must not end the other editions
            made = failed(edition, f"internal error: {type(error).__name__}: {error}")
        return replace(made, seconds=time.perf_counter() - begun)

    def _made(self, edition: BatchEdition) -> MadeEdition:
        if edition.pack is None:
            found = edition.diagnostics
            return replace(_of(edition, Status.FAILED), diagnostics=found)
        make = self._checked if self._work.check_only else self._built
        return make(edition, edition.pack)

    def _built(self, edition: BatchEdition, pack: Pack) -> MadeEdition:
        request = replace(self._work.request, reference=pack, language=edition.language)
        outcome = build(request, warm=self._warm)
        found = (*edition.diagnostics, *map(portable, outcome.diagnostics))
        status = Status.UNCHANGED if outcome.up_to_date else Status.MADE
        return replace(
            _of(edition, Status.FAILED if has_errors(found) else status),
            folder=outcome.folder.name,
            diagnostics=found,
            files=outcome.files,
            kit=outcome.kit,
        )

    def _checked(self, edition: BatchEdition, pack: Pack) -> MadeEdition:
        request = self._work.request
        prepared = prepare(pack, search=request.search, language=edition.language)
        found = check_prepared(prepared, selections=request.selections)
        found = [*edition.diagnostics, *map(portable, found)]
        status = Status.FAILED if has_errors(found) else Status.SOUND
        return replace(_of(edition, status), diagnostics=tuple(found))


def failed(edition: BatchEdition, error: str, remedy: str = "") -> MadeEdition:
    """An edition that could not be made, whatever its definition says."""
    return replace(_of(edition, Status.FAILED), error=error, remedy=remedy)


def _of(edition: BatchEdition, status: Status) -> MadeEdition:
    return MadeEdition(edition.number, edition.name, edition.place, status)


def portable(diagnostic: Diagnostic) -> Diagnostic:
    """A finding as another process can take it: without what only its checker understands."""
    return replace(diagnostic, cause=None, fix=None, likely=None, instead=())
