"""The kit, read back with pikepdf."""

from io import BytesIO

import pikepdf
import pytest

from printkit.export.pdf import write_pdf
from printkit.export.pdf_join import join_pdfs
from tests.export.scenes import FONTS, INFO, sheet


def test_the_kit_holds_all_pages_and_leads_to_each_part() -> None:
    cards = write_pdf([sheet("Fronts"), sheet("Backs")], INFO, FONTS)
    board = write_pdf([sheet("Board")], INFO, FONTS)
    kit = join_pdfs([("Cards", cards), ("Board", board)], INFO)
    assert kit == join_pdfs([("Cards", cards), ("Board", board)], INFO)
    with pikepdf.open(BytesIO(kit)) as pdf:
        assert len(pdf.pages) == 3
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert str(pdf.docinfo.Title) == INFO.title
        with pdf.open_outline() as outline:
            first, second = outline.root
            assert (first.title, second.title) == ("Cards", "Board")
            assert [child.title for child in first.children] == ["Fronts", "Backs"]
            assert not second.children
            leads_to = second.destination
            assert isinstance(leads_to, pikepdf.Array)
            assert leads_to[0].objgen == pdf.pages[2].obj.objgen


def test_nothing_to_join_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to join"):
        join_pdfs([], INFO)
