"""``python -m bench.many KIND COUNT``: definitions made up by a program, checked in one process.

Prints seconds of CPU time and definitions a second; the files are written before the clock
starts. Beside it stands how many times as long as a fixed piece of Python work a definition takes
once the first few have been checked: the two take turns, so that a busy machine slows both.
``extending`` definitions lay names, prices and rents over classic-us; ``standalone`` ones
state everything that classic-us states.
"""

import argparse
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from printkit.loading.load import load
from printkit.pipeline.checks import check_variant
from printkit.source.nodes import to_plain

BASE = "classic-us"
WARMING = 3
"""Definitions that are checked before others are compared with the fixed work."""
MONEY = {"price", "mortgage", "build_cost", "rent", "rents", "amount", "fee"}


def extending(plain: dict[str, Any], number: int) -> dict[str, Any]:
    """A definition with its own deeds and names of streets."""
    draw = random.Random(number)  # noqa: S311 - a game of chance
    factor = draw.choice([2, 3, 4, 5])
    spaces, deeds = plain["board"]["spaces"], plain["deeds"]
    return {
        "printkit": 1,
        "extends": BASE,
        "title": f"Game {number}",
        "board": {"spaces": {key: {"name": _name(draw)} for key in spaces if key in deeds}},
        "deeds": {key: _dearer(deed, factor) for key, deed in deeds.items()},
    }


def standalone(plain: dict[str, Any], number: int) -> dict[str, Any]:
    """A definition that states everything itself."""
    own = extending(plain, number)
    del own["extends"]
    named = {
        key: {**space, **own["board"]["spaces"].get(key, {})}
        for key, space in plain["board"]["spaces"].items()
    }
    whole = {key: value for key, value in plain.items() if key not in {"id", "rulebook"}}
    return {**whole, **own, "board": {**plain["board"], "spaces": named}}


KINDS = {"extending": extending, "standalone": standalone}


def _dearer(value: Any, factor: int, *, money: bool = False) -> Any:
    """The deed with all its amounts of money multiplied."""
    match value:
        case dict():
            return {k: _dearer(v, factor, money=k in MONEY) for k, v in value.items()}
        case list():
            return [_dearer(item, factor, money=money) for item in value]
        case int() if money:
            return value * factor
    return value


def _name(draw: random.Random) -> str:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return "".join(draw.choice(letters) for _ in range(9)).capitalize()


def written(kind: str, count: int, folder: Path) -> Iterator[str]:
    """The packs, by their paths."""
    plain = to_plain(load(BASE).index.root)
    assert isinstance(plain, dict)  # noqa: S101 - a mapping as every definition
    for number in range(count):
        pack = folder / f"game-{number}"
        pack.mkdir()
        text = yaml.dump(KINDS[kind](plain, number), Dumper=yaml.CSafeDumper, sort_keys=False)
        (pack / "variant.yaml").write_text(text, encoding="utf-8")
        yield str(pack)


def _work() -> dict[str, int]:
    """Always the same, of what checks do most: some two milliseconds."""
    counted: dict[str, int] = {}
    for number in range(6000):
        key = f"k{number % 97}"
        counted[key] = counted.get(key, 0) + len(key) + isinstance((number, key), tuple)
    return counted


def main() -> None:
    """Check and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.many", description=__doc__)
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("count", type=int, nargs="?", default=1000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        packs = list(written(arguments.kind, arguments.count, Path(folder)))
        findings, checks, works = 0, [], []
        for pack in packs:
            begun = time.process_time()
            findings += len(check_variant(pack, pieces=False))
            checked = time.process_time()
            _work()
            checks.append(checked - begun)
            works.append(time.process_time() - checked)
    warm = slice(min(WARMING, len(packs) - 1), None)
    rate, times = len(packs) / sum(checks), sum(checks[warm]) / sum(works[warm])
    print(f"{arguments.kind}: {sum(checks):.2f} s, {rate:.0f} a second, {findings} findings")
    print(f"a definition takes {times:.1f} times the fixed work")


if __name__ == "__main__":
    main()
