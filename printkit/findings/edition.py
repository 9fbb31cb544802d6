"""Findings as the author of an edition needs them: at the edition's own lines, not at its base's.

A base belongs to somebody else, and to other editions: what it states is overridden, not edited.
"""

from collections.abc import Iterable
from dataclasses import replace

from printkit.diagnostics import (
    Diagnostic,
    Findings,
    Related,
    Route,
    SetValue,
    Severity,
    Span,
    format_route,
)
from printkit.findings.placing import in_order, resolve
from printkit.loading.index import SourceIndex
from printkit.loading.load import Loaded
from printkit.source.nodes import Mapping, Scalar


def placed(found: Iterable[Diagnostic], loaded: Loaded) -> list[Diagnostic]:
    """The findings with their places, as far as possible in the variant itself, in order."""
    resolved = resolve(found, loaded.index)
    if not loaded.chain[1:]:
        return resolved
    return in_order(_seen_from_here(found, loaded) for found in _at_removals(resolved, loaded))


def concerns(diagnostic: Diagnostic, loaded: Loaded) -> bool:
    """Whether the finding is the edition's business.

    Hints about what the base alone states are not; whoever checks the base sees them.
    """
    known = _places(diagnostic)
    is_hint = diagnostic.severity is Severity.INFO
    return not (is_hint and known and all(is_inherited(span, loaded) for span in known))


def is_about_base(diagnostic: Diagnostic, loaded: Loaded) -> bool:
    """Whether one of its places is in a base."""
    return any(is_inherited(span, loaded) for span in _places(diagnostic))


def _places(diagnostic: Diagnostic) -> list[Span]:
    places = (diagnostic.span, *(related.span for related in diagnostic.related))
    return [span for span in places if span is not None]


def _seen_from_here(diagnostic: Diagnostic, loaded: Loaded) -> Diagnostic:
    if diagnostic.span is None or not is_inherited(diagnostic.span, loaded):
        return diagnostic
    remedy = _remedy(diagnostic, loaded)
    placed = (related for related in diagnostic.related if related.route and related.span)
    own = next((r for r in placed if r.span and not is_inherited(r.span, loaded)), None)
    if own is None:
        return replace(diagnostic, help=_joined(diagnostic.help, remedy))
    others = (related for related in diagnostic.related if related is not own)
    return replace(
        diagnostic,
        span=own.span,
        route=own.route,
        words="",
        help=_joined(diagnostic.help, remedy if diagnostic.fix else None),
        related=(Related("what the base states", diagnostic.span, diagnostic.route), *others),
    )


def _remedy(diagnostic: Diagnostic, loaded: Loaded) -> str | None:
    """How to override the single value that the finding is about, with the right one if known."""
    route, value = diagnostic.route, UNKNOWN
    for edit in diagnostic.fix.edits if diagnostic.fix else ():
        if isinstance(edit, SetValue) and not isinstance(edit.place, Span):
            route, value = edit.place, str(edit.value)
    if not route or not isinstance(loaded.index.value_of(route), Scalar):
        return None
    return overriding(route, value, loaded)


def _joined(*remedies: str | None) -> str | None:
    return "; ".join(filter(None, remedies)) or None


def _at_removals(found: Iterable[Diagnostic], loaded: Loaded) -> Findings:
    """The findings; those about what the edition sets to ``null`` as one, at the ``null``."""
    own = None if loaded.own is None else SourceIndex(loaded.own)
    removed: dict[tuple[Route, Span], list[Diagnostic]] = {}
    for diagnostic in found:
        route = diagnostic.absent
        node = None if route is None or own is None else own.value_of(route)
        if route is None or own is None or not isinstance(node, Scalar) or node.value is not None:
            yield diagnostic
        else:
            removed.setdefault((route, own.key_span(route)), []).append(diagnostic)
    for (route, span), needing in removed.items():
        yield _at_removal(route, span, needing, loaded)


def _at_removal(route: Route, span: Span, needing: list[Diagnostic], loaded: Loaded) -> Diagnostic:
    """The finding about an entry that is taken out; how to rename it, or take out what needs it."""
    first, *others = needing
    more = f", and {len(others)} more like this" if others else ""
    is_space, about = route[:2] == ("board", "spaces"), first.route
    other_name = f"to give the space another name, write '{route[-1]}: {{name: …}}'"
    return replace(
        first,
        message=f"'{format_route(route)}' is removed here, but needed: {first.message}{more}",
        span=span,
        route=route,
        words="",
        help=_joined(
            other_name if is_space else None,
            "delete this line, or change what needs it too",
            overriding(about, "null", loaded) if about and about[-1] == route[-1] else None,
        ),
        related=tuple(Related("needed here", one.span, one.route) for one in needing if one.span),
        fix=None,
    )


UNKNOWN = "…"
"""Where nobody knows the right value."""


def overriding(route: Route, value: str, loaded: Loaded) -> str | None:
    """What to write where, so that a value of the base becomes another one.

    A row of a list gets one more column. Others state it below what they state already, since a key
    can stand there only once. None for a part of a list, which is overridden as a whole.
    """
    index, around = loaded.index, [route[:length] for length in range(len(route))]
    if any(not isinstance(index.value_of(each), Mapping) for each in around):
        return None
    if loaded.pack.stated is not None:
        right = "" if value == UNKNOWN else f" with {value}"
        return f"add a column '{format_route(route)}'{right}"
    stated = [each for each in around[1:] if not is_inherited(index.key_span(each), loaded)]
    below = stated[-1] if stated else ()
    text = value
    for step in reversed(route[len(below) + 1 :]):
        text = f"{{{step}: {text}}}"
    text = f"{route[len(below)]}: {text}"
    if not below:
        return f"add '{text}' to {loaded.pack.shown_main_file}"
    key = index.key_span(below)
    return f"add '{text}' to {format_route(below)} ({key.file}:{key.line})"


def is_inherited(span: Span, loaded: Loaded) -> bool:
    """Whether a place is in a file of a base; the innermost folder counts."""
    holding = [
        pack for pack in loaded.chain if pack.shown == "." or span.file.startswith(f"{pack.shown}/")
    ]
    return bool(holding) and max(holding, key=lambda pack: len(pack.shown)) is not loaded.pack
