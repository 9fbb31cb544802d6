"""What printkit knows about a language: how it is written, and what is said in it on sheets."""

from printkit.languages.phrases import Phrases
from printkit.records import record

QUOTES = {"cs": "„“", "da": "»«", "pl": "„”", "pt": "“”", "sv": "””"}
"""Of languages that printkit has no words in."""


@record
class Writing:
    """How a language is written.

    ``code`` is a BCP 47 tag such as ``de`` or ``en-GB``; Babel and the dictionaries of hyphens
    are asked by it.
    """

    code: str
    quotes: str = "“”"
    """The opening and the closing mark."""
    no_break_before: str = ""
    """Marks that a narrow space keeps apart from the word before them, as French has them."""
    no_break_after: str = ""
    no_break_after_number: bool = False
    """Whether a number stays on one line with the word that it counts: ``3 maisons``."""
    joints: tuple[str, ...] = ()
    """Words with ``|`` where they may break: ``Elektrizitäts|werk``."""


@record
class Language:
    """A language: ``name`` is what its speakers call it, ``english`` what others do."""

    name: str
    english: str
    writing: Writing
    phrases: Phrases
