"""Rendered templates as element trees whose elements know their place in the template."""

from dataclasses import dataclass, field
from xml.parsers import expat

from printkit.diagnostics import Span
from printkit.templating.stamping import STAMP

MAX_DEPTH = 40
MAX_ELEMENTS = 20_000


class MarkupError(Exception):
    """The rendered template is not the XML it should be."""

    def __init__(self, message: str, span: Span | None) -> None:
        super().__init__(message)
        self.span = span


@dataclass(slots=True)
class Element:
    """An element with its attributes (the stamp taken out), its text and its children."""

    name: str
    attributes: dict[str, str]
    span: Span
    text: str = ""
    children: "list[Element]" = field(default_factory=list)


def parse_markup(xml: str) -> Element:
    """The root element.

    Raises:
        MarkupError: not well-formed, a document type, or larger than any piece needs.
    """
    reader = _Reader()
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.characters
    # Without a document type there are no entities, so none can expand or reach outside.
    parser.StartDoctypeDeclHandler = reader.refuse_doctype
    try:
        parser.Parse(xml.encode(), True)  # noqa: FBT003 - expat's own signature
    except expat.ExpatError as error:
        message = expat.errors.messages[error.code]
        raise MarkupError(f"not well-formed XML: {message}", reader.last_span) from None
    if reader.root is None:
        raise MarkupError("the template puts out no element", None)
    return reader.root


class _Reader:
    def __init__(self) -> None:
        self.root: Element | None = None
        self.last_span: Span | None = None
        self._open: list[Element] = []
        self._count = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        stamp = attributes.pop(STAMP, "")
        span = _span_of(stamp, name) or self.last_span or Span("template")
        element = Element(name, attributes, span)
        self.last_span = span
        self._count += 1
        if self._count > MAX_ELEMENTS or len(self._open) >= MAX_DEPTH:
            raise MarkupError("more or deeper nested elements than any piece needs", span)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def end(self, _name: str) -> None:
        self._open.pop()

    def characters(self, text: str) -> None:
        self._open[-1].text += text

    def refuse_doctype(self, *_: object) -> None:
        raise MarkupError("a document type is not allowed", self.last_span)


def _span_of(stamp: str, name: str) -> Span | None:
    template, _, place = stamp.partition(":")
    line, _, column = place.partition(":")
    if not (line.isdigit() and column.isdigit()):
        return None
    return Span(template, int(line), int(column), int(column) + 1 + len(name))
