"""Pieces one by one: a PDF with a page a side, or a picture of each side."""

from collections.abc import Iterator
from typing import Literal

from printkit.export.pdf import write_pdf
from printkit.export.png import render_pages
from printkit.model.target import Target
from printkit.pipeline.press import document_info
from printkit.scene import Sheet, Side
from printkit.scene.piece_names import unlike
from printkit.targets.export import Export, Files, Fitted, Form
from printkit.targets.naming import Naming, name_of
from printkit.targets.pages import page, sides

BATCH = 24
"""So many pictures are in memory at a time."""


class CardsTarget(Target):
    """Where pieces are handed in one by one."""

    file: Literal["pdf", "png"] = "pdf"
    """Pages of one PDF, or a picture of each side."""
    name: Naming = "{component}/{piece}-{side}"
    """What pictures are called: {target}, {product}, {component}, {deck}, {piece}, {side},
    {copies}; folders by slashes."""
    shared_name: Naming = "{component}/{deck}-back"
    """What the picture of a back is called that all pieces of a deck share."""
    repeat: bool = False
    """Whether a piece of which there are several comes as often; else once."""


def write(export: Export) -> Files:
    """The pages in one PDF, or as pictures where it is so or ``--dpi`` was given."""
    target = export.record
    assert isinstance(target, CardsTarget)  # noqa: S101 - the record of this form
    if target.file == "pdf" and export.options.dpi is None:
        yield from _document(export, target)
    else:
        yield from _pictures(export, target)


def _document(export: Export, target: CardsTarget) -> Files:
    sheets = [
        page(fitted, side)
        for fitted in export.pieces
        for _ in range(fitted.artwork.copies if target.repeat else 1)
        for side in sides(fitted, target.order)
    ]
    if sheets:
        info, fonts = document_info(export.design, None), export.design.shaper.library
        yield f"{export.target.id}.pdf", write_pdf(sheets, info, fonts)


def _pictures(export: Export, target: CardsTarget) -> Files:
    batch: list[tuple[str, Sheet]] = []
    for name, fitted, side in _named(export, target):
        batch.append((name, page(fitted, side)))
        if len(batch) == BATCH:
            yield from _rendered(export, batch)
            batch.clear()
    yield from _rendered(export, batch)


def _named(export: Export, target: CardsTarget) -> Iterator[tuple[str, Fitted, Side]]:
    """Each side of each piece with its file name; a back that pieces share comes once."""
    taken: set[str] = set()
    shared: set[tuple[str, str, str]] = set()
    for fitted in export.pieces:
        artwork = fitted.artwork
        for side in sides(fitted, target.order):
            pattern = target.name
            if side is Side.BACK and artwork.back_name is not None:
                key = fitted.component, artwork.back_name, fitted.product_id
                if key in shared:
                    continue
                shared.add(key)
                pattern = target.shared_name
            times = artwork.copies if target.repeat and pattern == target.name else 1
            for _ in range(times):
                yield unlike(name_of(pattern, export.target.id, fitted, side), taken), fitted, side


def _rendered(export: Export, batch: list[tuple[str, Sheet]]) -> Files:
    if not batch:
        return
    info, fonts = document_info(export.design, None), export.design.shaper.library
    data = write_pdf([sheet for _, sheet in batch], info, fonts)
    pictures = render_pages(data, export.dpi)
    for (name, _), picture in zip(batch, pictures, strict=True):
        yield f"{name}.png", picture


FORM = Form("cards", write, CardsTarget, options=("dpi", "sizes"))
