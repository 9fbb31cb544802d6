"""From compositions to bytes: sheets as PDF, pieces as SVG and PNG."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from printkit.art.style import Ink
from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.export.document import DocumentInfo
from printkit.imposition.booklet import booklet_of
from printkit.imposition.impose import impose
from printkit.imposition.imposed import Imposed
from printkit.imposition.knife import with_knife_lines
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import paper_named
from printkit.imposition.single import single_page
from printkit.imposition.tiling import tile
from printkit.pipeline.kit import Chapter, kinds_apart
from printkit.pipeline.request import Request
from printkit.pipeline.slug_texts import slug_texts
from printkit.pipeline.written import Written
from printkit.scene import Artwork, Sheet, Side
from printkit.scene.piece_names import unlike

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
    options = SheetOptions(
        paper_named(paper),
        request.backs_for(component.id),
        request.back_offset,
        cut_layer=request.cut_layer,
        margin=request.margin,
        bleed=request.bleed,
    )
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
    design: Design, component_id: str | None, name: str, sheets: Sequence[Sheet], written: Written
) -> bytes:
    """The sheets of a component, or of the kit, as the PDF of this name."""
    info, fonts = document_info(design, component_id), design.shaper.library
    return written.pdf(name, sheets, info, fonts, _colours(design))


def _colours(design: Design) -> Literal["rgb", "gray"]:
    """Black ink alone is spoken of as such, so that no driver mixes it from colours."""
    return "gray" if design.look.ink == Ink.MONO else "rgb"


def kit_pdfs(
    design: Design, paper: str, chapters: Sequence[Chapter], backs: Backs, written: Written
) -> Iterator[tuple[str, bytes]]:
    """The kit as one PDF with bookmarks, and its sheets by how they are printed where that differs.

    Yields file names and contents.
    """
    from printkit.export.pdf_join import KitPart, join_pdfs  # noqa: PLC0415 - late: pikepdf

    info = document_info(design, None)
    parts = [
        pdf_of(design, None, f"{paper} {number}", [p.sheet for p in c.pages], written)
        for number, c in enumerate(chapters)
    ]

    def joined(chosen: Sequence[Sequence[int]], duplex: str) -> bytes:
        kept = [
            (KitPart(chapter.title, data, pages), [chapter.pages[i].label for i in pages])
            for chapter, data, pages in zip(chapters, parts, chosen, strict=True)
            if pages
        ]
        labels = [label for _, of_part in kept for label in of_part]
        return join_pdfs([part for part, _ in kept], info, labels, duplex)

    if chapters:
        everything = [range(len(chapter.pages)) for chapter in chapters]
        yield "kit.pdf", joined(everything, DUPLEX_PREFERENCE.get(backs, SIMPLEX))
    for kind, chosen in kinds_apart(chapters, backs).items():
        duplex = DUPLEX_PREFERENCE[backs] if kind == "two-sided" else SIMPLEX
        yield f"kit-{kind}.pdf", joined(chosen, duplex)


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


def piece_svgs(design: Design, composition: Composition) -> Iterator[tuple[str, bytes]]:
    """Each side of each piece as SVG: file name and content."""
    from printkit.export.svg import piece_svg  # noqa: PLC0415 - late: svgwrite

    for name, artwork, side in sides(composition):
        title = f"{design.variant.title}: {artwork.title}"
        svg = piece_svg(artwork, side, design.shaper, title, design.notice)
        yield f"{name}.svg", svg.encode()


def sheet_svgs(design: Design, sheets: Sequence[Sheet]) -> Iterator[tuple[str, bytes]]:
    """Each sheet as SVG."""
    from printkit.export.svg import sheet_svg  # noqa: PLC0415 - late: svgwrite

    for number, sheet in enumerate(sheets, 1):
        svg = sheet_svg(sheet, design.shaper, sheet.label, design.notice)
        yield f"{number:02}.svg", svg.encode()


def piece_pngs(design: Design, composition: Composition) -> Iterator[tuple[str, bytes]]:
    """Each side of each piece as a picture of 150 dpi."""
    from printkit.export.piece import piece_sheet  # noqa: PLC0415 - late

    named = list(sides(composition))
    sheets = [piece_sheet(artwork, side) for _, artwork, side in named]
    for (name, _, _), picture in zip(named, pictures(design, sheets, PREVIEW_DPI), strict=True):
        yield f"{name}.png", picture


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
