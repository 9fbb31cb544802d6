"""Hatching instead of colour: as heralds do, each group of a game has lines of its own.

The seed is the number of the group, from 1; from the eleventh on they are plain.
"""

from collections.abc import Callable
from dataclasses import replace

from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_THIN, _STRONG = 0.16, 0.3
_CHEVRONS = 5.0
"""Height of a row of chevrons, about."""


def _level(plate: Plate, box: Path, gap: float, width: float = _THIN) -> None:
    plate.hatch(box, gap, width)


def _rising(plate: Plate, box: Path, gap: float) -> None:
    plate.hatch(box, gap, _THIN, 1.0)


def _falling(plate: Plate, box: Path, gap: float) -> None:
    plate.hatch(box, gap, _THIN, -1.0)


def _upright(plate: Plate, box: Path, gap: float, width: float = _THIN) -> None:
    around = box.bounds()
    count = int(around.width / gap)
    lines = (
        polyline([(x, around.y), (x, around.bottom)])
        for x in (around.x + gap * (i + 0.5) for i in range(count))
    )
    plate.line(joined(lines), width)


def _chevrons(plate: Plate, box: Path, gap: float) -> None:
    around = box.bounds()
    count, rows = max(1, round(around.width / gap)), max(1, round(around.height / _CHEVRONS))
    step, high = around.width / count, around.height / rows
    zigzags = (
        polyline(
            [
                (around.x + step * (i + 0.5), low - 0.15 * high * (1 + 4.6 * (i % 2)))
                for i in range(count)
            ]
        )
        for low in (around.y + high * (row + 1) for row in range(rows))
    )
    plate.line(joined(zigzags), _STRONG)


def _dots(plate: Plate, box: Path, gap: float) -> None:
    around = box.bounds()
    rows = max(1, int(around.height / gap))
    columns = max(1, round(around.width / gap))
    across, down = around.width / columns, around.height / rows
    spots = (
        circle(around.x + across * (i + 0.5 + 0.5 * (row % 2)), around.y + down * (row + 0.5), 0.24)
        for row in range(rows)
        for i in range(columns - row % 2)
    )
    plate.dot(joined(spots), plate.style.line)


def _crossed(plate: Plate, box: Path) -> None:
    _rising(plate, box, 1.5)
    _falling(plate, box, 1.5)


def _grid(plate: Plate, box: Path) -> None:
    _level(plate, box, 1.2, 0.22)
    _upright(plate, box, 1.2, 0.22)


def _broken(plate: Plate, box: Path) -> None:
    around = box.bounds()
    step, long = 2.0, 1.2
    rows, columns = int(around.height / 0.9), int(around.width / step) + 1
    dashes = (
        polyline([(x, y), (min(x + long, around.right), y)])
        for row in range(rows)
        for y in (around.y + 0.9 * (row + 0.5),)
        for x in (around.x + step * (i + 0.5 * (row % 2)) for i in range(columns))
        if x < around.right
    )
    plate.line(joined(dashes), _STRONG)


_HATCHINGS: tuple[Callable[[Plate, Path], None], ...] = (
    _crossed,
    lambda plate, box: _level(plate, box, 1.0),
    lambda plate, box: _rising(plate, box, 1.1),
    lambda plate, box: _chevrons(plate, box, 1.5),
    lambda plate, box: _upright(plate, box, 1.0, _STRONG),
    lambda plate, box: _dots(plate, box, 1.2),
    lambda plate, box: _falling(plate, box, 1.1),
    lambda plate, box: _level(plate, box, 0.7, _STRONG),
    _grid,
    _broken,
)


def draw_tincture(plate: Plate, box: Path, number: int) -> None:
    """A surface on which the lines of a group stand, its own grey below them."""
    plate.plain(box, plate.style.accent.grey().tint(0.45))
    if 1 <= number <= len(_HATCHINGS):
        _HATCHINGS[number - 1](plate, box)


@drawing("tincture-bold")
def tincture_bold(width: float, height: float, style: Style) -> Node:
    """The same on white and twice as coarse: to be told from across the table."""
    plate = Plate(width, height, replace(style, accent=WHITE), width / 2, height / 2)
    draw_tincture(plate, rectangle(0, 0, width / 2, height / 2), style.seed)
    return plate.node()


@drawing("tincture")
def tincture(width: float, height: float, style: Style) -> Node:
    """The lines of a group, which its seed names, over the whole box."""
    plate = Plate(width, height, style, width, height)
    draw_tincture(plate, rectangle(0, 0, width, height), style.seed)
    return plate.node()
