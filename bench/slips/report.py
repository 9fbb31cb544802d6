"""What share of slips was caught, as tables."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from bench.slips.trial import Trial

HEADS = ("", "planted", "caught", "share", "at the place")
ESCAPE_HEADS = ("in", "not caught", "why", "such as")
REASONS = {
    "card amount": "another amount that a card may well have",
    "group": "the other group has deeds of the kind on the same side of the board",
    "money": "all amounts can be paid with the other notes too",
    "name": "it is too short, or could be an inflected or another word",
    "number of notes": "enough notes remain, or no more than a box may hold",
    "number of pieces": "a box may hold so many",
    "pieces on a card": "a card may give so many",
    "price": "it lies between the prices around it",
    "rent": "it lies between the rents around it",
    "rules number": "nothing else in the definition says it",
    "space amount": "another amount that a space may well have",
    "value of a note": "all amounts can be paid with such a note too",
}
"""Why a slip in a field may be unseen: what a person would say who looks at the numbers only."""


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


def escapes_by_field(trials: Sequence[Trial]) -> Iterator[tuple[str, ...]]:
    """How many slips in each field nothing tells of, most first, why, and one of them."""
    missed = [trial for trial in trials if not trial.caught]
    for field, count in Counter(trial.slip.field for trial in missed).most_common():
        one = next(trial for trial in missed if trial.slip.field == field)
        reason = REASONS.get(field, "it looks like a sound one")
        yield field, str(count), reason, f"{one.variant}: {one.slip.words}"


def as_text(rows: Sequence[Sequence[str]]) -> str:
    """A table with aligned columns."""
    widths = [max(len(row[n]) for row in (HEADS, *rows)) for n in range(len(HEADS))]
    return "\n".join(
        f"  {row[0]:<{widths[0]}}" + "".join(f"{row[n]:>{widths[n] + 3}}" for n in range(1, 5))
        for row in (HEADS, *rows)
    )


def as_markdown(rows: Sequence[Sequence[str]], heads: Sequence[str] = HEADS) -> str:
    """The table as Markdown, numbers to the right."""
    aligned = [
        "---:" if all(row[n][:1].isdigit() for row in rows) else "---" for n in range(len(heads))
    ]
    lines = [heads, aligned, *rows]
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
