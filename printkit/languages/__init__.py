"""Languages as data: what printkit says on sheets, and how it is written, by language."""

from printkit.languages.language import Language, Writing
from printkit.languages.phrases import Phrases
from printkit.languages.shipped import nearest_shipped, shipped_language, shipped_languages

__all__ = [
    "Language",
    "Phrases",
    "Writing",
    "nearest_shipped",
    "shipped_language",
    "shipped_languages",
]
