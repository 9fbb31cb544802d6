"""The walk over a scene that writes PDF content: operators that are finished once and for all.

What a stream names, fonts and other objects, it names for itself, in the order of use. So the same
scene gives the same bytes, in whichever document it is drawn.
"""

import zlib
from dataclasses import dataclass, field
from typing import Literal

from printkit.export.fonts import FontSource
from printkit.export.numbers import decimals
from printkit.export.pdf_fonts import FontUse
from printkit.export.pdf_operators import (
    KNOCKOUT,
    ColourSpace,
    fill_colour,
    matrix,
    paint_operator,
    path_operators,
    stroke_operators,
)
from printkit.export.pdf_reportlab import COMPRESSION
from printkit.export.pdf_text import text_operators
from printkit.geometry.path import Path
from printkit.geometry.transform import IDENTITY
from printkit.records import record
from printkit.scene.nodes import (
    Group,
    Image,
    Layer,
    Node,
    Picture,
    Shape,
    Symbol,
    Tag,
    Text,
    Use,
)
from printkit.scene.tagging import ARTIFACT, WHOLE, has_tags

_MOST_PATHS = 4096
"""Paths whose operators are remembered; icons and drawings come again and again."""


@record
class Stream:
    """Finished content: compressed operators, and what they call ``F1``, ``F2`` and ``X1``, ``X2``.

    ``fonts`` come with the characters that are drawn in them. ``marks`` are the tags of each
    marked part, the outermost first, by its number.
    """

    data: bytes
    fonts: tuple[tuple[FontUse, str], ...] = ()
    drawn: tuple[Symbol | Picture, ...] = ()
    marks: tuple[tuple[Tag, ...], ...] = ()


@dataclass(slots=True)
class Content:
    """A content stream in the making: operators, what they name, the state they have set.

    ``state`` maps a property (fill, stroke, width ...) to the operator that set it last, so that
    nothing is set twice. ``overprints`` says whether lines and text leave the inks below them.
    Where content is ``tagged``, all that is drawn is a marked part: of the ``tags`` around it, or
    an artifact without any.
    """

    operators: list[str] = field(default_factory=list)
    fonts: dict[FontUse, set[str]] = field(default_factory=dict)
    drawn: dict[int, tuple[str, Symbol | Picture]] = field(default_factory=dict)
    state: dict[str, str] = field(default_factory=dict)
    overprints: bool = False
    tagged: bool = False
    tags: tuple[Tag, ...] = ()
    marks: list[tuple[Tag, ...]] = field(default_factory=list)
    marked: tuple[Tag, ...] | None = None
    """The tags of the part that is open; none of an artifact."""

    @property
    def distinguishes(self) -> bool:
        """Whether parts of what is drawn may have tags of their own."""
        return self.tagged and not any(tag.role in WHOLE for tag in self.tags)

    def draws(self) -> None:
        """Something is drawn next: have it in a marked part of its own."""
        tags = () if any(tag.role == ARTIFACT for tag in self.tags) else self.tags
        if not self.tagged or self.marked == tags:
            return
        self.close()
        self.marked = tags
        if tags:
            self.operators.append(f"/{tags[-1].role} <</MCID {len(self.marks)}>> BDC")
            self.marks.append(tags)
        else:
            self.operators.append(f"/{ARTIFACT} BMC")

    def close(self) -> None:
        """End the part that is open."""
        if self.marked is not None:
            self.operators.append("EMC")
            self.marked = None

    def set(self, name: str, operator: str) -> None:
        """Set a property unless it is so already."""
        if self.state.get(name) != operator:
            self.state[name] = operator
            self.operators.append(operator)

    def name_of_font(self, use: FontUse, text: str) -> str:
        """What the font is called here; the text is drawn in it."""
        self.fonts.setdefault(use, set()).update(text)
        return f"F{list(self.fonts).index(use) + 1}"

    def name_of(self, thing: Symbol | Picture) -> str:
        """What the symbol or the picture is called here."""
        name, _ = self.drawn.setdefault(id(thing), (f"X{len(self.drawn) + 1}", thing))
        return name

    def finished(self) -> Stream:
        """The content as it is kept; it holds something even where nothing is drawn."""
        self.close()
        data = "\n".join([*self.operators, ""]).encode("ascii") or b"\n"
        return Stream(
            zlib.compress(data, COMPRESSION),
            tuple((use, "".join(sorted(chars))) for use, chars in self.fonts.items()),
            tuple(thing for _, thing in self.drawn.values()),
            tuple(self.marks),
        )


class SceneWriter:
    """Writes scenes as content, in the fonts of one library and one space of colours."""

    def __init__(self, fonts: FontSource, space: ColourSpace) -> None:
        self._fonts = fonts
        self._space: ColourSpace = space
        # By identity, since hashing a long path takes as long as writing it; the path is kept
        # beside its operators, so that its identity is not given away.
        self._paths: dict[int, tuple[Path, str]] = {}

    def write(self, node: Node, content: Content) -> None:
        """Append the operators that draw a node."""
        match node:
            case Shape():
                content.draws()
                self._shape(node, content)
            case Text():
                content.draws()
                self._text(node, content)
            case Group():
                self._tagged(node, content)
            case Use(symbol=symbol) if content.distinguishes and has_tags(symbol.content):
                self._group(Group((symbol.content,), node.transform), content)
            case Use():
                content.draws()
                placed = "" if node.transform == IDENTITY else f"{matrix(node.transform)} "
                self._draw(node.symbol, placed, content)
            case Image():
                # The unit square of a PDF image has y up: hang it from its lower edge.
                content.draws()
                self._overprint("Text", content)
                box = decimals(node.width, 0, 0, -node.height, node.x, node.y + node.height)
                self._draw(node.picture, f"{box} cm ", content)

    def _shape(self, shape: Shape, content: Content) -> None:
        if shape.fill is not None:
            content.set("fill", fill_colour(shape.fill, self._space))
        self._overprint("Lines", content)
        if shape.stroke is not None:
            for name, operator in stroke_operators(shape.stroke, self._space).items():
                content.set(name, operator)
        content.operators += (self._path(shape.path), paint_operator(shape))

    def _text(self, text: Text, content: Content) -> None:
        if text.run.text:
            self._overprint("Text", content)
            content.set("fill", fill_colour(text.colour, self._space))
            operators = text_operators(text, self._fonts, content.name_of_font)
            content.operators.append(operators)

    def _overprint(self, kind: Literal["Text", "Lines"], content: Content) -> None:
        """On presses, say whether text or lines are printed over the inks below them."""
        if self._space == "cmyk":
            content.set("overprint", f"/{kind} gs" if content.overprints else KNOCKOUT)

    def _tagged(self, group: Group, content: Content) -> None:
        outside = content.tags
        if group.tag is not None and content.distinguishes:
            content.tags = (*outside, group.tag)
            if not group.children:  # such as an empty cell of a table
                content.draws()
        self._group(group, content)
        content.tags = outside

    def _group(self, group: Group, content: Content) -> None:
        if group.layer is Layer.OVERPRINT:
            content.overprints = True
            self._children(group, content)
            content.overprints = False
            return
        changes = group.transform != IDENTITY or group.clip is not None
        if not changes:
            self._children(group, content)
            return
        outside = content.state.copy()
        content.close()
        content.operators.append("q")
        if group.transform != IDENTITY:
            content.operators.append(matrix(group.transform))
        if group.clip is not None:
            content.operators += (self._path(group.clip), "W n")
        self._children(group, content)
        content.close()
        content.operators.append("Q")
        content.state = outside

    def _children(self, group: Group, content: Content) -> None:
        for child in group.children:
            self.write(child, content)

    @staticmethod
    def _draw(thing: Symbol | Picture, placed: str, content: Content) -> None:
        """Draw a defined object. Its own settings end with it, hence ``q`` and ``Q``."""
        content.operators.append(f"q {placed}/{content.name_of(thing)} Do Q")

    def _path(self, path: Path) -> str:
        known = self._paths.get(id(path))
        if known is None:
            if len(self._paths) >= _MOST_PATHS:
                self._paths.clear()
            known = self._paths[id(path)] = (path, path_operators(path))
        return known[1]
