"""Which findings are reported, and how much each weighs.

The command line, the project and the variant may each have wishes, about a code (``PK214``), all
codes that begin alike (``PK2``), or a rule's name (``resale-share``). The first of them that says
anything about a finding decides. Errors of structure are always reported as such.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from printkit.diagnostics import Diagnostic, Severity
from printkit.findings.codes import ERRORS_SWITCHED_OFF
from printkit.findings.suppression import is_structural

_WHOLE = len("PK000")
"""A whole code weighs its five characters; a name means as much."""
_ORDER = tuple(Severity)


@dataclass(frozen=True)
class Selection:
    """What one of them wishes; every selector is in its canonical form.

    With ``select``, nothing else is reported; ``ignore`` leaves findings out; ``severity`` gives
    them another weight, or leaves them out with ``None``. Where several speak of a finding, the
    closest does: ``PK214`` is closer than ``PK2``.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: tuple[tuple[str, Severity | None], ...] = ()
    by: str = ""
    """Who wishes this, for messages; empty for the command line."""

    def wants(self, diagnostic: Diagnostic) -> bool | None:
        """Whether the finding is to be reported; None if nothing is said about it."""
        selected = _closeness(self.select, diagnostic)
        if self.select and not selected:
            return False
        kept = max(selected, _closeness(self._weights, diagnostic))
        left_out = _closeness(self._unwanted, diagnostic)
        return None if kept == left_out == 0 else kept > left_out

    def severity_of(self, diagnostic: Diagnostic) -> Severity | None:
        """The weight that is wished for, if any; of two that are as close, the first."""
        wishes = [
            (closeness, *self._weights[selector])
            for closeness, selector in _meaning(diagnostic)
            if selector in self._weights
        ]
        return max(wishes)[-1] if wishes else None

    @cached_property
    def _weights(self) -> dict[str, tuple[int, Severity]]:
        """The wishes for weights, the first of them with the highest number."""
        listed = reversed(list(enumerate(self.severity)))
        return {
            selector: (-at, severity) for at, (selector, severity) in listed if severity is not None
        }

    @cached_property
    def _unwanted(self) -> frozenset[str]:
        off = (selector for selector, severity in self.severity if severity is None)
        return frozenset((*self.ignore, *off))


def chosen(diagnostics: Iterable[Diagnostic], selections: Sequence[Selection]) -> list[Diagnostic]:
    """The findings that are reported, with their final weight; the strongest selection first."""
    return [
        diagnostic if is_structural(diagnostic) else _weighed(diagnostic, selections)
        for diagnostic in diagnostics
        if is_structural(diagnostic) or _is_wanted(diagnostic, selections)
    ]


def from_level(diagnostics: Iterable[Diagnostic], level: Severity) -> tuple[Diagnostic, ...]:
    """The findings that weigh at least so much.

    That errors were switched off is always said: whoever prints a stranger's pack has to know.
    """
    shown = _ORDER[: _ORDER.index(level) + 1]
    return tuple(
        d for d in diagnostics if d.severity in shown or d.code == ERRORS_SWITCHED_OFF.code
    )


def _is_wanted(diagnostic: Diagnostic, selections: Iterable[Selection]) -> bool:
    opinions = (selection.wants(diagnostic) for selection in selections)
    return next((opinion for opinion in opinions if opinion is not None), True)


def _weighed(diagnostic: Diagnostic, selections: Iterable[Selection]) -> Diagnostic:
    wishes = (selection.severity_of(diagnostic) for selection in selections)
    severity = next((wish for wish in wishes if wish is not None), diagnostic.severity)
    return replace(diagnostic, severity=severity)


def _closeness(selectors: Container[str], diagnostic: Diagnostic) -> int:
    """How closely the closest selector describes the finding; 0 if none means it."""
    found = (closeness for closeness, text in _meaning(diagnostic) if text in selectors)
    return next(found, 0)


def _meaning(diagnostic: Diagnostic) -> Iterator[tuple[int, str]]:
    """All selectors that mean the finding, the closest first, each after its closeness."""
    words = (diagnostic.code, diagnostic.name, *diagnostic.formerly)
    yield from ((_WHOLE, word) for word in words)
    for length in range(len(diagnostic.code), 0, -1):
        yield from ((length, word[:length]) for word in words if word.startswith("PK"))
