"""Names of pieces that differ, also on disks that take capitals and small letters for the same."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count

from printkit.scene.artwork import Artwork


def unlike(name: str, taken: set[str]) -> str:
    """The name, with a number behind it if it is taken; ``taken`` (folded) then holds it too."""
    candidates = (name if number == 1 else f"{name}-{number}" for number in count(1))
    free = next(each for each in candidates if each.casefold() not in taken)
    taken.add(free.casefold())
    return free


def with_own_ids(artworks: Iterable[Artwork]) -> Iterator[Artwork]:
    """The artworks, each with an id of its own: ids joined of two names may be equal.

    Card ``x-y`` of deck ``letters`` and card ``y`` of deck ``letters-x`` are such.
    """
    taken: set[str] = set()
    for artwork in artworks:
        own = unlike(artwork.id, taken)
        yield artwork if own == artwork.id else replace(artwork, id=own)
