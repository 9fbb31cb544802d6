"""Pieces by name, as ``--only`` and the figures of a rulebook name them.

A piece is known by its id in the manifest (``note-500``, ``chance-comet-tail``) or by the end of it
that the definition uses (``500``, ``comet-tail``); the beginning means all that begin so
(``chance``).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from printkit.scene import Artwork

if TYPE_CHECKING:
    from printkit.components.design import Composition

Compose = Callable[[str], "Composition"]
"""What the component of an id makes."""

_OF_BOARD = "spaces"
"""Spaces are parts of the board that can be shown alone."""


def component_named(piece: str) -> str:
    """The component that a piece of this name is of."""
    component = piece.partition("/")[0]
    return "board" if component == _OF_BOARD else component


def pieces_named(name: str, artworks: Iterable[Artwork]) -> list[Artwork]:
    """The artworks of the name, or those that begin so, or that end so."""
    of = {artwork.id: artwork for artwork in artworks}
    exact = [name] if name in of else []
    begin = [piece for piece in of if piece.startswith(f"{name}-")]
    end = [piece for piece in of if piece.endswith(f"-{name}")]
    return [of[piece] for piece in exact or begin or end]


def names_of(ids: Iterable[str]) -> list[str]:
    """What may be written: the ends of the ids, their beginnings, and the ids."""
    ids = list(ids)
    parts = [each.partition("-") for each in ids]
    ends = [end or whole for whole, _, end in parts]
    return list(dict.fromkeys([*ends, *(first for first, _, _ in parts), *ids]))


class NamedPieces(Mapping[str, Artwork]):
    """The pieces of a game by ``component/piece``, each component drawn when it is named first."""

    def __init__(self, components: Sequence[str] = (), compose: Compose | None = None) -> None:
        """``components`` are the ids of those that the game has, which ``compose`` draws."""
        self.components = components
        self._compose = compose

    def composition(self, component: str) -> "Composition | None":
        """What a component made; None if the game does not have it."""
        if self._compose is None or component not in self.components:
            return None
        return self._compose(component)

    def __getitem__(self, name: str) -> Artwork:
        component, _, piece = name.partition("/")
        found = pieces_named(piece or component, self._of(component))
        if not found:
            raise KeyError(name)
        return found[0]

    def __iter__(self) -> Iterator[str]:
        for component in self.components:
            pieces = self._of(component)
            whole = {component} & {artwork.id for artwork in pieces}
            yield from whole or (f"{component}/{n}" for n in names_of(a.id for a in pieces))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _of(self, component: str) -> Sequence[Artwork]:
        made = self.composition(component_named(component))
        if made is None:
            return ()
        return made.parts if component == _OF_BOARD else made.artworks
