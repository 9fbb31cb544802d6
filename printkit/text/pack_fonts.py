"""The fonts of a pack: TTF and OTF files, found inside it, by their way within the pack."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from printkit.limits import remedy
from printkit.source.contained import is_plain_name
from printkit.source.pack_reader import OutsidePackError, PackReader, TooLargeError
from printkit.text.embedding import embeddable
from printkit.text.font_files import FontProblem, checked_face
from printkit.text.fonts import Font

FOLDER = "fonts"
"""Where the fonts of a pack belong."""
_FONT_FILE = re.compile(r".*\.(ttf|otf)", re.IGNORECASE | re.DOTALL)
_READY = 40
"""Fonts that one process remembers."""


@dataclass(frozen=True, slots=True)
class PackFonts:
    """The fonts that a theme names by their files, and why others cannot be used.

    ``problems`` has what is wrong with a file, ``absent`` the names of which there is no file,
    and ``files`` the font files in the folder where they belong.
    """

    fonts: dict[str, Font] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)
    absent: frozenset[str] = frozenset()
    files: tuple[str, ...] = ()


def is_font_file(name: str) -> bool:
    """Whether a theme means a file and not a bundled font."""
    return "/" in name or _FONT_FILE.fullmatch(name) is not None


def read_pack_fonts(names: Iterable[str], folders: Sequence[Path], reader: PackReader) -> PackFonts:
    """Reads the fonts that are named by files; the first folder that has one wins."""
    found = PackFonts(files=_files(folders, reader))
    absent = set()
    for name in sorted(set(names)):
        if is_font_file(name):
            try:
                path = reader.find(folders, name) if is_plain_name(name) else None
                if path is None:
                    absent.add(name)
                else:
                    found.fonts[name] = _font(name, path, _bytes_of(path, reader))
            except FontProblem as problem:
                found.problems[name] = str(problem)
    return PackFonts(found.fonts, found.problems, frozenset(absent), found.files)


def _files(folders: Sequence[Path], reader: PackReader) -> tuple[str, ...]:
    """The names of all font files where they belong."""
    found = (name for folder in folders for name in reader.names(folder / FOLDER))
    return tuple(sorted({f"{FOLDER}/{name}" for name in found if _FONT_FILE.fullmatch(name)}))


def _bytes_of(path: Path, reader: PackReader) -> bytes:
    try:
        return reader.read(path, "font-bytes")
    except OutsidePackError as error:
        raise FontProblem(f"it {error}; put the file itself into the pack") from None
    except TooLargeError as error:
        raise FontProblem(f"the file {error}; {remedy('font-bytes')}") from None
    except OSError as error:
        raise FontProblem(f"the file cannot be read ({error.strerror or error})") from None


@lru_cache(maxsize=_READY)
def _font(name: str, path: Path, data: bytes) -> Font:
    """The font, ready to be set in and to be embedded.

    Raises:
        FontProblem: it cannot be used.
    """
    face = checked_face(data)
    font = Font(name, path, data, embeddable(face, data, path.stem))
    if not 0 < font.cap_height < 3 or not 0 <= font.ascent < 5:  # noqa: PLR2004 - in em
        raise FontProblem(
            "the font says that its letters are no, or enormously, high; take another"
        )
    return font
