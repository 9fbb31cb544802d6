"""Everything that drawing needs, made ready for one variant in one ink mode."""

from collections.abc import Callable
from functools import partial
from typing import Any

from printkit.art.style import Ink
from printkit.components.design import Design
from printkit.languages import Language, shipped_language
from printkit.loading.packs import shown_path
from printkit.loading.rulebook import RulebookText
from printkit.model import Variant
from printkit.model.theme import Theme
from printkit.templating.environment import TemplateFolders
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
        theme: Theme,
        templates: TemplateFolders,
        shaper: Shaper,
        place_picture: PlaceInked,
        rulebook: RulebookText | None = None,
        language: Language | None = None,
    ) -> None:
        filters = text_filters(variant)
        self.variant = variant
        self.reader = templates.reader
        self.shaper = shaper
        self._theme = theme
        self._templates = Templates(templates, filters, shown_path)
        self._wordings = Wordings(filters)
        self._place_picture = place_picture
        self._language = language or shipped_language(variant.language)
        self._rulebook = rulebook or RulebookText("", "")

    def design(self, ink: Ink, *, sketch: bool = False) -> Design:
        """A design with no findings yet; a sketch leaves drawings out."""
        return Design(
            variant=self.variant,
            look=Look(self._theme, ink),
            templates=self._templates,
            wordings=self._wordings,
            shaper=self.shaper,
            phrases=self._language.phrases,
            writing=self._language.writing,
            place_picture=partial(self._place_picture, ink.value),
            sketch=sketch,
            rulebook=self._rulebook.text,
            rulebook_file=self._rulebook.file,
        )


def text_filters(variant: Variant) -> dict[str, Callable[..., Any]]:
    """The filters of templates and texts: amounts and numbers as the game's language has them."""

    def money(value: float) -> str:
        return format_money(value, variant.currency, variant.language)

    def number(value: float) -> str:
        return format_number(value, variant.language, currency=variant.currency)

    return {"money": money, "number": number}
