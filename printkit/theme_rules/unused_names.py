"""Names in a pack's own theme that nothing uses, because they are misspelt."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic, Span
from printkit.loading.packs import shown_path
from printkit.loading.respelling import renaming
from printkit.loading.theme import LoadedTheme
from printkit.shipped import shipped_folder
from printkit.source.pack_reader import PackReader
from printkit.suggestion import did_you_mean, nearest
from printkit.templating.codes import UNUSED_ROLE

if TYPE_CHECKING:
    from printkit.model.variant import Variant

TABLES = ("colours", "fonts", "styles", "sizes", "boxes", "options")
SUFFIX = ".xml.j2"


class _Used:
    """What the templates of a theme and the theme itself use; read when it is needed."""

    def __init__(self, loaded: LoadedTheme, templates: "_Templates") -> None:
        self._templates = templates
        self._folders = loaded.folders
        self._theme = loaded.theme

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of the templates that is like a name, and the roles that styles name."""
        texts = self._templates.texts(self._folders)
        found = {word for text in texts for word in re.findall(r"[\w.-]+", text)}
        parts = {part for word in found for part in word.split(".")}
        return frozenset(found | parts | set(self._named_by_theme()))

    def has(self, name: str) -> bool:
        """Whether the name is used, or may be put together from a beginning such as ``tone-``."""
        beginnings = (name[: at + 1] for at, letter in enumerate(name) if letter in "-_.")
        return name in self.words or any(part in self.words for part in beginnings)

    def _named_by_theme(self) -> Iterator[str]:
        theme = self._theme
        for style in theme.styles.values() if theme is not None else ():
            stated = (
                *(style.font, style.bold, style.italic, style.condensed),
                *(style.colour, style.size, style.min),
            )
            yield from (str(value) for value in (*stated, style.tracking))
        if theme is not None:
            yield from theme.fallback
            yield from map(str, (*theme.sizes.values(), *theme.options.values()))


def check_theme_names(
    loaded: LoadedTheme, variant: "Variant", folder: Path, reader: PackReader
) -> Iterator[Diagnostic]:
    """What the pack in the folder names in its theme and its templates is used by the game."""
    if loaded.theme is not None and loaded.index is not None:
        templates = _Templates(reader)
        yield from _unused_roles(loaded, templates)
        yield from _unused_templates(loaded.folders, variant, folder, templates)


def _unused_roles(loaded: LoadedTheme, templates: "_Templates") -> Iterator[Diagnostic]:
    from printkit.theme_rules.roles import DRAWN_WITH  # noqa: PLC0415 - late: start-up

    assert loaded.index is not None  # noqa: S101 - asked by the caller
    shipped = shipped_folder("templates")
    own = {shown_path(file) for file in loaded.files if not file.is_relative_to(shipped)}
    used = _Used(loaded, templates)
    for table in TABLES if own else ():
        names = list(getattr(loaded.theme, table))
        for name in names:
            span = loaded.index.key_span((table, name))
            if span.file not in own or nearest(name, (n for n in names if n != name)) is None:
                continue
            others = [other for other in names if other != name]
            known = [other for other in others if other in used.words]
            known += [other for other in DRAWN_WITH.get(table, ()) if other in others]
            is_used = used.has(name) or name in DRAWN_WITH.get(table, ())
            if not is_used and nearest(name, known) is not None:
                yield UNUSED_ROLE.diagnostic(
                    f"nothing uses '{name}' among the theme's {table}",
                    span=span,
                    help=did_you_mean(name, known),
                    fix=renaming(span, name, known),
                )


def _unused_templates(
    folders: Sequence[Path], variant: "Variant", pack: Path, templates: "_Templates"
) -> Iterator[Diagnostic]:
    own = [folder for folder in folders if folder.is_relative_to(pack)]
    others = [folder for folder in folders if folder not in own]
    paths = sorted(path for folder in own for path in templates.paths(folder))
    if not others or not paths:
        return
    inherited = {name for folder in others for name in map(_name, templates.paths(folder))}
    special = dict(_special_names(variant))
    special |= {name: "piece" for p in variant.pieces.values() for name in p.templates()}
    for path in paths:
        name = _name(path)
        if name in inherited or name in special or _is_named(name, templates.texts(folders)):
            continue
        found = _meant(name, inherited, special)
        if found is not None:
            message, remedy = found
            yield UNUSED_ROLE.diagnostic(message, span=Span(shown_path(path)), help=remedy)


def _meant(
    name: str, inherited: Iterable[str], special: "dict[str, str]"
) -> tuple[str, str] | None:
    """What to say of a template that nothing uses; nothing if it may serve something unknown."""
    known = [*inherited, *special]
    message = f"no piece of the game is drawn with '{name}{SUFFIX}'"
    meant = nearest(name, known)
    if meant is not None:
        return message, f"did you mean '{meant}{SUFFIX}'?"
    for first, noun in sorted(_KINDS.items(), key=lambda item: -len(item[0])):
        if name.startswith(f"{first}-"):
            return message, f"there is no {noun} '{name.removeprefix(f'{first}-')}'"
    return None


_KINDS = {
    "card": "deck",
    "card-back": "deck",
    "deed": "kind of deeds",
    "deed-back": "kind of deeds",
    "space": "kind of spaces",
    "space-corner": "kind of spaces",
}
"""The templates that can be made for one kind of their pieces alone: see ``template_for``."""


def _special_names(variant: "Variant") -> Iterator[tuple[str, str]]:
    """The templates for one kind of pieces that the game could have, and what the kind is."""
    ids: dict[str, Iterable[str]] = {
        "deck": variant.decks,
        "kind of deeds": variant.deed_kinds,
        "kind of spaces": variant.space_kinds,
    }
    for first, noun in _KINDS.items():
        for each in ids[noun]:
            yield f"{first}-{each}", noun


class _Templates:
    """The templates of folders and their texts, read once."""

    def __init__(self, reader: PackReader) -> None:
        self._reader = reader
        self._texts: dict[Path, str] = {}
        self._paths: dict[Path, list[Path]] = {}

    def paths(self, folder: Path) -> list[Path]:
        """The templates of a folder; those of themes within it belong to these."""
        if folder not in self._paths:
            names = [name for name in self._reader.names(folder) if name.endswith(SUFFIX)]
            self._paths[folder] = [path for name in names if (path := folder / name).is_file()]
        return self._paths[folder]

    def texts(self, folders: Iterable[Path]) -> list[str]:
        """What stands in all templates of the folders."""
        return [self._text(path) for folder in folders for path in self.paths(folder)]

    def _text(self, path: Path) -> str:
        if path not in self._texts:
            try:
                data = self._reader.read(path, "template-bytes")
            except OSError:
                data = b""
            self._texts[path] = data.decode("utf-8", "replace")
        return self._texts[path]


def _name(path: Path) -> str:
    return path.name.removesuffix(SUFFIX)


def _is_named(name: str, texts: Iterable[str]) -> bool:
    """Whether another template includes, imports or extends it."""
    return any(f"{name}{SUFFIX}" in text for text in texts)
