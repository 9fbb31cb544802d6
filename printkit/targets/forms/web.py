"""A page that presents a game, with its kit and its rules to be printed."""

from base64 import b64encode
from collections.abc import Iterator
from typing import Annotated
from urllib.parse import quote

from pydantic import Field

from printkit.components.component import Component, Layout
from printkit.components.design import Composition
from printkit.components.page import players_phrase
from printkit.diagnostics import Diagnostic
from printkit.imposition.paper import paper_named
from printkit.model.target import Target
from printkit.pipeline import press
from printkit.pipeline.books import book_of_page
from printkit.pipeline.preview import scale_of, shown_sides, small_pictures
from printkit.reporting.kit_page_html import Download, KitWebPage, kit_page_html
from printkit.reporting.preview_html import PreviewPicture, PreviewSection
from printkit.targets.codes import BAD_TARGET
from printkit.targets.export import Export, Files, Form
from printkit.targets.finished import FinishedPiece, finished
from printkit.targets.kits import kit_pdfs

PAGE = "index.html"
SHOWN, SHARP = 26.0, 220
"""Edge of a made piece on the page, mm, and its dots per inch."""
_MEGABYTE = 1_000_000


class WebTarget(Target):
    """A page to be shared."""

    papers: Annotated[list[str], Field(max_length=4)]
    """The papers for which a kit lies beside the page."""
    without: Annotated[list[str], Field(default_factory=list)]
    """Components that the page does not show, though the kit has them."""


def write(export: Export) -> Files:
    """The page, and the files that it links to."""
    files = list(_downloads(export))
    links = tuple(_link(export, title, name, data) for title, name, data in files)
    yield PAGE, kit_page_html(_page(export, links)).encode()
    for _, name, data in files:
        yield name, data


def target_of(export: Export) -> WebTarget:
    """What the file of the target says."""
    target = export.record
    assert isinstance(target, WebTarget)  # noqa: S101 - the record of this form
    return target


def check(export: Export) -> Iterator[Diagnostic]:
    """Papers that there are not."""
    for place, name in enumerate(target_of(export).papers):
        try:
            paper_named(name)
        except ValueError as error:
            span = export.target.index.span_of(("papers", place))
            yield BAD_TARGET.diagnostic(str(error), span=span, help="name another paper")


def _downloads(export: Export) -> Iterator[tuple[str, str, bytes]]:
    """What each link says, the name of its file, and the file."""
    design = export.design
    papers = tuple(paper_named(name) for name in target_of(export).papers)
    kits = dict(kit_pdfs(export, tuple(paper.name for paper in papers)))
    for paper in papers:
        if paper.name in kits:
            title = design.phrases.print_at_full_size.format(paper=paper.title)
            yield title, f"{design.variant.id}-{paper.name}.pdf", kits[paper.name]
    for component, composition in export.drawn:
        if component.layout is Layout.BOOKLET and composition.artworks:
            pages = press.full_size(component, composition)
            name = f"{design.variant.id}-{component.id}.pdf"
            yield design.component_title(component.id), name, press.pdf_of_sheets(design, pages)


def _link(export: Export, title: str, name: str, data: bytes) -> Download:
    base = export.options.url.rstrip("/")
    size = export.design.wordings.filters["number"](len(data) / _MEGABYTE, 1)
    return Download(title, f"{base}/{quote(name)}" if base else quote(name), f"PDF, {size} MB")


def _page(export: Export, links: tuple[Download, ...]) -> KitWebPage:
    design, variant = export.design, export.design.variant
    shown = [
        (component, composition)
        for component, composition in export.drawn
        if component.id not in target_of(export).without and composition.artworks
    ]
    boards = [_flat(export, *one) for one in shown if one[0].layout is Layout.TILES]
    hero = boards[0].pictures[0] if boards else None
    book, show = book_of_page(design)
    return KitWebPage(
        variant.title,
        book.subtitle,
        players_phrase(design),
        design.notice,
        variant.language,
        design.look.colour("accent").hex,
        hero,
        [_section(export, *one) for one in shown if one[0].layout is Layout.PIECES],
        book,
        show,
        design.phrases.to_print,
        links,
    )


def _section(export: Export, component: Component, composition: Composition) -> PreviewSection:
    """The pieces of a component; what is folded from paper as it is when made."""
    variant = export.design.variant
    made = [
        one
        for piece_id, piece in variant.pieces.items()
        if component.id == piece.COMPONENT
        for one in finished(export.design, piece_id, piece)
    ]
    return _made(export, component, made) if made else _flat(export, component, composition)


def _flat(export: Export, component: Component, composition: Composition) -> PreviewSection:
    design, artworks = export.design, composition.artworks
    shown = list(shown_sides(design, composition))
    pictures = small_pictures(design, shown, scale_of(component, artworks), None)
    return _of(export, component, sum(artwork.copies for artwork in artworks), pictures)


def _made(export: Export, component: Component, made: list[FinishedPiece]) -> PreviewSection:
    largest = max(one.size for one in made)
    pictures = []
    for one in made:
        size = round(SHOWN * one.size / largest, 2)
        dpi = SHARP * SHOWN / largest
        (picture,) = press.pictures(
            export.design, [one.sheet(export.design)], dpi, "WebP", paper=False
        )
        data = b64encode(picture).decode("ascii")
        pictures.append(PreviewPicture(one.title, one.copies, data, size, size))
    return _of(export, component, sum(one.copies for one in made), tuple(pictures))


def _of(
    export: Export, component: Component, count: int, pictures: tuple[PreviewPicture, ...]
) -> PreviewSection:
    title = export.design.component_title(component.id)
    return PreviewSection(f"all-{component.id}", title, count, pictures)


FORM = Form("web", write, WebTarget, checks=(check,), options=("url",))
