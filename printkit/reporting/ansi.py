"""Colours for terminals, as escape codes."""

from collections.abc import Callable

from printkit.diagnostics import Severity

Paint = Callable[[str, str], str]
"""Puts a text into a style of :data:`STYLES`."""

STYLES = {
    Severity.ERROR.value: "1;31",
    Severity.WARNING.value: "1;33",
    Severity.INFO.value: "1;36",
    "place": "1",
    "frame": "34",
    "help": "32",
    "added": "32",
    "removed": "31",
    "changed": "33",
}


def painter(*, colour: bool) -> Paint:
    """Paints texts, or leaves them as they are."""
    if not colour:
        return lambda text, _style: text
    return lambda text, style: f"\033[{STYLES[style]}m{text}\033[0m"
