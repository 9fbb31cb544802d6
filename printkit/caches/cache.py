"""What was worked out before, as long as all that was read for it is as it was then."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from printkit.cache_folder import cache_folder, keep, kept
from printkit.caches.plain import from_plain, to_plain
from printkit.digests import digest_of_text
from printkit.source.pack_reader import Inputs, are_current


class CacheEntry(NamedTuple):
    """A value, and what was read for it."""

    value: Any
    inputs: Inputs


def get(kind: str, name: str, key: str) -> CacheEntry | None:
    """What was put under this name, if it was made for this very key and still holds.

    The key has to stand for printkit itself too: what another version has put does not count.
    """
    path = _path(kind, name)
    content = None if path is None else kept(path)
    entry = None if content is None else json.loads(content)
    if entry is None or entry["key"] != key or not are_current(entry["inputs"]):
        return None
    return CacheEntry(from_plain(entry["value"]), entry["inputs"])


def put(kind: str, name: str, key: str, entry: CacheEntry) -> None:
    """Remember a value in place of what the name had before, so that the cache does not grow."""
    path = _path(kind, name)
    if path is not None:
        content = {"key": key, "inputs": entry.inputs, "value": to_plain(entry.value)}
        keep(path, json.dumps(content).encode())


def _path(kind: str, name: str) -> Path | None:
    base = cache_folder()
    return None if base is None else base / kind / f"{digest_of_text(name)[:32]}.json"
