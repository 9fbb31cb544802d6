"""Findings on drawn pieces: the cases of a rule, each with its cause and its piece."""

from collections.abc import Hashable, Iterable
from dataclasses import replace
from typing import NamedTuple

from printkit.checking.prints.inspection import Prints, Word
from printkit.diagnostics import TEMPLATE, Findings, Related, Route, Rule, Span
from printkit.scene import Text
from printkit.scene.covering import Painted


class Occurrence(NamedTuple):
    """A finding on one piece; cases with the same ``cause`` are one finding.

    ``piece`` is what messages call the piece; ``fact`` reads on from it, after a colon.
    ``related`` are the other elements that the finding is about.
    """

    cause: Hashable
    piece: str
    fact: str
    span: Span | None = None
    route: Route | None = None
    related: tuple[Related, ...] = ()


def word_occurrence(prints: Prints, word: Word, cause: Hashable, fact: str) -> Occurrence:
    """A case that is about a word, placed where the word comes from.

    That is the definition if the template says from which of its fields, else the template.
    """
    origin = prints.origin(word.text)
    if origin is None:
        said = f"“{word.text.run.text}” {fact}"
        return Occurrence((cause, word.face.side), word.face.artwork.title, said)
    said = f"{origin.words} {fact}"
    file = origin.span.file if origin.span else ""
    return Occurrence((cause, file), origin.piece, said, origin.span, origin.route)


def pair_occurrence(
    prints: Prints, word: Word, other: Text | Painted, fact: str, what: str
) -> Occurrence:
    """A case that is about a word and something else; two elements of templates are one cause.

    ``what`` the other thing is, for messages.
    """
    span = prints.element_of(other)
    case = word_occurrence(prints, word, span or word.face.side, fact)
    related = () if span is None else (Related(f"{what} comes from here", span),)
    return case._replace(cause=(case.cause, case.span), related=related)


def each_occurrence(
    rule: Rule, cases: Iterable[Occurrence], help_text: str, old: str = ""
) -> Findings:
    """A finding for each case, at the definition's text if it is known, else at the template."""
    for case in cases:
        routed = case.route is not None and case.span is not None
        template = (Related(TEMPLATE, case.span),) if routed else ()
        found = rule.diagnostic(
            f"{case.piece}: {case.fact}",
            span=None if case.route else case.span,
            route=case.route,
            help=help_text,
            related=(*template, *case.related),
            old=old,
        )
        yield replace(found, cause=case.cause, piece=case.piece)
