"""Checks small packs that are laid over the base in ``fixtures/tiny``, with a book of ``books``."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.checking.engine import check, check_print
from printkit.checking.habits.overlay import overlay_of
from printkit.checking.prints.inspection import Prints
from printkit.checking.texts.foreign import origins_of
from printkit.diagnostics import Diagnostic
from printkit.findings.merging import of_one_cause
from printkit.findings.placing import resolve
from printkit.loading.load import Loaded, load, translations_of
from printkit.loading.rulebook import read_rulebook
from printkit.loading.rulebook_text import RulebookText
from printkit.model.variant import Variant

FIXTURES = Path(__file__).parent / "fixtures"

Findings = Callable[[str], list[Diagnostic]]


def load_text(folder: Path, text: str) -> Loaded:
    """A definition that may extend ``tiny``."""
    pack = folder / "pack"
    pack.mkdir(exist_ok=True)
    (pack / "variant.yaml").write_text(text, encoding="utf-8")
    for book in (FIXTURES / "books").iterdir():
        shutil.copy(book, pack)
    return load(str(pack / "variant.yaml"), search=[FIXTURES])


@pytest.fixture
def findings(tmp_path: Path) -> Findings:
    """What the rules find in a definition, with places."""

    def _findings(text: str) -> list[Diagnostic]:
        loaded = load_text(tmp_path, text)
        assert loaded.diagnostics == []
        assert loaded.variant is not None
        found = check(
            loaded.variant,
            overlay_of(loaded),
            translations_of(loaded),
            rulebook_of(loaded),
            origins=origins_of(loaded),
        )
        return resolve(found, loaded.index)

    return _findings


def rulebook_of(loaded: Loaded) -> RulebookText | None:
    """The book that a definition names itself: one of ``fixtures/books``."""
    book = read_rulebook(loaded)
    assert not isinstance(book, Diagnostic)
    return None if book is None or book.is_inherited else book


def print_findings(variant: Variant, prints: Prints) -> list[Diagnostic]:
    """What the rules find on pieces, each cause once."""
    return list(of_one_cause(check_print(variant, [], prints)))
