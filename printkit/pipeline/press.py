"""From compositions to bytes: sheets as PDF, pieces as SVG and PNG."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from printkit.art.style import Ink
from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.export.document import DocumentInfo
from printkit.imposition.booklet import booklet_of
from printkit.imposition.impose import impose
from printkit.imposition.imposed import Imposed
from printkit.imposition.knife import with_knife_lines
from printkit.imposition.options import Backs
from printkit.imposition.single import single_page
from printkit.imposition.tiling import tile
from printkit.pipeline.kit import Chapter, kinds_apart, sheet_options
from printkit.pipeline.request import Request
from printkit.pipeline.slug_texts import slug_texts
from printkit.pipeline.written import WrittenFiles
from printkit.scene import Artwork, Sheet, Side
from printkit.scene.piece_names import unlike

if TYPE_CHECKING:
    from printkit.export.pdf_viewing import Viewing

PREVIEW_DPI = 150
SIMPLEX = "Simplex"
DUPLEX_PREFERENCE = {
    Backs.DUPLEX_LONG: "DuplexFlipLongEdge",
    Backs.DUPLEX_SHORT: "DuplexFlipShortEdge",
}
"""What a PDF asks the print dialog for; the other schemes print on one side at a time."""


def lay_out(
    design: Design, component: Component, composition: Composition, request: Request, paper: str
) -> Imposed:
    """The component's sheets on a paper, with lines for cutters if they are wanted as SVG too."""
    imposed = _imposed(design, component, composition, request, paper)
    whole = component.layout in {Layout.PAGES, Layout.BOOKLET}
    cuttable = request.sheets_as_svg and not whole
    return with_knife_lines(imposed) if cuttable else imposed


def _imposed(
    design: Design, component: Component, composition: Composition, request: Request, paper: str
) -> Imposed:
    options = replace(sheet_options(request, paper, component.id), once=design.once)
    words = slug_texts(design, component.id)
    match component.layout:
        case Layout.TILES:
            borders = (composition.seams, composition.seams)
            tiled = [
                tile(artwork, options, words, design.shaper, borders)
                for artwork in composition.artworks
            ]
            return Imposed(
                tuple(sheet for imposed in tiled for sheet in imposed.sheets),
                tuple(place for imposed in tiled for place in imposed.placements),
                tuple(found for imposed in tiled for found in imposed.diagnostics),
            )
        case Layout.PAGES | Layout.BOOKLET:
            folds = component.layout is Layout.BOOKLET and request.folds(component.id)
            booklet = booklet_of(composition.artworks, options) if folds else None
            if booklet is not None:
                return booklet.imposed(words, design.shaper)
            options = replace(options, backs=Backs.NONE, cut_layer=False, cut_marks=False)
            return impose(composition.artworks, options, words, design.shaper)
        case Layout.PIECES:
            return impose(composition.artworks, options, words, design.shaper)


def full_size(component: Component, composition: Composition) -> list[Sheet]:
    """Each side of each artwork as one page, with bleed and crop marks for a print shop.

    The pages of a book have none: they are read on a screen.
    """
    marks = component.layout is not Layout.BOOKLET
    return [
        single_page(artwork, marks=marks, side=side)
        for artwork in composition.artworks
        for side in Side
        if side is Side.FRONT or artwork.back is not None
    ]


def document_info(design: Design, component_id: str | None) -> DocumentInfo:
    """What a PDF says about itself; no component means the whole kit."""
    title = design.variant.title
    if component_id is not None:
        title = f"{title} – {design.component_title(component_id)}"
    return DocumentInfo(
        title=title,
        author="printkit",
        subject=design.notice,
        language=design.variant.language,
        keywords=(design.variant.id, design.variant.theme, str(design.look.ink)),
    )


def pdf_of(
    design: Design,
    component_id: str | None,
    name: str,
    sheets: Sequence[Sheet],
    written: WrittenFiles,
    *,
    tagged: bool = False,
) -> bytes:
    """The sheets of a component, or of the kit, as the PDF of this name."""
    info, fonts = document_info(design, component_id), design.shaper.library
    return written.pdf(name, sheets, info, fonts, _colours(design), tagged=tagged)


def _colours(design: Design) -> Literal["rgb", "gray"]:
    """Black ink alone is spoken of as such, so that no driver mixes it from colours."""
    return "gray" if design.look.ink == Ink.MONO else "rgb"


def kit_pdfs(
    design: Design, paper: str, chapters: Sequence[Chapter], backs: Backs, written: WrittenFiles
) -> Iterator[tuple[str, bytes]]:
    """The kit as one PDF with bookmarks, and its sheets by how they are printed where that differs.

    Yields file names and contents.
    """

    def joined(name: str, kept: Sequence[Chapter], duplex: str) -> tuple[str, bytes]:
        sheets = [page.sheet for chapter in kept for page in chapter.pages]
        info, fonts = document_info(design, None), design.shaper.library
        viewing = viewing_of(kept, duplex)
        data = written.pdf(f"{paper}/{name}", sheets, info, fonts, _colours(design), viewing)
        return name, data

    if chapters:
        yield joined("kit.pdf", chapters, DUPLEX_PREFERENCE.get(backs, SIMPLEX))
    for kind, chosen in kinds_apart(chapters, backs).items():
        duplex = DUPLEX_PREFERENCE[backs] if kind == "two-sided" else SIMPLEX
        yield joined(f"kit-{kind}.pdf", chosen, duplex)


def viewing_of(chapters: Sequence[Chapter], duplex: str) -> "Viewing":
    """What the PDF of a kit offers: a bookmark for each chapter, those of its sheets below it."""
    from printkit.export.pdf import bookmarks_of  # noqa: PLC0415 - late: reportlab
    from printkit.export.pdf_viewing import Bookmark, Viewing  # noqa: PLC0415 - late: export

    bookmarks: list[Bookmark] = []
    labels: list[str] = []
    for chapter in chapters:
        first = len(labels)
        below = bookmarks_of([page.sheet for page in chapter.pages], first)
        bookmarks.append(Bookmark(chapter.title, first, below if len(below) > 1 else ()))
        labels += (page.label for page in chapter.pages)
    return Viewing(tuple(bookmarks), tuple(labels), duplex, outlined=True)


def sides(composition: Composition) -> Iterator[tuple[str, Artwork, Side]]:
    """Each side of each piece once, with its file name; a back that pieces share comes once.

    All names differ, though a card may be called ``back`` like the back of its deck.
    """
    taken = {artwork.id.casefold() for artwork in composition.artworks}
    seen: set[str] = set()
    for artwork in composition.artworks:
        yield artwork.id, artwork, Side.FRONT
        name = artwork.back_name or f"{artwork.id}-back"
        if artwork.back is not None and name not in seen:
            seen.add(name)
            yield unlike(name, taken), artwork, Side.BACK


def piece_svgs(
    design: Design, composition: Composition, folder: str, written: WrittenFiles
) -> Mapping[str, bytes]:
    """Each side of each piece as SVG: the files of a folder."""
    from printkit.export.svg import piece_svg  # noqa: PLC0415 - late: svgwrite

    parts = {
        f"{name}.svg": (artwork, side, f"{design.variant.title}: {artwork.title}", design.notice)
        for name, artwork, side in sides(composition)
    }

    def made(new: Sequence[tuple[Artwork, Side, str, str]]) -> Iterator[bytes]:
        for artwork, side, title, notice in new:
            yield piece_svg(artwork, side, design.shaper, title, notice).encode()

    return written.pieces(folder, parts, made)


def sheet_svgs(design: Design, sheets: Sequence[Sheet]) -> Iterator[tuple[str, bytes]]:
    """Each sheet as SVG."""
    from printkit.export.svg import sheet_svg  # noqa: PLC0415 - late: svgwrite

    for number, sheet in enumerate(sheets, 1):
        svg = sheet_svg(sheet, design.shaper, sheet.label, design.notice)
        yield f"{number:02}.svg", svg.encode()


def piece_pngs(
    design: Design, composition: Composition, folder: str, written: WrittenFiles
) -> Mapping[str, bytes]:
    """Each side of each piece as a picture of 150 dpi: the files of a folder."""
    from printkit.export.piece import piece_sheet  # noqa: PLC0415 - late

    named = sides(composition)
    sheets = {f"{name}.png": piece_sheet(artwork, side) for name, artwork, side in named}
    return written.pieces(folder, sheets, lambda new: pictures(design, new, PREVIEW_DPI))


def pictures(
    design: Design,
    sheets: Sequence[Sheet],
    dpi: float,
    form: Literal["PNG", "WebP"] = "PNG",
    *,
    paper: bool = True,
) -> list[bytes]:
    """Each sheet as a picture, on white paper or on nothing."""
    from printkit.export.png import render_pages  # noqa: PLC0415 - late: pypdfium2

    if not sheets:
        return []
    return render_pages(pdf_of_sheets(design, sheets), dpi, form=form, paper=paper)


def pdf_of_sheets(design: Design, sheets: Sequence[Sheet]) -> bytes:
    """Some sheets as a PDF of the game."""
    from printkit.export.pdf import write_pdf  # noqa: PLC0415 - late: reportlab

    info, fonts = document_info(design, None), design.shaper.library
    return write_pdf(sheets, info, fonts, _colours(design))
