"""A copy of a variant whose author changes the text of one card between two checks."""

import shutil
from itertools import count
from pathlib import Path

from printkit.diagnostics import Span
from printkit.loading.load import load


class EditedPack:
    """The copy; a card says something new after each change."""

    def __init__(self, variant: str, folder: Path) -> None:
        loaded = load(variant)
        assert loaded.variant is not None  # noqa: S101 - shipped variants are sound
        self.folder = Path(shutil.copytree(loaded.pack.folder, folder / loaded.pack.id))
        self._file = self.folder / loaded.pack.kind.main_file
        self._lines = self._file.read_text(encoding="utf-8").split("\n")
        places = (
            loaded.index.span_of(("decks", name, "cards", card, "text"))
            for name, deck in loaded.variant.decks.items()
            for card in deck.cards
        )
        self._place = next(place for place in places if self._begins_at(place) not in "|>")
        self._numbers = count(1)

    def _begins_at(self, place: Span) -> str:
        """The first sign of a text; that of one over several lines is a mark for these."""
        return self._lines[place.line - 1][place.column - 1]

    def change(self) -> None:
        """Put another number in front of the text, inside its quotation marks."""
        lines = list(self._lines)
        line, start = lines[self._place.line - 1], self._place.column - 1
        start += line[start] in "\"'"
        number = next(self._numbers)
        lines[self._place.line - 1] = f"{line[:start]}{number} {line[start:]}"
        self._file.write_text("\n".join(lines), encoding="utf-8")
