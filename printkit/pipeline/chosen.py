"""Single pieces that are wanted instead of a whole kit: replacements, and extra notes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from printkit.components.component import Component, Layout
from printkit.components.design import Composition
from printkit.components.named_pieces import names_of, pieces_named
from printkit.errors import UsageError
from printkit.scene import Artwork
from printkit.suggestion import did_you_mean, nearest, question

_LISTED = 12
"""More names than this are not helpful."""


@dataclass(frozen=True, slots=True)
class PieceChoice:
    """Pieces of a component, all where ``piece`` is None, and how many copies, if not as usual."""

    component: str
    piece: str | None = None
    copies: int | None = None

    def __str__(self) -> str:
        """As it is written on the command line."""
        piece = "" if self.piece is None else f":{self.piece}"
        copies = "" if self.copies is None else f"={self.copies}"
        return f"{self.component}{piece}{copies}"


def chosen_of(
    component: Component, composition: Composition, choices: Iterable[PieceChoice]
) -> Composition:
    """The composition with the chosen pieces only; whole if nothing is chosen of it.

    Raises:
        UsageError: there is no such piece, or it cannot be had several times.
    """
    own = [choice for choice in choices if choice.component == component.id]
    if not own:
        return composition
    wanted: dict[str, int] = {}
    for choice in own:
        if choice.copies is not None and component.layout is not Layout.PIECES:
            raise UsageError(f"of {component.id} there is one only", "leave out --copies for it")
        for artwork in _meant(choice, composition.artworks):
            known = wanted.get(artwork.id, artwork.copies)
            wanted[artwork.id] = known if choice.copies is None else choice.copies
    kept = (a for a in composition.artworks if a.id in wanted)
    artworks = tuple(replace(artwork, copies=wanted[artwork.id]) for artwork in kept)
    return replace(composition, artworks=artworks)


def _meant(choice: PieceChoice, artworks: Sequence[Artwork]) -> list[Artwork]:
    """The artworks of the name, or those that begin so, or that end so."""
    name = choice.piece
    if name is None:
        return list(artworks)
    found = pieces_named(name, artworks)
    if not found:
        known = names_of(artwork.id for artwork in artworks)
        titled = {artwork.title: names_of([artwork.id])[0] for artwork in artworks}
        title = nearest(name, titled)
        remedy = (
            did_you_mean(name, known)
            or (question(f"{choice.component}:{titled[title]}") if title else None)
            or f"such as {', '.join(known[:_LISTED])}"
        )
        raise UsageError(f"there is no piece {name!r} among the {choice.component}", remedy)
    return found
