"""Which codes are those of languages, and which one may be meant by a word that is none."""

import re
from functools import cache

from printkit.languages.shipped import shipped_languages, stated
from printkit.suggestion import nearest

CODE = re.compile(r"[a-z]{2}(-[A-Z]{2})?")


@cache
def is_language(code: str) -> bool:
    """Whether there is such a language: printkit has its words, or Babel knows it."""
    if code in shipped_languages():
        return True
    if not CODE.fullmatch(code):
        return False
    from babel.core import Locale  # noqa: PLC0415 - late: start-up
    from babel.localedata import exists  # noqa: PLC0415 - late: start-up

    main, _, region = code.partition("-")
    return exists(main) and (not region or region in Locale("en").territories)


def meant_language(word: str) -> str | None:
    """The shipped language that a word may mean: ``german``, ``Deutsch``, ``DE``, ``en_gb``."""
    by_word = {code: code for code in shipped_languages()}
    for code in shipped_languages():
        by_word |= {stated(code)["name"].lower(): code, stated(code)["english"].lower(): code}
    tidy = word.strip().replace("_", "-").lower()
    exact = {known.lower(): code for known, code in by_word.items()}
    main = tidy.partition("-")[0]
    if tidy in exact or main in exact:
        return exact.get(tidy) or exact[main]
    close = nearest(tidy, [known for known in exact if len(known) > len("xx-XX")])
    return None if close is None else exact[close]
