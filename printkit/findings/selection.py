"""Which findings are reported, and how much each weighs.

The command line, the project and the variant may each have wishes, about a code (``PK214``), all
codes that begin alike (``PK2``), or a rule's name (``resale-share``). The first of them that says
anything about a finding decides. Errors of structure are always reported as such.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from printkit.diagnostics import Diagnostic, Findings, Rule, Severity
from printkit.findings.catalogue import all_rules, rule_meant, successors
from printkit.findings.codes import ERRORS_SWITCHED_OFF, FIXED_SEVERITY, UNKNOWN_RULE
from printkit.findings.suppression import is_structural
from printkit.former_rules import retired

if TYPE_CHECKING:
    from printkit.model.variant import Variant


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
    found = []
    for diagnostic in diagnostics:
        if is_structural(diagnostic):
            found.append(diagnostic)
            continue
        opinions = (selection.wants(diagnostic) for selection in selections)
        if next((opinion for opinion in opinions if opinion is not None), True):
            weights = filter(None, (each.severity_of(diagnostic) for each in selections))
            found.append(replace(diagnostic, severity=next(weights, diagnostic.severity)))
    return found


def from_level(diagnostics: Iterable[Diagnostic], level: Severity) -> tuple[Diagnostic, ...]:
    """The findings that weigh at least so much.

    That errors were switched off is always said: whoever prints a stranger's pack has to know.
    """
    shown = _ORDER[: _ORDER.index(level) + 1]
    return tuple(
        d for d in diagnostics if d.severity in shown or d.code == ERRORS_SWITCHED_OFF.code
    )


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


OFF = "off"
LEVELS = (*(severity.value for severity in Severity), OFF)
"""What a setting may say about a rule."""


class Complaint(NamedTuple):
    """What is wrong with a selector, and the remedy."""

    message: str
    help: str | None


def canonical(selector: str) -> str:
    """The selector as codes and names are written: ``pk2`` is ``PK2``."""
    text = selector.strip()
    is_code = text[:2].upper() == "PK" and "-" not in text
    return text.upper() if is_code else text.lower()


def meant(selector: str) -> list[Rule]:
    """The rules that a selector means."""
    wanted = canonical(selector)
    if not wanted:
        return []
    found = [r for r in all_rules() if r.name == wanted or r.code.startswith(wanted)]
    return found or list(successors(wanted))


def unknown(selector: str) -> Complaint | None:
    """What to say if no rule is meant, and never was."""
    if meant(selector) or retired(selector):
        return None
    hint = rule_meant(selector) or "`printkit explain` and docs/rules.md list all codes"
    return Complaint(f"there is no rule '{selector}'", hint)


def fixed(selector: str) -> Complaint | None:
    """What to say if only errors of structure are meant, which cannot be lowered."""
    rules = meant(selector)
    if not rules or not all(is_structural(rule.diagnostic("")) for rule in rules):
        return None
    return Complaint(
        f"'{selector}' cannot be silenced or lowered: without this the game cannot be drawn",
        "fix the mistake; only rules from PK200 on can be given another severity",
    )


def selection(
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    severity: Mapping[str, str] | None = None,
    by: str = "",
) -> Selection:
    """What ``by`` wrote in a setting; the levels are those of :data:`LEVELS`."""
    return Selection(
        tuple(map(canonical, select)),
        tuple(map(canonical, ignore)),
        tuple(
            (canonical(selector), None if level == OFF else Severity(level))
            for selector, level in (severity or {}).items()
        ),
        by,
    )


def check_settings(variant: "Variant") -> Findings:
    """Each key is a code, the beginning of one, or a name, of rules that may weigh otherwise."""
    for selector, level in variant.checks.items():
        route = ("checks", selector)
        complaint, gone = unknown(selector), retired(selector)
        if gone:
            yield UNKNOWN_RULE.diagnostic(gone, route=route, help="delete it", at_key=True)
        if complaint is not None:
            yield UNKNOWN_RULE.diagnostic(
                complaint.message, route=route, help=complaint.help, at_key=True
            )
        complaint = None if level == "error" else fixed(selector)
        if complaint is not None:
            yield FIXED_SEVERITY.diagnostic(complaint.message, route=route, help=complaint.help)
