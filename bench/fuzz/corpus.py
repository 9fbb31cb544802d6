"""The packs that are harmed: the shipped boards, the examples, and the small packs of tests."""

import random
from dataclasses import dataclass
from pathlib import Path

from printkit.shipped import shipped_folder

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "tests" / "checking" / "fixtures"
"""Small packs, one for each rule; they lie over the pack ``tiny`` there."""
FINDS = Path(__file__).parent / "finds"
"""Packs that failed once; they must never fail again, and are harmed further."""
TEXTS = frozenset({".yaml", ".csv", ".md", ".j2", ".svg"})


@dataclass(frozen=True, slots=True)
class Pack:
    """A folder of text files: their paths in it, and what they hold."""

    name: str
    files: dict[str, bytes]

    @property
    def size(self) -> int:
        """Bytes of all files."""
        return sum(map(len, self.files.values()))


class Corpus:
    """All packs; a small one is chosen as often as all large ones together."""

    def __init__(self) -> None:
        boards = [*shipped_folder("boards").iterdir(), *(ROOT / "docs" / "examples").iterdir()]
        self._large = [_pack(folder) for folder in sorted(boards) if _is_pack(folder)]
        self._small = [
            Pack(f"{path.parent.name}/{path.stem}", {"variant.yaml": path.read_bytes()})
            for path in sorted(FIXTURES.glob("*/[bg]*.yaml"))
        ]
        self._small += [_pack(folder) for folder in finds()]
        self.texts = [text for pack in self._large for text in pack.files.values()]

    def choose(self, chance: random.Random, large: float) -> Pack:
        """One pack; ``large`` is the share of shipped ones."""
        return chance.choice(self._large if chance.random() < large else self._small)


def finds() -> list[Path]:
    """The folders of the packs that failed once."""
    return [folder for folder in sorted(FINDS.glob("*")) if _is_pack(folder)]


def _is_pack(folder: Path) -> bool:
    return (folder / "variant.yaml").is_file()


def _pack(folder: Path) -> Pack:
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.suffix in TEXTS
    }
    return Pack(folder.name, files)
