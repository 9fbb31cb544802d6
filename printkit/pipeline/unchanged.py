"""Seeing at a glance that nothing has changed since the same request was built."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from printkit.loading.packs import Pack, find_pack
from printkit.pipeline.fingerprint import digest_of_code, digest_of_folders, digest_of_text
from printkit.pipeline.request import Request
from printkit.pipeline.state import State, read_state

Summary = dict[str, Any]
"""The part of an outcome that is shown again when nothing was to do."""


def output_folder(request: Request) -> Path | None:
    """Where the variant of a request is written; None if there is no such variant."""
    pack = find_pack(request.reference, request.search)
    return request.folder(pack.id) if isinstance(pack, Pack) else None


def recorded_summary(request: Request) -> Summary | None:
    """The summary of the last build of this request, if all it read and wrote is unchanged."""
    folder = output_folder(request)
    if folder is None:
        return None
    state = read_state(folder)
    known = state.requests.get(request_key(request))
    if known is None:
        return None
    folders = [Path(name) for name in known["folders"]]
    if digest_of_folders(folders, skip=request.output) != known["digest"]:
        return None
    current = all(state.is_current(folder, name, key) for name, key in known["sets"].items())
    summary: Summary = known["summary"]
    return summary if current else None


def remember(
    state: State, request: Request, folders: Sequence[Path], sets: dict[str, str], summary: Summary
) -> None:
    """Note in the state what a request read, made and told."""
    paths = [folder.resolve() for folder in folders]
    state.requests[request_key(request)] = {
        "folders": [str(path) for path in paths],
        "digest": digest_of_folders(paths, skip=request.output),
        "sets": sets,
        "summary": summary,
    }


def request_key(request: Request) -> str:
    """What stands for a request, made with this very printkit."""
    return digest_of_text(repr(replace(request, force=False)), digest_of_code())
