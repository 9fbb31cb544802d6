"""The texts that explain a game: its rulebook, aids and pieces."""

import re
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.context import CheckContext, once
from printkit.checking.texts.reading import REMEMBERED, has_figures, in_figures
from printkit.diagnostics import Diagnostic, Route, Rule
from printkit.languages.vocabulary import Vocabulary, spoken
from printkit.templating.scanning import Piece, SourceKind, pieces_of_text, replaced

if TYPE_CHECKING:
    from printkit.loading.rulebook_text import RulebookText

_PARAGRAPH = re.compile(r"^(?:[^\S\n]*+\S[^\n]*+\n?)++", re.MULTILINE)
_WORKED_OUT = (SourceKind.EXPRESSION, SourceKind.STATEMENT)
_NO_WORDS = re.compile(
    r"^```++[^\n]*+\n.*?^```++[ \t]*+$|(?<=\])\([^()\n]*\)|^> \[!\w+\]", re.MULTILINE | re.DOTALL
)
"""What is not read: figures and the index, what pictures and links lead to, kinds of boxes."""
_CAPTION = re.compile(r"```+figure[^\n:]*:([^\n]*)")
_ROW = re.compile(r"^>?[ \t]*+\|[^\n]*$", re.MULTILINE)
_FIGURES = re.compile(r"\d[\d.,’]*+")
"""In the rows of a table: they reckon an example, or say what each case comes to."""
_WRAP = re.compile(r"\n(?![ \t]*+(?:[-*+>#|\n]|\d+\.\s|$))")
"""The end of a line within a sentence, and not before an item of a list."""


class Passage(NamedTuple):
    """A text without what its expressions write, number words as figures.

    ``route`` or, in the rulebook, ``book`` and ``line`` say where it begins; ``heading`` is what
    the part of the rulebook or of the aid is called, or the piece.
    """

    text: str
    language: Vocabulary | None
    route: Route | None = None
    book: "RulebookText | None" = None
    line: int = 1
    heading: str = ""

    @property
    def has_numbers(self) -> bool:
        """Whether there is anything to compare."""
        return has_figures(self.text)

    @property
    def unwrapped(self) -> str:
        """The text with sentences in one line each, every character where it was."""
        return _unwrapped(self.text)

    def finding(self, rule: Rule, at: int, message: str, remedy: str, old: str = "") -> Diagnostic:
        """A finding where something stands in the text."""
        line = self.line + self.text.count("\n", 0, at)
        span = None if self.book is None else self.book.span(line)
        return rule.diagnostic(message, route=self.route, span=span, help=remedy, old=old)


@lru_cache(REMEMBERED)
def _unwrapped(text: str) -> str:
    return _WRAP.sub(" ", text)


@once
def passages(context: CheckContext) -> list[Passage]:
    """All of them; what expressions write counts as no number, since the definition has it."""
    found = [
        _passage(context, text, Passage(text, None, route, heading=heading))
        for route, text, heading in _texts(context)
        if text
    ]
    if context.rulebook is not None:
        found += _of_rulebook(context, context.rulebook)
    return found


def _of_rulebook(context: CheckContext, rulebook: "RulebookText") -> Iterator[Passage]:
    words = (
        _blank(context, piece) if piece.kind in _WORKED_OUT and piece.closed else piece.text
        for piece in _pieces(rulebook.text)
    )
    text, heading, line, done = "".join(words), "", 1, 0
    for part in _PARAGRAPH.finditer(text):
        line, done = line + text.count("\n", done, part.start()), part.start()
        heading = part[0].strip("# \n") if part[0].startswith("#") else heading
        yield _passage(context, part[0], Passage("", None, None, rulebook, line, heading))


@lru_cache(maxsize=16)
def _pieces(text: str) -> tuple[Piece, ...]:
    """What is read of a rulebook, which editions share with their base."""
    words = _NO_WORDS.sub(_caption, text)
    return tuple(pieces_of_text(_ROW.sub(lambda row: _FIGURES.sub("…", row[0]), words)))


def _caption(left_out: re.Match[str]) -> str:
    """What stands below a figure, and as many lines as what is left out has."""
    caption = _CAPTION.match(left_out[0])
    return (caption[1] if caption else "") + "\n" * left_out[0].count("\n")


def _passage(context: CheckContext, text: str, of: Passage) -> Passage:
    plain = replaced(text, partial(_blank, context), _WORKED_OUT)
    language = spoken(plain, context.language)
    return of._replace(text=in_figures(plain, language), language=language)


def _blank(context: CheckContext, found: Piece) -> str:
    """A name as it is printed, or something that is not a number; and as many lines."""
    is_name = found.kind is SourceKind.EXPRESSION and ".name" in found.text
    name = context.printed(found.text) if is_name else None
    return (name or "…") + "\n" * found.text.count("\n")


def _texts(context: CheckContext) -> Iterator[tuple[Route, str, str]]:
    """Texts with their routes and with what they are about."""
    variant = context.variant
    for route, text in context.texts:
        match route:
            case ("subtitle",) | ("house_rules", _):
                yield route, text, ""
            case ("decks", str() as deck, "note"):
                yield route, text, variant.decks[deck].name
            case ("pieces", str() as piece, "note") | ("pieces", str() as piece, "rows", *_):
                yield route, text, variant.pieces[piece].name
            case ("aids", str() as aid, str() as side, int() as number, "lines", _):
                yield route, text, getattr(variant.aids[aid], side)[number].title
