"""A project's settings for building: what options of the same names say.

They are handed to these options as texts, which read them as if they were typed; only what kind of
value stands there is looked at here.
"""

from collections.abc import Mapping

from printkit.loading.packs import shown_folder
from printkit.records import record
from printkit.settings.table import SettingsTable

LISTS = ("paper", "format")
"""These options can be given several times."""
NUMBERS = ("margin", "bleed")
PAIR = "back-offset"
BUILD_KEYS = ("output", "ink", "backs", "save", "cuts", "printer", PAIR, *LISTS, *NUMBERS)


@record
class BuildSetting:
    """A value as it would be typed, and where it stands (``file:line``)."""

    value: str | tuple[str, ...]
    place: str


BuildSettings = Mapping[str, BuildSetting]


def build_settings(table: SettingsTable) -> BuildSettings:
    """The settings that there are, by the names of their options."""
    return {
        key: BuildSetting(_value(table, key), table.place(key))
        for key in BUILD_KEYS
        if key in table
    }


def _value(table: SettingsTable, key: str) -> str | tuple[str, ...]:
    value = table.get(key)
    if key == "output":
        return _inside(table, value)
    if key in LISTS:
        return (value,) if isinstance(value, str) else tuple(table.texts(key, '["…", "…"]'))
    if key == PAIR and isinstance(value, list) and all(map(_is_number, value)):
        return ",".join(map(str, value))
    if key in NUMBERS:
        if not _is_number(value):
            table.refuse(f"'{key}' is not a number", f"write {key} = 3", key)
    elif not isinstance(value, str):
        example = f"{key} = [0.5, -1]" if key == PAIR else f'{key} = "…"'
        table.refuse(f"'{key}' is not a text", f"write {example}", key)
    return str(value)


def _inside(table: SettingsTable, value: object) -> str:
    """A folder below that of the settings: they may have come with a download."""
    if not isinstance(value, str):
        table.refuse("'output' is not a text", 'write output = "kits"', "output")
    home = table.path.parent
    try:
        inside = (home / value).resolve().is_relative_to(home.resolve())
    except (OSError, ValueError, RuntimeError):  # a name too long, with \0, links in a circle
        inside = False
    if not inside:
        table.refuse(
            f"'output' leads out of the folder of {table.path.name}",
            "name such a folder with -o or PRINTKIT_OUTPUT",
            "output",
        )
    return shown_folder(home / value)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
