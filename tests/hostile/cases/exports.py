"""Targets of strangers: what they may ask for, and where their files may lie."""

import os
from pathlib import Path

from tests.hostile.case import Case

_SHOP = """\
title: A shop
form: cards
file: png
name: "{target}/{piece}-{side}"
dpi: 72
products:
  card: {width: 57mm, height: 80mm, takes: [deeds]}
"""


def _nothing_written(folder: Path) -> None:
    assert not (folder / "output").exists()


def _pipe(folder: Path) -> None:
    (folder / "g" / "targets").mkdir()
    os.mkfifo(folder / "g" / "targets" / "shop.yaml")


def _export(name: str, says: str, old: str = "", new: str = "", *, file: str = "shop") -> Case:
    return Case(
        name,
        ("export", "./g", "--to", file, "--only", "deeds"),
        files={f"targets/{file}.yaml": _SHOP.replace(old, new, 1) if old else _SHOP},
        after=_nothing_written,
        says=(says,),
    )


CASES: tuple[Case, ...] = (
    _export("a target called like the folder above", "there is no target '..'", file=".."),
    _export("a target that names files above", "is not a path below", "{target}", "../{target}"),
    _export("a target that names files anywhere", "is not a path below", "{target}", "/{target}"),
    _export(
        "a target of 900 million pixels",
        "would have 900,000,000 pixels",
        "80mm,",
        "80mm, pixels: [30000, 30000],",
    ),
    _export("a target of no size", "is not a number", "57mm", ".nan"),
    Case(
        "a target that is a pipe",
        ("export", "./g", "--to", "shop"),
        prepare=_pipe,
        after=_nothing_written,
        says=("is not a regular file",),
    ),
)
