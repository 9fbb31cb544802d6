"""A project's settings: ``printkit.toml``, or ``[tool.printkit]`` in ``pyproject.toml``.

They are looked for in the working folder, then in the folders around it; the nearest file counts.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any, NoReturn

from printkit.errors import UsageError
from printkit.findings.selection import Selection
from printkit.findings.selectors import LEVELS, Complaint, fixed, selection, unknown
from printkit.loading.packs import shown_path
from printkit.records import record
from printkit.reporting.render import FORMATS, Format
from printkit.settings.toml import parsed_toml, toml_text
from printkit.suggestion import did_you_mean

NAMES = ("printkit.toml", "pyproject.toml")
KEYS = ("select", "ignore", "severity", "error-on-warning", "output-format")


@record
class Project:
    """The settings; ``file`` is where they stand, if there are any."""

    file: Path | None = None
    selection: Selection = field(default_factory=Selection)
    error_on_warning: bool = False
    output_format: Format | None = None


def find_project(folder: Path) -> Project:
    """The settings for work in a folder.

    Raises:
        UsageError: names the file, and the line where it is known.
    """
    for place in (folder, *folder.parents):
        for name in NAMES:
            project = _read(place / name)
            if project is not None:
                return project
    return Project()


def _read(path: Path) -> Project | None:
    """The settings in a file; nothing if there is none or if it says nothing about printkit."""
    text = toml_text(path)
    is_own = path.name == NAMES[0]
    if text is None or (not is_own and "printkit" not in text):
        return None
    data = parsed_toml(path, text)
    tools = data.get("tool")
    table = data if is_own else tools.get("printkit") if isinstance(tools, dict) else None
    return None if table is None else _Settings(path, text, table).project()


class _Settings:
    """Reads the table of one file, and complains with places."""

    def __init__(self, path: Path, text: str, table: Any) -> None:
        self._path = path
        self._lines = text.splitlines()
        self._table: Mapping[str, Any] = table if isinstance(table, dict) else {}
        if not isinstance(table, dict):
            self._refuse("'printkit' is not a table", "write [tool.printkit]", "printkit")

    def project(self) -> Project:
        """The settings, if nothing is wrong with them."""
        for key in self._table:
            if key not in KEYS:
                hint = did_you_mean(key, KEYS) or f"known are {', '.join(KEYS)}"
                self._refuse(f"there is no setting '{key}'", hint, key)
        return Project(
            self._path,
            selection(
                self._selectors("select"),
                self._selectors("ignore"),
                self._severity(),
                shown_path(self._path),
            ),
            self._error_on_warning(),
            self._output_format(),
        )

    def _selectors(self, key: str) -> list[str]:
        listed = self._table.get(key, [])
        if not isinstance(listed, list) or not all(isinstance(item, str) for item in listed):
            self._refuse(f"'{key}' is not a list of texts", f'write {key} = ["PK2"]', key)
        for item in listed:
            self._require(unknown, key, item)
            if key == "ignore":
                self._require(fixed, key, item)
        return listed

    def _severity(self) -> dict[str, str]:
        table = self._table.get("severity", {})
        if not isinstance(table, dict):
            self._refuse("'severity' is not a table", 'write severity = {PK2 = "info"}', "severity")
        for selector, level in table.items():
            self._require(unknown, "severity", selector)
            if level not in LEVELS:
                self._refuse(
                    f"'{selector}' is none of {', '.join(LEVELS)}", None, "severity", selector
                )
            if level != "error":
                self._require(fixed, "severity", selector)
        return table

    def _error_on_warning(self) -> bool:
        value = self._table.get("error-on-warning", False)
        if not isinstance(value, bool):
            self._refuse("'error-on-warning' is neither true nor false", None, "error-on-warning")
        return value

    def _output_format(self) -> Format | None:
        value = self._table.get("output-format")
        known = next((form for form in FORMATS if form == value), None)
        if value is not None and known is None:
            hint = did_you_mean(str(value), FORMATS)
            self._refuse(f"'output-format' is none of {', '.join(FORMATS)}", hint, "output-format")
        return known

    def _require(
        self, complaint: Callable[[str], Complaint | None], key: str, selector: str
    ) -> None:
        wrong = complaint(selector)
        if wrong is not None:
            self._refuse(wrong.message, wrong.help, key, selector)

    def _refuse(self, message: str, help_text: str | None, *words: str) -> NoReturn:
        place = f"{shown_path(self._path)}:{self._line_of(words)}"
        raise UsageError(f"{place}: {message}", help_text)

    def _line_of(self, words: tuple[str, ...]) -> int:
        """The line of the last word, each looked for from the line of the one before."""
        at = 0
        for word in ("tool.printkit", *words) if self._path.name != NAMES[0] else words:
            whole = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
            later = range(at, len(self._lines))
            at = next((n for n in later if whole.search(self._lines[n].partition("#")[0])), at)
        return at + 1
