"""Working out ``{{ … }}`` in Markdown without the results being taken for Markdown.

Each expression is replaced by one private character before the text is parsed, and that by its
value afterwards: an amount such as ``*50`` can neither make a list nor emphasis.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import field

from printkit.diagnostics import Diagnostic, Span
from printkit.limits import check_time, limits, remedy
from printkit.records import record
from printkit.templating.codes import WORDING_FAILS
from printkit.templating.scanning import Kind, Piece, pieces_of_text
from printkit.templating.wording import WordingError

Render = Callable[[str], str]
"""Works out one expression, braces included; raises ``WordingError``."""

_FIRST = 0xF0000
_MOST = 0xFFFD
"""As many private characters stand for expressions."""
_HELD = re.compile(f"[{chr(_FIRST)}-{chr(_FIRST + _MOST)}]")


@record
class MaskedText:
    """A text whose expressions are held back; ``put`` brings their values in."""

    text: str
    values: tuple[str, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = field(default=())

    def put(self, text: str, escape: Callable[[str], str] = str) -> str:
        """A part of the text with the values in their places."""
        return _HELD.sub(lambda match: escape(self.values[ord(match[0]) - _FIRST]), text)


def hold_back(text: str, file: str, render: Render) -> MaskedText:
    """Work out every expression; one that fails is reported and stands as it was written.

    Line breaks inside an expression stay after it, so that all lines keep their numbers.
    """
    held: list[str] = []
    values: list[str] = []
    diagnostics: list[Diagnostic] = []
    most = limits().rulebook_characters
    if len(text) > most:
        message, help_text = (
            f"the rulebook has {len(text):,} characters",
            remedy("rulebook-characters"),
        )
        found = WORDING_FAILS.diagnostic(message, span=Span(file), help=help_text)
        return MaskedText("", diagnostics=(found,))
    for piece, span in _placed(_HELD.sub("", text), file):
        if piece.kind in (Kind.TEXT, Kind.COMMENT):
            held.append(piece.text)
            continue
        if len(values) >= min(_MOST, limits().rulebook_expressions):
            message = f"the rulebook has more than {len(values):,} expressions"
            help_text = remedy("rulebook-expressions")
            diagnostics.append(WORDING_FAILS.diagnostic(message, span=span, help=help_text))
            break
        check_time()
        try:
            values.append(render(piece.text))
        except WordingError as error:
            values.append(" ".join(piece.text.split()))
            message = f"the expression {values[-1]} fails: {error}"
            if not piece.closed:
                message = f"the rulebook cannot be worked out: {error}"
            found = WORDING_FAILS.diagnostic(message, span=span, help=error.failure.help)
            diagnostics.append(found)
        held.append(chr(_FIRST + len(values) - 1) + "\n" * piece.text.count("\n"))
    return MaskedText("".join(held), tuple(values), tuple(diagnostics))


def _placed(text: str, file: str) -> Iterator[tuple[Piece, Span]]:
    """The pieces with their places; a piece over several lines is placed on its first."""
    line, column = 1, 1
    for piece in pieces_of_text(text):
        first, *others = piece.text.split("\n")
        shown = first if piece.closed else first[:2]
        yield piece, Span(file, line, column, column + len(shown))
        line += len(others)
        column = len(others[-1]) + 1 if others else column + len(first)
