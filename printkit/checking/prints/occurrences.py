"""Findings on drawn pieces: the cases of a rule, each with its cause and its piece."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.prints.inspection import InspectedSide, Prints, Word
from printkit.diagnostics import TEMPLATE, Diagnostic, Related, Route, Rule, Span
from printkit.scene import Text
from printkit.scene.covering import Painted

if TYPE_CHECKING:
    from printkit.checking.context import CheckContext


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


class PlacedWord(NamedTuple):
    """A word with the side of the piece where it stands."""

    face: InspectedSide
    word: Word


def words_of(context: "CheckContext") -> Iterator[PlacedWord]:
    """All words on all pieces, but for texts that do not fit their box, which is reported."""
    prints = context.prints
    for face in () if prints is None else prints.faces:
        for word in face.words:
            origin = prints.origin(word.text) if prints is not None else None
            if origin is None or not origin.misfit:
                yield PlacedWord(face, word)


def word_occurrence(
    context: "CheckContext", seen: PlacedWord, cause: Hashable, fact: str
) -> Occurrence:
    """A case that is about a word, placed where the word comes from.

    That is the definition if the template says from which of its fields, else the template.
    """
    prints = context.prints or Prints()
    origin = prints.origin(seen.word.text)
    if origin is None:
        words = f"“{seen.word.text.run.text}”"
        return Occurrence((cause, seen.face.side), seen.face.artwork.title, f"{words} {fact}")
    said = f"{origin.words} {fact}"
    file = origin.span.file if origin.span else ""
    return Occurrence((cause, file), origin.piece, said, origin.span, origin.route)


def pair_occurrence(
    context: "CheckContext", seen: PlacedWord, other: Text | Painted, fact: str, what: str
) -> Occurrence:
    """A case that is about a word and something else; two elements of templates are one cause.

    ``what`` the other thing is, for messages.
    """
    prints = context.prints or Prints()
    span = prints.element_of(other)
    case = word_occurrence(context, seen, span or seen.face.side, fact)
    related = () if span is None else (Related(f"{what} comes from here", span),)
    return case._replace(cause=(case.cause, case.span), related=related)


def each_occurrence(
    rule: Rule, cases: Iterable[Occurrence], help_text: str, old: str = ""
) -> Iterator[Diagnostic]:
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
