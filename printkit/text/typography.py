"""Typewriter signs become the signs that printers set.

``"`` becomes the language's quotation marks, ``'`` an apostrophe, ``--`` a dash, ``...`` an
ellipsis. Marks after a digit (``5'``, ``12"``) stay: they are feet and inches.
"""

import re

from printkit.languages import Writing
from printkit.text.characters import (
    APOSTROPHE,
    ELLIPSIS,
    EM_DASH,
    EN_DASH,
    NARROW_NO_BREAK_SPACE,
    NO_BREAK_SPACE,
)

_OPENS_AFTER = frozenset(" \n\u00a0\u202f([{/-–—")
_SIGNS = re.compile(r"(?<!-)---?(?!-)|(?<!\.)\.\.\.(?!\.)")
_AFTER_NUMBER = re.compile(r"(?<=\d) (?=[^\W\d_]|[%×])")
_WITHIN_PRODUCT = re.compile(rf"(?<=[\d$£€]) (?=×)|(?<=×) (?=[\d$£€])|(?<=\S) (?={ELLIPSIS})")
_BEFORE_UNIT = re.compile(r"(?<=\d) (?=(?:g/m²|mm|cm|km|kg|[gm])(?!\w))")
_SET = {"--": EN_DASH, "---": EM_DASH, "...": ELLIPSIS}


def set_signs(text: str) -> str:
    """The text with dashes and ellipses."""
    return _SIGNS.sub(lambda match: _SET[match[0]], text)


def set_spaces(text: str, writing: Writing) -> str:
    """The text with spaces that no line ends at: in products, before units and an ellipsis.

    In some languages a quotation mark gets a narrow one, other marks if a space was typed; between
    a number and its noun the typed one is kept.
    """
    text = _WITHIN_PRODUCT.sub(NO_BREAK_SPACE, text)
    text = _BEFORE_UNIT.sub(NO_BREAK_SPACE, text)
    if writing.no_break_after_number:
        text = _AFTER_NUMBER.sub(NO_BREAK_SPACE, text)
    if not writing.no_break_before:
        return text
    opening, closing = writing.quotes[0], writing.quotes[1]
    before = rf" (?=[{re.escape(writing.no_break_before)}])|(?<=[^\s{opening}])(?={closing})"
    after = rf"(?<=[{re.escape(writing.no_break_after)}])(?: |(?=[^\s{closing}]))"
    return re.sub(f"{before}|{after}", NARROW_NO_BREAK_SPACE, text)


def set_quotes(text: str, writing: Writing) -> str:
    """The text with quotation marks and apostrophes; its length stays the same."""
    if '"' not in text and "'" not in text:
        return text
    marks = writing.quotes
    out: list[str] = []
    open_quote = False
    for i, char in enumerate(text):
        before, after = text[i - 1 : i], text[i + 1 : i + 2]
        if char == "'" and not (before.isdigit() and not after.isalnum()):
            out.append(APOSTROPHE)
        elif char == '"' and (open_quote or not before.isdigit()):
            open_quote = _opens(before, after)
            out.append(marks[0] if open_quote else marks[1])
        else:
            out.append(char)
    return "".join(out)


def _opens(before: str, after: str) -> bool:
    """Whether a mark between these two characters opens a quotation."""
    return (not before or before in _OPENS_AFTER) and bool(after) and not after.isspace()
