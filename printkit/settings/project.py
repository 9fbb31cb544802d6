"""A project's settings: ``printkit.toml``, or ``[tool.printkit]`` in ``pyproject.toml``.

They are looked for in the working folder, then in the folders around it; the nearest file counts.
"""

from dataclasses import field
from pathlib import Path

from printkit.diagnostics import Severity
from printkit.findings.selection import LEVELS, Selection, fixed, selection, unknown
from printkit.loading.packs import shown_path
from printkit.records import record
from printkit.reporting.render import FORMATS, Format
from printkit.settings.building import BUILD_KEYS, BuildSettings, build_settings
from printkit.settings.table import OWN_FILE, SettingsTable
from printkit.settings.toml import parsed_toml, toml_text

NAMES = (OWN_FILE, "pyproject.toml")
KEYS = ("select", "ignore", "severity", "error-on-warning", "output-format", "level")


@record
class Project:
    """The settings; ``file`` is where they stand, if there are any."""

    file: Path | None = None
    selection: Selection = field(default_factory=Selection)
    error_on_warning: bool = False
    output_format: Format | None = None
    level: Severity | None = None
    build: BuildSettings = field(default_factory=dict)


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
    is_own = path.name == OWN_FILE
    if text is None or (not is_own and "printkit" not in text):
        return None
    data = parsed_toml(path, text)
    tools = data.get("tool")
    table = data if is_own else tools.get("printkit") if isinstance(tools, dict) else None
    if table is None:
        return None
    return _project(SettingsTable(path, text, table, (*KEYS, *BUILD_KEYS)))


def _project(table: SettingsTable) -> Project:
    """The settings, if nothing is wrong with them."""
    chosen = selection(
        _selectors(table, "select"),
        _selectors(table, "ignore"),
        _severity(table),
        shown_path(table.path),
    )
    strict = table.get("error-on-warning", False)
    if not isinstance(strict, bool):
        table.refuse("'error-on-warning' is neither true nor false", None, "error-on-warning")
    form = table.one_of("output-format", FORMATS)
    level = table.one_of("level", Severity)
    return Project(table.path, chosen, strict, form, level, build_settings(table))


def _selectors(table: SettingsTable, key: str) -> list[str]:
    listed = table.texts(key, '["PK2"]')
    for item in listed:
        table.require(unknown, key, item)
        if key == "ignore":
            table.require(fixed, key, item)
    return listed


def _severity(table: SettingsTable) -> dict[str, str]:
    levels: object = table.get("severity", {})
    if not isinstance(levels, dict):
        table.refuse("'severity' is not a table", 'write severity = {PK2 = "info"}', "severity")
    for selector, level in levels.items():
        table.require(unknown, "severity", selector)
        if level not in LEVELS:
            table.refuse(f"'{selector}' is none of {', '.join(LEVELS)}", None, "severity", selector)
        if level != "error":
            table.require(fixed, "severity", selector)
    return levels
