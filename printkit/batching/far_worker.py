"""What runs in a worker of Dask: the base is unpacked once, and editions are made one by one."""

import contextlib
import os
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from distributed import WorkerPlugin

from printkit.batching.address import Address
from printkit.batching.bundle import Bundle
from printkit.batching.editions import BatchEdition
from printkit.batching.making import Work, failed
from printkit.batching.sending import Sender, Sent
from printkit.caches.code import digest_of_code

_ONE_AT_A_TIME = threading.Lock()
"""Threads of a worker take turns: editions are made in the folder of their base."""
_sites: dict[str, "_Site"] = {}


class _Site:
    """A base unpacked in a folder, and what makes editions of it."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.folder = tempfile.TemporaryDirectory(prefix="printkit-", ignore_cleanup_errors=True)
        self.root = Path(os.path.realpath(self.folder.name))
        self._senders: dict[str, Sender] = {}
        bundle.unpack(self.root)

    def sender(self, work: Work, address: Address | None) -> Sender:
        """What makes editions in this way; it stays warm."""
        key = repr((work, address))
        if key not in self._senders:
            request = self.bundle.request(work.request, self.root, self.root)
            self._senders = {key: Sender(replace(work, request=request), address)}
        return self._senders[key]


class BasePlugin(WorkerPlugin):
    """Brings a base to each worker, also to those that come later."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.name = f"printkit-{bundle.digest[:16]}"

    def setup(self, worker: object) -> None:
        """Unpack."""
        del worker
        with _ONE_AT_A_TIME:
            if self.bundle.digest not in _sites:
                _sites[self.bundle.digest] = _Site(self.bundle)

    def teardown(self, worker: object) -> None:
        """Tidy up."""
        del worker
        site = _sites.pop(self.bundle.digest, None)
        if site is not None:
            site.folder.cleanup()


def made_here(digest: str, work: Work, edition: BatchEdition, address: Address | None) -> Sent:
    """What a worker does for an edition."""
    site = _sites[digest]
    if site.bundle.code != digest_of_code():
        remedy = "install the same version of printkit everywhere"
        return Sent(failed(edition, "the worker has another printkit than you", remedy))
    with _ONE_AT_A_TIME, _working_in(site.root):
        return site.sender(work, address)(site.bundle.moved(edition, site.root))


@contextlib.contextmanager
def _working_in(folder: Path) -> Iterator[None]:
    """In a folder as the user is in theirs, so that findings name files in the same way."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
