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
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import InspectedSide, Prints
from printkit.checking.prints.occurrences import Occurrence, each_occurrence
from printkit.checking.registry import Stage
from printkit.diagnostics import Findings, Related, Route, Rule, Severity, Span
from printkit.scene import Side
from printkit.scene.fingerprint import fingerprint_of

RULE = Rule.documented(__name__, __doc__, "PK637", Severity.INFO)
STAGE = Stage.PRINT

_PARTS = frozenset({"deeds", "decks", "money", "pieces"})
"""What a definition states one by one; a piece of each seat is distinguished by its seat."""


class _CardFront(NamedTuple):
    face: InspectedSide
    route: Route
    template: Span


def check(context: CheckContext) -> Findings:
    prints = context.prints
    by_words: dict[Hashable, list[_CardFront]] = defaultdict(list)
    for front in _fronts(prints):
        words = tuple(word.text.run.text for word in front.face.words)
        by_words[front.route[0], words].append(front)
    alike = (each for fronts in by_words.values() for each in _alike(prints, fronts))
    yield from each_occurrence(
        RULE,
        (
            _occurrence(first, front)
            for first, *others in alike
            for front in others
            if not _is_copy(context, first.route, front.route)
        ),
        "let their template show what differs, or give each its own text or drawing",
    )


def _fronts(prints: Prints) -> Iterator[_CardFront]:
    for face in prints.faces if prints.is_complete else ():
        side = prints.side(face) if face.side is Side.FRONT else None
        if side is not None and side.route and side.route[0] in _PARTS:
            yield _CardFront(face, side.route, side.span)


def _alike(prints: Prints, fronts: list[_CardFront]) -> Iterator[list[_CardFront]]:
    """The fronts that show the same, one of each entry."""
    if len(fronts) == 1:
        return
    by_look: dict[Hashable, dict[Route, _CardFront]] = defaultdict(dict)
    for front in fronts:
        look = str(fingerprint_of(front.face.artwork, Side.FRONT)), _left_out(prints, front.face)
        by_look[look].setdefault(front.route, front)
    yield from (list(alike.values()) for alike in by_look.values())


def _left_out(prints: Prints, face: InspectedSide) -> tuple[str, ...]:
    drawn = (prints.drawn(thing.path) for thing in face.painted.things)
    return tuple(each.shows for each in drawn if each is not None and each.shows)


def _occurrence(first: _CardFront, front: _CardFront) -> Occurrence:
    return Occurrence(
        front.template,
        front.face.artwork.title,
        f"its front is the same as that of “{first.face.artwork.title}”",
        front.template,
        front.route,
        (Related("the piece that looks the same", route=first.route),),
    )


def _is_copy(context: CheckContext, one: Route, other: Route) -> bool:
    """Whether a card says and does the same as another of its deck, which is reported as such."""
    match one, other:
        case ("decks", deck, "cards", a), ("decks", other_deck, "cards", b) if deck == other_deck:
            cards = context.variant.decks[str(deck)].cards
            first, second = cards[str(a)], cards[str(b)]
            return (first.title, first.text, first.effects) == (
                second.title,
                second.text,
                second.effects,
            )
    return False
