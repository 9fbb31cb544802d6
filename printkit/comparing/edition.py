"""One side of a comparison: a variant, and how its texts and amounts read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from printkit.model.theme import Theme
from printkit.model.variant import Variant
from printkit.templating.expressions import RULE_AS_MONEY
from printkit.text.numbers import format_money

Words = Callable[[str, Mapping[str, Any]], str]
"""Works out the expressions of a text; the mapping holds what it is about, as ``deed``."""


def _as_written(text: str, _about: Mapping[str, Any]) -> str:
    return text


@dataclass(frozen=True)
class ComparedEdition:
    """A variant in one language, with its rulebook (Markdown) and its theme.

    ``called`` is what the user knows it by: a name or a folder.
    """

    variant: Variant
    words: Words = _as_written
    rulebook: str = ""
    theme: Theme | None = None
    called: str = ""

    def text(self, text: str, **about: Any) -> str:
        """A text of the definition as it is printed."""
        return self.words(text, about).strip() if "{" in text else text.strip()

    def money(self, amount: float) -> str:
        """An amount as the game writes it."""
        return format_money(amount, self.variant.currency, self.variant.language)

    @cached_property
    def money_rules(self) -> frozenset[str]:
        """The numbers of the rules that some text prints as money."""
        return frozenset(RULE_AS_MONEY.findall(self.variant.model_dump_json() + self.rulebook))
