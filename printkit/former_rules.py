"""The codes and names of rules that there were; most lead to a rule of today, all are used up."""

from functools import cache
from pathlib import Path
from typing import NamedTuple


class FormerRule(NamedTuple):
    """A code with its name; ``now`` is the code of the rule that took its place, "" if none did."""

    code: str
    name: str
    now: str


@cache
def former_rules() -> tuple[FormerRule, ...]:
    """All of them, by code. A rule that was merged twice had two names."""
    text = Path(__file__).with_suffix(".csv").read_text(encoding="utf-8")
    return tuple(FormerRule(*line.split(",")) for line in text.splitlines()[1:])


@cache
def former_words(code: str) -> tuple[str, ...]:
    """The codes and names that a rule had before, after one another."""
    return tuple(word for each in former_rules() if each.now == code for word in each[:2])


@cache
def words_of(old: str) -> tuple[str, ...]:
    """A former code, and the names that it had."""
    return tuple(word for each in former_rules() if each.code == old for word in each[:2])


def retired(word: str) -> str | None:
    """The sentence about a code or a name whose place no rule took, in capitals or not.

    Settings and comments that name it do no harm; nothing is reported under it.
    """
    wanted = {word.strip().upper(), word.strip().lower()}
    for code, name, now in former_rules():
        if not now and wanted & {code, name}:
            return f"{code} {name} is retired: printkit no longer checks this"
    return None
