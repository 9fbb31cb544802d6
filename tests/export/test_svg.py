"""SVG files, read back with ElementTree."""

import re
from xml.etree import ElementTree as ET

import pytest

from printkit.colour import parse_colour
from printkit.export.svg import lines_svg, piece_svg, sheet_svg
from printkit.export.svg_attributes import path_data
from printkit.export.tool_lines import ToolLines
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Artwork, Group, Layer, Shape, Sheet, Side
from tests.export.scenes import SHAPER, WORDS, artwork, sheet

SVG = "{http://www.w3.org/2000/svg}"
LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"


def _parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 - our own output


@pytest.fixture(scope="module")
def root() -> ET.Element:
    return _parsed(piece_svg(artwork(), Side.FRONT, SHAPER, "A tile", "Made by fans."))


def _lines(root: ET.Element, layer: str) -> ET.Element:
    found = root.find(f"{SVG}g[@id='{layer}']/{SVG}path")
    assert found is not None
    return found


def test_the_file_is_as_large_as_the_piece_with_bleed(root: ET.Element) -> None:
    assert (root.get("width"), root.get("height")) == ("106mm", "66mm")
    assert root.get("viewBox") == "-3 -3 106 66"


def test_the_file_has_title_notice_and_layers(root: ET.Element) -> None:
    assert root.findtext(f"{SVG}title") == "A tile"
    assert root.findtext(f"{SVG}desc") == "Made by fans."
    assert [g.get(LABEL) for g in root.findall(f"{SVG}g")] == ["artwork", "cut", "score"]


def test_cutters_find_red_and_blue_hairlines(root: ET.Element) -> None:
    cut, score = _lines(root, "cut"), _lines(root, "score")
    assert (cut.get("stroke"), score.get("stroke")) == ("#ff0000", "#0000ff")
    assert cut.get("stroke-width") == "0.1"
    assert cut.get("d") == "M0 0L90 0L90 60L0 60Z"


def test_the_knife_goes_through_the_back_mirrored() -> None:
    back = _parsed(piece_svg(artwork(), Side.BACK, SHAPER, "A tile"))
    assert _lines(back, "cut").get("d") == "M100 0L10 0L10 60L100 60Z"


def test_text_is_outlines_that_say_what_they_show(root: ET.Element) -> None:
    titles = [p.findtext(f"{SVG}title") for p in root.iter(f"{SVG}path")]
    assert WORDS in titles
    assert not list(root.iter(f"{SVG}text"))


def test_every_reference_leads_to_a_definition(root: ET.Element) -> None:
    text = ET.tostring(root, encoding="unicode")
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    referred = set(re.findall(r'(?:href="|url\()#([\w-]+)', text))
    assert len(referred) == 4  # two symbols, a picture, a clip
    assert referred <= set(ids)


def test_path_data_is_read_back() -> None:
    data = path_data(circle(10, 20, 5))
    commands = re.findall(r"([MLCZ])([^MLCZ]*)", data)
    assert [c for c, _ in commands] == ["M", "C", "C", "C", "C", "Z"]
    assert [float(v) for v in commands[1][1].split()] == pytest.approx(
        [15, 22.7614, 12.7614, 25, 10, 25], abs=1e-4
    )


def test_sheets_are_the_same_text_each_time() -> None:
    text = sheet_svg(sheet(), SHAPER)
    assert text == sheet_svg(sheet(), SHAPER)
    assert _parsed(text).get("viewBox") == "0 0 100 60"


def test_a_sheet_has_lines_for_cutters_in_place_of_printed_ones() -> None:
    printed = Group((Shape(circle(5, 5, 5)),), layer=Layer.CUT)
    page = Sheet(50, 50, Group((printed,)), "One", cut=circle(9, 9, 2), score=circle(9, 9, 1))
    root = _parsed(sheet_svg(page, SHAPER))
    cut, score = _lines(root, "cut"), _lines(root, "score")
    assert (cut.get("stroke"), cut.get("stroke-width")) == ("#ff0000", "0.1")
    assert (score.get("stroke"), score.get("fill")) == ("#0000ff", "none")
    assert len(list(root.iter(f"{SVG}path"))) == 2


def test_a_missing_back_is_refused() -> None:
    piece = Artwork("a", "A", 10, 10, Shape(circle(5, 5, 5)))
    with pytest.raises(ValueError, match="has no back"):
        piece_svg(piece, Side.BACK, SHAPER, "A")


def test_lines_for_cutters_are_one_path_for_each_contour() -> None:
    cut = rectangle(10, 20, 57, 80) + circle(150, 200, 10)
    tools = [
        ToolLines("score", parse_colour("#0000ff"), 0.1, polyline([(10, 30), (67, 30)])),
        ToolLines("cut", parse_colour("#ff0000"), 0.05, cut),
    ]
    root = _parsed(lines_svg(210, 297, tools, "Sheet 1"))
    assert (root.get("width"), root.get("viewBox")) == ("210mm", "0 0 210 297")
    groups = root.findall(f"{SVG}g")
    assert [(g.get(LABEL), g.get("stroke"), len(g)) for g in groups] == [
        ("score", "#0000ff", 1),
        ("cut", "#ff0000", 2),
    ]
    assert groups[1][0].get("d") == "M10 20L67 20L67 100L10 100Z"
