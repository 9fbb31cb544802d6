"""What the PDF of a kit offers its readers, read back with pikepdf."""

from io import BytesIO

import pikepdf

from printkit.export.pdf import bookmarks_of, write_pdf
from printkit.export.pdf_viewing import Bookmark, Viewing
from tests.export.scenes import FONTS, INFO, sheet

SHEETS = [sheet("Fronts"), sheet("Backs"), sheet("Backs"), sheet("Board")]
VIEWING = Viewing(
    (Bookmark("Cards", 0, bookmarks_of(SHEETS[:3])), Bookmark("Board", 3)),
    ("1 front", "1 back", "2 back", "3"),
    "DuplexFlipLongEdge",
    outlined=True,
)


def test_bookmarks_lead_to_each_part_and_its_sheets() -> None:
    kit = write_pdf(SHEETS, INFO, FONTS, viewing=VIEWING)
    assert kit == write_pdf(SHEETS, INFO, FONTS, viewing=VIEWING)
    with pikepdf.open(BytesIO(kit)) as pdf:
        assert pdf.Root.PageMode == "/UseOutlines"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        with pdf.open_outline() as outline:
            first, second = outline.root
            assert (first.title, second.title) == ("Cards", "Board")
            assert first.is_closed
            assert [child.title for child in first.children] == ["Fronts", "Backs"]
            assert not second.children
            for item, page in ((first.children[1], 1), (second, 3)):
                assert isinstance(item.destination, pikepdf.Array)
                assert item.destination[0].objgen == pdf.pages[page].obj.objgen


def test_pages_have_labels() -> None:
    with pikepdf.open(BytesIO(write_pdf(SHEETS, INFO, FONTS, viewing=VIEWING))) as pdf:
        assert [str(page.label) for page in pdf.pages] == list(VIEWING.labels)


def test_pages_of_one_label_share_a_bookmark() -> None:
    marks = [(mark.title, mark.page) for mark in bookmarks_of(SHEETS, 4)]
    assert marks == [("Fronts", 4), ("Backs", 5), ("Board", 7)]
