"""Where what is wrong with drawn pieces comes from: a line of the definition that many print."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING
from unicodedata import category

from printkit.checking.contents import contents_of
from printkit.diagnostics import TEMPLATE, Diagnostic, Related, Route
from printkit.templating.words import OTHER_GLYPHS, MissingGlyphs, WideAmount, told_missing

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_MANY = 4
"""Amounts too long for their boxes, of which one alone would be a slip or a narrow box."""


def at_sources(found: Iterable[Diagnostic], variant: "Variant") -> list[Diagnostic]:
    """The findings where the definition states what they are about, with that as their cause."""
    placed = [_of_characters(_of_name(diagnostic, variant), variant) for diagnostic in found]
    wide = [diagnostic for diagnostic in placed if isinstance(diagnostic.cause, WideAmount)]
    if len({diagnostic.cause for diagnostic in wide}) < _MANY:
        return [_of_place(diagnostic) for diagnostic in placed]
    widest = sorted(wide, key=lambda diagnostic: -len(diagnostic.message))
    others = [d for d in placed if not isinstance(d.cause, WideAmount)]
    return [*map(_of_all_amounts, widest), *others]


def _of_name(diagnostic: Diagnostic, variant: "Variant") -> Diagnostic:
    """The finding about a deed's name where the name stands: mostly with its space."""
    match diagnostic.route:
        case ("deeds", key, "name") if variant.deeds[key].name is None:
            return replace(diagnostic, route=("board", "spaces", key, "name"))
    return diagnostic


def _of_characters(diagnostic: Diagnostic, variant: "Variant") -> Diagnostic:
    """The finding about characters where they are written, be it in the sign of the currency."""
    if not isinstance(diagnostic.cause, MissingGlyphs):
        return diagnostic
    characters, font = diagnostic.cause
    texts = dict(contents_of(variant).texts)
    sources = [r for r, text in texts.items() if not set(characters).isdisjoint(text)]
    if not sources:  # of the theme, or made by setting a text in capitals
        return replace(diagnostic, cause=(diagnostic.route or diagnostic.span, characters))
    source = diagnostic.route if diagnostic.route in sources else _likeliest(sources)
    symbols = "".join(each for each in characters if category(each) == "So")
    left = " ".join(texts[source].translate(dict.fromkeys(map(ord, symbols))).split())
    return replace(
        diagnostic,
        message=f"{diagnostic.piece}: {told_missing(characters, font)}",
        span=None,
        route=source,
        related=(),
        help=f"write “{left}”; or {OTHER_GLYPHS}" if symbols and left else diagnostic.help,
        cause=(source, characters),
        words=characters[0],
    )


def _likeliest(sources: list[Route]) -> Route:
    """The sign of the currency, if it is one of them: it stands on most pieces."""
    return next((source for source in sources if source[0] == "currency"), sources[0])


def _of_place(diagnostic: Diagnostic) -> Diagnostic:
    cause = diagnostic.cause
    return replace(diagnostic, cause=cause.place) if isinstance(cause, WideAmount) else diagnostic


def _of_all_amounts(diagnostic: Diagnostic) -> Diagnostic:
    """The finding about the amounts of the whole game: the theme is made for smaller ones."""
    template = (Related(TEMPLATE, diagnostic.span),) if diagnostic.span else ()
    return replace(
        diagnostic,
        span=None,
        route=("currency",),
        cause="amounts",
        related=template or diagnostic.related,
        help="the theme has room for smaller amounts: count in thousands or millions, with an M in "
        "the currency's symbol, or give the texts more room in a theme of your own",
    )
