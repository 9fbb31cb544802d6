"""What share of slips was caught, as tables."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bench.slips.figures import figures
from bench.slips.trial import Trial

HEADS = ("", "planted", "caught", "share", "at the place", "exact", "findings", "99 %", "most")
"""Of a table; what they mean stands in docs/mutations.md."""


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
    """The slips that nothing reports, a line for each."""
    for trial in trials:
        if not trial.caught:
            stated = "contradicted" if trial.slip.stated else "plausible"
            yield f"{trial.variant}: {trial.slip.kind}: {trial.slip.words} ({stated})"


def summary(trials: Sequence[Trial]) -> str:
    """The figures of all, in sentences."""
    of = figures(trials)
    mean, nearly_all, most = of.findings
    return (
        f"{of.caught} of {of.planted} slips are caught. A caught slip gives {mean:.2f} findings, "
        f"99 % of them give {nearly_all} at most, and none gives more than {most}.\n"
        "Where something knows the right value, the first finding names it on the slip's own line "
        f"for {of.exact or 0:.1%}."
    )


def as_text(rows: Sequence[Sequence[str]]) -> str:
    """A table with aligned columns."""
    count = len(HEADS)
    widths = [max(len(row[n]) for row in (HEADS, *rows)) for n in range(count)]
    return "\n".join(
        f"  {row[0]:<{widths[0]}}" + "".join(f"{row[n]:>{widths[n] + 3}}" for n in range(1, count))
        for row in (HEADS, *rows)
    )


def _rows(trials: Sequence[Trial], key: Callable[[Trial], str]) -> Iterator[tuple[str, ...]]:
    for name in sorted({key(trial) for trial in trials}):
        yield _row(name, [trial for trial in trials if key(trial) == name])
    yield _row("in all", trials)


def _row(name: str, trials: Sequence[Trial]) -> tuple[str, ...]:
    of = figures(trials)
    mean, nearly_all, most = of.findings
    shares = (f"{of.share:.1%}", _percent(of.located), _percent(of.exact))
    counts = (f"{mean:.2f}", str(nearly_all), str(most)) if of.caught else ("", "", "")
    return name, str(of.planted), str(of.caught), *shares, *counts


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def _contradiction(trial: Trial) -> str:
    if trial.slip.stated:
        return "stated elsewhere in the definition or its base"
    return "nothing states the contrary"
