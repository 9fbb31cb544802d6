"""How a rulebook is set: the styles of its parts, and the distances between them."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from printkit.colour import Colour
from printkit.records import record
from printkit.rulebook.blocks import BoxKind
from printkit.text.style import TextStyle


@record
class BoxLook:
    """The colours of a box: of its lines and its label, and of its ground."""

    accent: Colour
    ground: Colour


@record
class Typography:
    """Styles of the parts; all distances follow the size of the body.

    ``mark`` is the colour of bullets and of the discs behind numbers, ``rule`` that of the line
    above a heading, ``hairline`` that of the lines of tables.
    """

    lead: TextStyle
    heading: TextStyle
    subheading: TextStyle
    body: TextStyle
    number: TextStyle
    caption: TextStyle
    table: TextStyle
    table_head: TextStyle
    label: TextStyle
    margin: TextStyle
    contents: TextStyle
    index: TextStyle
    mark: Colour
    rule: Colour
    hairline: Colour
    boxes: Mapping[BoxKind, BoxLook]
    column_gap: float
    """Between two columns, mm."""

    def scaled(self, factor: float) -> "Typography":
        """The same design in another size."""
        styles: dict[str, Any] = {
            one.name: _scaled(style, factor)
            for one in fields(self)
            if isinstance(style := getattr(self, one.name), TextStyle)
        }
        return replace(self, **styles)

    def in_box(self, kind: BoxKind) -> "Typography":
        """The design inside a box: no lead, its headings in the colour of the box."""
        if kind is BoxKind.COLUMNS:
            return replace(self, lead=self.body)
        if kind is BoxKind.MARGIN:
            return replace(self, lead=self.margin, body=self.margin, table=self.margin)
        subheading = replace(self.subheading, colour=self.boxes[kind].accent)
        return replace(self, lead=self.body, heading=subheading, subheading=subheading)

    @property
    def line(self) -> float:
        """The distance of two baselines of the body, mm."""
        return self.body.size * self.body.leading

    @property
    def indent(self) -> float:
        """How far the text of a list stands to the right of its marks, mm."""
        return 1.55 * self.body.size


def _scaled(style: TextStyle, factor: float) -> TextStyle:
    least = None if style.min_size is None else style.min_size * factor
    return replace(
        style, size=style.size * factor, min_size=least, tracking=style.tracking * factor
    )
