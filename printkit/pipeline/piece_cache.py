"""Components that were drawn and found sound: until something they show changes, they still are.

Only sound components are remembered, with the places on them; what has a finding is drawn again.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from printkit.art.style import Ink
from printkit.caches.cache import CacheEntry, get, put
from printkit.checking.engine import check_print
from printkit.checking.prints.inspection import Prints
from printkit.components.component import Component
from printkit.components.design import Composition, PlacedOn
from printkit.components.registry import components_of
from printkit.geometry.path import Bounds
from printkit.pipeline.drawings import Drawings
from printkit.pipeline.keys import ArtworkKeys
from printkit.pipeline.prepare import Prepared, open_context
from printkit.source.pack_reader import Inputs
from printkit.templating.kept_sides import KeptSides
from printkit.templating.scope import Place

if TYPE_CHECKING:
    from printkit.pipeline.drawing import DrawnComponent
    from printkit.pipeline.render_context import RenderContext


class SoundPieces:
    """Which components of a variant are known to be sound in full colour."""

    def __init__(self, prepared: Prepared, keys: ArtworkKeys | None = None) -> None:
        """Nothing is known of packs that are not read from disk alone, or are rows of a list."""
        self._prepared = prepared
        self.keys = keys or ArtworkKeys(prepared, Ink.FULL)

    def known(self, component: Component) -> CacheEntry | None:
        """The places on a sound component, and what it was drawn with."""
        if not self._prepared.lies_on_disk:
            return None
        return get("pieces", self._name(component), self.keys.of(component))

    def remember(self, component: Component, made: Composition, inputs: Inputs) -> None:
        """Note that a component is sound, drawn with these templates and pictures."""
        if self._prepared.lies_on_disk:
            places = [(p.place.target, p.artwork, *p.place.bounds) for p in made.places]
            key = self.keys.of(component)
            put("pieces", self._name(component), key, CacheEntry(places, inputs))

    def to_check(self, drawn: "DrawnComponent", to_check: Composition) -> Composition:
        """What is still to be checked of a component: of a sound one not what it looks like."""
        if not to_check.artworks or self.known(drawn.component) is None:
            return to_check
        return replace(to_check, artworks=(), texts=(), drawn=())

    def remember_all(self, all_drawn: Iterable["DrawnComponent"]) -> None:
        """Note that all these are sound, but for what is known already."""
        for one in all_drawn:
            if self.known(one.component) is None:
                self.remember(one.component, one.composition, one.inputs)

    def _name(self, component: Component) -> str:
        folder = self._prepared.loaded.pack.folder.resolve()
        return f"{folder}\0{self._prepared.spoken}\0{component.id}"


class PieceCache:
    """All pieces of a variant without their drawings, drawn where they have changed."""

    def __init__(self, prepared: Prepared) -> None:
        """Draw; what is remembered as sound stands in ``compositions`` with its places only."""
        self._prepared = prepared
        self._sound = SoundPieces(prepared)
        self._drawn: dict[str, tuple[Composition, Inputs]] = {}
        self._known: dict[str, Composition] = {}
        self._drawings = Drawings(prepared, Ink.FULL, sketch=True)
        self._sides = KeptSides(self._drawings)
        self._sketches: dict[str, tuple[str, Composition]] = {}
        context = open_context(prepared, self._sides)
        shown: Inputs = {}
        self._components = components_of(context.variant)
        for component in self._components:
            known = self._sound.known(component)
            if known is not None:
                self._known[component.id] = Composition((), _placed(known.value))
                prepared.reader.inputs.update(known.inputs)
                shown |= known.inputs
                self._take_sketch(component, known.inputs, context)
                continue
            design = context.design(Ink.FULL, sketch=True)
            with prepared.reader.noting() as inputs:
                composition = context.composed(component, design)
            if component.shows_others:  # also what the others were drawn with, now or before
                inputs = {**shown, **inputs}
            shown |= inputs
            self._drawn[component.id] = composition, inputs

    @property
    def compositions(self) -> list[Composition]:
        """The components, in the order of the box."""
        all_of_them = {one: composition for one, (composition, _) in self._drawn.items()}
        all_of_them |= self._known
        return [all_of_them[component.id] for component in self._components]

    def remember(self, *, all_sound: bool) -> None:
        """Keep what is sound, now that all have been looked at together."""
        for component in self._components:
            drawn, inputs = self._drawn.get(component.id, (None, {}))
            if drawn is not None and (all_sound or self._is_sound(drawn)):
                self._sound.remember(component, drawn, inputs)
                self._sketches[component.id] = self._sound.keys.drawn_with(component, inputs), drawn
        self._drawings.keep(self._sides, self._sketches, lambda _: None, {})

    def _take_sketch(self, component: Component, inputs: Inputs, context: "RenderContext") -> None:
        """Let others show a component that is not drawn again as it was drawn before."""
        key = self._sound.keys.drawn_with(component, inputs)
        made = self._drawings.component(component.id, key)
        if made is not None:
            context.keep(component, Ink.FULL, made, sketch=True)
            self._sketches[component.id] = key, made

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
