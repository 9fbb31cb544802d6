"""Numbers and amounts of money as a language writes them; the separators are Babel's."""

from functools import lru_cache
from typing import Literal, Protocol

from printkit.text.characters import NO_BREAK_SPACE


class CurrencyLike(Protocol):
    """What is needed of :class:`printkit.model.Currency`."""

    @property
    def symbol(self) -> str:
        """What stands beside the number."""

    @property
    def position(self) -> Literal["before", "after"]:
        """On which side it stands."""

    @property
    def space(self) -> bool:
        """Whether a no-break space keeps them apart."""


def format_number(value: float, language: str, places: int | None = None) -> str:
    """The number with the language's separators: 1500 is ``1,500`` or ``1.500``.

    Whole numbers have no decimals, others two, as amounts of money are written, unless
    ``places`` says how many. A language that Babel does not know is written like English.
    """
    return _formatted(value or 0, language, places)  # nothing is ever -0


@lru_cache(maxsize=4096)
def _formatted(value: float, language: str, places: int | None) -> str:
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415 - late: start-up
    from babel.numbers import format_decimal  # noqa: PLC0415 - late: start-up

    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        locale = Locale("en")
    if places is None:
        places = 0 if value == int(value) else 2
    pattern = f"#,##0.{'0' * places}" if places else "#,##0"
    return format_decimal(value, format=pattern, locale=locale)


def format_money(value: float, currency: CurrencyLike, language: str) -> str:
    """The amount with its symbol; a minus stands before both."""
    gap = NO_BREAK_SPACE if currency.space and currency.symbol else ""
    number = format_number(abs(value), language)
    sign = "-" if value < 0 else ""
    if currency.position == "before":
        return sign + currency.symbol + gap + number
    return sign + number + gap + currency.symbol
