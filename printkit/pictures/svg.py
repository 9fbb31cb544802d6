"""A safe part of SVG as shapes: paths and the simple forms, in flat colours."""

import re
from dataclasses import dataclass, field
from xml.parsers import expat

from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform
from printkit.limits import limits
from printkit.pictures.problem import PictureProblem, too_large
from printkit.pictures.svg_forms import form_path
from printkit.pictures.svg_paint import Paint, inherited
from printkit.pictures.svg_refusals import check_element, checked_properties
from printkit.pictures.svg_values import number_list, svg_length, svg_transform
from printkit.records import record
from printkit.scene import Group, Node

_SVG = "http://www.w3.org/2000/svg"
_LONGEST_NAMESPACE = 200
"""Characters."""
_SILENT = frozenset(["title", "desc", "metadata", "defs", "symbol"])
"""Elements that draw nothing, nor does what they hold."""


@record
class Drawing:
    """The shapes of an SVG file, in its own units, and the rectangle of them that shows."""

    nodes: tuple[Node, ...]
    view: Bounds


_WEB_PAGE = re.compile(rb"(\xef\xbb\xbf)?\s*<(!DOCTYPE\s+)?html\b", re.IGNORECASE)


def looks_like_svg(data: bytes) -> bool:
    """Whether the file is some XML (PNG and JPEG files begin with other bytes)."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<")


def read_svg(data: bytes) -> Drawing:
    """The drawing.

    Raises:
        PictureProblem: not well-formed, too large, or with something that cannot be printed
            or that a stranger's file must not do; the message names it and its line.
    """
    if _WEB_PAGE.match(data):
        raise PictureProblem(
            "the file is a web page and not a picture, whatever its name says; save the picture "
            "itself"
        )
    if len(data) > limits().drawing_bytes:
        raise too_large("drawing-bytes", f"the drawing has {len(data):,} bytes: simplify its paths")
    parser = expat.ParserCreate(namespace_separator=" ")
    reader = _SvgReader()
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    # Without a document type there are no entities, so none can expand or reach outside.
    parser.StartDoctypeDeclHandler = _refuse_document_type
    parser.StartNamespaceDeclHandler = _refuse_long_namespace
    try:
        parser.Parse(data, True)  # noqa: FBT003 - expat's own signature
    except PictureProblem as problem:
        raise PictureProblem(f"line {parser.CurrentLineNumber}: {problem}") from None
    except expat.ExpatError as error:
        message = expat.errors.messages[error.code]
        raise PictureProblem(f"line {error.lineno}: not well-formed XML: {message}") from None
    except (ValueError, LookupError) as error:  # an encoding that the XML declaration makes up
        raise PictureProblem(f"{error}; save it as UTF-8") from None
    return reader.drawing()


def _refuse_document_type(*_: object) -> None:
    raise PictureProblem("document types are not allowed; take the line <!DOCTYPE …> out")


def _refuse_long_namespace(_prefix: str | None, name: str | None) -> None:
    """The parser puts the name of its namespace before each element, however long it is."""
    if name is not None and len(name) > _LONGEST_NAMESPACE:
        raise PictureProblem(f"a namespace has a name of {len(name):,} characters; take it out")


@dataclass(slots=True)
class _Open:
    """An element that is not closed yet: what its children inherit, and what they drew."""

    paint: Paint
    transform: Transform = IDENTITY
    nodes: list[Node] = field(default_factory=list)


class _SvgReader:
    """Draws each element as the parser comes to it."""

    def __init__(self) -> None:
        self._view: Bounds | None = None
        self._open: list[_Open] = []
        self._skipped = 0
        """How deep within an element that draws nothing."""
        self._spent = 0
        self._root: tuple[Node, ...] = ()

    def drawing(self) -> Drawing:
        """What was drawn."""
        assert self._view is not None  # noqa: S101 - well-formed XML has a root element
        return Drawing(self._root, self._view)

    def start(self, full_name: str, given: dict[str, str]) -> None:
        """An element begins."""
        self._spend(1)
        if len(self._open) + self._skipped >= limits().nesting:
            raise too_large("nesting", "elements stand too deep in one another")
        namespace, _, name = full_name.rpartition(" ")
        ours = namespace in ("", _SVG)
        if ours:
            check_element(name, root=not self._open, drawn=not self._skipped)
        properties = checked_properties(name, given, drawn=ours and not self._skipped)
        if self._open and (not ours or self._skipped or _draws_nothing(name, properties)):
            self._skipped += 1
        elif self._open:
            self._draw(name, properties)
        else:
            self._begin(name, properties)

    def end(self, _name: str) -> None:
        """An element ends: a group's children become one node."""
        if self._skipped:
            self._skipped -= 1
            return
        done = self._open.pop()
        if not self._open:
            self._root = tuple(done.nodes)
        elif done.nodes:
            plain = done.transform == IDENTITY
            self._open[-1].nodes += (
                done.nodes if plain else [Group(tuple(done.nodes), done.transform)]
            )

    def _begin(self, name: str, properties: dict[str, str]) -> None:
        if name != "svg":
            raise PictureProblem(f"the file is not an SVG drawing: it begins with <{name}>")
        self._view = _view(properties)
        self._open.append(_Open(inherited(Paint(), properties)))

    def _draw(self, name: str, properties: dict[str, str]) -> None:
        opened = _Open(
            inherited(self._open[-1].paint, properties),
            svg_transform(properties.get("transform", "none")),
        )
        self._open.append(opened)
        if name == "g":
            return
        path = form_path(name, properties)
        self._spend(len(path.segments))
        shape = opened.paint.shape(path)
        if shape is not None:
            opened.nodes.append(shape)

    def _spend(self, parts: int) -> None:
        self._spent += parts
        if self._spent > limits().segments:
            raise too_large(
                "segments",
                f"the drawing has {self._spent:,} segments and more: simplify its paths",
            )


def _draws_nothing(name: str, properties: dict[str, str]) -> bool:
    return name in _SILENT or properties.get("display") == "none"


def _view(given: dict[str, str]) -> Bounds:
    """The rectangle of the drawing that shows, in the drawing's own units."""
    if "viewBox" in given:
        numbers = number_list("viewBox", given["viewBox"])
        if len(numbers) != 4:  # noqa: PLR2004 - x, y, width and height
            raise PictureProblem("<svg viewBox> needs four numbers")
        view = Bounds(*numbers)
    elif "width" in given and "height" in given:
        view = Bounds(0.0, 0.0, *(svg_length(name, given[name]) for name in ("width", "height")))
    else:
        raise PictureProblem('<svg> does not say how large it is; give it viewBox="0 0 …"')
    if view.width <= 0 or view.height <= 0:
        raise PictureProblem("<svg> has no area; fix its viewBox, width and height")
    return view
