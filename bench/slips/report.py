"""What share of slips was caught, as tables."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from bench.slips.trial import Trial

HEADS = ("", "planted", "caught", "share", "at the place")


def tables(trials: Sequence[Trial]) -> Iterator[tuple[str, list[tuple[str, ...]]]]:
    """The tables, each with its title; the last row of each is the sum."""
    for title, key in (
        ("By kind of slip", lambda t: t.slip.kind),
        ("By what the slip is in", lambda t: t.slip.field),
        ("By variant", lambda t: t.variant),
        ("By what contradicts it", _contradiction),
    ):
        yield title, list(_rows(trials, key))


def escapes(trials: Iterable[Trial]) -> Iterator[str]:
    """The slips that nothing tells of, a line for each."""
    for trial in trials:
        if not trial.caught:
            stated = "contradicted" if trial.slip.stated else "plausible"
            yield f"{trial.variant}: {trial.slip.kind}: {trial.slip.words} ({stated})"


def escapes_by_field(trials: Iterable[Trial]) -> list[tuple[str, int]]:
    """How many slips in each field nothing tells of, most first."""
    return Counter(t.slip.field for t in trials if not t.caught).most_common()


def as_text(rows: Sequence[Sequence[str]]) -> str:
    """A table with aligned columns."""
    widths = [max(len(row[n]) for row in (HEADS, *rows)) for n in range(len(HEADS))]
    return "\n".join(
        f"  {row[0]:<{widths[0]}}" + "".join(f"{row[n]:>{widths[n] + 3}}" for n in range(1, 5))
        for row in (HEADS, *rows)
    )


def as_markdown(rows: Sequence[Sequence[str]]) -> str:
    """The table as Markdown."""
    lines = [HEADS, ("---", *["---:"] * (len(HEADS) - 1)), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines)


def share(trials: Sequence[Trial]) -> float:
    """The share that was caught, from 0 to 1."""
    return sum(t.caught for t in trials) / len(trials) if trials else 1.0


def _rows(trials: Sequence[Trial], key: Callable[[Trial], str]) -> Iterator[tuple[str, ...]]:
    for name in sorted({key(trial) for trial in trials}):
        yield _row(name, [trial for trial in trials if key(trial) == name])
    yield _row("in all", trials)


def _row(name: str, trials: Sequence[Trial]) -> tuple[str, ...]:
    caught = [trial for trial in trials if trial.caught]
    located = sum(trial.located for trial in caught) / len(caught) if caught else 0
    figures = (str(len(trials)), str(len(caught)), f"{share(trials):.1%}", f"{located:.1%}")
    return name, *figures


def _contradiction(trial: Trial) -> str:
    if trial.slip.stated:
        return "stated elsewhere in the definition or its base"
    return "nothing states the contrary"
