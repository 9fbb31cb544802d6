"""A copy of a variant whose author changes one thing between two runs."""

import shutil
from itertools import count
from pathlib import Path

from printkit.diagnostics import Span
from printkit.loading.load import Loaded, load

_DEEDS = "deeds.csv"


class EditedPack:
    """The copy; what each kind of change touches is another after each change."""

    def __init__(self, variant: str, folder: Path) -> None:
        loaded = load(variant)
        self.folder = Path(shutil.copytree(loaded.pack.folder, folder / loaded.pack.id))
        self._pack = loaded.pack.folder
        self._main = loaded.pack.kind.main_file
        self._card = next(p for p in _texts_of_cards(loaded) if self._sign_at(p) not in "|>")
        self._numbers = count(1)

    def change_card(self) -> None:
        """Put another number in front of the text of a card, inside its quotation marks."""
        lines, line = self._original(self._main), self._card.line - 1
        start = self._card.column - 1 + (self._sign_at(self._card) in "\"'")
        lines[line] = f"{lines[line][:start]}{next(self._numbers)} {lines[line][start:]}"
        self._write(self._main, lines)

    def change_deed(self) -> None:
        """Let the first row of the table of deeds state another rent; its deed alone shows it."""
        header, first, *others = self._original(_DEEDS)
        rent = 2 + next(self._numbers) % 3
        lines = [f"{header},rent", f"{first},{rent}", *(f"{row}," for row in others if row)]
        self._write(_DEEDS, lines)

    def change_comment(self) -> None:
        """Put another comment at the end, which no piece shows."""
        self._write(self._main, [*self._original(self._main), f"# {next(self._numbers)}"])

    def _sign_at(self, place: Span) -> str:
        """The first sign of a text; that of one over several lines is a mark for these."""
        return self._original(self._main)[place.line - 1][place.column - 1]

    def _original(self, name: str) -> list[str]:
        return (self._pack / name).read_text(encoding="utf-8").split("\n")

    def _write(self, name: str, lines: list[str]) -> None:
        (self.folder / name).write_text("\n".join(lines), encoding="utf-8")


def _texts_of_cards(loaded: Loaded) -> list[Span]:
    assert loaded.variant is not None  # noqa: S101 - shipped variants are sound
    return [
        loaded.index.span_of(("decks", name, "cards", card, "text"))
        for name, deck in loaded.variant.decks.items()
        for card in deck.cards
    ]
