"""Themes: the look of the pieces, and the folders where their templates are looked up."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic
from printkit.loading.index import SourceIndex
from printkit.loading.load import named_pack, read_merged
from printkit.loading.packs import THEME, Pack, names
from printkit.loading.respelling import respelling
from printkit.loading.short_names import SHORT_NAME, rename_folder
from printkit.source.encoding import ReadBytes, read_limited
from printkit.source.nodes import to_plain
from printkit.suggestion import nearest

if TYPE_CHECKING:
    from printkit.model.theme import Theme

ThemeFolders = tuple[Path, ...]
"""Where template files are looked up, in this order: the pack's own, the theme, its bases."""


@dataclass(frozen=True, slots=True)
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
    read_bytes: ReadBytes = read_limited,
) -> LoadedTheme:
    """Loads a theme by name.

    ``packs`` is the variant's chain: its packs' own ``templates`` come first, then the
    folders of ``search``, then the shipped ones.
    """
    own = [pack.folder / "templates" for pack in packs if (pack.folder / "templates").is_dir()]
    places = (*own, *search)
    pack = named_pack(name, THEME, places)
    if isinstance(pack, Diagnostic):
        return LoadedTheme(None, tuple(own), None, [_unknown(pack, name, places)])
    merged = read_merged(pack, places, read_bytes)
    themes = [layer.pack for layer in merged.chain.layers]
    named = [folder / theme.id for folder in own for theme in themes]
    folders = [*own, *(f for f in named if f.is_dir()), *(theme.folder for theme in themes)]
    index = SourceIndex(merged.root)
    theme, found = _bind(index) if merged.chain.complete else (None, [])
    return LoadedTheme(
        None if merged.diagnostics else theme,
        tuple(dict.fromkeys(folders)),
        index,
        [*merged.diagnostics, *found],
        tuple(merged.chain.files),
    )


def _unknown(found: Diagnostic, name: str, places: Sequence[Path]) -> Diagnostic:
    """The finding with its fix, unless the folder has a name that none can have."""
    known = names(places, THEME)
    near = nearest(name, known)
    if near is not None and not SHORT_NAME.fullmatch(near):
        return replace(found, help=rename_folder(near))
    return replace(found, fix=respelling(("theme",), name, known))


def _bind(index: SourceIndex) -> tuple["Theme | None", list[Diagnostic]]:
    from printkit.loading.bind import bind  # noqa: PLC0415 - late: pydantic
    from printkit.model.theme import Theme  # noqa: PLC0415 - late: pydantic

    return bind(Theme, to_plain(index.root), index)
