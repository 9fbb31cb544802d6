"""From a text to the words of it that a finding is about."""

from collections.abc import Mapping
from dataclasses import replace

from printkit.diagnostics import Diagnostic
from printkit.source.yaml_edits import find_words


def narrowed(diagnostic: Diagnostic, texts: Mapping[str, str]) -> Diagnostic:
    """The finding at its ``words``, where these stand in the text as it was written.

    ``texts`` are definitions, by the names that findings use.
    """
    span = diagnostic.span
    text = texts.get(span.file) if span is not None and diagnostic.words else None
    if span is None or text is None:
        return diagnostic
    return replace(diagnostic, span=find_words(text, span, diagnostic.words) or span)
