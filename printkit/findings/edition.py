"""Findings as the author of an edition needs them: at the edition's own lines, not at its base's.

A base belongs to somebody else, and to other editions: what it states is overridden, not edited.
"""

from collections.abc import Iterable
from dataclasses import replace

from printkit.diagnostics import Diagnostic, Related, SetValue, Severity, Span
from printkit.findings.overriding import UNKNOWN, is_inherited, overriding
from printkit.findings.placing import in_order, resolve
from printkit.findings.removals import at_removals
from printkit.loading.load import Loaded
from printkit.source.nodes import Scalar


def placed(found: Iterable[Diagnostic], loaded: Loaded) -> list[Diagnostic]:
    """The findings with their places, as far as possible in the variant itself, in order."""
    resolved = resolve(found, loaded.index)
    if not loaded.chain[1:]:
        return resolved
    return in_order(_seen_from_here(found, loaded) for found in at_removals(resolved, loaded))


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
    own = next((r for r in diagnostic.related if _is_own(r, loaded)), None)
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


def _is_own(related: Related, loaded: Loaded) -> bool:
    return (
        related.route is not None
        and related.span is not None
        and not is_inherited(related.span, loaded)
    )


def _joined(first: str | None, second: str | None) -> str | None:
    return "; ".join(text for text in (first, second) if text) or None
