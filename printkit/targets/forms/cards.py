"""Pieces one by one: a PDF with a page a side, or a picture of each side."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

from printkit.diagnostics import Diagnostic
from printkit.export.pdf import write_pdf
from printkit.export.png import render_pages
from printkit.model.target import Target
from printkit.pipeline.press import document_info
from printkit.scene import Sheet, Side
from printkit.targets.codes import PICTURE_TOO_LARGE
from printkit.targets.export import Export, Files, Form
from printkit.targets.naming import FileNames, Naming
from printkit.targets.pages import page, sides
from printkit.units import MM_PER_INCH

MOST_PIXELS = 64_000_000
"""In memory at a time, and in one picture."""


class CardsTarget(Target):
    """Where pieces are handed in one by one."""

    file: Literal["pdf", "png"] = "pdf"
    """Pages of one PDF, or a picture of each side."""
    name: Naming = "{component}/{piece}-{side}"
    """What pictures are called: {target}, {product}, {component}, {deck}, {piece}, {side},
    {copies}, and {number} within the deck; folders by slashes."""
    shared_name: Naming = "{component}/{deck}-back"
    """What the picture of a back is called that all pieces of a deck share."""
    colour: Literal["rgb", "gray"] = "rgb"
    """Colours, or what black ink alone makes of them."""
    repeat: bool = False
    """Whether a piece of which there are several comes as often; else once."""


class _Picture(NamedTuple):
    """A side of a piece, and the files that show it: as many as there are copies."""

    names: tuple[str, ...]
    sheet: Sheet


def write(export: Export) -> Files:
    """The pages in one PDF, or as pictures where it is so or ``--dpi`` was given."""
    target = export.record
    assert isinstance(target, CardsTarget)  # noqa: S101 - the record of this form
    make = _pictures if _is_pictured(export) else _document
    yield from make(export, target)


def _document(export: Export, target: CardsTarget) -> Files:
    sheets = [
        page(fitted, side)
        for fitted in export.pieces
        for _ in range(fitted.artwork.copies if target.repeat else 1)
        for side in sides(fitted, target.order)
    ]
    if sheets:
        info, fonts = document_info(export.design, None), export.design.shaper.library
        yield f"{export.target.id}.pdf", write_pdf(sheets, info, fonts, target.colour)


def _pictures(export: Export, target: CardsTarget) -> Files:
    """Pictures, so many at a time as memory is meant for."""
    batch: list[_Picture] = []
    pixels = 0
    for picture in _planned(export, target):
        own = _pixels(picture.sheet.width, picture.sheet.height, export.dpi)
        if batch and pixels + own > MOST_PIXELS:
            yield from _rendered(export, target, batch)
            batch, pixels = [], 0
        batch.append(picture)
        pixels += own
    yield from _rendered(export, target, batch)


def _pixels(width: float, height: float, dpi: int) -> int:
    """How many pixels a page of this size has, mm."""
    return round(width * height * (dpi / MM_PER_INCH) ** 2)


def _not_too_large(export: Export) -> Iterator[Diagnostic]:
    """Every picture can be made in the memory that one may take."""
    for fitted in export.pieces:
        if _is_pictured(export) and (pixels := _pixels(*fitted.page, export.dpi)) > MOST_PIXELS:
            yield PICTURE_TOO_LARGE.diagnostic(
                f"{fitted.artwork.title} would have {pixels:,} pixels",
                route=export.route_of(fitted.component),
                help="choose fewer pixels per inch with --dpi, or a smaller product with --size",
            )


def _is_pictured(export: Export) -> bool:
    """Whether pictures are made, and no PDF."""
    target = export.record
    assert isinstance(target, CardsTarget)  # noqa: S101 - the record of this form
    return target.file == "png" or export.options.dpi is not None


def _planned(export: Export, target: CardsTarget) -> Iterator[_Picture]:
    """Each different side of each piece; a back that pieces share comes once."""
    names = FileNames(export.target.id)
    shared: set[tuple[str, str, str]] = set()
    for fitted in export.pieces:
        artwork = fitted.artwork
        numbers = names.numbers(fitted, artwork.copies if target.repeat else 1)
        for side in sides(fitted, target.order):
            if side is Side.FRONT or artwork.back_name is None:
                files = [names.of(target.name, fitted, side, number) for number in numbers]
                yield _Picture(tuple(files), page(fitted, side))
                continue
            key = fitted.component, artwork.back_name, fitted.product_id
            if key not in shared:
                shared.add(key)
                yield _Picture((names.of(target.shared_name, fitted, side),), page(fitted, side))
    yield from _blanks(export, target, names)


def _blanks(export: Export, target: CardsTarget, names: FileNames) -> Iterator[_Picture]:
    """Blank pages behind those of a book, until their number is what the shop binds."""
    last = {fitted.product_id: fitted for fitted in export.pieces if fitted.product is not None}
    pages = Counter(fitted.product_id for fitted in export.pieces)
    for name, fitted in last.items():
        multiple = 1 if fitted.product is None else fitted.product.multiple
        for number in names.numbers(fitted, -pages[name] % multiple):
            file = names.of(target.name, fitted.blank, Side.FRONT, number)
            yield _Picture((file,), page(fitted.blank, Side.FRONT))


def _rendered(export: Export, target: CardsTarget, batch: list[_Picture]) -> Files:
    if not batch:
        return
    info, fonts = document_info(export.design, None), export.design.shaper.library
    data = write_pdf([picture.sheet for picture in batch], info, fonts, target.colour)
    for picture, content in zip(batch, render_pages(data, export.dpi), strict=True):
        yield from ((f"{name}.png", content) for name in picture.names)


FORM = Form("cards", write, CardsTarget, (_not_too_large,), ("dpi", "only", "sizes"))
