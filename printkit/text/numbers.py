"""Numbers and amounts of money as a language writes them; the separators are Babel's."""

from functools import lru_cache
from typing import Literal, Protocol

from printkit.text.characters import NO_BREAK_SPACE

_THOUSAND = 1000
_TYPED, _PRINTED = "'", "’"
"""Some versions of Babel have the apostrophe of typewriters between thousands."""


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

    @property
    def thousands(self) -> str | None:
        """The mark between thousands, if it is not that of the language."""

    @property
    def decimal(self) -> str | None:
        """The mark before decimals, if it is not that of the language."""


def format_number(
    value: float,
    language: str,
    places: int | None = None,
    currency: CurrencyLike | None = None,
) -> str:
    """The number with the language's separators: 1500 is ``1,500`` or ``1.500``.

    Whole numbers have no decimals, others two, as amounts of money are written, unless
    ``places`` says how many. A language that Babel does not know is written like English.
    A ``currency`` may have separators of its own.
    """
    marks = (None, None) if currency is None else (currency.thousands, currency.decimal)
    if not places and 0 <= value < _THOUSAND and value == int(value):
        return str(int(value))  # as in all languages, so that small games do without Babel
    return _formatted(value or 0, language, places, *marks)  # nothing is ever -0


@lru_cache(maxsize=4096)
def _formatted(
    value: float, language: str, places: int | None, thousands: str | None, decimal: str | None
) -> str:
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415 - late: start-up
    from babel.numbers import format_decimal  # noqa: PLC0415 - late: start-up

    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        locale = Locale("en")
    if places is None:
        places = 0 if value == int(value) else 2
    pattern = f"#,##0.{'0' * places}" if places else "#,##0"
    written = format_decimal(value, format=pattern, locale=locale)
    if thousands is None and decimal is None:
        return written.replace(_TYPED, _PRINTED)
    symbols = locale.number_symbols["latn"]
    group, point = symbols["group"], symbols["decimal"]
    group_here = (
        group.replace(_TYPED, _PRINTED)
        if thousands is None
        else thousands.replace(" ", NO_BREAK_SPACE)
    )
    other = "," if group_here == "." else "."
    point_here = decimal or (other if group_here == point else point)
    if group_here == point_here:  # the language's own mark between thousands is the decimal one
        group_here = other if point_here != other else "."
    return written.translate(str.maketrans({group: group_here, point: point_here}))


def format_money(value: float, currency: CurrencyLike, language: str) -> str:
    """The amount with its symbol; a minus stands before both."""
    gap = NO_BREAK_SPACE if currency.space and currency.symbol else ""
    number = format_number(abs(value), language, currency=currency)
    sign = "-" if value < 0 else ""
    if currency.position == "before":
        return sign + currency.symbol + gap + number
    return sign + number + gap + currency.symbol
