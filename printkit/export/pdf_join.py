"""Several PDFs as one: the whole game in a file."""

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from printkit.export.document import DocumentInfo
from printkit.export.pdf_archive import archived

if TYPE_CHECKING:
    import pikepdf


class KitPart(NamedTuple):
    """A PDF under a bookmark; ``pages`` are those to take, from 0, or None for all."""

    title: str
    data: bytes
    pages: Sequence[int] | None = None


def join_pdfs(
    parts: Sequence[KitPart],
    info: DocumentInfo,
    labels: Sequence[str] = (),
    duplex: str = "",
) -> bytes:
    """The pages of all parts, with a bookmark for each part and its own bookmarks below it.

    ``labels`` are what viewers call the pages, ``duplex`` is the viewer preference of that name.
    The same parts give the same bytes.

    Raises:
        ValueError: there are no parts.
    """
    import pikepdf  # noqa: PLC0415 - late: start-up

    if not parts:
        raise ValueError("there is nothing to join")
    with pikepdf.new() as kit:
        bookmarks = [_append(kit, part) for part in parts]
        with kit.open_outline() as outline:
            outline.root.extend(bookmarks)
        _describe(kit, info)
        if labels:
            kit.Root.PageLabels = _page_labels(labels)
        if duplex:
            kit.Root.ViewerPreferences.Duplex = pikepdf.Name(f"/{duplex}")
        return archived(kit, info)


def _page_labels(labels: Sequence[str]) -> "pikepdf.Dictionary":
    """A label for each page: a prefix of its own, and no number after it."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    numbered: list[int | pikepdf.Object] = []
    for page, label in enumerate(labels):
        numbered += [page, pikepdf.Dictionary(P=pikepdf.String(label))]
    return pikepdf.Dictionary(Nums=pikepdf.Array(numbered))


def _append(kit: "pikepdf.Pdf", part: KitPart) -> "pikepdf.OutlineItem":
    """Append the pages of a part; the bookmark that leads to its first page."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    start = len(kit.pages)
    with pikepdf.open(BytesIO(part.data)) as pdf:
        chosen = range(len(pdf.pages)) if part.pages is None else part.pages
        entries = [
            (label, start + chosen.index(page))
            for label, page in _bookmarked_pages(pdf)
            if page in chosen
        ]
        kit.pages.extend(pdf.pages[page] for page in chosen)
    bookmark = pikepdf.OutlineItem(part.title, start, pikepdf.PageLocation.Fit)
    if len(entries) > 1:
        bookmark.is_closed = True
        bookmark.children.extend(
            pikepdf.OutlineItem(label, page, pikepdf.PageLocation.Fit) for label, page in entries
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
