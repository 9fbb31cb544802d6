"""From what a rule wants changed to edits of the files that belong to the variant itself."""

from collections.abc import Iterable
from collections.abc import Mapping as ReadOnly
from dataclasses import replace
from pathlib import Path

from printkit.diagnostics import (
    AddEntry,
    Diagnostic,
    Edit,
    Fix,
    RenameKey,
    Respell,
    SetValue,
    Span,
    TextEdit,
)
from printkit.loading.index import SourceIndex
from printkit.loading.load import Loaded
from printkit.loading.packs import Pack, shown_path
from printkit.loading.theme import LoadedTheme
from printkit.shipped import shipped_folder
from printkit.source.encoding import read_text
from printkit.source.nodes import Mapping, Rounded
from printkit.source.table_edits import rename_column, respell_cell, set_cell
from printkit.source.verify_edit import EditClaim, Proves, forget_trees, holds, unproved
from printkit.source.yaml_edits import (
    Edits,
    add_entry,
    forget_events,
    rename_key,
    respell,
    set_scalar,
)


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
        for shown in (shown_path(path), pack.shown_file(path.relative_to(pack.folder).as_posix()))
    }


def is_shipped(pack: Pack) -> bool:
    """Whether the pack was found by its name among those that come with printkit."""
    return not pack.by_path and pack.folder.is_relative_to(shipped_folder(pack.kind.shipped))


def _belongs(path: Path, pack: Pack, others: list[Path]) -> bool:
    inside = path.is_relative_to(pack.folder) and path.resolve().is_relative_to(pack.folder)
    return inside and not any(path.is_relative_to(other) for other in others)


Texts = ReadOnly[str, str]
"""The files that may be changed, by the names that findings use."""


def place(diagnostics: Iterable[Diagnostic], index: SourceIndex, texts: Texts) -> list[Diagnostic]:
    """The findings with the edits of their remedies, or without those that cannot be written."""
    try:
        return _placed_all(list(diagnostics), index, texts)
    finally:
        forget_trees()
        forget_events()


def _placed_all(
    diagnostics: list[Diagnostic], index: SourceIndex, texts: Texts
) -> list[Diagnostic]:
    """First all are believed and proved together; those that fail are proved one by one."""
    claims: list[list[tuple[str, EditClaim]]] = []
    placed: list[Diagnostic] = []
    for diagnostic in diagnostics:
        own: list[tuple[str, EditClaim]] = []
        placed.append(_placed(diagnostic, index, texts, _believed(own)))
        claims.append(own)
    for text in set(texts.values()):
        wrong = set(map(id, unproved(text, [c for own in claims for t, c in own if t is text])))
        for number, own in enumerate(claims):
            if any(id(claim) in wrong for _, claim in own):
                placed[number] = _placed(diagnostics[number], index, texts, holds)
    return placed


def _believed(claims: list[tuple[str, EditClaim]]) -> Proves:
    def note(text: str, claim: EditClaim) -> bool:
        claims.append((text, claim))
        return True

    return note


def _placed(diagnostic: Diagnostic, index: SourceIndex, texts: Texts, proves: Proves) -> Diagnostic:
    if diagnostic.fix is None:
        return diagnostic
    return replace(diagnostic, fix=_edits(diagnostic.fix, index, texts, proves))


def _edits(fix: Fix, index: SourceIndex, texts: Texts, proves: Proves) -> Fix | None:
    """The fix as edits of text, if all of them can be made."""
    placed: list[TextEdit] = []
    for edit in fix.edits:
        found = _written(edit, index, texts, proves)
        if found is None:
            return None
        placed += found
    return Fix(fix.title, tuple(placed))


def _written(edit: Edit, index: SourceIndex, texts: Texts, proves: Proves) -> Edits | None:
    """The edits of text; None if the value is not there, or stands in a file of others."""
    if isinstance(edit, TextEdit):
        return (edit,) if edit.span.file in texts else None
    if isinstance(edit, RenameKey):
        return _renamed(edit, index, texts, proves)
    span = _value_span(edit, index)
    if span is None or span.file not in texts:
        return None
    if span.file.endswith(".csv"):
        found = _in_table(edit, texts[span.file], span)
    else:
        found = _in_yaml(edit, texts[span.file], span, proves)
    if found is None and isinstance(edit, Respell):
        return _renamed(RenameKey(edit.place, edit.old, edit.new), index, texts, proves)
    return found


def _in_yaml(edit: Edit, text: str, span: Span, proves: Proves) -> Edits | None:
    match edit:
        case SetValue(_, value):
            return set_scalar(text, span, value, proves)
        case Respell(_, old, new):
            return respell(text, span, old, new, proves)
        case AddEntry(_, key, value):
            return add_entry(text, span, key, value, proves)
    return None


def _in_table(edit: Edit, text: str, span: Span) -> Edits | None:
    match edit:
        case SetValue(_, value):
            return set_cell(text, span, value)
        case Respell(_, old, new):
            return respell_cell(text, span, old, new)
    return None


def _renamed(edit: RenameKey, index: SourceIndex, texts: Texts, proves: Proves) -> Edits | None:
    """The edits that rename a key, of a mapping or of a table's column or row."""
    place = edit.place
    if not isinstance(place, Span) and (not index.has(place) or place[-1] != edit.old):
        return None
    span = place if isinstance(place, Span) else index.key_span(place)
    text = texts.get(span.file)
    if text is None:
        return None
    if span.file.endswith(".csv"):
        return rename_column(text, span, edit.old, edit.new)
    return rename_key(text, span, edit.new, proves)


def _value_span(edit: SetValue | Respell | AddEntry, index: SourceIndex) -> Span | None:
    """Where what is to be edited begins; a mapping begins where its first key does."""
    if isinstance(edit.place, Span):
        return edit.place
    node = index.value_of(edit.place)
    is_meant = isinstance(node, Mapping) is isinstance(edit, AddEntry)
    return node.span if node is not None and is_meant and not isinstance(node, Rounded) else None
