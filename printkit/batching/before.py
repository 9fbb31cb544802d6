"""Kits that an earlier run of a batch has put in place, far away or by other machines."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from printkit.batching.address import Destination
from printkit.batching.editions import BatchEdition
from printkit.batching.making import MadeEdition, Status
from printkit.cache_folder import signature_of
from printkit.digests import digest_of_text
from printkit.kit_folder.state import FileEntry
from printkit.pipeline.request import Request, wanted_date

_KEPT = (Status.MADE, Status.UNCHANGED)


class RunBefore:
    """What the report of the run before says, where this user has signed it."""

    def __init__(self, place: Destination, request: Request, bundle: str) -> None:
        """``bundle`` is the digest of the base's files."""
        self._place = place
        self._shared = digest_of_text(_wanted(request), bundle, wanted_date())
        rows = {} if request.force else place.report()
        entries = rows.get("rows", [])
        self._entries = {e.get("name"): e for e in entries if isinstance(e, dict)}

    def key(self, edition: BatchEdition) -> str:
        """Stands for all that the kit of an edition depends on."""
        stated = None if edition.pack is None else edition.pack.stated
        content = repr(None if stated is None else stated)
        key = digest_of_text(self._shared, edition.name, content, str(edition.language))
        signed = signature_of(b"edition", os.fsencode(str(self._place)), key.encode())
        return "" if signed is None else signed.hex()

    def made(self, edition: BatchEdition) -> MadeEdition | None:
        """What was made of the edition then, if all of it is there still."""
        entry = self._entries.get(edition.name)
        key = self.key(edition)
        if entry is None or not key or entry.get("key") != key:
            return None
        try:
            return self._again(edition, entry, key)
        except (KeyError, TypeError, ValueError):
            return None  # of another version of printkit

    def _again(self, edition: BatchEdition, entry: dict[str, Any], key: str) -> MadeEdition | None:
        files = {
            name: FileEntry(about["sha256"], about["bytes"])
            for name, about in entry["files"].items()
        }
        if entry["status"] not in _KEPT or not files:
            return None
        places = {f"{entry['folder']}/{name}": one.size for name, one in files.items()}
        if any(self._place.size(name) != size for name, size in places.items()):
            return None
        return MadeEdition(
            edition.number,
            edition.name,
            edition.place,
            Status.UNCHANGED,
            folder=entry["folder"],
            files=files,
            kit=entry["sheets"],
            key=key,
        )


def _wanted(request: Request) -> str:
    """What is to be built, wherever it lies and goes."""
    return repr(replace(request, reference="", output=Path(), search=(), force=False))
