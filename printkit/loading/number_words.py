"""What a text in the place of a number was meant to be."""

import re

_MARKS = str.maketrans("", "", "_ '\u00a0\u202f")
_DECIMAL_COMMA = re.compile(r"(?P<whole>\d{1,3}(?:\.\d{3})+|\d+),(?P<part>\d{1,2}|\d{4,})")
_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3}){2,}")
_WITH_UNIT = re.compile(r"[^\w\s.,-]?\s?(?P<number>[1-9]\d{0,8})(?:\s?[^\W\d]+\.?|\s?[^\w\s.,:-])?")
"""A sign before a number, or a word or sign behind it; dates and times are none."""
_BESIDE_UNIT = re.compile(
    r"(?:[^\w\s.,:-]\s?)?(?P<number>\d+(?:[., '\u00a0\u202f]\d+)+)(?:\s?(?:[^\W\d]+|[^\w\s.,:-]))?"
)
"""The same beside a number that has separators."""
_LENGTH = re.compile(r"(?P<number>\d{1,4}(?:[.,]\d{1,2})?)\s?(?P<unit>mm|cm|in)", re.IGNORECASE)
_LOOKALIKES = str.maketrans("OolI", "0011")
"""Letters that are taken for digits."""
_MILLIMETRES = {"mm": 1, "cm": 10, "in": 25.4}


def number_remedy(text: str, *, whole: bool) -> str:
    """What to write; ``whole`` where only whole numbers can stand."""
    bare = text.translate(_MARKS)
    decimal = _DECIMAL_COMMA.fullmatch(bare)
    if decimal is not None:
        return _decimal(decimal["whole"].replace(".", ""), decimal["part"], whole=whole)
    if _THOUSANDS.fullmatch(bare):
        bare = re.sub("[,.]", "", bare)
    if bare.isascii() and bare.isdigit():
        return f"write {bare.lstrip('0') or '0'}, without quotes and separators"
    digits = bare.translate(_LOOKALIKES)
    if digits.isdigit() and sum(map(str.isdigit, bare)) * 2 >= len(bare):
        letter = next(character for character in bare if not character.isdigit())
        return f"write {digits.lstrip('0') or '0'}: there is a letter {letter} in the number"
    length = _LENGTH.fullmatch(text.strip())
    if length is not None:
        number = float(length["number"].replace(",", "."))
        return f"write {number * _MILLIMETRES[length['unit'].lower()]:g}: lengths are in mm"
    return _without_unit(text.strip(), whole=whole)


def _without_unit(text: str, *, whole: bool) -> str:
    amount = _WITH_UNIT.fullmatch(text)
    if amount is not None:
        return f"write {amount['number']}, without the unit"
    beside = _BESIDE_UNIT.fullmatch(text)
    if beside is not None and beside["number"] != text:
        return f"{number_remedy(beside['number'], whole=whole)}, without the unit"
    return "write digits only, without quotes and units"


def _decimal(before: str, part: str, *, whole: bool) -> str:
    if not part.strip("0"):
        return f"write {before}"
    if whole:
        return f"a decimal comma? write a whole number, {before} or {int(before) + 1}"
    return f"a decimal comma? write {before}.{part}"
