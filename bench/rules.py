"""``python -m bench.rules KIND COUNT``: what each rule costs in a check of a definition alone.

The definitions are those of ``bench.many``. What several rules need is worked out by the first that
asks; it stands in rows of its own, so that a rule's own row says what it costs without it. The
shares are of the whole check, reading and placing of the findings included.
"""

import argparse
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bench.many import KINDS, written
from printkit.checking import engine
from printkit.checking.context import CheckContext
from printkit.checking.registry import CheckedRule, checked_rules
from printkit.pipeline.checks import check_prepared
from printkit.pipeline.prepare import prepare

WARMING = 3
"""Definitions that are checked before: they load the rules and fill what is remembered."""
MOST = 0.03
"""The share of a check that a single rule may take."""


class Stopwatch:
    """Adds up CPU time by name; time is counted for the innermost that is running."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._within: list[float] = []

    def timed(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, which now adds what it takes to the time of this name."""

        def timing(*arguments: Any, **options: Any) -> Any:
            begun = time.process_time()
            self._within.append(0.0)
            try:
                return function(*arguments, **options)
            finally:
                taken = time.process_time() - begun
                self.seconds[name] += taken - self._within.pop()
                if self._within:
                    self._within[-1] += taken

        return timing

    def rule(self, checked: CheckedRule) -> CheckedRule:
        """The rule, which now adds what it takes until it has found everything."""

        def everything(context: CheckContext) -> Iterator[Any]:
            return iter(list(checked.check(context)))

        name = f"{checked.rule.code} {checked.rule.name}"
        return replace(checked, check=self.timed(name, everything))


def costs(packs: Sequence[str]) -> dict[str, float]:
    """Seconds for a check, by what they were spent on; of the first packs nothing is counted."""
    watch = Stopwatch()
    rules = tuple(map(watch.rule, checked_rules()))
    check = watch.timed("placing, choosing and the rest", check_prepared)
    read = watch.timed("reading", prepare)
    with ExitStack() as changed:
        changed.enter_context(patch.object(engine, "checked_rules", lambda: rules))
        shared_work = watch.timed("(shared) what is remembered", CheckContext.remembered)
        changed.enter_context(patch.object(CheckContext, "remembered", shared_work))
        for name, shared in vars(CheckContext).items():
            if isinstance(shared, cached_property):
                timed = watch.timed(f"(shared) {name}", shared.func)
                changed.enter_context(patch.object(shared, "func", timed))
        for number, pack in enumerate(packs):
            if number == WARMING:
                watch.seconds.clear()
            check(read(pack), pieces=False)
    return {name: seconds / (len(packs) - WARMING) for name, seconds in watch.seconds.items()}


def table(found: dict[str, float], most: int) -> Iterator[str]:
    """The dearest first, with milliseconds and the share of the whole."""
    whole = sum(found.values())
    for name, seconds in islice(sorted(found.items(), key=_dearest), most):
        yield f"  {1000 * seconds:7.2f} ms {seconds / whole:6.1%}  {name}"
    over = [name for name, seconds in found.items() if name[:2] == "PK" and seconds > MOST * whole]
    yield f"a check: {1000 * whole:.1f} ms; rules that take more than {MOST:.0%} of it: {len(over)}"


def _dearest(cost: tuple[str, float]) -> float:
    return -cost[1]


def main() -> None:
    """Check and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.rules", description=__doc__)
    parser.add_argument("kind", choices=sorted(KINDS), nargs="?", default="standalone")
    parser.add_argument("count", type=int, nargs="?", default=30)
    parser.add_argument("--rows", type=int, default=40)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        packs = list(written(arguments.kind, arguments.count + WARMING, Path(folder)))
        print("\n".join(table(costs(packs), arguments.rows)))


if __name__ == "__main__":
    main()
