"""Two deeds, cards, notes, tokens or other pieces of different names have the same front.

Nobody can distinguish them on the table. Usually their template does not show what differs, or a
drawing and a colour were copied along with an entry.
Bad: token-owl: {art: token-owl, colour: "#118a8f"}
    token-kite: {art: token-owl, colour: "#118a8f"}   # and no template shows the name
Good: token-owl: {art: token-owl, colour: "#118a8f"}
    token-kite: {art: token-kite, colour: "#118a8f"}
"""

from collections import defaultdict
from collections.abc import Hashable, Iterator
from itertools import chain
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import PieceSide, Prints, inspected
from printkit.checking.prints.piece_findings import on_piece
from printkit.diagnostics import Findings, Related, Route, Rule, Severity, Span
from printkit.scene import Side
from printkit.scene.fingerprint import fingerprint_of

RULE = Rule.documented(__name__, __doc__, "PK637", Severity.INFO)

_PARTS = frozenset({"deeds", "decks", "money", "pieces"})
"""What a definition states one by one; a piece of each seat is distinguished by its seat."""


class _CardFront(NamedTuple):
    face: PieceSide
    route: Route
    template: Span


def check_print(context: CheckContext) -> Findings:
    prints = context.prints
    by_words: dict[Hashable, list[_CardFront]] = defaultdict(list)
    for front in _fronts(prints):
        by_words[front.route[0], front.face.texts].append(front)
    for first, *others in chain.from_iterable(_alike(prints, each) for each in by_words.values()):
        fact = f"its front is the same as that of “{first.face.artwork.title}”"
        related = (Related("the piece that looks the same", route=first.route),)
        for face, route, template in others:
            if not _is_copy(context, first.route, route):
                yield on_piece(
                    RULE,
                    face.artwork.title,
                    fact,
                    "let their template show what differs, or give each its own text or drawing",
                    template,
                    span=template,
                    route=route,
                    related=related,
                )


def _fronts(prints: Prints) -> Iterator[_CardFront]:
    for face in prints.sides if prints.is_complete else ():
        side = prints.side(face) if face.side is Side.FRONT else None
        if side is not None and side.route and side.route[0] in _PARTS:
            yield _CardFront(face, side.route, side.span)


def _alike(prints: Prints, fronts: list[_CardFront]) -> Iterator[list[_CardFront]]:
    """The fronts that show the same, one of each entry."""
    if len(fronts) == 1:
        return
    by_look: dict[Hashable, dict[Route, _CardFront]] = defaultdict(dict)
    for front in fronts:
        drawn = (prints.drawn(thing.path) for thing in inspected(front.face).painted.things)
        shows = tuple(each.shows for each in drawn if each is not None and each.shows)
        look = str(fingerprint_of(front.face.artwork, Side.FRONT)), shows
        by_look[look].setdefault(front.route, front)
    yield from (list(alike.values()) for alike in by_look.values())


def _is_copy(context: CheckContext, one: Route, other: Route) -> bool:
    """Whether a card says and does the same as another of its deck, which is reported as such."""
    match one, other:
        case ("decks", deck, "cards", a), ("decks", other_deck, "cards", b) if deck == other_deck:
            cards = context.variant.decks[str(deck)].cards
            first, second = cards[str(a)], cards[str(b)]
            says = (first.title, first.text, first.effects)
            return says == (second.title, second.text, second.effects)
    return False
