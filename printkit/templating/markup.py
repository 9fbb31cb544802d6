"""Rendered templates as element trees whose elements know their place in the template."""

from dataclasses import dataclass, field
from xml.parsers import expat

from printkit.diagnostics import Span
from printkit.limits import check_time, limits, remedy
from printkit.templating.stamping import STAMP, MarkupError, Stamps, own_stamp

_ATTRIBUTES = 100
"""No element knows more than thirty."""


@dataclass(slots=True)
class Element:
    """An element with its attributes (the stamp taken out), its text and its children."""

    name: str
    attributes: dict[str, str]
    span: Span
    text: str = ""
    children: "list[Element]" = field(default_factory=list)


def parse_markup(xml: str, stamps: Stamps, template: str) -> Element:
    """The root element of what a template has put out.

    Raises:
        MarkupError: not well-formed, a document type, or larger than any piece needs.
    """
    reader = _Reader(stamps, Span(template))
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
        raise reader.mistake(expat.errors.messages[error.code]) from None
    if reader.root is None:
        raise MarkupError("the template puts out no element", None)
    return reader.root


class _Reader:
    def __init__(self, stamps: Stamps, whole: Span) -> None:
        self.root: Element | None = None
        self.last_span = whole
        self._stamps = stamps
        self._open: list[Element] = []
        self._texts: list[list[str]] = []
        self._count = 0

    def mistake(self, message: str) -> MarkupError:
        """What is said where the XML ends too early, or an end tag is not the one that is due."""
        unclosed = {expat.errors.XML_ERROR_TAG_MISMATCH, expat.errors.XML_ERROR_NO_ELEMENTS}
        if message not in unclosed or not self._open:
            return MarkupError(f"not well-formed XML: {message}", self.last_span)
        name = self._open[-1].name
        return MarkupError(
            f"not well-formed XML: <{name}> is not closed",
            self._open[-1].span,
            f"write </{name}> where it ends, or <{name} …/> if it is empty",
        )

    def start(self, name: str, attributes: dict[str, str]) -> None:
        check_time()
        span = self._span_of(attributes.pop(STAMP, None))
        if len(attributes) > _ATTRIBUTES:
            raise MarkupError(
                f"<{name}> has {len(attributes):,} attributes", span, "leave most out"
            )
        for text in attributes.values():
            self._refuse_stamps(text)
        element = Element(name, attributes, span)
        self._count += 1
        if self._count > limits().elements:
            message = f"the template puts out more than {limits().elements:,} elements"
            raise MarkupError(message, span, remedy("elements"))
        if len(self._open) >= limits().nesting:
            raise MarkupError("the elements are nested too deep", span, remedy("nesting"))
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)
        self._texts.append([])

    def end(self, _name: str) -> None:
        element = self._open.pop()
        element.text = "".join(self._texts.pop())
        self._refuse_stamps(element.text)

    def characters(self, text: str) -> None:
        self._texts[-1].append(text)  # comments may cut words into any number of pieces

    def refuse_doctype(self, *_: object) -> None:
        raise MarkupError("a document type is not allowed", self.last_span)

    def _span_of(self, stamp: str | None) -> Span:
        """The place of a start tag; without a stamp, that of the one before."""
        if stamp is not None:
            span = self._stamps.place_of(stamp)
            if span is None:
                raise own_stamp(self.last_span)
            self.last_span = span
        return self.last_span

    def _refuse_stamps(self, text: str) -> None:
        if self._stamps.are_in(text):
            message = "elements are put out as if they were words"
            raise MarkupError(message, self.last_span, "put out what holds elements as it is")
