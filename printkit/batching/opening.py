"""What a batch needs, and how it begins: with its rows read, and a base that is sound."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from printkit.batching.columns import BatchColumns
from printkit.batching.editions import BatchEdition, of_folders, of_rows
from printkit.diagnostics import Diagnostic, has_errors
from printkit.errors import UsageError
from printkit.limits import in_force, limits
from printkit.loading.packs import shown_path
from printkit.pipeline.load_errors import load_errors
from printkit.pipeline.prepare import prepare
from printkit.pipeline.request import Request
from printkit.processes import FORK
from printkit.records import record
from printkit.source.listed_rows import RowList, is_row_list, listed_rows
from printkit.source.pack_reader import PackReader

_CELLS = 50
"""Of a row, on average, at most."""


@record
class BatchRequest:
    """Many editions to make: the rows of a file laid over ``base``, or the packs in ``folders``.

    ``request`` says how each is built, and where; its reference is not used. ``naming`` are the
    columns after which the editions are called, ``sheet`` is that of a spreadsheet, ``jobs`` how
    many processes work at a time. ``given`` are rows that stand in no file.
    Kits go to an ``address`` of fsspec if there is one; a Dask ``scheduler`` has them made.
    """

    request: Request
    rows: Path | None = None
    base: str = ""
    folders: tuple[str, ...] = ()
    sheet: str | None = None
    naming: tuple[str, ...] = ()
    check_only: bool = False
    jobs: int = 1
    method: str = FORK
    given: Callable[[], RowList] | None = None
    address: str = ""
    scheduler: str = ""


@record
class Opened:
    """A batch that can begin: how many editions there are, and these one by one.

    Nothing can if ``diagnostics`` holds an error.
    """

    total: int = 0
    editions: Callable[[], Iterator[BatchEdition]] = lambda: iter(())
    diagnostics: tuple[Diagnostic, ...] = ()


def opened(batch: BatchRequest) -> Opened:
    """Read what a batch is made of; mistakes that concern all its editions end it here.

    Raises:
        UsageError: the options make no sense.
    """
    language = batch.request.language
    if batch.rows is None and (batch.address or batch.scheduler):
        raise UsageError(
            "folders of editions are built here, and into a folder",
            "for --scheduler and for addresses list them as rows of a table",
        )
    if batch.rows is None:
        return Opened(len(batch.folders), partial(of_folders, batch.folders, language))
    if batch.given is None and not is_row_list(batch.rows.name):
        raise UsageError(
            f"{batch.rows} is no list of editions",
            "name a CSV, XLSX, ODS or JSON lines file (.jsonl), or folders with a variant.yaml",
        )
    prepared = prepare(batch.base, search=batch.request.search)
    if wrong := load_errors(prepared):
        return Opened(diagnostics=tuple(wrong))
    found = _read(batch.rows, batch.sheet) if batch.given is None else batch.given()
    if found.diagnostics:
        return Opened(diagnostics=found.diagnostics)
    columns = BatchColumns(prepared.loaded, batch.naming, language)
    columns.require_naming(found.heads)
    unknown = tuple(columns.of_heads(found.heads))
    if has_errors(unknown):
        return Opened(diagnostics=unknown)
    return Opened(found.count, partial(of_rows, found, batch.rows, columns))


def _read(rows: Path, sheet: str | None) -> RowList:
    """The rows of the user's own file, which may be longer than a stranger's."""
    here, most = limits(), limits().batch_bytes
    longer = replace(
        here,
        entries=max(here.entries, here.batch_rows),
        values=max(here.values, _CELLS * here.batch_rows),
        sheet_bytes=max(here.sheet_bytes, most),
    )
    path = rows.resolve()
    reader = PackReader.of([path.parent])
    with in_force(longer):
        return listed_rows(
            path, shown_path(rows), sheet, lambda file: reader.read(file, "batch-bytes")
        )
