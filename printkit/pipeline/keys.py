"""Keys of file sets: equal keys mean equal bytes."""

import json
import re
from collections.abc import Iterable
from typing import Any

from printkit.art.style import Ink
from printkit.caches.code import digest_of_code
from printkit.components.component import Component
from printkit.digests import digest_of_text
from printkit.loading.rulebook_text import RulebookText
from printkit.model.decks import Card
from printkit.pipeline.changed import NOTHING_PRINTED, Printed
from printkit.pipeline.prepare import Prepared
from printkit.pipeline.request import Request, wanted_date
from printkit.shipped import shipped_folder
from printkit.source.pack_reader import Inputs
from printkit.templating.expression_scope import NAMED_FIELDS


class ArtworkKeys:
    """Makes the keys of what is drawn of one variant in one ink."""

    def __init__(self, prepared: Prepared, ink: Ink) -> None:
        theme, rulebook = prepared.theme, prepared.rulebook
        assert theme is not None  # noqa: S101 - keys are made for variants without errors
        assert theme.theme is not None  # noqa: S101 - see above
        shipped = shipped_folder("templates")
        self._shows_anything = not all(folder.is_relative_to(shipped) for folder in theme.folders)
        self._variant = prepared.loaded.variant
        self._shared = digest_of_text(
            digest_of_code(),
            theme.theme.model_dump_json(),
            *(f"{name} {font.digest}" for name, font in sorted(prepared.fonts.fonts.items())),
            rulebook.text if isinstance(rulebook, RulebookText) else "",
            repr(prepared.loaded.spoken.language),
            ink.value,
            f"templates of its own: {self._shows_anything}",
        )
        self._known: dict[str, str] = {}

    def of(self, component: Component) -> str:
        """The key of a component: what it consumes of the variant, theme and code.

        The order of deeds and cards counts too; templates of other people may show anything. The
        templates and pictures that it is drawn with are known only when it has been drawn.
        """
        if component.id not in self._known:
            self._known[component.id] = self._of(component)
        return self._known[component.id]

    def drawn_with(self, component: Component, inputs: Inputs) -> str:
        """The key of a component as it is drawn with these templates and pictures."""
        return digest_of_text(self.of(component), json.dumps(inputs, sort_keys=True))

    def _of(self, component: Component) -> str:
        assert self._variant is not None  # noqa: S101 - keys are made for variants without errors
        shows_anything = self._shows_anything or component.shows_others
        own = ("id", "title", "titles", "notice", "fan_kit", "language", "theme")
        if shows_anything:
            consumed = self._variant.model_dump_json()
        else:
            fields = {*component.consumes, *own}
            consumed = self._dump(fields | _named_in(self._dump(fields)))
        return digest_of_text(self._shared, component.id, consumed)

    def _dump(self, fields: set[str]) -> str:
        """Fields of the variant, as the components name them, with all that is in them."""
        assert self._variant is not None  # noqa: S101 - keys are made for variants without errors
        left_out: dict[str, Any] = {}
        if "deeds.rents" not in fields:
            left_out["deeds"] = {"__all__": {"rent", "rents", "rounded_from"}}
        if "decks.cards" not in fields:
            others = {"__all__": {*Card.model_fields} - {"copies"}}
            cards = {"cards": others} if "decks.copies" in fields else {"cards"}
            left_out["decks"] = {"__all__": cards}
        include = {name.partition(".")[0] for name in fields}
        return self._variant.model_dump_json(include=include, exclude=left_out)


_EXPRESSION = re.compile(r"""\{\{(?:'[^']*'|\\"[^"]*\\"|[^'"}]|}(?!}))*""")
"""In a text as JSON has it; what stands in quotes ends none."""


def _named_in(texts: str) -> set[str]:
    """The fields of the variant that expressions in the texts may name."""
    expressions = " ".join(_EXPRESSION.findall(texts))
    return {field for name, field in NAMED_FIELDS.items() if name in expressions}


class Keys:
    """Makes the keys of one request."""

    def __init__(
        self, prepared: Prepared, request: Request, there: Printed = NOTHING_PRINTED
    ) -> None:
        self.artworks = ArtworkKeys(prepared, request.ink)
        self._there = there
        self._papers = " ".join(request.papers)
        self._chosen = " ".join(map(str, request.choices))
        self._marked = "changes marked" if request.mark_changes else ""
        self._sheets = repr(
            (
                request.backs.value,
                sorted((name, scheme.value) for name, scheme in request.own_backs),
                request.back_offset,
                request.cut_layer,
                request.margin,
                request.bleed,
                request.save,
                request.cut_by,
                wanted_date(),
            )
        )

    def of_drawn(self, component: Component) -> str:
        """The key of a component on its sheets, whatever templates and pictures it is drawn with.

        Only the sheets of the papers requested are laid out.
        """
        return self.of_sheets(self.of_artwork(component, {}), self._papers)

    def of_artwork(self, component: Component, inputs: Inputs) -> str:
        """The key of a component's artwork, drawn with these templates and pictures.

        What is printed already or was not chosen is left out, so it counts.
        """
        left_out = (self._there.key(component), self._chosen)
        return digest_of_text(self.artworks.drawn_with(component, inputs), *left_out, self._marked)

    def of_sheets(self, artwork_key: str, paper: str) -> str:
        """The key of artwork laid out on a paper."""
        return digest_of_text(artwork_key, self._sheets, paper)

    @staticmethod
    def of_all(keys: Iterable[str]) -> str:
        """The key of what is made from several."""
        return digest_of_text(*keys)
