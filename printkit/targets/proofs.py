"""What a press will print, shown on a screen."""

from collections.abc import Sequence
from dataclasses import replace

from printkit.export.pdf import write_pdf
from printkit.export.png import render_pages
from printkit.inks.proofing import Proofing
from printkit.pipeline.press import document_info
from printkit.scene import Sheet
from printkit.targets.export import Export, Files
from printkit.targets.inks import inks_of, profile_of
from printkit.targets.press_target import press_of

DPI = 150


def proofs(export: Export, name: str, sheets: Sequence[Sheet]) -> Files:
    """A picture of each page in the colours that the inks will have."""
    limit = press_of(export).ink_limit / 100
    proofing = Proofing(inks_of(export), profile_of(export.options), limit)
    info, fonts = document_info(export.design, None), export.design.shaper.library
    for number, sheet in enumerate(sheets, 1):
        shown = replace(sheet, content=proofing.shown(sheet.content))
        (picture,) = render_pages(write_pdf([shown], info, fonts), DPI)
        yield f"proof/{name}-{number:03}.png", picture
