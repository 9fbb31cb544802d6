"""Sheets as a PDF."""

from collections.abc import Sequence
from itertools import groupby

from printkit.export.document import DocumentInfo
from printkit.export.fonts import FontSource
from printkit.export.pdf_archive import archived_bytes
from printkit.export.pdf_document import Document
from printkit.export.pdf_finished import FinishedScenes
from printkit.export.pdf_images import ToInks
from printkit.export.pdf_operators import ColourSpace, HomeColours
from printkit.export.pdf_viewing import Bookmark, Viewing
from printkit.scene.artwork import Sheet


def write_pdf(
    sheets: Sequence[Sheet],
    info: DocumentInfo,
    fonts: FontSource,
    colours: HomeColours = "rgb",
    *,
    finished: FinishedScenes | None = None,
    viewing: Viewing | None = None,
    tagged: bool = False,
) -> bytes:
    """A PDF with a page for each sheet.

    It keeps the rules of PDF/A-2b. The same sheets give the same bytes: the file carries a fixed
    date, or the one that the environment variable SOURCE_DATE_EPOCH states. ``finished`` is what
    other documents have drawn already. Unless ``viewing`` says what readers are offered, there is
    a bookmark for each run of sheets of one label. A ``tagged`` document is PDF/UA-1, too: it says
    what the tagged parts of its pages are.

    Raises:
        ValueError: there are no sheets.
    """
    drawn = _drawn(sheets, fonts, colours, finished=finished, tagged=tagged)
    viewing = viewing or Viewing(bookmarks_of(sheets))
    return archived_bytes(drawn.data(), info, viewing, drawn.marks if tagged else None)


def drawn_pages(
    sheets: Sequence[Sheet],
    fonts: FontSource,
    colours: ColourSpace,
    to_inks: ToInks | None = None,
) -> bytes:
    """The same as reportlab writes it, which says nothing of itself yet and offers nothing.

    Raises:
        ValueError: there are no sheets.
    """
    return _drawn(sheets, fonts, colours, to_inks).data()


def _drawn(
    sheets: Sequence[Sheet],
    fonts: FontSource,
    colours: ColourSpace,
    to_inks: ToInks | None = None,
    *,
    finished: FinishedScenes | None = None,
    tagged: bool = False,
) -> Document:
    if not sheets:
        raise ValueError("a PDF needs at least one sheet")
    document = Document(fonts, colours, finished or FinishedScenes(), to_inks, tagged=tagged)
    for sheet in sheets:
        document.add(sheet)
    return document


def bookmarks_of(sheets: Sequence[Sheet], first: int = 0) -> tuple[Bookmark, ...]:
    """A bookmark for each run of sheets of one label; the pages are counted from ``first``."""
    runs = groupby(enumerate(sheets, first), key=lambda numbered: numbered[1].label)
    return tuple(Bookmark(label, next(run)[0]) for label, run in runs)
