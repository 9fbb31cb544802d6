"""Short names as people write them before they know that these are lower case."""

import re
import unicodedata

from printkit.loading.index import SourceIndex
from printkit.source.nodes import Mapping, walk

SHORT_NAME = re.compile(r"[a-z][a-z0-9_-]{0,63}")
_GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe"})


def short_name(text: str) -> str | None:
    """The text in lower-case letters, digits, ``-`` and ``_``; None if none is like it."""
    plain = unicodedata.normalize("NFC", text).lower().translate(_GERMAN)
    letters = unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
    name = re.sub(r"[^a-z0-9_-]+", "-", letters).strip("-")
    return name if SHORT_NAME.fullmatch(name) else None


def rename_folder(name: str) -> str:
    """The remedy for a folder whose name is none."""
    meant = short_name(name)
    if meant is not None:
        return f"rename the folder '{name}' to '{meant}'"
    return "rename the folder: use lower-case letters, digits, '-' and '_', and start with a letter"


def is_key(name: str, index: SourceIndex) -> bool:
    """Whether something in the definition is called so."""
    return any(
        isinstance(node, Mapping) and node.entry(name) is not None for _, node in walk(index.root)
    )
