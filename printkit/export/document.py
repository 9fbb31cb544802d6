"""What a document says about itself."""

import os
from dataclasses import dataclass

from printkit.errors import UsageError

_DIGITS = 11
"""Of the seconds since 1970 until the year 5138: dates in PDFs have years of four digits."""


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """The metadata of a PDF; ``language`` is a BCP 47 tag such as ``de`` or ``en-US``."""

    title: str
    author: str = ""
    subject: str = ""
    language: str = "en"
    keywords: tuple[str, ...] = ()
    creator: str = "printkit"


def check_date() -> None:
    """Refuse a date for all documents that is none.

    Raises:
        UsageError: the environment variable SOURCE_DATE_EPOCH is no number of seconds.
    """
    text = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if text and not (text.isascii() and text.isdigit() and len(text) <= _DIGITS):
        raise UsageError(
            f"SOURCE_DATE_EPOCH is '{text[:40]}', which is no date",
            "write the seconds since 1970 as a whole number, or leave it unset",
        )
