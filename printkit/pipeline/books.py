"""The rulebook as files to be read on a screen: a page for browsers, and Markdown."""

from base64 import b64encode
from collections.abc import Iterator

from printkit.components.book_design import PAGE_WIDTH, book_design
from printkit.components.design import Design
from printkit.components.figures import FigureDrawer
from printkit.components.page import players_phrase
from printkit.components.rules import book_of
from printkit.pipeline import press
from printkit.reporting.book import Book, FigureFile, ShowFigure
from printkit.reporting.html_writing import opened
from printkit.rulebook.blocks import Figure, FigurePlace
from printkit.rulebook.references import unlinked
from printkit.rulebook.tagging import alternative_text
from printkit.scene import Sheet
from printkit.text.markup import plain_text

Files = Iterator[tuple[str, bytes]]
MOST_SVG = 200_000
"""Characters of a figure in a page for phones; a board with all its texts has ten times as many."""
DPI = 250


def html_files(design: Design, name: str) -> Files:
    """The book as one page: its file name and content."""
    from printkit.reporting.book_html import book_html  # noqa: PLC0415 - late: this format only

    yield f"{name}.html", book_html(*book_of_page(design)).encode()


def markdown_files(design: Design, name: str) -> Files:
    """The book as Markdown, then its figures: file names and contents."""
    from printkit.reporting.book_markdown import (  # noqa: PLC0415 - late: this format only
        book_markdown,
    )

    figures = _Figures(design)
    files: dict[str, bytes] = {}

    def place(figure: Figure) -> FigureFile | None:
        sheet = figures.sheet(figure)
        if sheet is None:
            return None
        file = f"{name}-figures/{len(files) + 1:02}.svg"
        files[file] = figures.svg(sheet).encode()
        return FigureFile(file, alternative_text(sheet.content, sheet.label))

    yield f"{name}.md", book_markdown(_book(design), place).encode()
    yield from files.items()


def book_of_page(design: Design) -> tuple[Book, ShowFigure]:
    """The book, and what draws its figures within a page."""
    return _book(design), _Figures(design).html


def _book(design: Design) -> Book:
    title, blocks = book_of(design)
    subtitle = design.variant.subtitle
    return Book(
        title,
        design.variant.title,
        design.wording(subtitle, ("subtitle",)) if subtitle else "",
        players_phrase(design),
        design.notice,
        design.variant.language,
        design.phrases,
        design.writing,
        blocks,
    )


class _Figures:
    """Draws the figures of one book, as wide as they are in print."""

    def __init__(self, design: Design) -> None:
        widths = book_design(design).frames.widths
        self._widths = {
            FigurePlace.TEXT: widths.column,
            FigurePlace.WIDE: min(widths.wide, PAGE_WIDTH),
            FigurePlace.MARGIN: widths.margin,
        }
        self._design = design
        self._drawer = FigureDrawer(design)
        self._count = 0

    def html(self, figure: Figure) -> str | None:
        """A figure within a page: lines as they are, or dots where those would be too many."""
        sheet = self.sheet(figure)
        if sheet is None:
            return None
        svg = self.svg(sheet)
        if len(svg) <= MOST_SVG:
            return svg
        (picture,) = press.pictures(self._design, [sheet], DPI, "WebP")
        source = f"data:image/webp;base64,{b64encode(picture).decode('ascii')}"
        return opened("img", src=source, alt=alternative_text(sheet.content, sheet.label))

    def svg(self, sheet: Sheet) -> str:
        """A figure as lines, whose words say themselves what they are."""
        from printkit.export.svg import figure_svg  # noqa: PLC0415 - late: svgwrite

        self._count += 1
        return figure_svg(sheet, self._design.shaper, self._count)

    def sheet(self, figure: Figure) -> Sheet | None:
        """The figure as a sheet of its size; the caption is its label."""
        width = self._widths[figure.place]
        drawn = self._drawer.draw(figure, width)
        if drawn is None:
            return None
        label = plain_text(unlinked(figure.caption), self._design.writing)
        return Sheet(width, drawn[1], drawn[0], label)
