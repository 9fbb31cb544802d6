"""Comparing two variants, from their names to what differs."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from printkit.art.style import Ink
from printkit.comparing.compare import compare
from printkit.comparing.difference import Difference
from printkit.comparing.edition import ComparedEdition
from printkit.diagnostics import Diagnostic
from printkit.loading.rulebook_text import RulebookText
from printkit.pipeline.load_errors import load_errors
from printkit.pipeline.prepare import Prepared, open_context, prepare
from printkit.templating.wording import WordingError


def differences(
    before: str,
    after: str,
    *,
    search: Sequence[Path] = (),
    languages: tuple[str | None, str | None] = (None, None),
) -> Difference | list[Diagnostic]:
    """What differs between two variants; findings if one of them cannot be read."""
    first = prepare(before, search=search, language=languages[0])
    second = prepare(after, search=search, language=languages[1])
    errors = list(dict.fromkeys(load_errors(first) + load_errors(second)))
    return errors or compare(_edition(first), _edition(second))


def _edition(prepared: Prepared) -> ComparedEdition:
    variant, theme = prepared.loaded.variant, prepared.theme
    assert variant is not None  # noqa: S101 - it has no errors
    assert theme is not None  # noqa: S101 - likewise
    design = open_context(prepared).design(Ink.FULL)

    def words(text: str, about: Mapping[str, Any]) -> str:
        try:
            return design.worked_out(text, **about)
        except WordingError:  # said of something that is not at hand here
            return text

    rulebook = prepared.rulebook.text if isinstance(prepared.rulebook, RulebookText) else ""
    return ComparedEdition(variant, words, rulebook, theme.theme, prepared.loaded.pack.shown)
