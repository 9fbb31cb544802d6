"""What a PDF offers to those who look at it: bookmarks, names of pages, how it is to be printed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.records import record

if TYPE_CHECKING:
    import pikepdf


@record
class Bookmark:
    """A title that leads to a page, counted from 0, with others below it that are folded away."""

    title: str
    page: int
    below: "tuple[Bookmark, ...]" = ()


@record
class Viewing:
    """The bookmarks; ``labels`` are what viewers call the pages, if not by numbers.

    ``duplex`` is the viewer preference of that name. Where ``outlined``, viewers show the
    bookmarks at once.
    """

    bookmarks: tuple[Bookmark, ...] = ()
    labels: tuple[str, ...] = ()
    duplex: str = ""
    outlined: bool = False


def offer(pdf: "pikepdf.Pdf", viewing: Viewing) -> None:
    """Write it into a document; sheets are printed as large as they are."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    with pdf.open_outline() as outline:
        outline.root.extend(map(_item, viewing.bookmarks))
    if viewing.outlined:
        pdf.Root.PageMode = pikepdf.Name.UseOutlines
    pdf.Root.ViewerPreferences = pikepdf.Dictionary(
        PrintScaling=pikepdf.Name("/None"), DisplayDocTitle=True
    )
    if viewing.labels:
        pdf.Root.PageLabels = _page_labels(viewing.labels)
    if viewing.duplex:
        pdf.Root.ViewerPreferences.Duplex = pikepdf.Name(f"/{viewing.duplex}")


def _item(bookmark: Bookmark) -> "pikepdf.OutlineItem":
    import pikepdf  # noqa: PLC0415 - late: start-up

    item = pikepdf.OutlineItem(bookmark.title, bookmark.page, pikepdf.PageLocation.Fit)
    item.is_closed = bool(bookmark.below)
    item.children.extend(map(_item, bookmark.below))
    return item


def _page_labels(labels: Sequence[str]) -> "pikepdf.Dictionary":
    """A label for each page: a prefix of its own, and no number after it."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    numbered: list[int | pikepdf.Object] = []
    for page, label in enumerate(labels):
        numbered += [page, pikepdf.Dictionary(P=pikepdf.String(label))]
    return pikepdf.Dictionary(Nums=pikepdf.Array(numbered))
