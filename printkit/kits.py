"""Kits for other programs: ``from printkit import batch, build``.

What ``printkit`` exports of it is stable, as :mod:`printkit.library` is.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from functools import partial
from pathlib import Path
from typing import Any, Literal

from printkit.art.style import Ink
from printkit.batching.batch import run
from printkit.batching.making import MadeEdition, Status
from printkit.batching.opening import BatchRequest, opened
from printkit.diagnostics import Diagnostic, has_errors
from printkit.errors import UsageError
from printkit.pipeline import build as pipeline
from printkit.pipeline.outcome import Outcome
from printkit.pipeline.request import Request
from printkit.records import record
from printkit.source.listed_rows import RowList, rows_of_lines

Rows = str | Path | Iterable[Mapping[str, Any]]
"""The path of a list of rows, or rows: the values of columns by their heads, which may nest."""


@record
class Options:
    """How a kit is built; each is the option of that name of ``printkit build``."""

    papers: Sequence[str] = ("a4", "letter")
    formats: Sequence[str] = ("pdf",)
    only: Sequence[str] = ()
    ink: Literal["full", "low", "mono"] = "full"
    language: str | None = None
    search: Sequence[Path] = ()
    force: bool = False


@record
class Kit:
    """What a build made; nothing if ``findings`` holds an error.

    ``files`` are the paths of all files below ``folder`` with their SHA-256, ``sheets`` those of
    the whole kit by paper. An ``unchanged`` kit was there already.
    """

    folder: Path
    findings: list[Diagnostic]
    files: Mapping[str, str] = field(default_factory=dict)
    sheets: Mapping[str, int] = field(default_factory=dict)
    unchanged: bool = False

    @property
    def ok(self) -> bool:
        """Whether there is a kit."""
        return not has_errors(self.findings)


@record
class Edition:
    """What became of one row of a batch: row ``number``, from 1, which stands at ``place``.

    ``error`` says why its kit could not be written, where nothing is wrong with its definition.
    """

    number: int
    name: str
    place: str
    kit: Kit
    seconds: float
    error: str = ""

    @property
    def ok(self) -> bool:
        """Whether it was made, or is sound where it was only checked."""
        return self.kit.ok and not self.error


@record
class Batch:
    """How many editions were made, were there unchanged, are sound, have failed; and the report.

    Where ``findings`` holds an error, no edition was begun.
    """

    made: int = 0
    unchanged: int = 0
    sound: int = 0
    failed: int = 0
    report: str = ""
    findings: Sequence[Diagnostic] = ()

    @property
    def ok(self) -> bool:
        """Whether nothing has failed."""
        return not self.failed and not has_errors(self.findings)


def build(what: str | Path, output: str | Path = "output", options: Options | None = None) -> Kit:
    """Build a shipped game, a folder or a ``variant.yaml`` into a folder below ``output``.

    Raises:
        UsageError: an option names what there is not.
        OutputError: the kit cannot be written; what was there before is intact.
    """
    request = _request(output, options or Options(), _reference(what))
    return _kit_of(pipeline.build(request))


def batch(
    rows: Rows,
    base: str | Path,
    output: str | Path = "output",
    options: Options | None = None,
    *,
    name: Sequence[str] = (),
    sheet: str | None = None,
    jobs: int = 1,
    check_only: bool = False,
    each: Callable[[Edition], None] = lambda _edition: None,
) -> Batch:
    """Build a kit for each row laid over ``base``; ``each`` is called as one is done.

    ``name`` are the columns after which the folders are called. With ``jobs`` other than 1 the
    program must keep to the rules of :mod:`multiprocessing`.

    Raises:
        UsageError: an option names what there is not.
        OutputError: the report cannot be written.
    """
    file, given = (Path(rows), None) if isinstance(rows, str | Path) else (Path("rows"), rows)
    request = _request(output, options or Options())
    wanted = BatchRequest(
        request,
        file,
        _reference(base),
        sheet=sheet,
        naming=tuple(name),
        check_only=check_only,
        jobs=jobs,
        given=None if given is None else _listed(given),
    )
    what = opened(wanted)
    if has_errors(what.diagnostics):
        return Batch(findings=what.diagnostics)
    outcome = run(wanted, what, lambda made: each(_edition_of(made, request.output)))
    made, unchanged, sound, failed = (outcome.counts.get(status, 0) for status in Status)
    return Batch(made, unchanged, sound, failed, outcome.report)


def _request(output: str | Path, options: Options, reference: str = "") -> Request:
    return Request(
        reference,
        Path(output),
        papers=tuple(options.papers),
        formats=tuple(options.formats),
        only=tuple(options.only),
        ink=_ink(options.ink),
        language=options.language,
        search=tuple(options.search),
        force=options.force,
    )


def _ink(name: str) -> Ink:
    try:
        return Ink(name)
    except ValueError:
        raise UsageError(f"there is no ink {name!r}", "choose full, low or mono") from None


def _reference(what: str | Path) -> str:
    return what if isinstance(what, str) else str(what.absolute())


def _listed(rows: Iterable[Mapping[str, Any]]) -> Callable[[], RowList]:
    """The rows as the lines of a file would be read."""
    lines = [json.dumps(row, ensure_ascii=False, default=str) for row in rows]
    return partial(rows_of_lines, lines, "rows")


def _kit_of(outcome: Outcome) -> Kit:
    files = {name: entry.sha256 for name, entry in outcome.files.items()}
    found = list(outcome.diagnostics)
    return Kit(outcome.folder, found, files, dict(outcome.kit), outcome.up_to_date)


def _edition_of(made: MadeEdition, output: Path) -> Edition:
    kit = Kit(
        output / made.folder,
        list(made.diagnostics),
        {name: entry.sha256 for name, entry in made.files.items()},
        dict(made.kit),
        made.status is Status.UNCHANGED,
    )
    return Edition(made.number, made.name, made.place, kit, made.seconds, made.error)
