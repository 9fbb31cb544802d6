"""Several PDFs as one: the whole game in a file."""

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from printkit.export.document import DocumentInfo
from printkit.export.pdf_archive import archived

if TYPE_CHECKING:
    import pikepdf


def join_pdfs(parts: Sequence[tuple[str, bytes]], info: DocumentInfo) -> bytes:
    """The pages of all parts, with a bookmark for each part and its own bookmarks below it.

    The same parts give the same bytes.

    Raises:
        ValueError: there are no parts.
    """
    import pikepdf  # noqa: PLC0415 - late: start-up

    if not parts:
        raise ValueError("there is nothing to join")
    with pikepdf.new() as kit:
        bookmarks = [_append(kit, title, data) for title, data in parts]
        with kit.open_outline() as outline:
            outline.root.extend(bookmarks)
        _describe(kit, info)
        return archived(kit, info)


def _append(kit: "pikepdf.Pdf", title: str, data: bytes) -> "pikepdf.OutlineItem":
    """Append the pages of a part; the bookmark that leads to its first page."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    start = len(kit.pages)
    with pikepdf.open(BytesIO(data)) as part:
        entries = _bookmarked_pages(part)
        kit.pages.extend(part.pages)
    bookmark = pikepdf.OutlineItem(title, start, pikepdf.PageLocation.Fit)
    if len(entries) > 1:
        bookmark.is_closed = True
        bookmark.children.extend(
            pikepdf.OutlineItem(label, start + page, pikepdf.PageLocation.Fit)
            for label, page in entries
        )
    return bookmark


def _bookmarked_pages(part: "pikepdf.Pdf") -> list[tuple[str, int]]:
    """The titles of the part's own bookmarks and the pages (from 0) to which they lead."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    pages: dict[tuple[int, int], int] = {
        page.obj.objgen: number for number, page in enumerate(part.pages)
    }
    with part.open_outline() as outline:
        return [
            (item.title, pages[item.destination[0].objgen])
            for item in outline.root
            if isinstance(item.destination, pikepdf.Array)
        ]


def _describe(kit: "pikepdf.Pdf", info: DocumentInfo) -> None:
    import pikepdf  # noqa: PLC0415 - late: start-up

    kit.Root.Lang = pikepdf.String(info.language)
    kit.Root.PageMode = pikepdf.Name.UseOutlines
    kit.Root.ViewerPreferences = pikepdf.Dictionary(
        PrintScaling=pikepdf.Name("/None"), DisplayDocTitle=True
    )
