"""Which form of a phrase a number takes: Babel knows the rules of CLDR."""

from functools import lru_cache

from printkit.languages.phrases import Forms

CATEGORIES = frozenset(["zero", "one", "two", "few", "many", "other"])
"""The plural categories of CLDR; ``other`` is there in every language."""


def counted(forms: Forms, count: int, code: str) -> str:
    """The phrase about so many, with the number in it."""
    form = forms.get(_category(count, code), forms["other"])
    return form.format(count=count)


@lru_cache(maxsize=256)
def _category(count: int, code: str) -> str:
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415 - late: start-up

    try:
        return str(Locale.parse(code, sep="-").plural_form(count))
    except (UnknownLocaleError, ValueError):
        return "one" if count == 1 else "other"
