"""Themes: the look of the pieces, and the folders where their templates are looked up."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic, Span
from printkit.loading import codes
from printkit.loading.by_identity import ByIdentity
from printkit.loading.index import SourceIndex
from printkit.loading.load import named_pack, read_merged
from printkit.loading.packs import THEME, Pack, names, shown_path
from printkit.loading.respelling import respelling
from printkit.loading.short_names import SHORT_NAME, rename_folder
from printkit.records import record
from printkit.source.nodes import Mapping, to_plain
from printkit.source.pack_reader import OutsidePackError, PackReader
from printkit.source.reading import REMEMBERED
from printkit.suggestion import nearest

if TYPE_CHECKING:
    from printkit.model.theme import Theme

_Bound = tuple["Theme | None", list[Diagnostic]]
_BOUND: ByIdentity[_Bound] = ByIdentity(REMEMBERED)
"""Themes and what is wrong with them: most games have one of a few."""
ThemeFolders = tuple[Path, ...]
"""Where template files are looked up, in this order: the pack's own, the theme, its bases."""


@record
class LoadedTheme:
    """A theme as far as it could be loaded; ``files`` are all files that were read."""

    theme: "Theme | None"
    folders: ThemeFolders
    index: SourceIndex | None
    diagnostics: list[Diagnostic]
    files: tuple[Path, ...] = ()


def load_theme(
    name: str,
    *,
    packs: Sequence[Pack] = (),
    search: Sequence[Path] = (),
    reader: PackReader | None = None,
) -> LoadedTheme:
    """Loads a theme by name.

    ``packs`` is the variant's chain: its packs' own ``templates`` come first, then the
    folders of ``search``, then the shipped ones.
    """
    reader = reader or PackReader()
    try:
        own = _own_folders(packs, reader)
    except OutsidePackError as error:
        return LoadedTheme(None, (), None, [_outside(error)])
    places = (*own, *search)
    pack = named_pack(name, THEME, places)
    if isinstance(pack, Diagnostic):
        return LoadedTheme(None, tuple(own), None, [_unknown(pack, name, places)])
    merged = read_merged(pack, places, reader)
    themes = [layer.pack for layer in merged.chain.layers]
    named = [folder / theme.id for folder in own for theme in themes]
    try:
        named = [folder for folder in named if reader.is_folder(folder)]
        bases = [theme.folder for theme in themes if reader.is_folder(theme.folder)]
    except OutsidePackError as error:
        return LoadedTheme(None, (), None, [*merged.diagnostics, _outside(error)])
    folders = [*own, *named, *bases]
    index = SourceIndex(merged.root)
    theme, found = _BOUND.get(_bind, merged.root) if merged.chain.complete else (None, [])
    return LoadedTheme(
        None if merged.diagnostics else theme,
        tuple(dict.fromkeys(folders)),
        index,
        [*merged.diagnostics, *found],
        tuple(merged.chain.files),
    )


def _own_folders(packs: Sequence[Pack], reader: PackReader) -> list[Path]:
    """The folders of templates in the packs.

    Raises:
        OutsidePackError: one of them lies outside its pack.
    """
    for pack in packs:
        reader.admit(pack.folder)
    folders = [pack.folder / "templates" for pack in packs]
    return [folder for folder in folders if reader.is_folder(folder)]


def _outside(error: OutsidePackError) -> Diagnostic:
    return codes.PATH_OUTSIDE_PACK.diagnostic(
        f"{(shown := shown_path(error.path))} {error}",
        span=Span(shown),
        help="put the folder itself into the pack, not a link to it",
    )


def _unknown(found: Diagnostic, name: str, places: Sequence[Path]) -> Diagnostic:
    """The finding with its fix, unless the folder has a name that none can have."""
    known = names(places, THEME)
    near = nearest(name, known)
    if near is not None and not SHORT_NAME.fullmatch(near):
        return replace(found, help=rename_folder(near))
    return replace(found, fix=respelling(("theme",), name, known))


def _bind(root: Mapping) -> "_Bound":
    from printkit.loading.bind import bind  # noqa: PLC0415 - late: pydantic
    from printkit.model.theme import Theme  # noqa: PLC0415 - late: pydantic

    return bind(Theme, to_plain(root), SourceIndex(root))
