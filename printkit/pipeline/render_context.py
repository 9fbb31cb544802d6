"""Everything that drawing needs, made ready for one variant in one ink mode."""

from collections.abc import Callable
from functools import partial
from typing import Any

from printkit.art.style import Ink
from printkit.components.component import Component
from printkit.components.design import Composition, Design
from printkit.components.named_pieces import NamedPieces
from printkit.components.registry import components_of
from printkit.digests import digest_of_text
from printkit.languages import Language, shipped_language
from printkit.loading.packs import shown_path
from printkit.loading.rulebook_text import RulebookText
from printkit.loading.theme import LoadedTheme
from printkit.model import Variant
from printkit.templating.environment import TemplateFolders
from printkit.templating.expression_scope import nameable
from printkit.templating.kept_sides import KeptSides
from printkit.templating.look import Look
from printkit.templating.scope import PlaceInked
from printkit.templating.templates import Templates
from printkit.templating.wording import Wordings
from printkit.text.numbers import format_money, format_number
from printkit.text.shaping import Shaper


class RenderContext:
    """Makes designs; templates are parsed and words shaped once for all of them."""

    def __init__(
        self,
        variant: Variant,
        theme: LoadedTheme,
        templates: TemplateFolders,
        shaper: Shaper,
        place_picture: PlaceInked,
        rulebook: RulebookText | None = None,
        language: Language | None = None,
        kept: KeptSides | None = None,
    ) -> None:
        """Sides of pieces that are ``kept`` are not drawn again."""
        filters = text_filters(variant)
        self.variant = variant
        self.reader = templates.reader
        self.shaper = shaper
        assert theme.theme is not None  # noqa: S101 - nothing is drawn with a theme in error
        assert theme.index is not None  # noqa: S101 - see above
        self._theme = theme.theme
        self._theme_span = theme.index.span_of
        self._language = language or shipped_language(variant.language)
        self._templates = Templates(templates, filters, shown_path, kept, self._made_of())
        self._wordings = Wordings(filters)
        self._nameable = nameable(variant)
        self._place_picture = place_picture
        self._composed: dict[tuple[str, Ink, bool], Composition] = {}
        self._rulebook = rulebook or RulebookText("", "rulebook.md")

    def design(self, ink: Ink, *, sketch: bool = False, mark_changes: bool = False) -> Design:
        """A design with no findings yet; a sketch leaves drawings out."""
        return Design(
            variant=self.variant,
            nameable=self._nameable,
            look=Look(self._theme, ink),
            templates=self._templates,
            wordings=self._wordings,
            shaper=self.shaper,
            phrases=self._language.phrases,
            writing=self._language.writing,
            theme_span=self._theme_span,
            place_picture=partial(self._place_picture, ink.value),
            sketch=sketch,
            mark_changes=mark_changes,
            rulebook=self._rulebook,
            others=self._pieces(ink, sketch=sketch),
        )

    def _made_of(self) -> str:
        """What stands for the theme, the fonts and the language."""
        return digest_of_text(
            self._theme.model_dump_json(),
            *(f"{font} {digest}" for font, digest in self.shaper.library.own_digests()),
            repr(self._language.writing),
        )

    def composed(self, component: Component, design: Design) -> Composition:
        """What a component makes, kept for those that show its pieces."""
        key = (component.id, design.look.ink, design.sketch)
        self._composed[key] = component.draw(design)
        return self._composed[key]

    def keep(
        self, component: Component, ink: Ink, composition: Composition, *, sketch: bool = False
    ) -> None:
        """Take a component as it was drawn before."""
        self._composed[component.id, ink, sketch] = composition

    def _pieces(self, ink: Ink, *, sketch: bool) -> NamedPieces:
        """The pieces of all components, drawn when they are first named."""
        of = {c.id: c for c in components_of(self.variant) if not c.shows_others}

        def compose(component_id: str) -> Composition:
            known = self._composed.get((component_id, ink, sketch))
            return known or self.composed(of[component_id], self.design(ink, sketch=sketch))

        return NamedPieces(tuple(of), compose)


_PLACES = range(7)
"""Decimals that a number may be written with."""


def text_filters(variant: Variant) -> dict[str, Callable[..., Any]]:
    """The filters of templates and texts: amounts and numbers as the game's language has them."""

    def money(value: float) -> str:
        return format_money(value, variant.currency, variant.language)

    def number(value: float, places: int | None = None) -> str:
        if places is not None and places not in _PLACES:
            raise ValueError
        return format_number(value, variant.language, places, variant.currency)

    return {"money": money, "number": number}
