"""Components that were drawn and found sound: until something they show changes, they still are.

Only sound components are remembered, with the places on them; what has a finding is drawn again.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from printkit.art.style import Ink
from printkit.cache_folder import cache_folder, keep, kept
from printkit.checking.engine import check_print
from printkit.checking.prints.inspection import Prints
from printkit.components.component import Component
from printkit.components.design import Composition, PlacedOn
from printkit.components.registry import components_of
from printkit.geometry.path import Bounds
from printkit.pipeline.fingerprint import digest_of_text
from printkit.pipeline.keys import ArtworkKeys
from printkit.pipeline.prepare import Prepared, open_studio
from printkit.source.pack_reader import Inputs, are_current
from printkit.templating.scope import Place

Note = tuple[str, Inputs, list[Any]]
"""The key of a component, the templates and pictures that it was drawn with, and the places on it:
target, artwork, x, y, width, height."""


class SoundPieces:
    """All pieces of a variant without their drawings, drawn where they have changed."""

    def __init__(self, prepared: Prepared) -> None:
        """Draw; what is remembered as sound stands in ``compositions`` with its places only."""
        self._prepared = prepared
        self._file = _file(prepared)
        self._known = {} if self._file is None else _read(self._file)
        self._drawn: dict[str, Composition] = {}
        self._inputs: dict[str, Inputs] = {}
        studio = open_studio(prepared)
        self._components = components_of(studio.variant)
        keys = ArtworkKeys(prepared, Ink.FULL)
        self._keys = {component.id: keys.of(component) for component in self._components}
        for component in self._components:
            if self._places(component) is None:
                design = studio.design(Ink.FULL, sketch=True)
                with prepared.reader.noting() as inputs:
                    self._drawn[component.id] = component.draw(design)
                self._inputs[component.id] = inputs

    @property
    def compositions(self) -> list[Composition]:
        """The components, in the order of the box."""
        return [
            self._drawn.get(one.id) or Composition((), self._places(one) or ())
            for one in self._components
        ]

    def remember(self, *, all_sound: bool) -> None:
        """Keep what is sound, now that all have been looked at together."""
        if self._file is None or not self._drawn:
            return
        notes = {
            one.id: self._note(one)
            for one in self._components
            if one.id not in self._drawn or all_sound or self._is_sound(self._drawn[one.id])
        }
        keep(self._file, json.dumps(notes).encode())

    def _places(self, component: Component) -> tuple[PlacedOn, ...] | None:
        """The places on a component that is known to be sound."""
        key, inputs, places = self._known.get(component.id, ("", {}, []))
        if key != self._keys[component.id] or not are_current(inputs):
            return None
        self._prepared.reader.inputs.update(inputs)
        return _placed(places)

    def _note(self, component: Component) -> Note:
        drawn = self._drawn.get(component.id)
        if drawn is None:
            return self._known[component.id]
        places = [[p.place.target, p.artwork, *p.place.bounds] for p in drawn.places]
        return self._keys[component.id], self._inputs[component.id], places

    def _is_sound(self, drawn: Composition) -> bool:
        variant = self._prepared.loaded.variant
        assert variant is not None  # noqa: S101 - pieces are drawn from a variant without errors
        prints = Prints(drawn.artworks, drawn.texts)
        return not drawn.findings and not check_print(variant, (), prints)


def _file(prepared: Prepared) -> Path | None:
    """Where the notes of this variant are kept; nowhere if it was not read from the disk alone."""
    base, variant = cache_folder(), prepared.loaded.variant
    if base is None or variant is None or not prepared.reader.reads_disk_only:
        return None
    name = digest_of_text(str(prepared.loaded.pack.folder.resolve()), variant.language)
    return base / "pieces" / f"{name[:32]}.json"


def _read(file: Path) -> dict[str, Note]:
    """What was kept; nothing if it was spoilt."""
    content = kept(file)
    if content is None:
        return {}
    return {
        name: (key, inputs, places) for name, (key, inputs, places) in json.loads(content).items()
    }


def _placed(places: Iterable[Any]) -> tuple[PlacedOn, ...]:
    """The places that were noted."""
    return tuple(
        PlacedOn(str(artwork), Place(str(target), Bounds(*map(float, sides))))
        for target, artwork, *sides in places
    )
