"""What another version of a game has printed already, so that only the rest need be printed.

What counts is the picture of each piece, front and back, as it comes out of the printer. Names,
ids and the fields of the model do not: so nothing is missed, and nothing is printed in vain.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import field, replace

from printkit.components.component import Component, Layout
from printkit.components.design import Composition
from printkit.components.registry import components_of
from printkit.digests import digest_of_text
from printkit.imposition.options import Backs
from printkit.pipeline.prepare import Prepared, open_context
from printkit.pipeline.request import Progress, Request
from printkit.records import record
from printkit.scene import Artwork
from printkit.scene.digest import digest_of_artwork


@record
class Printed:
    """How many of each picture there are, by component; nothing where all is to be printed."""

    pictures: Mapping[str, Counter[str]] = field(default_factory=dict)
    with_backs: bool = True

    def still_to_print(self, component: Component, composition: Composition) -> Composition:
        """The composition with those pieces only, and of them as many copies as are lacking."""
        if component.id not in self.pictures:
            return composition
        there = Counter(self.pictures[component.id])
        artworks = []
        for artwork in composition.artworks:
            picture = digest_of_artwork(artwork, with_back=self.with_backs)
            used = min(there[picture], artwork.copies)
            there[picture] -= used
            if used < artwork.copies:
                artworks.append(replace(artwork, copies=artwork.copies - used))
        if artworks and component.layout is Layout.BOOKLET:  # its pages share sheets
            return composition
        return replace(composition, artworks=tuple(artworks))

    def key(self, component: Component) -> str:
        """What stands for all that is there of a component."""
        pictures = self.pictures.get(component.id, Counter())
        return digest_of_text(*(f"{picture} {pictures[picture]}" for picture in sorted(pictures)))


NOTHING_PRINTED = Printed()


def printed(prepared: Prepared, request: Request, progress: Progress) -> Printed:
    """All pieces of a game that was loaded without errors, drawn as the request draws its own."""
    context = open_context(prepared)
    components = [c for c in components_of(context.variant) if request.wants(c.id)]
    progress.begin("comparing", len(components))
    pictures = {}
    with_backs = request.backs is not Backs.NONE
    for component in components:
        progress.step(component.id)
        artworks = component.draw(context.design(request.ink)).artworks
        pictures[component.id] = _counted(artworks, with_backs=with_backs)
    return Printed(pictures, with_backs)


def _counted(artworks: tuple[Artwork, ...], *, with_backs: bool) -> Counter[str]:
    counts: Counter[str] = Counter()
    for artwork in artworks:
        counts[digest_of_artwork(artwork, with_back=with_backs)] += artwork.copies
    return counts
