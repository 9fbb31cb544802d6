"""Ways to read what is no part of a pack (review, section 3) and to leave edits unprinted (2)."""

import os
from collections.abc import Callable
from pathlib import Path

from tests.hostile.case import Case

Prepare = Callable[[Path], None]

PRIVATE = "NOBODYS-BUSINESS"
_CARD = '<artwork>{% include "id_rsa" %}</artwork>'


def _secrets(folder: Path) -> Path:
    """A folder of the user's, outside the pack."""
    private = folder / "private"
    private.mkdir()
    (private / "id_rsa").write_text(f'<text w="40" h="5" style="body">{PRIVATE}</text>')
    (private / "card.xml.j2").write_text(f"<artwork><rect {PRIVATE}='1'/></artwork>")
    (private / "theme.yaml").write_text(f"{PRIVATE}: [\n")
    (private / "variant.yaml").write_text(f"{PRIVATE}: [\n")
    (private / "rulebook.md").write_text(f"# {PRIVATE} {{{{ nosuch }}}}\n")
    return private


def _linked(name: str, target: str) -> Prepare:
    """The pack's file or folder of this name as a link to something private."""

    def prepare(folder: Path) -> None:
        _secrets(folder)
        path = folder / "g" / name
        if path.exists():
            path.rename(folder / "away")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(folder / "private" / target)

    return prepare


def _device(folder: Path) -> None:
    (folder / "g" / "variant.yaml").unlink()
    (folder / "g" / "variant.yaml").symlink_to("/dev/zero")


def _pipe(folder: Path) -> None:
    os.mkfifo(folder / "g" / "templates" / "card.xml.j2")


def _whole_disk(folder: Path) -> None:
    (folder / "g" / "templates" / "your-street").rename(folder / "away")
    (folder / "g" / "templates").rmdir()
    (folder / "g" / "templates").symlink_to("/")


def _film(folder: Path) -> None:
    for name in ("junk.bin", ".hidden.bin"):
        with (folder / "g" / name).open("wb") as file:
            file.truncate(20 << 30)


def _large(name: str) -> Prepare:
    def prepare(folder: Path) -> None:
        path = folder / "g" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            file.truncate(20 << 30)

    return prepare


def _deep(folder: Path) -> None:
    here = folder / "g"
    previous = Path.cwd()
    os.chdir(here)
    for _ in range(400):
        Path("d").mkdir()
        os.chdir("d")
    os.chdir(previous)


def _stays(folder: Path) -> None:
    assert (folder / "private" / "id_rsa").exists()


_OUT = "leads out of the pack through a link"

CASES = (
    Case("C0 templates are the whole disk", prepare=_whole_disk, says=(_OUT,)),
    Case(
        "C1 a linked folder of templates",
        ("build", "./g", "--only", "cards", "--paper", "a4"),
        files={"templates/card.xml.j2": _CARD},
        prepare=_linked("templates/classic", ""),
        after=_stays,
        says=(_OUT,),
        never=(PRIVATE,),
    ),
    Case(
        "C3 a linked template",
        prepare=_linked("templates/card.xml.j2", "card.xml.j2"),
        says=(_OUT,),
        never=(PRIVATE,),
    ),
    Case(
        "C4 a linked definition",
        prepare=_linked("variant.yaml", "variant.yaml"),
        says=(_OUT,),
        never=(PRIVATE,),
    ),
    Case(
        "C7 a linked theme",
        prepare=_linked("templates/your-street/theme.yaml", "theme.yaml"),
        says=(_OUT,),
        never=(PRIVATE,),
    ),
    Case(
        "C8 a linked rulebook",
        prepare=_linked("rulebook.md", "rulebook.md"),
        says=("leads outside the pack through a link",),
        never=(PRIVATE,),
    ),
    Case(
        "C9 a definition that is a device", prepare=_device, code=2, says=("there is no variant",)
    ),
    Case("C10 a template that is a pipe", prepare=_pipe, code=0),
    Case("K1 a film in the pack", ("build", "./g", "--only", "cards"), prepare=_film, code=0),
    Case(
        "K2 a definition of 20 GB",
        prepare=_large("variant.yaml"),
        says=("has 21,474,836,480 bytes", "file-bytes"),
    ),
    Case(
        "K20 a template of 20 GB",
        prepare=_large("templates/card.xml.j2"),
        says=("has 21,474,836,480 bytes", "template-bytes"),
    ),
    Case("C11 folders in one another", prepare=_deep, code=0),
)
