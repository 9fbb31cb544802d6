"""The remedies of findings as edits of the files that belong to the variant itself."""

from collections.abc import Iterable
from pathlib import Path

from printkit.diagnostics import Diagnostic
from printkit.findings.edits import place
from printkit.loading.load import Loaded
from printkit.loading.packs import Pack, shown_path
from printkit.loading.theme import LoadedTheme
from printkit.shipped import shipped_folder
from printkit.source.encoding import read_text


def place_fixes(
    diagnostics: Iterable[Diagnostic], loaded: Loaded, theme: LoadedTheme | None
) -> list[Diagnostic]:
    """The findings, each with the edits that fix it in the variant's own files, if any do."""
    found = list(diagnostics)
    if all(diagnostic.fix is None for diagnostic in found):
        return found
    texts: dict[str, str] = {}
    for shown, path in own_files(loaded, theme).items():
        text = read_text(path, shown, loaded.reader.read)
        if isinstance(text, str):
            texts[shown] = text
    return place(found, loaded.index, texts)


def own_files(loaded: Loaded, theme: LoadedTheme | None) -> dict[str, Path]:
    """The files of the requested pack, by the names that findings use.

    Not the files of its bases, nor anything outside its folder: links are followed first. What
    comes with printkit belongs to nobody, unless its folder is named by a path; of a text that
    was given, nothing but the text does.
    """
    pack = loaded.pack
    if is_shipped(pack):
        return {}
    if pack.file is not None:
        return {pack.shown_main_file: pack.main_file}
    of_theme = theme.files if theme else ()
    inner = [base.folder for base in loaded.chain if base.folder != pack.folder]
    return {
        shown: path.resolve()
        for path in (*loaded.files, *of_theme)
        if _belongs(path, pack, [folder for folder in inner if folder.is_relative_to(pack.folder)])
        for shown in (shown_path(path), pack.shown_file(_within(path, pack)))
    }


def is_shipped(pack: Pack) -> bool:
    """Whether the pack was found by its name among those that come with printkit."""
    return not pack.by_path and pack.folder.is_relative_to(shipped_folder(pack.kind.shipped))


def _belongs(path: Path, pack: Pack, others: list[Path]) -> bool:
    inside = path.is_relative_to(pack.folder) and path.resolve().is_relative_to(pack.folder)
    return inside and not any(path.is_relative_to(other) for other in others)


def _within(path: Path, pack: Pack) -> str:
    return path.relative_to(pack.folder).as_posix()
