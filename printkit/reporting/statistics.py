"""How often each rule has found something."""

from collections import Counter
from collections.abc import Iterable

from printkit.diagnostics import Diagnostic, Severity
from printkit.records import record
from printkit.reporting.ansi import painter


@record
class Tally:
    """A rule and the number of its findings; their severity may have been set to another."""

    code: str
    name: str
    severity: Severity
    count: int


def tallies(diagnostics: Iterable[Diagnostic]) -> list[Tally]:
    """The rules that found something: the most frequent first, equals by code."""
    counts = Counter((d.code, d.name, d.severity) for d in diagnostics)
    listed = [Tally(*rule, count) for rule, count in counts.items()]
    return sorted(listed, key=lambda t: (-t.count, t.code, t.severity))


def statistics(diagnostics: Iterable[Diagnostic], *, colour: bool = False) -> str:
    """``12 warning[PK214] number-unlike-others``, a line for each rule."""
    paint = painter(colour=colour)
    listed = tallies(diagnostics)
    digits = max((len(str(tally.count)) for tally in listed), default=0)
    return "".join(
        f"{tally.count:>{digits}} "
        f"{paint(f'{tally.severity}[{tally.code}]', tally.severity.value)} {tally.name}\n"
        for tally in listed
    )
