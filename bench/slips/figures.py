"""The figures of many trials, and how they stand beside those of another day."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.slips.trial import Trial

BASELINE = Path(__file__).parents[1] / "baseline.json"
"""What was measured when it was last kept, by kind of slip."""

IN_ALL = "in all"
ROUNDED = 0.0005
"""Shares are kept in thousandths."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Of some slips: how many were planted and caught, and what was said about those.

    ``located`` and ``exact`` are shares: of the caught, and of the caught whose right value
    something else knows; ``findings`` are their mean for each caught slip, the 99th percentile, and
    the most.
    """

    planted: int
    caught: int
    located: float | None
    exact: float | None
    findings: tuple[float, int, int]

    @property
    def share(self) -> float:
        """Of the planted slips those that were caught, from 0 to 1."""
        return self.caught / self.planted if self.planted else 1.0


def figures(trials: Sequence[Trial]) -> Figures:
    """The figures of these trials."""
    caught = [trial for trial in trials if trial.caught]
    counts = sorted(trial.findings for trial in caught) or [0]
    return Figures(
        len(trials),
        len(caught),
        _share(trial.located for trial in caught),
        _share(trial.exact for trial in caught if trial.known and trial.exact is not None),
        (round(sum(counts) / len(counts), 3), counts[(len(counts) * 99 - 1) // 100], counts[-1]),
    )


def by_kind(trials: Sequence[Trial]) -> dict[str, Figures]:
    """The figures of each kind of slip, and at the end those of all."""
    kinds = sorted({trial.slip.kind for trial in trials})
    found = {kind: figures([t for t in trials if t.slip.kind == kind]) for kind in kinds}
    return {**found, IN_ALL: figures(trials)}


def as_json(kinds: Mapping[str, Figures], command: str) -> str:
    """The figures as they are kept, a line for each kind."""
    lines = (f"    {json.dumps(kind)}: {json.dumps(asdict(each))}" for kind, each in kinds.items())
    body = ",\n".join(lines)
    return f'{{\n  "command": {json.dumps(command)},\n  "kinds": {{\n{body}\n  }}\n}}\n'


def read_baseline(path: Path = BASELINE) -> tuple[dict[str, Figures], str]:
    """The figures that were kept, and the command that gave them."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    kinds = {
        kind: Figures(**{**each, "findings": tuple(each["findings"])})
        for kind, each in kept["kinds"].items()
    }
    return kinds, kept["command"]


def fallen(before: Mapping[str, Figures], now: Mapping[str, Figures]) -> Iterator[str]:
    """Where fewer slips of a kind are caught than before, a line for each."""
    for kind in before.keys() & now.keys():
        was, is_ = before[kind], now[kind]
        if is_.share < was.share - ROUNDED:
            yield f"{kind}: {was.share:.1%} caught before, {is_.share:.1%} now"


def worse(before: Mapping[str, Figures], now: Mapping[str, Figures]) -> Iterator[str]:
    """Where caught slips are reported less well than before, a line for each."""
    for kind in sorted(before.keys() & now.keys()):
        was, is_ = before[kind], now[kind]
        if is_.findings[0] > was.findings[0] + ROUNDED:
            yield f"{kind}: {was.findings[0]:.2f} findings a slip before, {is_.findings[0]:.2f} now"
        if (is_.exact or 0.0) < (was.exact or 0.0) - ROUNDED:
            yield f"{kind}: exact {was.exact or 0:.1%} before, {is_.exact or 0:.1%} now"


def _share(answers: Iterable[bool | None]) -> float | None:
    given = [bool(answer) for answer in answers]
    return round(sum(given) / len(given), 3) if given else None
