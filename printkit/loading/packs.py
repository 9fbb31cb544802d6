"""Packs: the folders that hold a variant or a theme, and the files inside them."""

import os
import re
from collections.abc import Callable, Sequence
from itertools import accumulate, islice
from pathlib import Path
from typing import Literal

from printkit.diagnostics import Diagnostic, Rule, Span
from printkit.loading import codes
from printkit.records import record
from printkit.shipped import shipped_folder
from printkit.source.nodes import Mapping, to_plain
from printkit.suggestion import did_you_mean


@record
class PackKind:
    """What distinguishes variants from themes: the main file, and where the shipped ones live."""

    noun: str
    main_file: str
    shipped: Literal["boards", "templates"]
    unknown: Rule

    def __reduce__(self) -> "tuple[Callable[[str], PackKind], tuple[str]]":
        """There are only two: what another process is sent stands for its own."""
        return _kind_of, (self.noun,)


def _kind_of(noun: str) -> PackKind:
    return VARIANT if noun == VARIANT.noun else THEME


_LISTED = 20
"""More names than this are not helpful."""
_LOOKED_AT = 1_000
"""Entries of a folder among which the one that is meant is looked for."""

VARIANT = PackKind("variant", "variant.yaml", "boards", codes.UNKNOWN_PACK)
THEME = PackKind("theme", "theme.yaml", "templates", codes.UNKNOWN_PACK)


@record
class Pack:
    """A folder with a main file; ``shown`` is the folder's name in diagnostics.

    ``by_path`` says that the user named the folder by a path; only such packs may reach
    for other folders by relative paths. ``file`` names a main file of another name than usual.
    ``stated`` is what stands in its place where there is no such file.
    """

    kind: PackKind
    folder: Path
    shown: str
    by_path: bool = False
    file: str | None = None
    stated: "Stated | None" = None

    @property
    def id(self) -> str:
        """The name of the folder."""
        return self.folder.name

    @property
    def main_file(self) -> Path:
        """The file that is read first."""
        return self.folder / (self.file or self.kind.main_file)

    @property
    def shown_main_file(self) -> str:
        """How that file is named in diagnostics."""
        return self.shown_file(self.main_file.name)

    def shown_file(self, relative: str) -> str:
        """How a file of the pack is named in diagnostics."""
        return relative if self.shown == "." else f"{self.shown}/{relative}"


@record
class Stated:
    """A definition that stands in no file of its own, such as a row of a table, and its base."""

    root: Mapping
    base: Pack

    def __repr__(self) -> str:
        return f"Stated({to_plain(self.root)!r}, {self.base!r})"


def find_pack(
    reference: str, search: Sequence[Path] = (), kind: PackKind = VARIANT
) -> Pack | Diagnostic:
    """The pack that a shipped name, a folder or the path of a main file refers to.

    A name is looked up in the folders of ``search`` and then among the shipped packs.
    """
    if not _is_path(reference):
        found = _find_name(reference, search, kind)
        if found is not None:
            return found
    if "\0" not in reference and reference.strip():
        path = _path(reference)
        folder = path.parent if path.name == kind.main_file else path
        if holds(folder, kind):
            pack = Pack(kind, folder.resolve(), shown_folder(folder), by_path=True)
            return pack if _is_text(pack.id) else _not_text(pack)
    return _unknown(reference, search, kind)


def pack_of_text(name: str | None, kind: PackKind = VARIANT) -> Pack:
    """The pack whose main file has this name, and a content that is given: it need not exist.

    The text of nobody's file stands in its own folder, in which there is nothing.
    """
    if name is None:
        return Pack(kind, Path("stdin").resolve(), ".", by_path=True, file="<stdin>")
    path = _path(name)
    if path.is_dir():
        path /= kind.main_file
    folder = path.parent
    return Pack(kind, folder.resolve(), shown_folder(folder), by_path=True, file=path.name)


def given_text(reference: str | Pack, text: bytes | None) -> dict[Path, bytes]:
    """What stands for the main file of a pack, if its text is given."""
    return {} if text is None or isinstance(reference, str) else {reference.main_file: text}


def _path(reference: str) -> Path:
    """The path, ``~`` standing for a home; that of a user whom nobody knows stays as it is."""
    return Path(os.path.expanduser(reference))  # noqa: PTH111 - pathlib's raises for such a user


def holds(folder: Path, kind: PackKind) -> bool:
    """Whether the folder has the main file of a pack."""
    try:
        return (folder / kind.main_file).is_file()
    except OSError:  # a name longer than the disk allows
        return False


def names(search: Sequence[Path], kind: PackKind) -> list[str]:
    """The names of all packs available by name, sorted."""
    folders = [path for path in (*search, shipped_folder(kind.shipped)) if path.is_dir()]
    found = {child.name for path in folders for child in path.iterdir() if holds(child, kind)}
    return sorted(found)


def shown_folder(folder: Path) -> str:
    """The folder relative to the current one if it is inside it, else as it was given.

    Links are not followed: what they lead to is not what the pack calls it.
    """
    absolute, here = Path(os.path.abspath(folder)), Path.cwd()  # noqa: PTH100 - keeps links
    return (absolute.relative_to(here) if absolute.is_relative_to(here) else folder).as_posix()


def shown_path(path: Path) -> str:
    """A file as diagnostics name it: shipped ones as in the checkout, wherever installed."""
    for kind in (VARIANT, THEME):
        shipped = shipped_folder(kind.shipped)
        if path.is_relative_to(shipped):
            return f"{kind.shipped}/{path.relative_to(shipped).as_posix()}"
    return shown_folder(path)


def pack_file(pack: Pack, relative: str, span: Span | None = None) -> Path | Diagnostic:
    """The path of a file of the pack; nothing outside the pack can be named."""
    reason = _escape(relative) or _leads_outside(pack.folder, relative)
    if reason is None:
        return pack.folder / relative
    short = relative if len(relative) <= 80 else relative[:79] + "…"  # noqa: PLR2004 - a line
    return codes.PATH_OUTSIDE_PACK.diagnostic(
        f"'{short}' {reason}",
        span=span,
        help="name a file inside the pack's folder, relative to it",
    )


def _is_path(reference: str) -> bool:
    return "/" in reference or "\\" in reference or reference in {"", ".", "..", "~"}


def _find_name(name: str, search: Sequence[Path], kind: PackKind) -> Pack | None:
    for parent in search:
        if holds(parent / name, kind):
            folder = parent.absolute() / name
            return Pack(kind, folder, shown_folder(folder))
    folder = shipped_folder(kind.shipped) / name
    return Pack(kind, folder, f"{kind.shipped}/{name}") if holds(folder, kind) else None


def _unknown(reference: str, search: Sequence[Path], kind: PackKind) -> Diagnostic:
    known = names(search, kind)
    short = reference if len(reference) <= 60 else reference[:59] + "…"  # noqa: PLR2004 - a line
    suggestion = did_you_mean(reference, known) or did_you_mean(reference, _beside(reference, kind))
    named = [] if _is_path(reference) else [folder / reference for folder in search]
    places = (_path(reference), *named)
    other = next(filter(None, (_main_file_misnamed(place, kind) for place in places)), None)
    if other is not None:
        return kind.unknown.diagnostic(
            f"there is no {kind.main_file} in '{short}'",
            help=f"there is a {other}; rename it to {kind.main_file}",
        )
    if _exists(reference):
        suggestion = f"a {kind.noun} is a folder with a file {kind.main_file}; name the folder"
    listed = _listed(known) if known else f"no {kind.noun}s are installed"
    return kind.unknown.diagnostic(
        f"there is no {kind.noun} '{short}'",
        help=f"{suggestion} ({listed})" if suggestion else listed,
    )


def _listed(known: list[str]) -> str:
    """The names that can be had; of very many, the first."""
    more = f" and {len(known) - _LISTED:,} more" if len(known) > _LISTED else ""
    return f"known are {', '.join(known[:_LISTED])}{more}"


def _is_text(name: str) -> bool:
    """Whether the name is text: a disk's bytes that are not UTF-8 become halves of characters."""
    return name.isascii() or not any("\ud800" <= character <= "\udfff" for character in name)


def _not_text(pack: Pack) -> Diagnostic:
    return pack.kind.unknown.diagnostic(
        f"the name of the folder '{pack.shown}' is not UTF-8 text", help="rename the folder"
    )


def _exists(reference: str) -> bool:
    """Whether the reference names a file or a folder of the disk."""
    try:
        return bool(reference.strip()) and _path(reference).exists()
    except (OSError, ValueError, RuntimeError):  # a name too long, with \0, or of no user
        return False


def _beside(reference: str, kind: PackKind) -> list[str]:
    """The packs in the folder that a path leads to, as paths of the same form."""
    head, separator, name = reference.rpartition("/")
    if not separator or not name:
        return []
    try:
        there = sorted(_path(f"{head}/").iterdir())[:_LOOKED_AT]
    except (OSError, ValueError, RuntimeError):  # there is no such folder, nor can there be
        return []
    return [f"{head}/{each.name}" for each in there if holds(each, kind) and _is_text(each.name)]


def _main_file_misnamed(folder: Path, kind: PackKind) -> str | None:
    """A file that would be the main one, were it not for its ending or its capitals."""
    stem = kind.main_file.partition(".")[0]
    try:
        inside = [path.name for path in folder.iterdir() if path.is_file()]
    except (OSError, ValueError, RuntimeError):  # there is no such folder, nor can there be
        return None
    alike = (name for name in sorted(inside) if _is_main(name.lower(), stem))
    return next(alike, None)


def _is_main(name: str, stem: str) -> bool:
    return name.removesuffix(".txt") in {stem, f"{stem}.yaml", f"{stem}.yml"}


def _escape(relative: str) -> str | None:
    """Why this is not a plain relative path, if so."""
    if "\0" in relative or not relative.strip():
        return "is not a file name"
    if "\\" in relative:
        return "contains a backslash; folders are separated by '/'"
    if relative.startswith(("/", "~")) or re.match(r"[A-Za-z]:", relative):
        return "is an absolute path"
    return "leads outside the pack" if ".." in relative.split("/") else None


def _leads_outside(folder: Path, relative: str) -> str | None:
    steps = accumulate(relative.split("/"), os.path.join, initial=str(folder))
    if not any(map(os.path.islink, islice(steps, 1, None))):
        return None  # only a link leads out of a folder; to follow all of them takes long
    try:
        inside = (folder / relative).resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):  # a name too long, or links in a circle
        return "cannot be followed"
    return None if inside else "leads outside the pack through a link"
