"""The user's own folders, as the system has them; what lies in the working folder is none."""

import os
import sys
from pathlib import Path
from typing import Literal

_WINDOWS = {"cache": "LOCALAPPDATA", "config": "APPDATA"}
_XDG = {"cache": "XDG_CACHE_HOME", "config": "XDG_CONFIG_HOME"}


def own_folder(kind: Literal["cache", "config"]) -> Path | None:
    """The user's folder of a kind for printkit, which need not exist; None where there is no home.

    Relative names are ignored, as the XDG standard has it.
    """
    if sys.platform == "win32":
        base = absolute(os.environ.get(_WINDOWS[kind], ""))
    else:
        base = absolute(os.environ.get(_XDG[kind], "")) or _in_home(kind)
    return None if base is None else base / "printkit"


def absolute(name: str) -> Path | None:
    """The path of this name, unless it depends on the working folder, which may be a stranger's."""
    return Path(name) if name and os.path.isabs(name) else None  # noqa: PTH117 - a text, no path yet


def _in_home(kind: str) -> Path | None:
    if os.environ.get("HOME") == "":
        return None
    return absolute(os.path.expanduser(f"~/.{kind}"))  # noqa: PTH111 - never raises
