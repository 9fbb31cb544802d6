"""Content that several documents share: written once, and the same wherever it is drawn."""

from dataclasses import replace
from io import BytesIO

import pikepdf
import pytest

from printkit.colour import BLACK
from printkit.export.pdf import write_pdf
from printkit.export.pdf_finished import FinishedScenes, WantedScene
from printkit.export.pdf_fonts import FontUse, uses_of
from printkit.export.pdf_operators import path_operators
from printkit.geometry.path import Path
from printkit.geometry.shapes import rectangle
from printkit.scene import Group, Node, Shape, Sheet, Text
from printkit.scene.digest import key_of
from printkit.scene.nodes import keyed
from tests.export.scenes import FONTS, INFO, SHAPER, three_sheets


def test_a_scene_is_written_once_for_all_documents(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []

    def noted(path: Path) -> str:
        written.append(path)
        return path_operators(path)

    monkeypatch.setattr("printkit.export.pdf_content.path_operators", noted)
    sheets, finished = three_sheets(), FinishedScenes()
    alone = write_pdf(sheets, INFO, FONTS, finished=finished)
    assert written
    written.clear()
    assert write_pdf(sheets, INFO, FONTS, finished=finished) == alone
    finished.turn()
    assert write_pdf(sheets[:1], INFO, FONTS, finished=finished)
    assert not written
    finished.turn()
    finished.turn()
    assert write_pdf(sheets, INFO, FONTS, finished=finished) == alone
    assert written


def _board() -> Node:
    """A scene that is composed anew each time, of a part with a key."""
    square = Shape(rectangle(0, 0, 10, 10), BLACK)
    return Group((keyed(Group((square,)), "space"), square))


def test_equal_scenes_are_written_once() -> None:
    asked: list[str] = []
    finished = FinishedScenes(asked.append)
    first = finished.content(WantedScene(_board(), FONTS, "rgb"))
    assert finished.content(WantedScene(_board(), FONTS, "rgb")) is first
    assert finished.content(WantedScene(_board(), FONTS, "gray")) is not first
    finished.turn()
    assert finished.content(WantedScene(_board(), FONTS, "rgb")) is first
    assert asked == [key_of(_board())]
    finished.turn()
    finished.turn()
    again = finished.content(WantedScene(_board(), FONTS, "rgb"))
    assert again is not first
    assert again == first


def test_what_shares_content_is_as_if_it_were_written_alone() -> None:
    sheets, finished = three_sheets(), FinishedScenes()
    write_pdf(sheets[1:], INFO, FONTS, finished=finished)
    assert write_pdf(sheets, INFO, FONTS, finished=finished) == write_pdf(sheets, INFO, FONTS)


class OneFont:
    """A font that has every character."""

    def stretches(self, name: str, text: str) -> list[tuple[str, str]]:
        return [(name, text)]

    def data(self, name: str) -> bytes:
        return FONTS.data(name)


def test_each_plane_of_unicode_is_a_font_of_its_own() -> None:
    uses = list(uses_of(OneFont(), "Jost-Bold", "A\xa0\U0001f600B"))
    assert uses == [
        (FontUse("Jost-Bold"), "A "),
        (FontUse("Jost-Bold", 1), "\U0001f600"),
        (FontUse("Jost-Bold"), "B"),
    ]
    run = replace(SHAPER.shape("AxyB", "Jost-Bold", 5), text="A\xa0\U0001f600B")
    data = write_pdf([Sheet(60, 20, Text(run, 5, 10, BLACK), "Faces")], INFO, OneFont())
    with pikepdf.open(BytesIO(data)) as pdf:
        fonts = pdf.pages[0].obj.Resources.Font.values()
        maps = [font.ToUnicode.read_bytes() for font in fonts]
    assert [b"<0041> <0041>" in each for each in maps] == [True, False]
    assert [b"<F600> <D83DDE00>" in each for each in maps] == [False, True]
