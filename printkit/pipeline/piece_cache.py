"""Components that were drawn and found sound: until something they show changes, they still are.

Only sound components are remembered, with the places on them; what has a finding is drawn again.
"""

from collections.abc import Iterable
from typing import Any

from printkit.art.style import Ink
from printkit.caches.cache import Entry, get, put
from printkit.checking.engine import check_print
from printkit.checking.prints.inspection import Prints
from printkit.components.component import Component
from printkit.components.design import Composition, PlacedOn
from printkit.components.registry import components_of
from printkit.geometry.path import Bounds
from printkit.pipeline.keys import ArtworkKeys
from printkit.pipeline.prepare import Prepared, open_studio
from printkit.source.pack_reader import Inputs
from printkit.templating.scope import Place


class PieceCache:
    """All pieces of a variant without their drawings, drawn where they have changed."""

    def __init__(self, prepared: Prepared) -> None:
        """Draw; what is remembered as sound stands in ``compositions`` with its places only."""
        self._prepared = prepared
        self._keys = ArtworkKeys(prepared, Ink.FULL)
        self._drawn: dict[str, tuple[Composition, Inputs]] = {}
        self._known: dict[str, Composition] = {}
        context = open_studio(prepared)
        self._components = components_of(context.variant)
        for component in self._components:
            known = self._remembered(component)
            if known is not None:
                self._known[component.id] = Composition((), _placed(known.value))
                prepared.reader.inputs.update(known.inputs)
                continue
            design = context.design(Ink.FULL, sketch=True)
            with prepared.reader.noting() as inputs:
                composition = context.composed(component, design)
            if component.shows_others:  # also what the others were drawn with, now or before
                inputs = {**inputs, **prepared.reader.inputs}
            self._drawn[component.id] = composition, inputs

    @property
    def compositions(self) -> list[Composition]:
        """The components, in the order of the box."""
        all_of_them = {one: composition for one, (composition, _) in self._drawn.items()}
        all_of_them |= self._known
        return [all_of_them[component.id] for component in self._components]

    def remember(self, *, all_sound: bool) -> None:
        """Keep what is sound, now that all have been looked at together."""
        if not self._prepared.reader.reads_disk_only:
            return
        for component in self._components:
            drawn, inputs = self._drawn.get(component.id, (None, {}))
            if drawn is not None and (all_sound or self._is_sound(drawn)):
                places = [(p.place.target, p.artwork, *p.place.bounds) for p in drawn.places]
                key = self._keys.of(component)
                put("pieces", self._name(component), key, Entry(places, inputs))

    def _remembered(self, component: Component) -> Entry | None:
        if not self._prepared.reader.reads_disk_only:
            return None
        return get("pieces", self._name(component), self._keys.of(component))

    def _name(self, component: Component) -> str:
        folder = self._prepared.loaded.pack.folder.resolve()
        return f"{folder}\0{self._prepared.spoken}\0{component.id}"

    def _is_sound(self, drawn: Composition) -> bool:
        variant = self._prepared.loaded.variant
        assert variant is not None  # noqa: S101 - pieces are drawn from a variant without errors
        prints = Prints(drawn.artworks, drawn.texts)
        return not drawn.findings and not check_print(variant, (), prints)


def _placed(places: Iterable[Any]) -> tuple[PlacedOn, ...]:
    """The places that were noted: target, artwork, x, y, width, height."""
    return tuple(
        PlacedOn(str(artwork), Place(str(target), Bounds(*map(float, sides))))
        for target, artwork, *sides in places
    )
