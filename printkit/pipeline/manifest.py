"""What an output folder holds, for people (``manifest.json``) and for the next build.

The state file beside the manifest keeps what a build needs to see that nothing has changed;
deleting it costs a rebuild and nothing else.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

NAME = "manifest.json"
STATE_NAME = ".printkit-state.json"
FORMAT = 1


@dataclass(frozen=True, slots=True)
class FileEntry:
    """A file as it was written."""

    sha256: str
    size: int

    @classmethod
    def of(cls, content: bytes) -> "FileEntry":
        """The entry of a file's content."""
        return cls(hashlib.sha256(content).hexdigest(), len(content))

    def is_intact(self, path: Path) -> bool:
        """Whether the file on disk is still the one that was written."""
        try:
            return path.stat().st_size == self.size and self == FileEntry.of(path.read_bytes())
        except OSError:
            return False


@dataclass(frozen=True, slots=True)
class FileSet:
    """Files made together from the same inputs, which ``key`` stands for."""

    key: str
    files: Mapping[str, FileEntry]


@dataclass(slots=True)
class State:
    """What the last builds into a folder did.

    ``requests`` maps the key of a request to the folders that it read, their digest, and its
    summary; ``sets`` the names of file sets (``a4/deeds``) to what they hold; ``components``
    what the manifest tells about each component.
    """

    requests: dict[str, dict[str, Any]] = field(default_factory=dict)
    sets: dict[str, FileSet] = field(default_factory=dict)
    components: dict[str, dict[str, Any]] = field(default_factory=dict)

    def is_current(self, folder: Path, name: str, key: str) -> bool:
        """Whether a file set was made from these inputs and is still as it was written."""
        known = self.sets.get(name)
        return (
            known is not None
            and known.key == key
            and all(entry.is_intact(folder / file) for file, entry in known.files.items())
        )


def read_state(folder: Path) -> State:
    """The state of an output folder; empty where there is none that can be read."""
    try:
        data = json.loads((folder / STATE_NAME).read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            return State()
        sets = {
            name: FileSet(
                entry["key"],
                {file: FileEntry(sha256, size) for file, (sha256, size) in entry["files"].items()},
            )
            for name, entry in data["sets"].items()
        }
        return State(dict(data["requests"]), sets, dict(data["components"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return State()


def state_json(state: State) -> bytes:
    """The state as it is written."""
    sets = {
        name: {
            "key": files.key,
            "files": {file: [entry.sha256, entry.size] for file, entry in files.files.items()},
        }
        for name, files in state.sets.items()
    }
    return json_bytes(
        {
            "format": FORMAT,
            "requests": state.requests,
            "sets": sets,
            "components": state.components,
        }
    )


def manifest_json(head: Mapping[str, Any], state: State) -> bytes:
    """The manifest: the game, its components with their pieces and sheets, all files."""
    files = {
        file: {"sha256": entry.sha256, "bytes": entry.size}
        for name in sorted(state.sets)
        for file, entry in state.sets[name].files.items()
    }
    return json_bytes({**head, "components": state.components, "files": files})


def json_bytes(data: Mapping[str, Any]) -> bytes:
    """JSON with sorted keys: always the same for the same data."""
    text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
    return (text + "\n").encode()
