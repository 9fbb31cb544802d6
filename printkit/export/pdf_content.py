"""The walk over a scene that writes PDF content."""

from dataclasses import dataclass, field
from typing import Any, Literal

from printkit.colour import Colour
from printkit.export.fonts import FontSource
from printkit.export.numbers import decimals
from printkit.export.pdf_images import ToInks, image_object
from printkit.export.pdf_operators import (
    KNOCKOUT,
    ColourSpace,
    fill_colour,
    matrix,
    overprint,
    paint_operator,
    path_operators,
    stroke_operators,
)
from printkit.export.pdf_reportlab import pdfdoc
from printkit.export.pdf_text import PdfFonts
from printkit.geometry.path import Path
from printkit.geometry.transform import IDENTITY
from printkit.scene.nodes import Group, Image, Node, Picture, Shape, Symbol, Text, Use


@dataclass(slots=True)
class Content:
    """A content stream in the making: operators, the names it draws, the state it has set.

    ``state`` maps a property (fill, stroke, width ...) to the operator that set it last, so that
    nothing is set twice.
    """

    operators: list[str] = field(default_factory=list)
    drawn: dict[str, None] = field(default_factory=dict)
    state: dict[str, str] = field(default_factory=dict)

    def set(self, name: str, operator: str) -> None:
        """Set a property unless it is so already."""
        if self.state.get(name) != operator:
            self.state[name] = operator
            self.operators.append(operator)


class SceneWriter:
    """Writes the scenes of one document and defines what they share: symbols, pictures, fonts.

    ``to_inks`` is wanted where the colours are inks: it converts pictures.
    """

    def __init__(
        self,
        document: Any,
        fonts: FontSource,
        space: ColourSpace,
        to_inks: ToInks | None = None,
    ) -> None:
        self._document = document
        self._to_inks = to_inks
        self._fonts = PdfFonts(document, fonts)
        self._space: ColourSpace = space
        self._symbols: dict[Symbol, str] = {}
        self._pictures: dict[str, str] = {}
        # By identity, since hashing a long path takes as long as writing it; the path is kept
        # beside its operators, so that its identity is not given away.
        self._paths: dict[int, tuple[Path, str]] = {}

    def write(self, node: Node, content: Content) -> None:
        """Append the operators that draw a node."""
        match node:
            case Shape():
                self._shape(node, content)
            case Text():
                self._text(node, content)
            case Group():
                self._group(node, content)
            case Use():
                name = self._symbols.get(node.symbol) or self._define_symbol(node.symbol)
                placed = "" if node.transform == IDENTITY else f"{matrix(node.transform)} "
                self._draw(name, placed, content)
            case Image():
                # The unit square of a PDF image has y up: hang it from its lower edge.
                self._overprint("Text", None, content)
                box = decimals(node.width, 0, 0, -node.height, node.x, node.y + node.height)
                self._draw(self._picture(node.picture), f"{box} cm ", content)

    def _shape(self, shape: Shape, content: Content) -> None:
        if shape.fill is not None:
            content.set("fill", fill_colour(shape.fill, self._space))
        self._overprint("Lines", shape.stroke.colour if shape.stroke else None, content)
        if shape.stroke is not None:
            for name, operator in stroke_operators(shape.stroke, self._space).items():
                content.set(name, operator)
        content.operators += (self._path(shape.path), paint_operator(shape))

    def _text(self, text: Text, content: Content) -> None:
        if text.run.text:
            self._overprint("Text", text.colour, content)
            content.set("fill", fill_colour(text.colour, self._space))
            content.operators.append(self._fonts.text_operators(text))

    def _overprint(
        self, kind: Literal["Text", "Lines"], colour: Colour | None, content: Content
    ) -> None:
        """On presses, have text or lines in solid black printed over what lies below them."""
        if self._space == "cmyk":
            content.set("overprint", overprint(kind, colour) if colour else KNOCKOUT)

    def _group(self, group: Group, content: Content) -> None:
        changes = group.transform != IDENTITY or group.clip is not None
        if not changes:
            for child in group.children:
                self.write(child, content)
            return
        outside = content.state.copy()
        content.operators.append("q")
        if group.transform != IDENTITY:
            content.operators.append(matrix(group.transform))
        if group.clip is not None:
            content.operators += (self._path(group.clip), "W n")
        for child in group.children:
            self.write(child, content)
        content.operators.append("Q")
        content.state = outside

    def _draw(self, name: str, placed: str, content: Content) -> None:
        """Draw a defined object. Its own settings end with it, hence ``q`` and ``Q``."""
        content.drawn[name] = None
        content.operators.append(f"q {placed}/{pdfdoc.xObjectName(name)} Do Q")

    def _path(self, path: Path) -> str:
        known = self._paths.get(id(path))
        if known is None:
            known = self._paths[id(path)] = (path, path_operators(path))
        return known[1]

    def _define_symbol(self, symbol: Symbol) -> str:
        """Define a form object; symbols that it draws are defined on the way.

        A form inherits the settings of whoever draws it, so it starts by setting nothing as known.
        """
        content = Content()
        self.write(symbol.content, content)
        name = self._symbols[symbol] = f"S{len(self._symbols) + 1}"
        box = symbol.bounds
        form = pdfdoc.PDFFormXObject(box.x, box.y, box.right, box.bottom)
        form.compression = 1
        # Encoded here, for it is plain: reportlab would look every character up in a table.
        # It must hold something: an example of reportlab's stands in for a form without content.
        form.stream = "\n".join([*content.operators, ""]).encode("ascii") or b"\n"
        form.XObjects = self._document.xobjDict(list(content.drawn))
        self._document.addForm(name, form)
        return name

    def _picture(self, picture: Picture) -> str:
        name = self._pictures.get(picture.digest)
        if name is None:
            name = self._pictures[picture.digest] = f"I{len(self._pictures) + 1}"
            image = image_object(self._document, picture, self._space, self._to_inks)
            self._document.addForm(name, image)
        return name
