"""Findings of the further languages of a game, beside those of its first."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from printkit.diagnostics import Diagnostic, Route, Span


def new_findings(
    there: Iterable[Diagnostic], found: Iterable[Diagnostic], language: str | None
) -> Iterator[Diagnostic]:
    """The findings in another language that are not those of the first; they name theirs.

    What keeps that language from being read at all names it in other words.
    """
    known = {_what(finding) for finding in found}
    inside = "" if language is None else f" (in '{language}')"
    for finding in there:
        if _what(finding) not in known:
            yield replace(finding, message=f"{finding.message}{inside}")


def _what(finding: Diagnostic) -> tuple[str, Route | Span | None, str]:
    """The same in all languages, although their texts stand on their own lines."""
    return finding.code, finding.route or finding.span, finding.message
