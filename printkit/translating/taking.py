"""Translations back into a pack: they become its language file."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from printkit.diagnostics import Diagnostic, Route, Span
from printkit.errors import UsageError
from printkit.languages.known import is_language
from printkit.loading import codes
from printkit.loading.language_files import FOLDER
from printkit.loading.load import Loaded
from printkit.source.nodes import Mapping
from printkit.source.yaml_reader import parse_yaml
from printkit.suggestion import did_you_mean
from printkit.translating.language_text import with_texts
from printkit.translating.rows import RULEBOOK, TextRow, rows
from printkit.translating.table import Taken


@dataclass(frozen=True, slots=True)
class TakenTranslation:
    """The files of a language as they will be; ``taken`` texts differ from those there were."""

    files: dict[Path, str] = field(default_factory=dict)
    taken: int = 0
    left: tuple[TextRow, ...] = ()
    """The texts that are still without a translation."""
    changed: tuple[str, ...] = ()
    """Places whose text is another one than was translated."""
    diagnostics: tuple[Diagnostic, ...] = ()


def take(loaded: Loaded, language: str, lines: Sequence[Taken], shown: str) -> TakenTranslation:
    """What the lines of a table make of a pack's language files.

    Raises:
        UsageError: the pack is not the user's own, or its files cannot be added to.
    """
    if not loaded.pack.by_path:
        raise UsageError(
            f"'{loaded.pack.id}' comes with printkit and is not changed",
            "name a folder of your own; 'printkit new' makes one",
        )
    if not is_language(language):
        raise UsageError(f"there is no language '{language[:20]}'")
    known = {row.place: row for row in rows(loaded, language)}
    wrong = [_unknown(line, known, shown) for line in lines if line.place not in known]
    if wrong:
        return TakenTranslation(diagnostics=tuple(wrong))
    new = {line.place: line.text for line in lines if known[line.place].existing != line.text}
    changed = tuple(
        line.place
        for line in lines
        if line.place in new and line.source != known[line.place].source
    )
    files = dict(_files(loaded, language, known, new)) if new else {}
    left = tuple(row for row in known.values() if not row.existing and row.place not in new)
    return TakenTranslation(files, len(new), left, changed)


def _files(
    loaded: Loaded, language: str, known: dict[str, TextRow], new: dict[str, str]
) -> list[tuple[Path, str]]:
    """The files that change, and their new texts."""
    texts: list[tuple[Route, str]] = []
    book = {place: text for place, text in new.items() if known[place].route[0] == RULEBOOK}
    found: list[tuple[Path, str]] = []
    if book:
        name = f"{FOLDER}/{language}.md"
        parts = [book.get(row.place) or row.existing or row.source for row in _book(known)]
        found.append((loaded.pack.folder / name, "\n\n".join(parts) + "\n"))
        texts.append(((RULEBOOK,), name))
    texts += [(known[place].route, text) for place, text in new.items() if place not in book]
    path = loaded.pack.folder / FOLDER / f"{language}.yaml"
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    reading = parse_yaml(before, path.name) if before.strip() else None
    if reading is not None and reading.mapping is None:
        raise UsageError(
            f"'{FOLDER}/{path.name}' cannot be read", "check the game for what is wrong"
        )
    root = (
        Mapping((), Span(path.name)) if reading is None or not reading.mapping else reading.mapping
    )
    return [(path, with_texts(before, root, texts)), *found]


def _book(known: dict[str, TextRow]) -> list[TextRow]:
    return [row for row in known.values() if row.route[0] == RULEBOOK]


def _unknown(line: Taken, known: dict[str, TextRow], shown: str) -> Diagnostic:
    hint = did_you_mean(line.place, known)
    return codes.BAD_LANGUAGE_FILE.diagnostic(
        f"the game has no text '{line.place[:80]}'",
        span=Span(shown, line.line),
        help=hint or "take a fresh table: 'printkit texts' writes it",
    )
