"""Where what is wrong with drawn pieces comes from: a line of the definition that many print."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import category

from printkit.checking.context import contents_of
from printkit.diagnostics import TEMPLATE, Diagnostic, Related, Route
from printkit.templating.words import WideAmount
from printkit.text.missing import MissingGlyphs

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_MANY = 4
"""Amounts too long for their boxes, of which one alone would be a slip or a narrow box; also texts
in letters that the fonts lack."""


class _Letters(NamedTuple):
    """The cause of a finding: a text is written in letters that the fonts lack."""

    script: str
    source: Route


def at_sources(found: Iterable[Diagnostic], variant: "Variant") -> list[Diagnostic]:
    """The findings where the definition states what they are about, with that as their cause."""
    named = [_of_characters(_of_name(diagnostic, variant), variant) for diagnostic in found]
    placed = _of_scripts(named)
    wide = [diagnostic for diagnostic in placed if isinstance(diagnostic.cause, WideAmount)]
    if len({diagnostic.cause for diagnostic in wide}) < _MANY:
        return [
            replace(each, cause=each.cause.place) if isinstance(each.cause, WideAmount) else each
            for each in placed
        ]
    widest = sorted(wide, key=lambda diagnostic: -len(diagnostic.message))
    others = [d for d in placed if not isinstance(d.cause, WideAmount)]
    return [*map(_of_all_amounts, widest), *others]


def _of_scripts(found: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The findings, those about many texts in one script with that as their cause."""
    causes = {d.cause for d in found if isinstance(d.cause, _Letters)}
    texts = Counter(cause.script for cause in causes)
    return [
        replace(each, cause=each.cause.script)
        if isinstance(each.cause, _Letters) and texts[each.cause.script] >= _MANY
        else each
        for each in found
    ]


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
    missing = diagnostic.cause
    characters = missing.characters
    texts = dict(contents_of(variant).texts)
    source = _source(diagnostic, missing, texts)
    if source is None:  # of the theme
        return replace(diagnostic, cause=(diagnostic.route or diagnostic.span, characters))
    symbols = "".join(each for each in characters if category(each) == "So")
    left = " ".join(texts[source].translate(dict.fromkeys(map(ord, symbols))).split())
    return replace(
        diagnostic,
        message=f"{diagnostic.piece}: {missing.message}",
        span=None,
        route=source,
        related=(),
        help=f"write “{left}”; or {diagnostic.help}" if symbols and left else diagnostic.help,
        cause=_Letters(missing.script, source) if missing.script else (source, characters),
        words=characters[0],
    )


def _source(
    diagnostic: Diagnostic, missing: MissingGlyphs, texts: Mapping[Route, str]
) -> Route | None:
    """The text that holds the characters, perhaps in small letters.

    Of several that is the one that the piece names, or the sign of the currency, which stands on
    most pieces, or the one that holds most of them.
    """
    wanted = set(missing.characters.casefold())
    held = {route: len(wanted.intersection(text.casefold())) for route, text in texts.items()}
    sources = {route: held for route, held in held.items() if held}
    if not sources or diagnostic.route in sources:
        return diagnostic.route if sources else None
    currency = [source for source in sources if source[0] == "currency"]
    return currency[0] if currency else max(sources, key=sources.__getitem__)


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
