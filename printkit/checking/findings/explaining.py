"""Of several findings that have one cause the likeliest is told; the others if they outlast it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.checking.findings.consequences import OF_NUMBERS, Explains
from printkit.checking.outliers.check import RULES
from printkit.checking.registry import checked_rules
from printkit.diagnostics import Diagnostic, Route, Severity

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_WEIGHTS = (Severity.INFO, Severity.WARNING, Severity.ERROR)


def explained_once(
    diagnostics: Iterable[Diagnostic], variant: "Variant | None"
) -> list[Diagnostic]:
    """The findings without those that others explain (see ``consequences``).

    Who explains others weighs as much as the heaviest of them, so that no error is kept back, and
    takes over a remedy of the same value. This comes last of all that decides what is told: a
    finding that is silenced explains nothing.
    """
    found = list(diagnostics)
    explains = {c.rule.code: c.explains for c in checked_rules() if c.explains}
    explains |= {rule.code: OF_NUMBERS for rule in RULES}
    tellers = [d for d in found if d.code in explains]
    if variant is None or not tellers:
        return found
    told = _Told(tellers, explains, variant)
    behind = {d: reason for d in found if (reason := told.explains(d)) is not None}
    kept_back: dict[Diagnostic, list[Diagnostic]] = {}
    for diagnostic in behind:
        kept_back.setdefault(_first(diagnostic, behind), []).append(diagnostic)
    return [
        _standing_for(diagnostic, kept_back.get(diagnostic, []))
        for diagnostic in found
        if diagnostic not in behind
    ]


def _first(diagnostic: Diagnostic, behind: dict[Diagnostic, Diagnostic]) -> Diagnostic:
    """The one that explains it and is itself explained by none."""
    while diagnostic in behind:
        diagnostic = behind[diagnostic]
    return diagnostic


class _Told:
    """What some findings explain: by the name of a rule and the thing that its finding is about."""

    def __init__(
        self, tellers: Iterable[Diagnostic], explains: Mapping[str, Explains], variant: "Variant"
    ) -> None:
        self._first: dict[tuple[str, Route], list[tuple[int, Diagnostic]]] = {}
        for number, teller in enumerate(tellers):
            field, things = _about(teller, variant)
            for name in explains[teller.code].get(field, ()):
                for thing in things:
                    first = self._first.setdefault((name, thing), [])
                    # Nothing explains itself, and so the second may be wanted too.
                    if len(first) < 2:  # noqa: PLR2004 - the second
                        first.append((number, teller))

    def explains(self, diagnostic: Diagnostic) -> Diagnostic | None:
        """The first of the findings that explains this one."""
        found = (
            known
            for route in _routes(diagnostic)
            for length in range(len(route) + 1)
            for known in self._first.get((diagnostic.name, route[:length]), ())
            if known[1] is not diagnostic
        )
        return min(found, key=lambda known: known[0], default=(0, None))[1]


def _about(teller: Diagnostic, variant: "Variant") -> tuple[str, tuple[Route, ...]]:
    """The field that a finding is about, and the things for which it explains others."""
    match teller.route:
        case ("deeds", key, field, *_):
            return str(field), _reach(key, variant)
        case ("decks", deck, "cards", card, field, *_):
            return str(field), (("decks", deck, "cards", card),)
        case (field, *_):
            return str(field), ((),)
        case _:
            return "", ()


def _reach(key: str | int, variant: "Variant") -> tuple[Route, ...]:
    """What a deed has a part in: itself and its group."""
    deed = variant.deeds.get(key)
    return (("deeds", key),) if deed is None else (("deeds", key), ("groups", deed.group))


def _routes(diagnostic: Diagnostic) -> tuple[Route, ...]:
    places = (diagnostic.route, *(related.route for related in diagnostic.related))
    return tuple(route for route in places if route is not None)


def _standing_for(diagnostic: Diagnostic, others: list[Diagnostic]) -> Diagnostic:
    if not others:
        return diagnostic
    severity = max((d.severity for d in (diagnostic, *others)), key=_WEIGHTS.index)
    codes = ", ".join(dict.fromkeys(d.code for d in others))
    noun = "finding" if len(others) == 1 else "findings"
    note = f"this explains {len(others)} more {noun} ({codes})"
    remedy = f"{diagnostic.help}; {note}" if diagnostic.help else note
    fixes = (d.fix for d in (diagnostic, *others) if d.route == diagnostic.route and d.fix)
    return replace(diagnostic, severity=severity, help=remedy, fix=next(fixes, None))
