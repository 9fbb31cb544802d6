"""A small pack with all that a stranger can bring: theme, templates, table, pictures, rules."""

from functools import cache
from pathlib import Path

from bench.fuzz.corpus import Pack
from printkit.shipped import shipped_folder

FOLDER = Path(__file__).parent / "kit"
_OWN = ("card.xml.j2", "deed.xml.j2", "note.xml.j2", "parts.xml.j2", "rules.xml.j2")
"""Shipped templates that the pack takes as its own, so that they are harmed too."""


@cache
def kit() -> Pack:
    """The pack, every file of which is its own."""
    files = {
        path.relative_to(FOLDER).as_posix(): path.read_bytes()
        for path in sorted(FOLDER.rglob("*"))
        if path.is_file()
    }
    classic = shipped_folder("templates") / "classic"
    files |= {f"templates/{name}": (classic / name).read_bytes() for name in _OWN}
    return Pack("kit", files)
