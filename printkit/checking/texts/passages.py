"""The texts that explain a game: its rulebook, aids and mats, and what pieces are for."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language, spoken
from printkit.checking.texts.reading import in_figures
from printkit.diagnostics import Diagnostic, Route, Rule, Span
from printkit.templating.scanning import Kind, Piece, replaced

_PARAGRAPH = re.compile(r"^(?:[^\S\n]*+\S[^\n]*+\n?)++", re.MULTILINE)
_WORKED_OUT = (Kind.EXPRESSION, Kind.STATEMENT)
_FIRST = 3
"""Paragraphs of a rulebook that say what game it is."""


class Passage(NamedTuple):
    """A text without what its expressions write, number words as figures.

    ``route`` or, in the rulebook, ``file`` and ``line`` tell where it begins; ``opens`` whether
    it presents the game.
    """

    text: str
    language: Language | None
    route: Route | None = None
    file: str = ""
    line: int = 1
    opens: bool = False

    def finding(self, rule: Rule, at: int, message: str, remedy: str) -> Diagnostic:
        """A finding where something stands in the text."""
        if self.route is not None:
            return rule.diagnostic(message, route=self.route, help=remedy)
        line = self.line + self.text.count("\n", 0, at)
        return rule.diagnostic(message, span=Span(self.file, line), help=remedy)


def passages(subject: Subject) -> list[Passage]:
    """Those with numbers; expressions count as none, since they agree with the definition."""
    found = [_passage(subject, text, route=route) for route, text in _texts(subject) if text]
    if subject.rulebook is not None:
        text = replaced(subject.rulebook.text, _blank, _WORKED_OUT)
        for number, part in enumerate(_PARAGRAPH.finditer(text)):
            line = text.count("\n", 0, part.start()) + 1
            file, opens = subject.rulebook.file, number < _FIRST
            found.append(_passage(subject, part[0], file=file, line=line, opens=opens))
    return [passage for passage in found if re.search(r"\d", passage.text)]


def _passage(
    subject: Subject,
    text: str,
    *,
    route: Route | None = None,
    file: str = "",
    line: int = 1,
    opens: bool = False,
) -> Passage:
    plain = replaced(text, _blank, _WORKED_OUT)
    language = spoken(plain, subject.language)
    opens = opens or route == ("subtitle",)
    return Passage(in_figures(plain, language), language, route, file, line, opens)


def _blank(found: Piece) -> str:
    """Something that is no number, and as many lines."""
    return "…" + "\n" * found.text.count("\n")


def _texts(subject: Subject) -> Iterator[tuple[Route, str]]:
    variant = subject.variant
    yield ("subtitle",), variant.subtitle
    for number, rule in enumerate(variant.house_rules):
        yield ("house_rules", number), rule
    for key, piece in variant.pieces.items():
        yield ("pieces", key, "note"), piece.note
    for key, mat in variant.mats.items():
        yield ("mats", key, "text"), mat.text
    for key, aid in variant.aids.items():
        for side, sections in (("front", aid.front), ("back", aid.back)):
            for number, section in enumerate(sections):
                for line, text in enumerate(section.lines):
                    yield ("aids", key, side, number, "lines", line), text
