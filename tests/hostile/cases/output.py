"""What lies in the folders that are written to, and names that lead elsewhere."""

import json
import os
from collections.abc import Callable
from pathlib import Path

from tests.hostile.case import Case

_DEEDS = ("build", "./g", "--only", "deeds", "--paper", "a4")
_CARDS = ("build", "./g", "--only", "cards", "--format", "svg")
_KIT = Path("output", "g")
_DEED_FILE = _KIT / "a4" / "deeds.pdf"


def _state(content: str) -> Callable[[Path], None]:
    """A state that came with a download; ``{folder}`` stands for the working folder."""

    def prepare(folder: Path) -> None:
        (folder / "victim").write_text("precious", encoding="utf-8")
        (folder / _KIT).mkdir(parents=True)
        text = content.replace("{folder}", folder.as_posix())
        (folder / _KIT / ".printkit-state.json").write_text(text, encoding="utf-8")

    return prepare


def _naming(name: str) -> Callable[[Path], None]:
    files = {name: ["0", 1]}
    sets = {"a4/deeds.pdf": {"key": "x", "files": files}, "a4/other": {"key": "x", "files": files}}
    return _state(json.dumps({"format": 1, "requests": {}, "components": {}, "sets": sets}))


def _victim_lives(folder: Path) -> None:
    assert (folder / "victim").read_text(encoding="utf-8") == "precious"
    assert (folder / _DEED_FILE).read_bytes().startswith(b"%PDF")


def _linked(name: str, *, to_folder: str = "others") -> Callable[[Path], None]:
    """A link of this name to a folder of the user's, with files that a kit might have."""

    def prepare(folder: Path) -> None:
        others = folder / to_folder
        (others / ".staging-others").mkdir(parents=True)
        (others / "deeds.pdf").write_text("precious", encoding="utf-8")
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).symlink_to(others)

    return prepare


def _others_live(folder: Path) -> None:
    others = folder / "others"
    assert (others / "deeds.pdf").read_text(encoding="utf-8") == "precious"
    assert sorted(path.name for path in others.iterdir()) == [".staging-others", "deeds.pdf"]


def _output_leads_out(folder: Path) -> None:
    outside = folder.with_name(f"{folder.name}-outside")
    outside.mkdir()
    (folder / "output").symlink_to(outside)


def _nothing_outside(folder: Path) -> None:
    assert list(folder.with_name(f"{folder.name}-outside").iterdir()) == []


def _pipe_for_state(folder: Path) -> None:
    (folder / _KIT).mkdir(parents=True)
    os.mkfifo(folder / _KIT / ".printkit-state.json")


def _linked_file(folder: Path) -> None:
    (folder / "victim").write_text("precious", encoding="utf-8")
    (folder / _DEED_FILE).parent.mkdir(parents=True)
    (folder / _DEED_FILE).symlink_to(folder / "victim")


def _lock(make: Callable[[Path], object]) -> Callable[[Path], None]:
    def prepare(folder: Path) -> None:
        (folder / _KIT).mkdir(parents=True)
        (folder / "victim").write_text("precious", encoding="utf-8")
        make(folder / _KIT / ".lock")

    return prepare


def _precious(folder: Path) -> None:
    assert (folder / "victim").read_text(encoding="utf-8") == "precious"


def _no_town(folder: Path) -> None:
    assert not (folder / "town").exists()


def _has(*names: str) -> Callable[[Path], None]:
    def after(folder: Path) -> None:
        for name in names:
            assert (folder / _KIT / name).is_file(), name

    return after


CASES: tuple[Case, ...] = (
    Case(
        "state that names a file above the folder",
        _DEEDS,
        prepare=_naming("../../../victim"),
        after=_victim_lives,
        code=0,
    ),
    Case(
        "state that names a file by its full path",
        _DEEDS,
        prepare=_naming("{folder}/victim"),
        after=_victim_lives,
        code=0,
    ),
    Case(
        "state of collections in one another",
        _DEEDS,
        prepare=_state("[" * 100_000),
        after=_victim_lives,
        code=0,
    ),
    Case(
        "state that is a pipe",
        _DEEDS,
        prepare=_pipe_for_state,
        after=_has("a4/deeds.pdf"),
        code=0,
    ),
    Case(
        "folder of a paper is a link",
        _DEEDS,
        prepare=_linked("output/g/a4"),
        after=_others_live,
        code=2,
        says=("output/g/a4 is a link", "-o"),
    ),
    Case(
        "folder of the kit is a link",
        _DEEDS,
        prepare=_linked("output/g"),
        after=_others_live,
        code=2,
        says=("output/g is a link", "-o"),
    ),
    Case(
        "output is a link that leads out of the working folder",
        _DEEDS,
        prepare=_output_leads_out,
        after=_nothing_outside,
        code=2,
        says=("output is a link", "-o /"),
    ),
    Case(
        "output is a link and is named",
        (*_DEEDS, "-o", "output"),
        prepare=_output_leads_out,
        after=_has("a4/deeds.pdf"),
        code=0,
    ),
    Case(
        "file of a kit is a link",
        _DEEDS,
        prepare=_linked_file,
        after=_precious,
        code=2,
        says=("output/g/a4/deeds.pdf is a link",),
    ),
    Case(
        "kit would be written into its pack",
        (*_DEEDS, "-o", "."),
        code=2,
        says=("variant.yaml", "-o"),
    ),
    Case(
        "lock is a pipe",
        _DEEDS,
        prepare=_lock(os.mkfifo),
        code=2,
        says=("output/g/.lock", "remove it"),
    ),
    Case(
        "lock is a link",
        _DEEDS,
        prepare=_lock(lambda lock: lock.symlink_to(lock.parents[2] / "victim")),
        after=_precious,
        code=2,
        says=("output/g/.lock", "remove it"),
    ),
    Case(
        "card called like the back of its deck",
        _CARDS,
        edits={"      postcard:": "      back:"},
        after=_has("svg/cards/letters-back.svg", "svg/cards/letters-back-2.svg"),
        code=0,
    ),
    Case(
        "title with a control character",
        ("new", "town", "--title", "a\x1b[2Jb"),
        after=_no_town,
        code=2,
        says=("U+001B",),
    ),
    *(
        Case(
            f"SOURCE_DATE_EPOCH={date}",
            _DEEDS,
            environment={"SOURCE_DATE_EPOCH": date},
            code=2,
            says=("SOURCE_DATE_EPOCH",),
        )
        for date in ("x", "9" * 30, "-1")
    ),
)
