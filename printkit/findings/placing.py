"""From routes to places in files, and the findings in the order of these places."""

from collections.abc import Iterable
from dataclasses import replace

from printkit.diagnostics import Diagnostic, Findings, Related, Route, Span
from printkit.loading.index import SourceIndex
from printkit.source.nodes import Scalar


def resolve(diagnostics: Iterable[Diagnostic], index: SourceIndex) -> list[Diagnostic]:
    """The findings with their spans, each once, ordered by file, line and column."""
    placed = [
        replace(
            diagnostic,
            about=diagnostic.about or diagnostic.route,
            span=diagnostic.span or _place(diagnostic.route, index, at_key=diagnostic.at_key),
            related=tuple(
                replace(related, span=related.span or _place(related.route, index))
                for related in diagnostic.related
            ),
        )
        for diagnostic in diagnostics
    ]
    return in_order(dict.fromkeys(_at_changes(placed, index)))


def _at_changes(found: list[Diagnostic], index: SourceIndex) -> Findings:
    """What changes have made of numbers of a base is said at the change, once of each kind."""
    made: dict[tuple[Span, str], list[Diagnostic]] = {}
    for diagnostic in found:
        by = _change(diagnostic, index)
        if by is None:
            yield diagnostic
        else:
            made.setdefault((by, diagnostic.code), []).append(diagnostic)
    for (span, _), (first, *others) in made.items():
        more = f", and {len(others)} more like this" if others else ""
        yield replace(
            first,
            message=f"after rounding, {first.message}{more}",
            span=span,
            help="state the number in your own definition, or narrow the change with 'only'",
            related=(Related("what the base states", first.span), *first.related),
            fix=None,
        )


def _change(diagnostic: Diagnostic, index: SourceIndex) -> Span | None:
    """The change that made a number what it is, or that of a base with which it is compared."""
    about, *others = (diagnostic.route, *(related.route for related in diagnostic.related))
    by = index.rounded_by(about) if about else None
    if by is not None or about is None or diagnostic.span is None:
        return by
    made = (index.rounded_by(route) for route in others if route)
    return next((by for by in made if by and by.file != diagnostic.span.file), None)


def in_order(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The findings by file, line and column; those without a place come first."""
    nowhere = Span("")
    return sorted(diagnostics, key=lambda d: (d.span or nowhere, d.code, d.message))


def _place(route: Route | None, index: SourceIndex, *, at_key: bool = False) -> Span | None:
    """The place of the value, or of the nearest thing around it that exists.

    A value that begins below its key (a block of YAML) is better known by the key; but a text
    by itself: below its key stand those in all languages.
    """
    if route is None:
        return None
    if at_key and index.has(route):
        return index.key_span(route)
    while route and not index.has(route):
        route = route[:-1]
    value, key = index.span_of(route), index.key_span(route)
    if isinstance(index.value_of(route), Scalar) and value.file == key.file:
        return value
    return value if (value.file, value.line) == (key.file, key.line) else key
