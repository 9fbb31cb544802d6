"""Sides of pieces that were drawn before, by all that they were drawn from.

A template puts out markup; what becomes of it depends on nothing but the look, the fonts and
the language. So a piece that comes out the same again need not be drawn again, whatever else has
changed in its game, or in which edition it is.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Protocol

from printkit.digests import digest_of_text
from printkit.geometry.path import Bounds
from printkit.records import record
from printkit.scene import Artwork, Node
from printkit.scene.digest import key_of
from printkit.scene.nodes import keyed
from printkit.templating.scope import DrawnElement, Place, Scope, SetText, SharedSize
from printkit.templating.words import shared_size

_LONGEST = 8
"""Turns that work is kept without being wanted: components that are known want none."""


@record
class KeptSide:
    """The scene of a side, and what else its drawing has noted."""

    node: Node
    places: tuple[Place, ...]
    texts: tuple[SetText, ...]
    drawn: tuple[DrawnElement, ...]
    shared: tuple[SharedSize, ...] = ()
    """The sizes that follow from other pieces too; where one is another now, so is the side."""

    def holds(self, scope: Scope) -> bool:
        """Whether the sizes are still those that pieces share."""
        return all(shared_size(each, scope) == each.size for each in self.shared)


@record
class Worked:
    """What was worked out: plain values, as ``marshal`` takes them, and scenes."""

    plain: Any = None
    scenes: tuple[Node, ...] = ()


class SidesBefore(Protocol):
    """What earlier processes have drawn."""

    def side(self, key: str) -> KeptSide | None:
        """The side of this key."""

    def worked(self, key: str) -> Worked | None:
        """What was worked out under this key."""


class KeptSides:
    """The sides that were drawn since the turn before the last, and those of earlier processes.

    So is what was worked out for them.
    """

    def __init__(self, before: SidesBefore | None = None) -> None:
        """Begin with what there is from ``before``."""
        self._before = before
        self._new: dict[str, KeptSide] = {}
        self._old: dict[str, KeptSide] = {}
        self._turns = 0
        self._work: dict[str, tuple[int, Worked]] = {}
        self._keys: dict[int, tuple[Node, str]] = {}

    def turn(self) -> None:
        """Something new begins: what has not been drawn since the last turn is let go.

        What earlier processes have drawn is not looked for any more.
        """
        self._old, self._new = self._new, {}
        self._turns += 1
        oldest = self._turns - _LONGEST
        self._work = {key: each for key, each in self._work.items() if each[0] > oldest}
        self._before = None
        self._keys.clear()

    def items(self) -> Iterable[tuple[str, KeptSide]]:
        """The sides that were drawn since the last turn, by their keys."""
        return self._new.items()

    def works(self) -> Iterable[tuple[str, Worked]]:
        """What was worked out since the last turn, by its keys."""
        return [(key, each) for key, (turn, each) in self._work.items() if turn == self._turns]

    def worked(self, key: str, work: Callable[[], Worked | None]) -> Worked | None:
        """What ``work`` comes to, or has come to under this key; nothing is kept of None."""
        _, known = self._work.get(key, (0, None))
        if known is None and self._before is not None:
            known = self._before.worked(key)
        if known is None:
            known = work()
        if known is not None:
            self._work[key] = self._turns, known
        return known

    def once(self, key: str, work: Callable[[], Any]) -> Any:
        """The plain value that ``work`` comes to, or has come to under this key."""
        known = self.worked(digest_of_text(key), lambda: Worked(work()))
        return None if known is None else known.plain

    def key_of(self, node: Node) -> str:
        """What stands for a scene; looked up again, since some have many parts."""
        if id(node) not in self._keys:
            self._keys[id(node)] = node, key_of(node)
        return self._keys[id(node)][1]

    def drawn(
        self,
        made_of: str,
        markup: str,
        shown: Iterable[str],
        scope: Scope,
        draw: Callable[[Scope], Node],
    ) -> Node:
        """What ``draw`` makes of the markup in the scope, or has made of it before.

        ``made_of`` stands for all else that it depends on but the pieces that are ``shown``.
        Sides that show pictures of a pack are always drawn: these may have changed. So are those
        with findings.
        """
        key = self._key(made_of, markup, shown, scope)
        known = self._new.get(key) or self._old.get(key)
        if known is None and self._before is not None:
            known = self._before.side(key)
        if known is None or not known.holds(scope):
            side, lasts = _noted(scope, draw)
            if lasts:
                self._new[key] = side
                keyed(side.node, key)
            return side.node
        self._new[key] = known
        scope.places.extend(known.places)
        scope.texts.extend(known.texts)
        scope.drawn.extend(known.drawn)
        scope.shared.extend(known.shared)
        return known.node

    def _key(self, made_of: str, markup: str, shown: Iterable[str], scope: Scope) -> str:
        look = scope.look
        is_shared = bool(scope.alike)
        about = (look.ink, look.accent, scope.title, scope.route, scope.sketch, is_shared)
        pieces = [self._of_piece(scope.pieces[name]) for name in shown]
        return digest_of_text(made_of, repr(about), markup, *pieces)

    def _of_piece(self, piece: Artwork) -> str:
        """What stands for a piece that is shown."""
        about = (piece.width, piece.height, piece.bleed, piece.outline)
        sides = [node and self.key_of(node) for node in (piece.front, piece.back)]
        return repr((about, sides))


def _noted(scope: Scope, draw: Callable[[Scope], Node]) -> tuple[KeptSide, bool]:
    """The side, and whether it may be kept."""
    shown: list[str] = []

    def place_picture(name: str, box: Bounds, fit: str) -> Node:
        shown.append(name)
        return scope.place_picture(name, box, fit)

    before = (
        *(len(scope.findings), len(scope.places), len(scope.texts)),
        *(len(scope.drawn), len(scope.shared)),
    )
    node = draw(replace(scope, place_picture=place_picture))
    side = KeptSide(
        node,
        tuple(scope.places[before[1] :]),
        tuple(scope.texts[before[2] :]),
        tuple(scope.drawn[before[3] :]),
        tuple(scope.shared[before[4] :]),
    )
    return side, not shown and len(scope.findings) == before[0]
