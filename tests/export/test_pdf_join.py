"""The kit, read back with pikepdf."""

from io import BytesIO

import pikepdf
import pytest

from printkit.export.pdf import write_pdf
from printkit.export.pdf_join import KitPart, join_pdfs
from tests.export.scenes import FONTS, INFO, sheet


def test_the_kit_holds_all_pages_and_leads_to_each_part() -> None:
    cards = write_pdf([sheet("Fronts"), sheet("Backs")], INFO, FONTS)
    board = write_pdf([sheet("Board")], INFO, FONTS)
    parts = [KitPart("Cards", cards), KitPart("Board", board)]
    kit = join_pdfs(parts, INFO)
    assert kit == join_pdfs(parts, INFO)
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


def test_pages_can_be_chosen_and_have_labels() -> None:
    cards = write_pdf([sheet("Fronts"), sheet("Backs"), sheet("More")], INFO, FONTS)
    parts = [KitPart("Cards", cards, [1, 2])]
    kit = join_pdfs(parts, INFO, ["1 back", "2 front"], "DuplexFlipLongEdge")
    with pikepdf.open(BytesIO(kit)) as pdf:
        assert [str(page.label) for page in pdf.pages] == ["1 back", "2 front"]
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        with pdf.open_outline() as outline:
            (cards_item,) = outline.root
            assert [child.title for child in cards_item.children] == ["Backs", "More"]
            leads_to = cards_item.children[0].destination
            assert isinstance(leads_to, pikepdf.Array)
            assert leads_to[0].objgen == pdf.pages[0].obj.objgen
