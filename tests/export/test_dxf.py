"""Lines for cutters as DXF, read back by a library."""

import sys
from io import StringIO

import pytest

pytest.importorskip("ezdxf")

from ezdxf.document import Drawing
from ezdxf.entities.lwpolyline import LWPolyline
from ezdxf.filemanagement import read as read_dxf

from printkit.colour import parse_colour
from printkit.errors import UsageError
from printkit.export.dxf import lines_dxf, require_dxf
from printkit.export.tool_lines import ToolLines
from printkit.geometry.path import Path, polyline
from printkit.geometry.shapes import circle, rectangle

RED, BLUE = parse_colour("#ff0000"), parse_colour("#0000ff")
CUT = ToolLines("cut", RED, 0.1, rectangle(20, 30, 57, 80) + circle(150, 200, 12.7))
SCORE = ToolLines("score", BLUE, 0.1, polyline([(20, 40), (77, 40)]))


def read(data: bytes) -> Drawing:
    return read_dxf(StringIO(data.decode()))


def contours(drawing: Drawing, layer: str) -> list[LWPolyline]:
    found = drawing.modelspace().query(f'LWPOLYLINE[layer=="{layer}"]')
    return [entity for entity in found if isinstance(entity, LWPolyline)]


def box(contour: LWPolyline) -> tuple[float, ...]:
    points = list(contour.vertices())
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def test_it_is_in_millimetres_and_has_a_layer_for_each_tool() -> None:
    drawing = read(lines_dxf(297, [SCORE, CUT]))
    assert drawing.header["$INSUNITS"] == 4
    assert drawing.layers.get("cut").color == 1
    assert drawing.layers.get("score").color == 5
    assert drawing.audit().errors == []


def test_contours_are_closed_lines_of_true_size() -> None:
    drawing = read(lines_dxf(297, [SCORE, CUT]))
    card, chip = contours(drawing, "cut")
    assert card.closed
    assert chip.closed
    assert box(card) == pytest.approx((20, 187, 77, 267), abs=1e-6)  # y counts up
    assert box(chip) == pytest.approx((137.3, 84.3, 162.7, 109.7), abs=0.01)
    (fold,) = contours(drawing, "score")
    assert not fold.closed
    assert list(fold.vertices()) == [(20, 257), (77, 257)]


def test_colours_are_the_nearest_that_have_a_number() -> None:
    for colour, number in (("#ff8000", 30), ("#000000", 7), ("#00ff00", 3), ("#ff7f02", 30)):
        lines = ToolLines("crease", parse_colour(colour), 0.1, SCORE.path)
        assert read(lines_dxf(297, [lines])).layers.get("crease").color == number


def test_the_same_lines_give_the_same_bytes() -> None:
    assert lines_dxf(297, [SCORE, CUT]) == lines_dxf(297, [SCORE, CUT])
    assert lines_dxf(297, [CUT]) != lines_dxf(297, [SCORE, CUT])


def test_an_empty_sheet_is_a_drawing_too() -> None:
    assert len(read(lines_dxf(100, [ToolLines("cut", RED, 0.1, Path(()))])).modelspace()) == 0


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    require_dxf()
    monkeypatch.setitem(sys.modules, "ezdxf", None)
    with pytest.raises(UsageError) as caught:
        require_dxf()
    assert "ezdxf" in str(caught.value)
    assert "pipx inject printkit-games ezdxf" in str(caught.value.help_text)
