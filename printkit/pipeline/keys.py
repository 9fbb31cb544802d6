"""Keys of file sets: equal keys mean equal bytes."""

import json
from collections.abc import Iterable
from pathlib import Path

from printkit.art.style import Ink
from printkit.components.component import Component
from printkit.pipeline.changed import NOTHING_PRINTED, Printed
from printkit.pipeline.fingerprint import digest_of_code, digest_of_folders, digest_of_text
from printkit.pipeline.prepare import Prepared
from printkit.pipeline.request import Request
from printkit.shipped import shipped_folder

_BOUND_FILES = frozenset([".yaml", ".csv"])
"""What the variant is read from; its effect is seen in the variant itself."""


class ArtworkKeys:
    """Makes the keys of what is drawn of one variant; ``skip`` is a folder that is written to."""

    def __init__(self, prepared: Prepared, ink: Ink, skip: Path | None = None) -> None:
        folders = () if prepared.theme is None else prepared.theme.folders
        packs = [pack.folder for pack in prepared.loaded.chain]
        shipped = shipped_folder("templates")
        self._shows_anything = not all(folder.is_relative_to(shipped) for folder in folders)
        self._variant = prepared.loaded.variant
        self.shared = digest_of_text(
            digest_of_code(),
            digest_of_folders(folders, skip=skip),
            digest_of_folders(packs, skip=skip, without=_BOUND_FILES),
            ink.value,
        )

    def of(self, component: Component) -> str:
        """The key of a component: what it consumes of the variant, theme and code.

        The order of deeds and cards counts too; templates of other people may show anything.
        """
        assert self._variant is not None  # noqa: S101 - keys are made for variants without errors
        fields = {*component.consumes, "id", "title", "language", "theme"}
        consumed = self._variant.model_dump(
            mode="json", include=None if self._shows_anything else fields
        )
        return digest_of_text(self.shared, component.id, json.dumps(consumed))


class Keys:
    """Makes the keys of one request."""

    def __init__(
        self, prepared: Prepared, request: Request, there: Printed = NOTHING_PRINTED
    ) -> None:
        self._drawn = ArtworkKeys(prepared, request.ink, request.output)
        self._there = there
        self._sheets = repr((request.backs.value, request.back_offset, request.cut_layer))

    def of_artwork(self, component: Component) -> str:
        """The key of a component's artwork; what is printed already is left out, so it counts."""
        return digest_of_text(self._drawn.of(component), self._there.key(component))

    def of_sheets(self, artwork_key: str, paper: str) -> str:
        """The key of artwork laid out on a paper."""
        return digest_of_text(artwork_key, self._sheets, paper)

    @staticmethod
    def of_all(keys: Iterable[str]) -> str:
        """The key of what is made from several."""
        return digest_of_text(*keys)
