"""From compositions to bytes: sheets as PDF, pieces as SVG and PNG."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.export.document import DocumentInfo
from printkit.imposition.impose import impose
from printkit.imposition.imposed import Imposed
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import paper_named
from printkit.imposition.single import single_page
from printkit.imposition.tiling import tile
from printkit.pipeline.furniture import component_title, furniture
from printkit.pipeline.request import Request
from printkit.scene import Artwork, Sheet, Side
from printkit.scene.piece_names import unlike
from printkit.text.fonts import FontLibrary

PREVIEW_DPI = 150


def lay_out(
    design: Design, component: Component, composition: Composition, request: Request, paper: str
) -> Imposed:
    """The component's sheets on a paper."""
    options = SheetOptions(
        paper_named(paper),
        request.backs_for(component.id),
        request.back_offset,
        cut_layer=request.cut_layer,
        margin=request.margin,
        bleed=request.bleed,
    )
    words = furniture(design, component.id)
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
        case Layout.PAGES:
            options = replace(options, backs=Backs.NONE, cut_layer=False, cut_marks=False)
            return impose(composition.artworks, options, words, design.shaper)
        case Layout.PIECES:
            return impose(composition.artworks, options, words, design.shaper)


def full_size(composition: Composition) -> list[Sheet]:
    """Each side of each artwork as one page with bleed and crop marks, for a print shop."""
    return [
        single_page(artwork, side=side)
        for artwork in composition.artworks
        for side in Side
        if side is Side.FRONT or artwork.back is not None
    ]


def document_info(design: Design, component_id: str | None) -> DocumentInfo:
    """What a PDF says about itself; no component means the whole kit."""
    title = design.variant.title
    if component_id is not None:
        title = f"{title} – {component_title(design, component_id)}"
    return DocumentInfo(
        title=title,
        author="printkit",
        subject=design.phrases.unofficial,
        language=design.variant.language,
        keywords=(design.variant.id, design.variant.theme, str(design.look.ink)),
    )


def pdf_of(design: Design, component_id: str, sheets: Sequence[Sheet], fonts: FontLibrary) -> bytes:
    """The sheets of a component as PDF."""
    from printkit.export.pdf import write_pdf  # noqa: PLC0415 - late: reportlab

    return write_pdf(sheets, document_info(design, component_id), fonts)


def kit_pdf(design: Design, parts: Sequence[tuple[str, bytes]]) -> bytes:
    """All PDFs as one, with a bookmark for each."""
    from printkit.export.pdf_join import join_pdfs  # noqa: PLC0415 - late: pikepdf

    named = [(component_title(design, component_id), data) for component_id, data in parts]
    return join_pdfs(named, document_info(design, None))


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
        svg = piece_svg(artwork, side, design.shaper, title, design.phrases.unofficial)
        yield f"{name}.svg", svg.encode()


def sheet_svgs(design: Design, sheets: Sequence[Sheet]) -> Iterator[tuple[str, bytes]]:
    """Each sheet as SVG."""
    from printkit.export.svg import sheet_svg  # noqa: PLC0415 - late: svgwrite

    for number, sheet in enumerate(sheets, 1):
        svg = sheet_svg(sheet, design.shaper, sheet.label, design.phrases.unofficial)
        yield f"{number:02}.svg", svg.encode()


def piece_pngs(
    design: Design, composition: Composition, fonts: FontLibrary
) -> Iterator[tuple[str, bytes]]:
    """Each side of each piece as a picture of 150 dpi."""
    from printkit.export.pdf import write_pdf  # noqa: PLC0415 - late: reportlab
    from printkit.export.piece import piece_sheet  # noqa: PLC0415 - late
    from printkit.export.png import render_pages  # noqa: PLC0415 - late: pypdfium2

    named = list(sides(composition))
    sheets = [piece_sheet(artwork, side) for _, artwork, side in named]
    if sheets:
        pdf = write_pdf(sheets, document_info(design, None), fonts)
        for (name, _, _), picture in zip(named, render_pages(pdf, PREVIEW_DPI), strict=True):
            yield f"{name}.png", picture
