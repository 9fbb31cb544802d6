"""Seeing at a glance that nothing has changed since the same request was built."""

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from printkit.caches.code import digest_of_code
from printkit.digests import digest_of_text
from printkit.kit_folder.state import FileEntry, State, read_state
from printkit.loading.packs import THEME, VARIANT, Pack, find_pack, names
from printkit.pipeline.request import Request, wanted_date
from printkit.source.pack_reader import Inputs, are_current

Summary = dict[str, Any]
"""The part of an outcome that is shown again when nothing was to do."""


def output_folder(request: Request) -> Path | None:
    """Where the variant of a request is written; None if there is no such variant."""
    named = request.reference
    pack = find_pack(named, request.search) if isinstance(named, str) else named
    return request.folder(pack.id) if isinstance(pack, Pack) else None


class Recorded(NamedTuple):
    """What the last build of a request reported, what it read, and the files that it made."""

    summary: Summary
    inputs: Inputs
    files: dict[str, FileEntry]


def recorded(request: Request) -> Recorded | None:
    """The last build of this request, if all it read and wrote is unchanged."""
    folder = output_folder(request)
    if folder is None:
        return None
    state = read_state(folder)
    known = state.requests.get(request_key(request))
    if known is None or not are_current(known["inputs"]):
        return None
    current = all(state.is_current(folder, name, key) for name, key in known["sets"].items())
    files = state.files_of(known["sets"]) if current else {}
    return Recorded(known["summary"], known["inputs"], files) if current else None


def remember(
    state: State, request: Request, inputs: Inputs, sets: dict[str, str], summary: Summary
) -> None:
    """Note in the state what a request read, made and reported."""
    state.requests[request_key(request)] = {
        "inputs": inputs,
        "sets": sets,
        "summary": summary,
    }


def request_key(request: Request) -> str:
    """What stands for a request, made with this very printkit in this folder.

    Packs are found by name, so the available names belong to it.
    """
    known = [names(request.search, kind) for kind in (VARIANT, THEME)]
    wanted = repr(replace(request, force=False))
    return digest_of_text(wanted, str(Path.cwd()), repr(known), wanted_date(), digest_of_code())
