"""A base as it travels to other machines: the files of its packs, as they lie to one another."""

import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from printkit.batching.editions import BatchEdition
from printkit.caches.code import digest_of_code
from printkit.digests import digest_of_text
from printkit.loading.packs import Stated
from printkit.pipeline.pack_files import pack_files
from printkit.pipeline.prepare import prepare
from printkit.pipeline.request import Request
from printkit.records import record
from printkit.shipped import shipped_folder

ROWS = ".rows"
"""Where editions would lie; nothing does."""


@record
class Bundle:
    """Files by their names below a root, and where the base and the search folders lie there.

    ``base`` is the name of a shipped one where no file travels. ``code`` is the digest of the
    printkit that made the bundle.
    """

    digest: str
    code: str
    files: tuple[tuple[str, bytes], ...]
    base: str
    search: tuple[str, ...]
    is_shipped: bool

    def unpack(self, root: Path) -> None:
        """Write the files below a folder."""
        for name, content in self.files:
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def moved(self, edition: BatchEdition, root: Path) -> BatchEdition:
        """The edition, laid over the base as it lies below that root."""
        pack = edition.pack
        if pack is None or pack.stated is None:
            return edition
        outer = shipped_folder("boards") if self.is_shipped else root
        base = replace(pack.stated.base, folder=outer / self.base)
        stated = Stated(pack.stated.root, base)
        return replace(edition, pack=replace(pack, folder=root / ROWS / pack.id, stated=stated))

    def request(self, request: Request, root: Path, output: Path) -> Request:
        """The request as it is carried out below that root."""
        return replace(
            request, output=output, search=tuple(root / folder for folder in self.search)
        )


def bundle_of(base: str, search: Iterable[Path]) -> Bundle:
    """The bundle of a base that was loaded without errors.

    Raises:
        UsageError: one of its files cannot be taken along.
    """
    searched = [folder.absolute() for folder in search]
    prepared = prepare(base, search=searched)
    pack = prepared.loaded.pack
    own = [folder for folder in prepared.folders if not _is_shipped(folder)]
    root = _root([*own, *searched])
    files: dict[str, bytes] = {}
    for folder in own:
        inner = folder.relative_to(root)
        files |= {(inner / name).as_posix(): data for name, data in pack_files(folder).items()}
    is_shipped = _is_shipped(pack.folder)
    home = pack.id if is_shipped else pack.folder.relative_to(root).as_posix()
    places = tuple(folder.relative_to(root).as_posix() for folder in searched)
    code = digest_of_code()
    parts = (part for name in sorted(files) for part in (name, files[name].hex()))
    digest = digest_of_text(code, home, *places, *parts)
    return Bundle(digest, code, tuple(sorted(files.items())), home, places, is_shipped)


def _is_shipped(folder: Path) -> bool:
    return any(folder.is_relative_to(shipped_folder(kind)) for kind in ("boards", "templates"))


def _root(folders: list[Path]) -> Path:
    """The working folder if all lie in it, so that findings name files as they do there."""
    here = Path.cwd()
    if all(folder.is_relative_to(here) for folder in folders):
        return here
    return Path(os.path.commonpath([folder.parent for folder in folders]))
