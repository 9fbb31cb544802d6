"""What is kept of a printing, and how it differs from what is drawn now."""

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from printkit.scene.fingerprint import Fingerprint, parse_fingerprint
from tools.drawn_game import DrawnGame

HERE = Path(__file__).parent
DIFFERENCES = HERE.parent.parent / "output" / "golden-differences"
"""Where pictures of what has changed are written."""

LONGEST = 360
"""Pixels of the longer edge of a picture."""
LARGEST = 20 * 1024
"""Bytes of a picture that is kept."""
DRAWN_AT_MOST = 20
"""How many of the changed pieces are drawn."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a printing, in the folder of goldens."""

    printing: str
    pictured: Collection[str]
    folder: Path = HERE

    @property
    def file(self) -> Path:
        """Holds the fingerprints, a line for each side."""
        return self.folder / "pieces" / f"{self.printing}.txt"

    def picture(self, name: str) -> Path:
        """Where the picture of a side is kept, if it is."""
        return self.folder / "pictures" / self.printing / f"{_as_file_name(name)}.png"

    def fingerprints(self) -> dict[str, Fingerprint]:
        """By name; a side is missing if it has none or, as merging may leave, several."""
        found: dict[str, Fingerprint] = {}
        doubtful: set[str] = set()
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        for line in text.splitlines():
            piece, side, written = [*line.split(" ", 2), "", ""][:3]
            name = f"{piece} {side}"
            try:
                fingerprint = parse_fingerprint(written)
            except ValueError:
                continue
            if found.setdefault(name, fingerprint) != fingerprint:
                doubtful.add(name)
        return {name: each for name, each in found.items() if name not in doubtful}

    def accept(self, drawn: DrawnGame) -> None:
        """Keep what is drawn now; what is like before stays as it is, to the byte."""
        before = self.fingerprints()
        now = {name: one.fingerprint for name, one in drawn.sides.items()}
        changed = set(changes(before, now))
        kept = {name: now[name] if name in changed else before[name] for name in sorted(now)}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        lines = (f"{name} {fingerprint}\n" for name, fingerprint in kept.items())
        self.file.write_text("".join(lines), encoding="utf-8", newline="\n")
        for name in now.keys() & self.pictured:
            path = self.picture(name)
            if name in changed or not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(_small(drawn.picture(name, LONGEST)))


def changes(before: Mapping[str, Fingerprint], now: Mapping[str, Fingerprint]) -> dict[str, str]:
    """What has become of the sides that are not like before, by name."""
    found = {}
    for name in sorted({*before, *now}):
        if name not in before:
            found[name] = "new"
        elif name not in now:
            found[name] = "gone"
        elif before[name].digest != now[name].digest:
            found[name] = "other marks, colours, fonts or words"
        elif not before[name].is_like(now[name]):
            found[name] = "the same marks and words in other places or sizes"
    return found


def write_pictures(kept: Kept, drawn: DrawnGame, names: AbstractSet[str], folder: Path) -> None:
    """Pictures of changed sides: now, and before and the difference where one is kept.

    Of many, those with a kept picture come first.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    there = sorted(names & drawn.sides.keys(), key=lambda name: (name not in kept.pictured, name))
    for name in there[:DRAWN_AT_MOST]:
        after = drawn.picture(name, LONGEST)
        target = folder / _as_file_name(name)
        after.save(f"{target}-after.png")
        if kept.picture(name).exists():
            before = read_picture(kept.picture(name))
            before.save(f"{target}-before.png")
            _difference(before, after).save(f"{target}-difference.png")


def read_picture(path: Path) -> Image.Image:
    """The picture in a file."""
    with Image.open(path) as picture:
        return picture.convert("RGB")


def _difference(before: Image.Image, after: Image.Image) -> Image.Image:
    """Dark where the two differ; ``after`` is laid on the left upper corner of ``before``."""
    size = (max(before.width, after.width), max(before.height, after.height))
    both = [Image.new("RGB", size, "white") for _ in range(2)]
    for ground, picture in zip(both, (before, after), strict=True):
        ground.paste(picture)
    return ImageChops.invert(ImageChops.difference(*both))


def _small(picture: Image.Image) -> bytes:
    """The picture as PNG, in as many colours as fit."""
    for colours in (128, 64, 32, 16, 8, 4):
        out = BytesIO()
        limited = picture.quantize(colours, dither=Image.Dither.NONE)
        limited.save(out, "PNG", optimize=True)
        if out.tell() <= LARGEST:
            break
    return out.getvalue()


def _as_file_name(name: str) -> str:
    return name.replace("/", "-").replace(" ", "-")
