"""Working out ``{{ … }}`` in Markdown without the results being taken for Markdown.

Each expression is replaced by one private character before the text is parsed, and that by its
value afterwards: an amount such as ``*50`` can neither make a list nor emphasis.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from printkit.diagnostics import Diagnostic, Span
from printkit.templating.codes import WORDING_FAILS
from printkit.templating.expressions import EXPRESSION_OR_STATEMENT
from printkit.templating.failures import Failure
from printkit.templating.wording import WordingError

Render = Callable[[str], str]
"""Works out one expression, braces included; raises ``WordingError``."""

_FIRST = 0xF0000
_HELD = re.compile(f"[{chr(_FIRST)}-{chr(_FIRST + 0xFFFD)}]")


@dataclass(frozen=True, slots=True)
class Held:
    """A text whose expressions are held back; ``put`` brings their values in."""

    text: str
    values: tuple[str, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = field(default=())

    def put(self, text: str, escape: Callable[[str], str] = str) -> str:
        """A part of the text with the values in their places."""
        return _HELD.sub(lambda match: escape(self.values[ord(match[0]) - _FIRST]), text)


def hold_back(text: str, file: str, render: Render) -> Held:
    """Work out every expression; one that fails is reported and stands as it was written.

    Line breaks inside an expression stay after it, so that all lines keep their numbers.
    """
    values: list[str] = []
    diagnostics: list[Diagnostic] = []

    def hold(match: re.Match[str]) -> str:
        written = match[0]
        try:
            values.append(_rendered(written, render))
        except WordingError as error:
            values.append(" ".join(written.split()))
            message = f"the expression {values[-1]} fails: {error}"
            span = _span(text, match.start(), match.end(), file)
            found = WORDING_FAILS.diagnostic(message, span=span, help=error.failure.help)
            diagnostics.append(found)
        return chr(_FIRST + len(values) - 1) + "\n" * written.count("\n")

    held = EXPRESSION_OR_STATEMENT.sub(hold, _HELD.sub("", text))
    return Held(held, tuple(values), tuple(diagnostics))


def _rendered(written: str, render: Render) -> str:
    if written.startswith("{%"):
        raise WordingError(
            Failure("a rulebook may hold {{ expressions }}, but no {% statements %}")
        )
    return render(written)


def _span(text: str, start: int, end: int, file: str) -> Span:
    line_start = text.rfind("\n", 0, start) + 1
    line_end = text.find("\n", start)
    end = end if line_end < 0 else min(end, line_end)
    line = text.count("\n", 0, start) + 1
    return Span(file, line, start - line_start + 1, end - line_start + 1)
