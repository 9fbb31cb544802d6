"""Lines for cutters as DXF, in millimetres, with a layer for each tool."""

from collections.abc import Iterable, Sequence
from io import StringIO
from math import dist
from typing import Any

from printkit.colour import BLACK, Colour
from printkit.errors import UsageError
from printkit.export.tool_lines import ToolLines
from printkit.geometry.path import Path

TOLERANCE = 0.005
"""Straight lines stand for curves and are nowhere so far from them, mm."""
_NEAR = 1e-6
_MILLIMETRES = 4
_BLACK = 7
"""The number of black, which is white on a dark screen; colours are numbers in this format."""


def require_dxf() -> None:
    """Make sure that DXF can be written.

    Raises:
        UsageError: the library for it is not installed.
    """
    try:
        import ezdxf  # noqa: F401, PLC0415 - late: only some installations have it
    except ImportError:
        raise UsageError(
            "DXF files need the library ezdxf, which is not installed",
            "install it as the extra 'cutter' does: pipx inject printkit-games ezdxf",
        ) from None


def lines_dxf(height: float, lines: Sequence[ToolLines]) -> bytes:
    """The lines of a sheet of this height, mm; y counts up from its lower edge.

    Each contour is one polyline, closed where the contour is.
    """
    from ezdxf._options import options  # noqa: PLC0415 - late: only some installations have it
    from ezdxf.filemanagement import new  # noqa: PLC0415 - late: see above

    # A library's way to leave out the time and chance: the same lines give the same bytes.
    options.write_fixed_meta_data_for_testing = True
    document = new("R2000", units=_MILLIMETRES)
    document.header["$MEASUREMENT"] = 1
    for tool in lines:
        document.layers.add(tool.layer, color=_number(tool.colour))
        for contour in tool.path.subpaths():
            _add(document.modelspace(), contour, height, tool.layer)
    out = StringIO()
    document.write(out)
    return out.getvalue().encode()


def _number(colour: Colour) -> int:
    """The first of the numbered colours that is nearest."""
    from ezdxf.colors import aci2rgb  # noqa: PLC0415 - late: see above

    if colour == BLACK:
        return _BLACK
    wanted = [255 * part for part in (colour.red, colour.green, colour.blue)]
    return min(range(1, 256), key=lambda number: dist(aci2rgb(number), wanted))


def _add(space: Any, contour: Path, height: float, layer: str) -> None:
    points = list(_points(contour, height))
    closed = len(points) > 2 and points[0].isclose(points[-1], abs_tol=_NEAR)  # noqa: PLR2004 - a line
    corners = [(point.x, point.y) for point in (points[:-1] if closed else points)]
    space.add_lwpolyline(corners, close=closed, dxfattribs={"layer": layer})


def _points(contour: Path, height: float) -> Iterable[Any]:
    from ezdxf.path import Path as Drawn  # noqa: PLC0415 - late: see above

    drawn = Drawn()
    for segment in contour.segments:
        match segment:
            case ("M", x, y):
                drawn = Drawn((x, height - y))
            case ("L", x, y):
                drawn.line_to((x, height - y))
            case ("C", x1, y1, x2, y2, x, y):
                drawn.curve4_to((x, height - y), (x1, height - y1), (x2, height - y2))
            case _:
                drawn.close()
    return drawn.flattening(TOLERANCE)
