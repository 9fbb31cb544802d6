"""Findings of the further languages of a game, beside those of its first."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from printkit.checking.engine import check_texts
from printkit.diagnostics import Diagnostic, Route, Span
from printkit.loading.rulebook import RulebookText
from printkit.pipeline.prepare import Prepared
from printkit.pipeline.standpoint import placed


def check_other_texts(others: Iterable[Prepared], found: list[Diagnostic]) -> list[Diagnostic]:
    """What is wrong with the texts in the other languages and not in the first.

    ``found`` has places already, and so has what is returned.
    """
    return [finding for other in others for finding in new_findings(_texts(other), found, other)]


def new_findings(
    there: Iterable[Diagnostic], found: Iterable[Diagnostic], other: Prepared
) -> Iterator[Diagnostic]:
    """The findings in another language that are not those of the first; they name theirs.

    What keeps that language from being read at all names it in other words.
    """
    known = {_what(finding) for finding in found}
    variant = other.loaded.variant
    inside = "" if variant is None else f" (in '{variant.language}')"
    for finding in there:
        if _what(finding) not in known:
            yield replace(finding, message=f"{finding.message}{inside}")


def without_consequences(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The findings without those on numbers of two languages of which one is found wrong."""
    told = list(found)
    wrong = {finding.span for finding in told if finding.name == "card-says-other-amount"}
    return [
        finding
        for finding in told
        if finding.name != "translation-number-differs"
        or wrong.isdisjoint([finding.span, *(related.span for related in finding.related)])
    ]


def _what(finding: Diagnostic) -> tuple[str, Route | Span | None, str]:
    """The same in all languages, although their texts stand on lines of their own."""
    return finding.code, finding.route or finding.span, finding.message


def _texts(other: Prepared) -> list[Diagnostic]:
    variant, rulebook = other.loaded.variant, other.rulebook
    found = other.loaded.diagnostics
    if isinstance(rulebook, Diagnostic):
        found = [*found, rulebook]
    if variant is not None:
        book = rulebook if isinstance(rulebook, RulebookText) else None
        found = [*found, *check_texts(variant, book)]
    return placed(found, other)
