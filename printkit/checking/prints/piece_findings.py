"""Findings on drawn pieces, each with its cause: those of one cause are one finding."""

from collections.abc import Hashable
from dataclasses import replace

from printkit.checking.prints.inspection import Prints, Word
from printkit.diagnostics import TEMPLATE, Diagnostic, Related, Route, Rule, Severity, Span
from printkit.scene import Text
from printkit.scene.covering import Painted


def on_piece(
    rule: Rule,
    piece: str,
    fact: str,
    remedy: str,
    cause: Hashable,
    *,
    span: Span | None = None,
    route: Route | None = None,
    related: tuple[Related, ...] = (),
    severity: Severity | None = None,
    old: str = "",
) -> Diagnostic:
    """A finding at the definition's text if it is known, else at the template.

    ``piece`` is what messages call the piece; ``fact`` reads on from it, after a colon.
    """
    template = () if route is None or span is None else (Related(TEMPLATE, span),)
    found = rule.diagnostic(
        f"{piece}: {fact}",
        span=None if route else span,
        route=route,
        help=remedy,
        related=(*template, *related),
        severity=severity,
        old=old,
    )
    return replace(found, cause=cause, piece=piece)


def on_word(
    rule: Rule,
    prints: Prints,
    word: Word,
    fact: str,
    remedy: str,
    cause: Hashable = None,
    *,
    severity: Severity | None = None,
) -> Diagnostic:
    """A finding about a word, placed where the word comes from.

    That is the definition if the template says from which of its fields, else the template.
    """
    origin, side = prints.origin(word.text), word.face.side
    cause = side if cause is None else cause
    if origin is None:
        piece, said = word.face.artwork.title, f"“{word.text.run.text}” {fact}"
        return on_piece(rule, piece, said, remedy, (cause, side), severity=severity)
    piece, said, span = origin.piece, f"{origin.words} {fact}", origin.span
    cause = cause, span.file if span else ""
    return on_piece(
        rule, piece, said, remedy, cause, span=span, route=origin.route, severity=severity
    )


def on_pair(
    rule: Rule,
    prints: Prints,
    word: Word,
    other: Text | Painted,
    fact: str,
    what: str,
    remedy: str,
    old: str,
) -> Diagnostic:
    """A finding about a word and something else; two elements of templates are one cause.

    ``what`` the other thing is, for messages; ``old`` is the code that such a finding had.
    """
    span, origin = prints.element_of(other), prints.origin(word.text)
    found = on_word(rule, prints, word, fact, remedy, span)
    related = () if span is None else (Related(f"{what} comes from here", span),)
    return replace(
        found,
        cause=(found.cause, origin and origin.span),
        related=(*found.related, *related),
        formerly=rule.diagnostic("", old=old).formerly,
    )
