"""Files that a definition may have meant by a name of which there is none."""

from printkit.loading.packs import Pack
from printkit.source.pack_reader import PackReader
from printkit.suggestion import did_you_mean

_LISTED = 6
"""More files than this are not listed in a remedy."""


def files_beside(reader: PackReader, pack: Pack, wanted: str) -> list[str]:
    """The files of the same kind in the folder that the name leads to, sorted."""
    outer, _, name = wanted.rpartition("/")
    _, dot, ending = name.rpartition(".")
    folder = pack.folder / outer
    there = [name for name in reader.names(folder) if (folder / name).is_file()]
    alike = [name for name in there if name.lower().endswith(f"{dot}{ending}".lower())]
    return [f"{outer}/{name}" if outer else name for name in alike]


def meant_file(wanted: str, there: list[str]) -> str | None:
    """Which of the files may be meant."""
    near = did_you_mean(wanted, there)
    listed = there if 0 < len(there) <= _LISTED else []
    return near or (f"there is {', '.join(listed)}" if listed else None)
