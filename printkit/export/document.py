"""What a document says about itself."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """The metadata of a PDF; ``language`` is a BCP 47 tag such as ``de`` or ``en-US``."""

    title: str
    author: str = ""
    subject: str = ""
    language: str = "en"
    keywords: tuple[str, ...] = ()
    creator: str = "printkit"
