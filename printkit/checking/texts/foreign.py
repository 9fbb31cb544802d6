"""In which language a text of a game stands: that of the pack that states it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.diagnostics import Route
from printkit.loading.language_files import is_in_language_file

if TYPE_CHECKING:
    from printkit.loading.index import SourceIndex
    from printkit.loading.load import Loaded


@dataclass(frozen=True, slots=True)
class Origins:
    """Where texts come from; ``stated`` are the languages of the packs, by their folders."""

    wanted: str
    index: "SourceIndex"
    stated: Mapping[str, tuple[str, ...]]

    @property
    def others(self) -> bool:
        """Whether any of the packs is in another language."""
        return any(self._differs(codes) for codes in self.stated.values())

    def foreign(self, route: Route) -> str | None:
        """The language of a text, if it is not that of the game."""
        node = self.index.value_of(route)
        if node is None or is_in_language_file(node.span.file):
            return None
        return self.of_file(node.span.file)

    def of_file(self, file: str) -> str | None:
        """The language of what a file states, if it is not that of the game."""
        folder, _, _ = file.rpartition("/")
        codes = self.stated.get(folder, ())
        return codes[0] if codes and self._differs(codes) else None

    def _differs(self, codes: tuple[str, ...]) -> bool:
        main = self.wanted.partition("-")[0]
        return main not in {code.partition("-")[0] for code in codes}


def origins_of(loaded: "Loaded") -> Origins | None:
    """Where the texts of a loaded variant come from, if any pack is in another language."""
    said = loaded.spoken
    if said.code is None:
        return None
    folders = (pack.shown_main_file.rpartition("/")[0] for pack in loaded.chain)
    found = Origins(said.code, loaded.index, dict(zip(folders, said.stated, strict=True)))
    return found if found.others else None
