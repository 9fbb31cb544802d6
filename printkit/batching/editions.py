"""Editions of a batch: each row laid over the base in memory, or each folder as it lies there."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from printkit.batching.columns import BatchColumns
from printkit.batching.naming import EditionNames
from printkit.batching.stating import stated_tree
from printkit.diagnostics import Diagnostic, has_errors
from printkit.loading.packs import VARIANT, Pack, Stated, find_pack
from printkit.records import record
from printkit.source.listed_rows import ListedRow, RowList


@record
class BatchEdition:
    """One kit to make: the row or the folder of this number, from 1.

    ``place`` is where people find it. There is no pack where the ``diagnostics`` say why.
    """

    number: int
    name: str
    place: str
    pack: Pack | None
    language: str | None = None
    diagnostics: tuple[Diagnostic, ...] = ()


def of_rows(rows: RowList, file: Path, columns: BatchColumns) -> Iterator[BatchEdition]:
    """The editions of the rows of a file."""
    names = EditionNames()
    for row in rows.rows():
        words = columns.words(row)
        yield _of_row(row, names.name(words, row.number), file, columns)


def _of_row(row: ListedRow, name: str, file: Path, columns: BatchColumns) -> BatchEdition:
    found = (*row.diagnostics, *columns.mistakes(row))
    place = f"{row.place.file}:{row.place.line}"
    if has_errors(found):
        return BatchEdition(row.number, name, place, None, diagnostics=found)
    root = stated_tree(columns.stated(row), columns.tree, row.place)
    outer, _, shown = row.place.file.rpartition("/")
    pack = Pack(  # nothing lies in such a folder: it would have to lie within the file
        VARIANT,
        file.absolute() / name,
        outer or ".",
        by_path=True,
        file=shown,
        stated=Stated(root, columns.base.pack),
    )
    return BatchEdition(row.number, name, place, pack, columns.language(row), found)


def of_folders(folders: Sequence[str], language: str | None) -> Iterator[BatchEdition]:
    """The editions in some folders, called as these are."""
    names = EditionNames()
    for number, folder in enumerate(folders, 1):
        pack = find_pack(folder)
        name = names.name([Path(folder).resolve().name], number)
        if isinstance(pack, Diagnostic):
            yield BatchEdition(number, name, folder, None, diagnostics=(pack,))
        else:
            yield BatchEdition(number, pack.id, folder, pack, language)
