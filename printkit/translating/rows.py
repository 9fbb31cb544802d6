"""All texts of a game with their places: what a translator gets."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from printkit.checking.context import contents_of
from printkit.checking.texts.foreign import Origins, origins_of
from printkit.checking.texts.printed_texts import is_sentence
from printkit.diagnostics import Route, format_route
from printkit.loading.load import Loaded, load
from printkit.loading.rulebook import read_rulebook
from printkit.loading.rulebook_text import RulebookText

RULEBOOK = "rulebook"
_SAME = {("currency", "symbol"), ("rulebook",), ("theme",)}
"""What is the same in every language, or has a road of its own."""
_PARAGRAPHS = re.compile(r"\n[ \t]*\n\s*")


class TextRow(NamedTuple):
    """A text: where it stands, what it says, and its translation; empty where there is none."""

    route: Route
    source: str
    existing: str = ""

    @property
    def place(self) -> str:
        """The route as it is written in the table."""
        return format_route(self.route)


def rows(loaded: Loaded, language: str) -> list[TextRow]:
    """The texts of a game that was loaded in its own language, with those in another."""
    there = loaded
    if language not in loaded.languages[:1]:
        there = load(loaded.pack, search=loaded.search, language=language, anyway=True)
    origins, known = origins_of(there), _texts(there)
    found = [
        TextRow(route, text, "" if _is_foreign(origins, route) else known.get(route, ""))
        for route, text in _texts(loaded).items()
    ]
    return [*found, *_of_rulebook(loaded, there)]


def left_over(found: Iterable[TextRow], loaded: Loaded) -> str:
    """How many of the texts are still to be translated, counted as the checker does (PK747)."""
    left = [row for row in found if not row.existing]
    book = sum(row.route[0] == RULEBOOK for row in left)
    texts = [row for row in left if row.route[0] != RULEBOOK]
    variant = loaded.variant
    needed = sum(variant is not None and is_sentence(r.source, r.route, variant) for r in texts)
    parts = (
        f"{needed} texts" if needed != 1 else "1 text",
        f" and {book} paragraphs of the rulebook" if book else "",
        " without a translation",
        f" ({len(texts) - needed} names and short texts may stay)" if len(texts) > needed else "",
    )
    return "".join(parts)


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a rulebook; lists and their items stay together."""
    return [part for part in _PARAGRAPHS.split(text.strip()) if part]


def _texts(loaded: Loaded) -> dict[Route, str]:
    """The texts that the definition states, in its order."""
    if loaded.variant is None:
        return {}
    return {
        route: text
        for route, text in contents_of(loaded.variant).texts
        if text.strip() and route not in _SAME and loaded.index.has(route)
    }


def _is_foreign(origins: Origins | None, route: Route) -> bool:
    return origins is not None and origins.foreign(route) is not None


def _of_rulebook(loaded: Loaded, there: Loaded) -> Iterator[TextRow]:
    source, other = read_rulebook(loaded), read_rulebook(there)
    if not isinstance(source, RulebookText):
        return
    parts = paragraphs(source.text)
    theirs = [""] * len(parts)
    if isinstance(other, RulebookText):
        origins = origins_of(there)
        said = paragraphs(other.text)
        if len(said) == len(parts) and (origins is None or not origins.of_file(other.file)):
            theirs = [
                "" if known == part else known for known, part in zip(said, parts, strict=True)
            ]
    for number, (part, known) in enumerate(zip(parts, theirs, strict=True), start=1):
        yield TextRow((RULEBOOK, number), part, known)
