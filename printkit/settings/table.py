"""A table of settings in a file, which complains with file and line."""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from printkit.errors import UsageError
from printkit.findings.selection import Complaint
from printkit.loading.packs import shown_path
from printkit.suggestion import did_you_mean

Word = TypeVar("Word", bound=str)
OWN_FILE = "printkit.toml"
"""Holds the settings themselves; other files have them below ``[tool.printkit]``."""


class SettingsTable:
    """What one file says about printkit.

    Raises:
        UsageError: names the file and the line, as all its methods do.
    """

    def __init__(self, path: Path, text: str, table: Any, keys: Iterable[str]) -> None:
        self.path = path
        self._lines = text.splitlines()
        self._table: Mapping[str, Any] = table if isinstance(table, dict) else {}
        if not isinstance(table, dict):
            self.refuse("'printkit' is not a table", "write [tool.printkit]", "printkit")
        known = tuple(keys)
        for key in self._table:
            if key not in known:
                hint = did_you_mean(key, known) or f"known are {', '.join(known)}"
                self.refuse(f"there is no setting '{key}'", hint, key)

    def __contains__(self, key: str) -> bool:
        """Whether the file says anything about a setting."""
        return key in self._table

    def get(self, key: str, default: Any = None) -> Any:
        """What it says, of whatever type."""
        return self._table.get(key, default)

    def texts(self, key: str, example: str) -> list[str]:
        """A list of texts; none where nothing is said."""
        listed = self.get(key, [])
        if not isinstance(listed, list) or not all(isinstance(item, str) for item in listed):
            self.refuse(f"'{key}' is not a list of texts", f"write {key} = {example}", key)
        return listed

    def one_of(self, key: str, choices: Iterable[Word]) -> Word | None:
        """One of the words; None where nothing is said."""
        value, words = self.get(key), tuple(choices)
        found = next((word for word in words if word == value), None)
        if value is not None and found is None:
            hint = did_you_mean(str(value), words)
            self.refuse(f"'{key}' is none of {', '.join(words)}", hint, key)
        return found

    def require(
        self, complaint: Callable[[str], Complaint | None], key: str, selector: str
    ) -> None:
        """Refuse a selector that there is something to complain about."""
        wrong = complaint(selector)
        if wrong is not None:
            self.refuse(wrong.message, wrong.help, key, selector)

    def refuse(self, message: str, help_text: str | None, *words: str) -> NoReturn:
        """Complain about the line of the last word."""
        raise UsageError(f"{self.place(*words)}: {message}", help_text)

    def place(self, *words: str) -> str:
        """``file:line`` of the last word, each looked for from the line of the one before."""
        at = 0
        for word in words if self.path.name == OWN_FILE else ("tool.printkit", *words):
            whole = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
            later = range(at, len(self._lines))
            at = next((n for n in later if whole.search(self._lines[n].partition("#")[0])), at)
        return f"{shown_path(self.path)}:{at + 1}"
