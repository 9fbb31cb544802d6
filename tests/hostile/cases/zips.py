"""Zips that are no honest editions: nothing of them is written anywhere, and none takes long."""

import stat
import struct
import warnings
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.hostile.case import Case

Entry = tuple[str | zipfile.ZipInfo, bytes]
V = "variant.yaml"
GOOD = b"printkit: 1\nextends: classic-us\ntitle: Zipped\n"


def _zip(
    *entries: Entry, comment: bytes = b"", method: int = zipfile.ZIP_DEFLATED
) -> Callable[[Path], None]:
    """Makes ``x.zip`` beside the pack."""

    def prepare(folder: Path) -> None:
        with warnings.catch_warnings(), zipfile.ZipFile(folder / "x.zip", "w", method) as archive:
            warnings.simplefilter("ignore")  # names that are there twice
            for name, content in entries:
                archive.writestr(name, content)
            archive.comment = comment

    return prepare


def _kind(name: str, mode: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = mode << 16
    return info


def _changed(old: bytes, new: bytes, *entries: Entry) -> Callable[[Path], None]:
    """A zip with bytes of its headers replaced, all of them."""

    def prepare(folder: Path) -> None:
        _zip(*entries)(folder)
        data = (folder / "x.zip").read_bytes()
        assert old in data
        (folder / "x.zip").write_bytes(data.replace(old, new))

    return prepare


def _claims_many(folder: Path) -> None:
    _zip((V, GOOD))(folder)
    data = bytearray((folder / "x.zip").read_bytes())
    struct.pack_into("<HH", data, len(data) - 14, 0xFFFE, 0xFFFE)
    (folder / "x.zip").write_bytes(data)


def _many(folder: Path) -> None:
    _zip(*((f"{number}", b"") for number in range(20_000)))(folder)


def _no_zip(folder: Path) -> None:
    (folder / "x.zip").write_bytes(GOOD)


def _nothing_outside(folder: Path) -> None:
    names = {path.name for path in folder.parent.rglob("*")} | {p.name for p in folder.iterdir()}
    assert "evil" not in names


def _cases() -> Iterable[Case]:
    bomb = b"\0" * (70 << 20)
    rows: dict[str, tuple[Callable[[Path], None], str]] = {
        "climbs": (_zip(("g/../../evil", b"x"), (V, GOOD)), "is not the name of a file"),
        "absolute": (_zip(("/tmp/evil", b"x"), (V, GOOD)), "is not the name of a file"),  # noqa: S108 - what is refused
        "drive": (_zip(("C:/evil", b"x"), (V, GOOD)), "is not the name of a file"),
        "backslash": (_zip(("..\\evil", b"x"), (V, GOOD)), "is not the name of a file"),
        "nul": (_changed(b"evil_a", b"evil\0a", ("evil_a", b"x"), (V, GOOD)), "not the name of"),
        "escape": (_zip(("\x1b[2Jevil", b"x"), (V, GOOD)), "is not the name of a file"),
        "link": (_zip((_kind("evil", stat.S_IFLNK | 0o777), b"/etc/hosts"), (V, GOOD)), "a link"),
        "pipe": (_zip((_kind("evil", stat.S_IFIFO | 0o666), b""), (V, GOOD)), "a link or a device"),
        "twice": (_zip((V, GOOD), (V, b"evil")), "is there twice"),
        "twice-in-capitals": (_zip((V, GOOD), ("Variant.YAML", b"evil")), "is there twice"),
        "long-name": (_zip(("e" * 300, b"x"), (V, GOOD)), "has too long a name"),
        "deep": (_zip(("e/" * 100 + "x", b"x"), (V, GOOD)), "has too long a name"),
        "encrypted": (
            _changed(b"\x14\0\0\0\x08\0", b"\x14\0\x01\0\x08\0", (V, GOOD)), "is encrypted",
        ),
        "method": (_zip((V, GOOD), method=zipfile.ZIP_LZMA), "in an unusual way"),
        "bomb": (_zip(*((f"{n}", bomb) for n in range(3)), (V, GOOD)), "too large unpacked"),
        "many": (_many, "holds more than 10,000 files"),
        "claims-many": (_claims_many, "holds more than 10,000 files"),
        "comment": (_zip((V, GOOD), comment=b"x" * 60_000), "is not a plain zip file"),
        "no-zip": (_no_zip, "is not a plain zip file"),
        "no-edition": (_zip(("a/b.txt", b"x")), f"holds no {V}"),
        "two-editions": (_zip((f"a/{V}", GOOD), (f"b/{V}", GOOD)), f"holds no {V}"),
        "file-and-folder": (_zip((V, GOOD), ("evil", b"x"), ("evil/x", b"x")), "be unpacked"),
        "corrupt": (_changed(GOOD, GOOD.upper(), (zipfile.ZipInfo(V), GOOD)), "not a sound zip"),
    }  # fmt: skip
    for name, (prepare, words) in rows.items():
        for command in (("check", "x.zip"), ("build", "x.zip", "--only", "dice")):
            yield Case(
                f"ZIP-{name}-{command[0]}",
                command,
                prepare=prepare,
                after=_nothing_outside,
                code=2,
                says=(words,),
                never=("\x1b", "root:"),
            )
    yield Case(
        "ZIP-reaches-for-neighbours",
        ("check", "x.zip", "--definition-only"),
        prepare=_zip((V, b"printkit: 1\nextends: ../g\ntitle: Zipped\n")),
        code=1,
        says=("PK1",),
    )


CASES = tuple(_cases())
