"""One slip, one finding: of all findings that have one cause the best speaks for the others.

A finding may name the value that probably belongs somewhere. What is no longer found once that
value is written has its cause there; no table says which rule explains which. Findings without
such a value belong together if they are about one number.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from printkit.diagnostics import (
    TEMPLATE,
    Diagnostic,
    Findings,
    Place,
    Related,
    Route,
    SetValue,
    Severity,
    Span,
    Value,
)

Group = list[Diagnostic]
"""Findings with one cause; the first speaks."""

Written = tuple[tuple[Route, Value], ...]
"""Values, and where they are written."""
Recheck = Callable[[Written], Iterable[Diagnostic] | None]
"""What would be found with other values; None where they cannot be written there."""

_MOST_TRIED = 12
"""Values that are tried; each takes as long as a check of the definition."""
_MOST_PLACES = 3
"""Further places of one cause that are shown."""
_WEIGHTS = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.INFO: 2}


class _Guess(NamedTuple):
    """Values that may belong somewhere, and the finding that says so."""

    written: Written
    by: Diagnostic

    @property
    def is_own(self) -> bool:
        """Whether it is the very value that the finding names."""
        return self.written[0] == (self.by.about, self.by.likely)


def merged(
    found: Iterable[Diagnostic], recheck: Recheck, is_number: Callable[[Route], bool]
) -> list[Group]:
    """The findings in groups with one cause each.

    ``is_number`` says whether a number, or a list of numbers, stands at a route.
    """
    apart = list(of_one_cause(dict.fromkeys(found)))
    groups = list(_by_repair(apart, recheck)) if len(apart) > 1 else []
    known = {diagnostic for group in groups for diagnostic in group}
    blamed: dict[Place, Group] = {d.about: group for group in groups for d in group[:1] if d.about}
    # who knows the right value speaks first, then who weighs most
    for diagnostic in sorted(apart, key=lambda d: (d.likely is None, _WEIGHTS[d.severity])):
        if diagnostic in known:
            continue
        touched = _touched(diagnostic, is_number)
        holding = next((blamed[route] for route in touched if route in blamed), None)
        if holding is not None:
            holding.append(diagnostic)
            continue
        groups.append([diagnostic])
        is_error = diagnostic.severity is Severity.ERROR
        if diagnostic.about is not None and (is_error or is_number(diagnostic.about)):
            blamed.setdefault(diagnostic.about, groups[-1])
        if diagnostic.span is not None and is_error:
            blamed.setdefault(diagnostic.span, groups[-1])
    return groups


def speaking(group: Group) -> Diagnostic:
    """The finding that is reported for a group; it weighs as much as the heaviest of them.

    Who silences the speaker hears of the next, so that no error is held back for good.
    """
    first = group[0]
    heaviest = min((d.severity for d in group), key=_WEIGHTS.__getitem__)
    same_value = (d.fix for d in group if d.about == first.about and d.fix)
    return replace(first, severity=heaviest, fix=first.fix or next(same_value, None))


def of_one_cause(found: Iterable[Diagnostic]) -> Findings:
    """The findings, those on several pieces that have one cause as one."""
    alike: dict[Hashable, Group] = {}
    for diagnostic in found:
        is_one = diagnostic if diagnostic.cause is None else (diagnostic.code, diagnostic.cause)
        alike.setdefault(is_one, []).append(diagnostic)
    for group in alike.values():
        first = replace(group[0], cause=None)
        others = len({diagnostic.piece for diagnostic in group}) - 1
        yield _on_all(first, group, others) if others else _in_all(first, group)


def _in_all(first: Diagnostic, group: Group) -> Diagnostic:
    """Said at the first place, with the next ones beside it."""
    places = dict.fromkeys(d.span for d in group if d.span is not None)
    others = [span for span in places if span != first.span]
    shown = [Related("also here", span) for span in others[:_MOST_PLACES]]
    if len(others) > _MOST_PLACES:
        more = len(others) - _MOST_PLACES
        shown[-1] = replace(shown[-1], message=f"also here, and in {more} more places")
    return replace(first, related=(*first.related, *shown))


def _on_all(first: Diagnostic, group: Group, others: int) -> Diagnostic:
    """Said of the first piece; texts of several places are set by one template, and stand there."""
    pieces = "1 other piece" if others == 1 else f"{others} other pieces"
    said = replace(first, message=f"{first.message}; also on {pieces}")
    template = next((each for each in first.related if each.message == TEMPLATE), None)
    if template is None or len({diagnostic.about for diagnostic in group}) == 1:
        return said
    rest = tuple(each for each in first.related if each is not template)
    return replace(said, span=template.span, route=None, about=None, related=rest)


def _by_repair(found: list[Diagnostic], recheck: Recheck) -> Iterator[Group]:
    """Groups of findings that one value explains, those that explain most first."""
    before = {_key(diagnostic) for diagnostic in found}
    in_books = [diagnostic for diagnostic in found if diagnostic.about is None]
    again = {_key(diagnostic) for diagnostic in (recheck(()) or () if in_books else ())}
    known = {d for d in found if d.about is not None or _key(d) in again}
    explained: list[tuple[_Guess, set[Diagnostic]]] = []
    for guess in list(dict.fromkeys(_guesses(found)))[:_MOST_TRIED]:
        after = recheck(guess.written)
        if after is None:
            continue
        left = {_key(diagnostic): diagnostic.severity for diagnostic in after}
        if any(left[new] is Severity.ERROR for new in left.keys() - before):
            continue
        gone = {d for d in known if _key(d) not in left}
        explained.append((guess, gone | {guess.by}))
    while explained:
        guess, gone = max(explained, key=lambda each: (len(each[1]), each[0].is_own))
        if len(gone) <= 1:
            return
        others = [d for d in found if d in gone and d is not guess.by]
        yield [_at(guess), *others] if guess.is_own else [_at(guess), guess.by, *others]
        explained = [(other, theirs - gone) for other, theirs in explained if other.by not in gone]


def _guesses(found: Iterable[Diagnostic]) -> Iterator[_Guess]:
    """The likely value, each value that would do instead, and two that may be exchanged."""
    for diagnostic in found:
        values = list(diagnostic.instead)
        if diagnostic.about is not None and diagnostic.likely is not None:
            values.insert(0, (diagnostic.about, diagnostic.likely))
        yield from (_Guess((one,), diagnostic) for one in values)
        if diagnostic.likely is not None and len(values) == 2:  # noqa: PLR2004 - a pair
            yield _Guess(tuple(values), diagnostic)


def _key(diagnostic: Diagnostic) -> tuple[str, Place | None]:
    return diagnostic.code, diagnostic.about or diagnostic.route or diagnostic.span


def _at(guess: _Guess) -> Diagnostic:
    """The finding at the place of the wrong value, which may be one that it only compares with."""
    found, (route, value) = guess.by, guess.written[0]
    if guess.is_own:
        return found
    if route == found.about:
        return replace(found, likely=value, help=_either(value, found.help))
    there = next((each.span for each in found.related if each.route == route), found.span)
    is_fixed = found.fix is not None and found.fix.edits == (SetValue(route, value),)
    return replace(
        found,
        span=there,
        route=route,
        about=route,
        words="",
        likely=value,
        help=_either(value, found.help),
        fix=found.fix if is_fixed else None,
        related=(
            Related("compared with this", found.span if there != found.span else None, found.about),
            *(each for each in found.related if each.route not in {route, found.about}),
        ),
    )


def _either(value: Value, remedy: str | None) -> str:
    return "; or ".join(filter(None, (f"write {value}", remedy)))


def _touched(diagnostic: Diagnostic, is_number: Callable[[Route], bool]) -> Iterator[Place]:
    """The values that this finding is about: if one of them is wrong, it says nothing new.

    A number of a list that is wrong as a whole is one of them; of a text several things can be
    wrong. An error is about its own value alone, whatever it compares that with.
    """
    about = diagnostic.about or ()
    if is_number(about):
        yield from (about[:length] for length in range(len(about), 2, -1))
    if diagnostic.severity is Severity.ERROR:
        return
    is_comparison = not about or diagnostic.route != about
    places = [diagnostic.route, diagnostic.span] if is_comparison else []
    for related in diagnostic.related:
        places += [related.route, related.span]
    yield from (place for place in places if place is not None)


def new_findings(
    there: Iterable[Diagnostic], found: Iterable[Diagnostic], language: str | None
) -> Findings:
    """The findings in another language that are not those of the first; they name theirs.

    What keeps that language from being read at all names it in other words.
    """
    known = {_said(finding) for finding in found}
    inside = "" if language is None else f" (in '{language}')"
    for finding in there:
        if _said(finding) not in known:
            yield replace(finding, message=f"{finding.message}{inside}")


def _said(finding: Diagnostic) -> tuple[str, Route | Span | None, str]:
    """The same in all languages, although their texts stand on their own lines."""
    return finding.code, finding.route or finding.span, finding.message
