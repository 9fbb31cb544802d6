"""How time and memory grow with the cards, spaces, notes and findings of a game: exponents.

An exponent of 1 means that twice as much takes twice as long, 2 means four times. What a program
needs for the smallest game is taken off first.
"""

from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import NamedTuple

from bench.grown import GROWTHS, grown
from bench.measuring import Command, Used, python, used


class Grown(NamedTuple):
    """What a size of a thing used, and the exponent from the size before to this one."""

    kind: str
    size: int
    used: Used
    exponent: float | None


def growths(folder: Path, most: int) -> Iterator[Grown]:
    """All kinds and sizes up to ``most``, each the better of two runs, nothing remembered."""
    for kind, growth in GROWTHS.items():
        found: list[tuple[int, Used]] = []
        for size in (size for size in growth.sizes if size <= most):
            pack = str(grown(kind, size, folder))
            output = ("--paper", "a4", "-o", str(folder / "output"), "--force")
            options = output if growth.command[0] == "build" else ()
            command = Command(
                python("-m", "printkit", *growth.command, pack, *options),
                {"PRINTKIT_CACHE": ""},
                fails=growth.fails,
            )
            found.append((size, min(used(command), used(command))))
            yield Grown(kind, size, found[-1][1], exponent(found))


def exponent(found: list[tuple[int, Used]]) -> float | None:
    """From the last but one to the last, without what the first takes."""
    if len(found) < 3:  # noqa: PLR2004 - the first, and two to compare
        return None
    (least, first), *_, (size, before), (larger, last) = found
    more = (last.seconds - first.seconds) / max(before.seconds - first.seconds, 1e-3)
    return log(max(more, 1e-3)) / log((larger - least) / (size - least))
