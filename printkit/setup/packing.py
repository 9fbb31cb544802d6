"""Making a zip of an edition, for sharing: its own files, without what it is built into."""

from pathlib import Path

from printkit.errors import UsageError
from printkit.loading.packs import THEME, VARIANT, Pack, find_pack
from printkit.pipeline.pack_files import pack_files
from printkit.pipeline.prepare import prepare
from printkit.shipped import shipped_folder
from printkit.source.zipped import SUFFIX, zip_of
from printkit.whole_file import write_where_named


def write_zip(reference: str, target: Path | None) -> tuple[Path, int]:
    """The zip of an edition, and how many files it holds.

    Raises:
        UsageError: there is no such edition, or it is not whole without other folders.
        OutputError: it cannot be written.
    """
    pack = find_pack(reference)
    if not isinstance(pack, Pack) or not pack.by_path:
        raise UsageError(f"there is no edition in {reference}", "name a folder with a variant.yaml")
    _require_whole(reference, pack.folder)
    files = pack_files(pack.folder)
    made = target or Path(f"{pack.id}{SUFFIX}")
    write_where_named(made, zip_of(pack.id, files))
    return made, len(files)


def _require_whole(reference: str, folder: Path) -> None:
    """Refuse an edition that needs what lies elsewhere and does not come with printkit."""
    kinds = (VARIANT, THEME)
    homes = (folder, *(shipped_folder(kind.shipped) for kind in kinds))
    for other in prepare(reference).folders:
        if not any(other.is_relative_to(home) for home in homes):
            raise UsageError(
                f"the edition needs {other}, which would not be in the zip",
                "copy what it needs into its folder",
            )
