"""Whether an installation is sound."""

import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires, version

from printkit import __version__
from printkit.loading.packs import THEME, names
from printkit.pipeline.prepare import shipped_variants
from printkit.shipped import shipped_folder
from printkit.text.fonts import shipped_fonts

DISTRIBUTION = "printkit-games"
"""What the package index and `pip list` call printkit."""
_OPTIONAL_TOOLS = ("qpdf", "pdftoppm", "mutool")

Finding = tuple[str, bool, str]


def findings() -> list[Finding]:
    """What was looked at, whether it is as it should be, and what was found."""
    rows: list[Finding] = [
        ("printkit", True, __version__),
        ("python", sys.version_info >= (3, 11), sys.version.split()[0]),
        *_libraries(),
        ("fonts", bool(shipped_fonts().names()), f"{len(shipped_fonts().names())} fonts"),
    ]
    boards, themes = shipped_variants(), names((), THEME)
    rows += [
        ("boards", bool(boards), ", ".join(boards) or str(shipped_folder("boards"))),
        ("themes", bool(themes), ", ".join(themes) or str(shipped_folder("templates"))),
    ]
    rows += [
        (f"{tool} (optional, for tests)", True, "found" if shutil.which(tool) else "not found")
        for tool in _OPTIONAL_TOOLS
    ]
    return rows


def _libraries() -> list[Finding]:
    """The distributions that printkit needs, without extras; unknown where it was not installed."""
    try:
        lines = requires(DISTRIBUTION) or []
    except PackageNotFoundError:
        return [("libraries", True, f"not looked at: {DISTRIBUTION} was not installed, only found")]
    needed = [line for line in lines if "extra ==" not in line]
    ends = "[<>=!~ ;("
    return [_library(name) for name in sorted({_until(line, ends) for line in needed})]


def _until(text: str, ends: str) -> str:
    for index, char in enumerate(text):
        if char in ends:
            return text[:index]
    return text


def _library(name: str) -> Finding:
    try:
        return (name, True, version(name))
    except PackageNotFoundError:
        return (name, False, "not installed")
