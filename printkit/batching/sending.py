"""Kits that are made in one place and wanted in another: their files are taken along."""

import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from printkit.batching.address import Address
from printkit.batching.editions import BatchEdition
from printkit.batching.making import MadeEdition, Maker, Status, Work
from printkit.kit_folder.manifest import NAME as MANIFEST
from printkit.records import record


@record
class Sent:
    """What has become of an edition, and its files if nobody has put them in place yet."""

    made: MadeEdition
    files: Mapping[str, bytes] | None = None


class Sender:
    """Makes editions in a folder of its own, and sends their files to an address if it can."""

    def __init__(self, work: Work, address: Address | None = None) -> None:
        """``work`` may name any output; without an address the files are given back."""
        self._folder = tempfile.TemporaryDirectory(prefix="printkit-", ignore_cleanup_errors=True)
        output = Path(self._folder.name)
        self._make = Maker(replace(work, request=replace(work.request, output=output)))
        self._output = output
        self._address = address

    def __call__(self, edition: BatchEdition) -> Sent:
        """Make an edition."""
        made = self._make(edition)
        if made.status is not Status.MADE:
            return Sent(made)
        folder = self._output / made.folder
        files = {name: (folder / name).read_bytes() for name in (*made.files, MANIFEST)}
        self._folder.cleanup()
        self._output.mkdir()
        if self._address is None or not self._address.is_common:
            return Sent(made, files)
        self._address.put_kit(made.folder, files)
        return Sent(made)
