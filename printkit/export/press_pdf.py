"""PDFs for presses: PDF/X-4, which is PDF/A-2b as well, and PDF/X-1a:2003.

All colours are inks. Boxes say what is cut away, the output intent says for which condition of
printing the inks were chosen, and die lines are spot colours, printed over all else.
"""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING

from printkit.export.die_lines import add_die_lines
from printkit.export.document import DocumentInfo
from printkit.export.fonts import FontSource
from printkit.export.pdf import bookmarks_of, drawn_pages
from printkit.export.pdf_operators import OVERPRINTS
from printkit.export.pdf_viewing import Viewing, offer
from printkit.export.press_identity import Condition, identify_x1a, identify_x4
from printkit.inks.deriving import TOTAL_INK
from printkit.inks.inking import Inking
from printkit.inks.overprinting import Overprinting
from printkit.inks.palette import Inks
from printkit.inks.picture_inks import PictureInks, Profile
from printkit.records import record
from printkit.scene.artwork import Sheet

if TYPE_CHECKING:
    import pikepdf


@record
class PressStandard:
    """For whom a file is written: PDF/X-4 for a profile, X-1a for a registered condition."""

    intent: Profile | Condition
    inks: Inks
    to_inks: PictureInks
    limit: float | None = TOTAL_INK
    """All inks together where black text and lines leave the inks below them; None: nowhere."""


def write_press_pdf(
    sheets: Sequence[Sheet], info: DocumentInfo, fonts: FontSource, press: PressStandard
) -> bytes:
    """A page for each sheet, in inks; ``cut`` and ``score`` of sheets become die lines.

    Raises:
        ValueError: there are no sheets.
    """
    import pikepdf  # noqa: PLC0415 - late: start-up

    inking = Inking(press.inks)
    over = Overprinting(press.limit)
    inked = [replace(each, content=over.marked(inking.inked(each.content))) for each in sheets]
    data = drawn_pages(inked, fonts, "cmyk", press.to_inks)
    with pikepdf.open(BytesIO(data)) as pdf:
        offer(pdf, Viewing(bookmarks_of(sheets)))
        _define_overprints(pdf, allowed=press.limit is not None)
        match press.intent:
            case Profile() as profile:
                add_die_lines(pdf, sheets, layered=True)
                identify_x4(pdf, info, profile, data)
                return _saved(pdf, "1.6")
            case Condition() as condition:
                add_die_lines(pdf, sheets, layered=False)
                identify_x1a(pdf, info, condition)
                return _saved(pdf, "1.4")


def _define_overprints(pdf: "pikepdf.Pdf", *, allowed: bool) -> None:
    """The graphics states that the content names, in every page and form."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    states = pdf.make_indirect(
        pikepdf.Dictionary(
            {
                f"/{name}": pikepdf.Dictionary(
                    Type=pikepdf.Name.ExtGState,
                    OP=lines and allowed,
                    op=fills and allowed,
                    OPM=int(allowed and (lines or fills)),
                )
                for name, (lines, fills) in OVERPRINTS.items()
            }
        )
    )
    forms = [
        each for each in pdf.objects
        if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Form"
    ]  # fmt: skip
    for owner in [*forms, *(page.obj for page in pdf.pages)]:
        if "/Resources" not in owner:
            owner.Resources = pikepdf.Dictionary()
        owner.Resources.ExtGState = states


def _saved(pdf: "pikepdf.Pdf", version: str) -> bytes:
    """The file as old workflows can read it too: no objects hidden in streams."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    out = BytesIO()
    pdf.save(
        out,
        deterministic_id=True,
        force_version=version,
        object_stream_mode=pikepdf.ObjectStreamMode.disable,
        compress_streams=False,
        fix_metadata_version=False,
    )
    return out.getvalue()
