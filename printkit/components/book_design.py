"""How a theme has the rulebook set: pages, styles and colours by their names in the theme."""

from dataclasses import replace

from printkit.components.design import Design
from printkit.rulebook.blocks import BoxKind
from printkit.rulebook.layout import BookDesign, BookFrames
from printkit.rulebook.pages import PageArea
from printkit.rulebook.texts import Typesetting
from printkit.rulebook.typography import BoxLook, Typography
from printkit.templating.look import Look
from printkit.text.style import TextStyle

PAGE_WIDTH, PAGE_HEIGHT = 130.0, 198.0
"""Stands on half an A4 and on half a Letter sheet, inside what printers leave blank, mm."""


def book_design(design: Design) -> BookDesign:
    """The theme's design of the book.

    Raises:
        LookupFailure: the theme lacks a part of it.
    """
    look = design.look
    area = PageArea(look.box("rules.text"), look.box("rules.margin"))
    frames = BookFrames(PAGE_WIDTH, look.box("rules.cover"), area)
    wording = Typesetting(design.shaper, design.writing, design.phrases, look.theme.fonts)
    return BookDesign(_typography(look), frames, wording)


def _typography(look: Look) -> Typography:
    def style(name: str) -> TextStyle:
        return replace(look.set_style(look.text_style(f"rules-{name}")), balance=False)

    def box(kind: BoxKind) -> BoxLook:
        return BoxLook(look.colour(f"rules-{kind}"), look.colour(f"rules-{kind}-ground"))

    mark, paper = look.colour("rules-mark"), look.colour("paper")
    boxes = {kind: box(kind) for kind in (BoxKind.EXAMPLE, BoxKind.NOTE, BoxKind.OPTION)}
    return Typography(
        lead=style("lead"),
        heading=style("heading"),
        subheading=style("subheading"),
        body=style("body"),
        number=style("number"),
        caption=style("caption"),
        table=style("table"),
        table_head=style("table-head"),
        label=style("label"),
        margin=style("margin"),
        contents=style("contents"),
        index=style("index"),
        mark=mark,
        rule=look.colour("rules-line"),
        hairline=look.colour("line"),
        boxes={**boxes, BoxKind.MARGIN: BoxLook(mark, paper)},
        column_gap=look.length("column-gap"),
    )
