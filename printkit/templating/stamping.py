"""Marking each element of a template with its place before the template is rendered.

What Jinja puts out has lost the template's lines; the stamp keeps them, so that an error in a
template is reported like an error in a definition.

A stamp names no file: it is a key and a number, and the places are kept here. The key is a digest
of the template, so that no template can hold its own; whatever else a template writes leads
nowhere, or to a tag of a template that was read. A key that is drawn by lot would make compiled
templates useless for the next run.
"""

import hashlib
import re

from printkit.diagnostics import Rule, Span
from printkit.limits import limits
from printkit.templating.codes import TEMPLATE_FAILS
from printkit.templating.limits import TemplateLimitError
from printkit.templating.scanning import SourceKind, pieces_of_template

STAMP = "_at"
"""The attribute that carries the stamp."""

_WRITTEN = re.compile(rf"(?<![\w.-]){STAMP}\s*=")
_KEY = re.compile(r"[0-9a-f]{32}")


class MarkupError(Exception):
    """A template, or what it puts out, is not the XML it should be."""

    def __init__(
        self,
        message: str,
        span: Span | None,
        help_text: str | None = None,
        rule: Rule = TEMPLATE_FAILS,
    ) -> None:
        super().__init__(message)
        self.rule = rule
        self.span = span
        self.help_text = help_text


class Stamps:
    """The places of the start tags of all templates that were read."""

    def __init__(self) -> None:
        self._places: dict[str, list[Span]] = {}

    def stamp(self, source: str, template: str) -> str:
        """The template's source with a stamp in each start tag.

        Raises:
            MarkupError: the source has stamps already.
            TemplateLimitError: it has more tags, expressions and statements than a template may.
        """
        key = hashlib.sha256(f"{template}\n{source}".encode("utf-8", "replace")).hexdigest()[:32]
        places = self._places[key] = []
        stamped: list[str] = []
        line, column, tokens = 1, 1, 0
        for piece in pieces_of_template(source):
            stamped.append(piece.text)
            if piece.kind is SourceKind.ELEMENT:
                place = Span(template, line, column, column + len(piece.text))
                stamped.append(f' {STAMP}="{key}:{len(places)}"')
                places.append(place)
            elif (
                piece.kind is SourceKind.TEXT and (found := _WRITTEN.search(piece.text)) is not None
            ):
                raise own_stamp(Span(template, line + piece.text.count("\n", 0, found.start())))
            tokens += piece.kind is not SourceKind.TEXT
            if tokens > limits().template_tokens:
                words = f"it has more than {limits().template_tokens:,} tags and expressions"
                raise TemplateLimitError(words, "template-tokens")
            breaks = piece.text.count("\n")
            line += breaks
            column = (
                len(piece.text) - piece.text.rfind("\n") if breaks else column + len(piece.text)
            )
        return "".join(stamped)

    def place_of(self, stamp: str) -> Span | None:
        """The place that a stamp stands for; None if it is none."""
        key, _, number = stamp.partition(":")
        places = self._places.get(key, ())
        known = number.isascii() and number.isdigit() and len(number) < 7  # noqa: PLR2004 - of a number
        return places[int(number)] if known and int(number) < len(places) else None

    def are_in(self, text: str) -> bool:
        """Whether a text holds a stamp: markup that is printed as words."""
        return any(key in self._places for key in _KEY.findall(text))


def own_stamp(span: Span) -> MarkupError:
    """What a template that writes stamps itself has to hear."""
    message = f"the attribute '{STAMP}' is set by printkit alone"
    return MarkupError(message, span, f"leave {STAMP}=… out")
