"""The bands of groups in black only: a bold figure for each, to be told apart from across a table.

The seed is the number of the group, from 1; the last stands for all that follow. Rows and columns
are fitted to the band, so that no figure is cut at its ends.
"""

from collections.abc import Callable, Iterator

from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Group, Node, Shape, Stroke

PITCH = 2.9
"""From figure to figure, mm; less in a low band, which shows two rows."""


class _Grid:
    """The cells of a band, as high as they are wide or nearly."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.pitch = min(PITCH, height / 2)
        self.columns, self.rows = max(1, round(width / self.pitch)), round(height / self.pitch)
        self.across, self.down = width / self.columns, height / self.rows

    def cells(self, shift: float = 0.5) -> Iterator[tuple[float, float]]:
        """Their middles, every other row shifted by half a cell."""
        for row in range(self.rows):
            aside = shift * (row % 2)
            for i in range(self.columns - (1 if aside else 0)):
                yield self.across * (i + 0.5 + aside), self.down * (row + 0.5)


_Figures = tuple[Path, float]
"""Lines and their width in pitches; surfaces if that is zero."""


def _squares(grid: _Grid) -> _Figures:
    side = 0.5 * grid.pitch
    return joined(rectangle(x - side / 2, y - side / 2, side, side) for x, y in grid.cells()), 0.0


def _dots(grid: _Grid) -> _Figures:
    return joined(circle(x, y, 0.22 * grid.pitch) for x, y in grid.cells()), 0.0


def _rings(grid: _Grid) -> _Figures:
    return joined(circle(x, y, 0.3 * grid.pitch) for x, y in grid.cells()), 0.1


def _crosses(grid: _Grid) -> _Figures:
    arm = 0.34 * grid.pitch
    crosses = (f"M{x - arm} {y}H{x + arm}M{x} {y - arm}V{y + arm}" for x, y in grid.cells())
    return parse_path_data("".join(crosses)), 0.2


def _waves(grid: _Grid) -> _Figures:
    half, swing = grid.across / 2, 0.36 * grid.pitch
    waves = (
        f"M{x - half} {y}q{half / 2} {-swing} {half} 0q{half / 2} {swing} {half} 0"
        for x, y in grid.cells(0.0)
    )
    return parse_path_data("".join(waves)), 0.15


def _chevrons(grid: _Grid) -> _Figures:
    half, rise = grid.across / 2, 0.28 * grid.pitch
    peaks = (
        f"M{x - half} {y + rise}L{x} {y - rise}L{x + half} {y + rise}" for x, y in grid.cells(0.0)
    )
    return parse_path_data("".join(peaks)), 0.2


def _bars(grid: _Grid, share: float = 0.32) -> _Figures:
    step = grid.across
    return joined(
        rectangle(step * (i + 0.5 - share / 2), 0.0, share * step, grid.height)
        for i in range(grid.columns)
    ), 0.0


def _levels(grid: _Grid) -> _Figures:
    count = max(2, round(grid.height / (0.6 * PITCH)))
    step = grid.height / count
    return joined(
        rectangle(0.0, step * (i + 0.3), grid.width, 0.4 * step) for i in range(count)
    ), 0.0


def _lattice(grid: _Grid) -> _Figures:
    high = grid.height
    starts = [grid.across * i for i in range(-int(high / grid.across) - 1, grid.columns + 1)]
    return joined(
        polyline([(x + near, 0.0), (x + high - near, high)]) for x in starts for near in (0.0, high)
    ), 0.13


def _track(grid: _Grid) -> _Figures:
    """Two rails over sleepers."""
    sleepers, _ = _bars(grid, 0.2)
    rail = min(0.07 * grid.height, 0.3 * grid.pitch)
    rails = (rectangle(0.0, at * grid.height, grid.width, rail) for at in (0.27, 0.66))
    return joined([sleepers, *rails]), 0.0


_PATTERNS: tuple[Callable[[_Grid], _Figures], ...] = (
    _squares,
    _waves,
    _dots,
    _chevrons,
    _bars,
    _rings,
    _lattice,
    _levels,
    _track,
    _crosses,
)


@drawing("band-pattern")
def band_pattern(width: float, height: float, style: Style) -> Node:
    """The figures of a group, which its seed names, on white."""
    whole, grid = rectangle(0, 0, width, height), _Grid(width, height)
    ground = Shape(whole, WHITE)
    if style.seed < 1:
        return ground
    figures, share = _PATTERNS[min(style.seed, len(_PATTERNS)) - 1](grid)
    drawn = (
        Shape(figures, None, Stroke(style.line, share * grid.pitch))
        if share
        else Shape(figures, style.line)
    )
    return Group((ground, drawn), clip=whole)
