"""A page that presents a game, with its kit and its rules to be printed."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Annotated
from urllib.parse import quote

from pydantic import Field

from printkit.components.component import Component, Layout
from printkit.components.cover import lid_of
from printkit.components.design import Composition
from printkit.components.page import players_phrase
from printkit.diagnostics import Diagnostic
from printkit.export.trimmed import trimmed_sheet
from printkit.imposition.paper import paper_named
from printkit.model.target import Target
from printkit.pipeline import press
from printkit.pipeline.books import book_of_page
from printkit.pipeline.preview import scale_of, shown_sides, small_pictures
from printkit.pipeline.preview_sheet import PreviewSide
from printkit.reporting.kit_page_html import Download, KitWebPage, kit_page_html
from printkit.reporting.preview_html import PreviewPicture, PreviewSection
from printkit.scene import Side
from printkit.targets.codes import BAD_TARGET
from printkit.targets.export import Export, Files, Form
from printkit.targets.finished import FinishedPiece, finished
from printkit.targets.kits import kit_pdfs
from printkit.units import MM_PER_INCH

PAGE, POSTED = "index.html", "preview.png"
POSTED_PIXELS = 1200
"""The longer edge of the picture that other sites show beside a link."""
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
    """The page, the files that it links to, and the picture for those who post its address."""
    files = list(_downloads(export))
    links = tuple(_link(export, title, name, data) for title, name, data in files)
    base = export.options.url.rstrip("/")
    posted = f"{base}/{POSTED}" if base else ""
    yield PAGE, kit_page_html(_page(export, links, posted)).encode()
    for _, name, data in files:
        yield name, data
    if posted:
        yield POSTED, _posted(export)


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


def _page(export: Export, links: tuple[Download, ...], posted: str) -> KitWebPage:
    design, variant = export.design, export.design.variant
    shown = [
        (component, composition)
        for component, composition in export.drawn
        if component.id not in target_of(export).without and composition.artworks
    ]
    seen = _flat(export, *_face_of(export)).pictures
    book, show = book_of_page(design)
    return KitWebPage(
        variant.title,
        book.subtitle,
        players_phrase(design),
        design.notice,
        variant.language,
        design.look.colour("accent").hex,
        seen[0],
        posted,
        [_section(export, *one) for one in shown if one[0].layout is Layout.PIECES],
        book,
        show,
        design.phrases.to_print,
        links,
    )


def _face_of(export: Export) -> tuple[Component, Composition]:
    """What stands for the game: its board, or else the lid of its box."""
    there = [one for one in export.drawn if one[1].artworks]
    boards = (one for one in there if one[0].layout is Layout.TILES)
    lids = (
        (component, replace(label, artworks=(lid_of(label.artworks[0]),)))
        for component, label in there
        if component.opens
    )
    return next(chain(boards, lids, there))


def _posted(export: Export) -> bytes:
    """The same as a picture that every site can show."""
    artwork = _face_of(export)[1].artworks[0]
    dpi = POSTED_PIXELS * MM_PER_INCH / max(artwork.width, artwork.height)
    return press.pictures(export.design, [trimmed_sheet(artwork, Side.FRONT)], dpi)[0]


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
    copies = sum(artwork.copies for artwork in artworks)
    return _of(export, component, copies, tuple(_without_repeats(shown, pictures)))


def _without_repeats(
    shown: Sequence[PreviewSide], pictures: Sequence[PreviewPicture]
) -> Iterator[PreviewPicture]:
    """All pictures but those of backs that look like one before them."""
    backs: set[str] = set()
    for each, picture in zip(shown, pictures, strict=True):
        if each.side is Side.FRONT or picture.webp not in backs:
            yield picture
        if each.side is Side.BACK:
            backs.add(picture.webp)


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
