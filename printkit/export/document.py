"""What a document says about itself."""

import os
from datetime import UTC, datetime

from printkit.errors import UsageError
from printkit.records import record

_DATE = datetime(2000, 1, 1, tzinfo=UTC)
"""The date of documents unless SOURCE_DATE_EPOCH names one: no clock, so that builds are equal."""

_DIGITS = 11
"""Of the seconds since 1970 until the year 5138: dates in PDFs have years of four digits."""


@record
class DocumentInfo:
    """The metadata of a PDF; ``language`` is a BCP 47 tag such as ``de`` or ``en-US``."""

    title: str
    author: str = ""
    subject: str = ""
    language: str = "en"
    keywords: tuple[str, ...] = ()
    creator: str = "printkit"
    producer: str = "printkit"


def check_date() -> None:
    """Refuse a date for all documents that is none.

    Raises:
        UsageError: the environment variable SOURCE_DATE_EPOCH is not a number of seconds.
    """
    text = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if text and not (text.isascii() and text.isdigit() and len(text) <= _DIGITS):
        raise UsageError(
            f"SOURCE_DATE_EPOCH is '{text[:40]}', which is not a date",
            "write the seconds since 1970 as a whole number, or leave it unset",
        )


def document_date() -> datetime:
    """The date that documents carry, in UTC."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else _DATE
