"""What a text in the place of a number was meant to be."""

import re

_MARKS = str.maketrans("", "", "_ '\u00a0\u202f")
_DECIMAL_COMMA = re.compile(r"(?P<whole>\d{1,3}(?:\.\d{3})+|\d+),(?P<part>\d{1,2}|\d{4,})")
_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3}){2,}")


def number_remedy(text: str, *, whole: bool) -> str:
    """What to write; ``whole`` where only whole numbers can stand."""
    bare = text.translate(_MARKS)
    decimal = _DECIMAL_COMMA.fullmatch(bare)
    if decimal is not None:
        before, part = decimal["whole"].replace(".", ""), decimal["part"]
        if whole:
            return f"a decimal comma? write a whole number, {before} or {int(before) + 1}"
        return f"a decimal comma? write {before}.{part}"
    if bare.isascii() and bare.isdigit():
        return f"write {bare.lstrip('0') or '0'}, without quotes and separators"
    if _THOUSANDS.fullmatch(bare):
        return f"write {re.sub('[,.]', '', bare)}, without quotes and separators"
    if re.fullmatch(r"\d+\.\d+", bare) and not whole:
        return f"write {bare}, without quotes"
    return "write digits only, without quotes and units"
