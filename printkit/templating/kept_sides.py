"""Sides of pieces that were drawn before, by all that they were drawn from.

A template puts out elements; what becomes of them depends on nothing but the look, the fonts and
the language. So a piece that comes out the same again need not be drawn again, whatever else has
changed in its game, or in which edition it is.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from printkit.digests import digest_of_text
from printkit.geometry.path import Bounds
from printkit.records import record
from printkit.scene import Node
from printkit.templating.markup import Element
from printkit.templating.scope import DrawnElement, Place, Scope, SetText

_Alike = Mapping[str, tuple[str, ...]]


@record
class KeptSide:
    """The scene of a side, and what else its drawing has noted."""

    node: Node
    places: tuple[Place, ...]
    texts: tuple[SetText, ...]
    drawn: tuple[DrawnElement, ...]


class KeptSides:
    """The sides that were drawn since the turn before the last, and those of earlier processes.

    ``stored`` gives the latter by their keys.
    """

    def __init__(self, stored: Callable[[str], KeptSide | None] = lambda _: None) -> None:
        """Begin with none."""
        self._stored = stored
        self._new: dict[str, KeptSide] = {}
        self._old: dict[str, KeptSide] = {}
        self._alike: dict[int, tuple[_Alike, str]] = {}

    def turn(self) -> None:
        """Something new begins: what has not been drawn since the last turn is let go."""
        self._old, self._new = self._new, {}
        self._alike.clear()

    def items(self) -> Iterable[tuple[str, KeptSide]]:
        """The sides that were drawn since the last turn, by their keys."""
        return self._new.items()

    def drawn(
        self, made_of: str, element: Element, scope: Scope, draw: Callable[[Scope], Node]
    ) -> Node:
        """What ``draw`` makes of the element in the scope, or has made of it before.

        ``made_of`` stands for all else that it depends on. Sides that show pieces or pictures of
        a pack are always drawn: these may have changed. So are those with findings.
        """
        if scope.pieces:
            return draw(scope)
        key = self._key(made_of, element, scope)
        known = self._new.get(key) or self._old.get(key) or self._stored(key)
        if known is None:
            side, lasts = _noted(scope, draw)
            if lasts:
                self._new[key] = side
            return side.node
        self._new[key] = known
        scope.places.extend(known.places)
        scope.texts.extend(known.texts)
        scope.drawn.extend(known.drawn)
        return known.node

    def _key(self, made_of: str, element: Element, scope: Scope) -> str:
        look = scope.look
        about = (look.ink, look.accent, scope.title, scope.route, scope.sketch)
        return digest_of_text(made_of, repr(about), self._of_alike(scope.alike), repr(element))

    def _of_alike(self, alike: _Alike) -> str:
        """What stands for the texts that are set alike: those of a deck, for each of its cards."""
        _, digest = self._alike.get(id(alike), (alike, ""))
        if not digest:
            digest = digest_of_text(repr(sorted(alike.items())))
            self._alike[id(alike)] = alike, digest
        return digest


def _noted(scope: Scope, draw: Callable[[Scope], Node]) -> tuple[KeptSide, bool]:
    """The side, and whether it may be kept."""
    shown: list[str] = []

    def place_picture(name: str, box: Bounds, fit: str) -> Node:
        shown.append(name)
        return scope.place_picture(name, box, fit)

    before = len(scope.findings), len(scope.places), len(scope.texts), len(scope.drawn)
    node = draw(replace(scope, place_picture=place_picture))
    side = KeptSide(
        node,
        tuple(scope.places[before[1] :]),
        tuple(scope.texts[before[2] :]),
        tuple(scope.drawn[before[3] :]),
    )
    return side, not shown and len(scope.findings) == before[0]
