"""What a build notes in its output folder for the next one.

A folder may come from a stranger, together with such notes. They are believed only if this user
has signed them, for this very folder; deleting them costs a rebuild and nothing else.
"""

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any

from printkit.cache_folder import MAX_BYTES, is_signed, read_regular, signature_of
from printkit.records import record
from printkit.source.contained import is_plain_name

NAME = ".printkit-state.json"
FORMAT = 3


@record
class FileEntry:
    """A file as it was written."""

    sha256: str
    size: int

    @classmethod
    def of(cls, content: bytes) -> "FileEntry":
        """The entry of a file's content."""
        return cls(hashlib.sha256(content).hexdigest(), len(content))

    def is_intact(self, folder: Path, name: str) -> bool:
        """Whether the file of this name below the folder is still the one that was written."""
        path = path_below(folder, name)
        content = None if path is None else read_regular(path, self.size)
        return content is not None and self == FileEntry.of(content)


@record
class FileSet:
    """Files made together from the same inputs, which ``key`` stands for."""

    key: str
    files: Mapping[str, FileEntry]


@dataclass(slots=True)
class State:
    """What the last builds into a folder did.

    ``owner`` is whose kit the folder holds. ``requests`` maps the key of a request to what it
    read, and its summary; ``sets`` the names of file sets (``a4/deeds``) to what they hold;
    ``components`` what the manifest says about each component; ``kit`` the sheets of
    ``kit.pdf`` by paper.
    """

    owner: str = ""
    requests: dict[str, dict[str, Any]] = field(default_factory=dict)
    sets: dict[str, FileSet] = field(default_factory=dict)
    components: dict[str, dict[str, Any]] = field(default_factory=dict)
    kit: dict[str, int] = field(default_factory=dict)

    def files_of(self, sets: Iterable[str]) -> dict[str, FileEntry]:
        """The files of some sets."""
        return {file: entry for name in sets for file, entry in self.sets[name].files.items()}

    def is_current(self, folder: Path, name: str, key: str) -> bool:
        """Whether a file set was made from these inputs and is still as it was written."""
        known = self.sets.get(name)
        return (
            known is not None
            and known.key == key
            and all(entry.is_intact(folder, file) for file, entry in known.files.items())
        )


def path_below(folder: Path, name: str) -> Path | None:
    """The path of this name below the folder; None if it leads anywhere else, or over a link."""
    if not is_plain_name(name) or link_on_the_way(folder, name) is not None:
        return None
    return folder / name


def link_on_the_way(folder: Path, name: str) -> Path | None:
    """The first link on the way from the folder to what has this name."""
    ways = accumulate(name.split("/"), lambda before, part: f"{before}/{part}")
    return next((folder / way for way in ways if (folder / way).is_symlink()), None)


def read_state(folder: Path) -> State:
    """The state of an output folder; an empty one where this user has left none here."""
    data = read_regular(folder / NAME, MAX_BYTES)
    if data is None:
        return State()
    signature, _, content = data.partition(b"\n")
    try:
        if not is_signed(bytes.fromhex(signature.decode("ascii")), _place(folder), content):
            return State()
        return _state(json.loads(content))
    except (ValueError, RecursionError):
        return State()  # of another version of printkit


def state_bytes(state: State, folder: Path) -> bytes | None:
    """The state as it is written into the folder; None where the user has no key to sign it."""
    sets = {
        name: {
            "key": files.key,
            "files": {file: [entry.sha256, entry.size] for file, entry in files.files.items()},
        }
        for name, files in state.sets.items()
    }
    content = json.dumps(
        {
            "format": FORMAT,
            "owner": state.owner,
            "requests": state.requests,
            "sets": sets,
            "components": state.components,
            "kit": state.kit,
        },
        sort_keys=True,
    ).encode()
    signature = signature_of(_place(folder), content)
    return None if signature is None else signature.hex().encode() + b"\n" + content


def _place(folder: Path) -> bytes:
    """What the signature covers beside the content: a state that was moved is nobody's."""
    return b"state of " + os.fsencode(os.path.realpath(folder))


_SHAPE = {
    "format": int,
    "owner": str,
    "requests": {
        "*": {
            "inputs": {"*": str},
            "sets": {"*": str},
            "summary": {
                "folder": str,
                "rows": [{"component": str, "title": str, "pieces": int, "sheets": {"*": int}}],
                "kit": {"*": int},
                "unchanged": [str],
            },
        }
    },
    "sets": {"*": {"key": str, "files": {"*": list}}},
    "components": {"*": {"sheets": {"*": int}}},
    "kit": {"*": int},
}
"""What a state must hold at least; ``*`` stands for any key."""


def _state(data: Any) -> State:
    """The state in JSON.

    Raises:
        ValueError: it is not a state of this format.
    """
    if not _fits(data, _SHAPE) or data["format"] != FORMAT:
        raise ValueError("another format")
    sets = {
        name: FileSet(
            entry["key"],
            {_plain(file): FileEntry(sha256, size) for file, (sha256, size) in files.items()},
        )
        for name, entry in data["sets"].items()
        for files in [entry["files"]]
    }
    return State(data["owner"], data["requests"], sets, data["components"], data["kit"])


def _fits(value: Any, shape: Any) -> bool:
    if isinstance(shape, list):
        return isinstance(value, list) and all(_fits(each, shape[0]) for each in value)
    if not isinstance(shape, dict):
        return isinstance(value, shape)
    if not isinstance(value, dict):
        return False
    if "*" in shape:
        return all(_fits(each, shape["*"]) for each in value.values())
    return all(key in value and _fits(value[key], each) for key, each in shape.items())


def _plain(name: str) -> str:
    if not is_plain_name(name):
        raise ValueError(name)
    return name
