"""Keys of file sets: equal keys mean equal bytes."""

import json
from collections.abc import Iterable

from printkit.components.component import Component
from printkit.pipeline.changed import NOTHING_PRINTED, Printed
from printkit.pipeline.fingerprint import digest_of_code, digest_of_folders, digest_of_text
from printkit.pipeline.prepare import Prepared
from printkit.pipeline.request import Request

_BOUND_FILES = frozenset([".yaml", ".csv"])
"""What the variant is read from; its effect is seen in the variant itself."""


class Keys:
    """Makes the keys of one request."""

    def __init__(
        self, prepared: Prepared, request: Request, there: Printed = NOTHING_PRINTED
    ) -> None:
        self._variant = prepared.loaded.variant
        self._there = there
        theme = prepared.theme
        packs = [pack.folder for pack in prepared.loaded.chain]
        self._shared = digest_of_text(
            digest_of_code(),
            digest_of_folders(() if theme is None else theme.folders, skip=request.output),
            digest_of_folders(packs, skip=request.output, without=_BOUND_FILES),
            request.ink.value,
        )
        self._sheets = repr((request.backs.value, request.back_offset, request.cut_layer))

    def of_artwork(self, component: Component) -> str:
        """The key of a component's artwork: what it consumes of the variant, theme and code.

        What is printed already counts too, since it is left out.
        """
        assert self._variant is not None  # noqa: S101 - keys are made for variants without errors
        fields = {*component.consumes, "id", "title", "language", "theme"}
        consumed = self._variant.model_dump(mode="json", include=fields)
        text = json.dumps(consumed, sort_keys=True)
        return digest_of_text(self._shared, component.id, text, self._there.key(component))

    def of_sheets(self, artwork_key: str, paper: str) -> str:
        """The key of artwork laid out on a paper."""
        return digest_of_text(artwork_key, self._sheets, paper)

    @staticmethod
    def of_all(keys: Iterable[str]) -> str:
        """The key of what is made from several."""
        return digest_of_text(*keys)
