"""The patterns of the seats along a strip, where there is only black: as round their counters.

The seed is the number of the seat, from 1, and every eighth pattern comes again.
"""

from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import BLACK, WHITE
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Group, Node, Shape, Stroke

_LINE = 0.3


@drawing("seat-pattern")
def seat_pattern(width: float, height: float, style: Style) -> Node:
    """Blocks, dots, stripes, lines, beads, checks, teeth or long bars on white."""
    whole = rectangle(0, 0, width, height)
    figures, lines = _figures(width, height, style.seed % 8)
    drawn = Shape(figures, None, Stroke(BLACK, _LINE)) if lines else Shape(figures, BLACK)
    return Group((Shape(whole, WHITE), drawn), clip=whole)


def _figures(width: float, height: float, seat: int) -> tuple[Path, bool]:
    """What the seat has, and whether these are lines."""
    half = height / 2
    match seat:
        case 2:
            figures = _dots(width, height)
        case 3:
            figures = joined(polyline([(x, 0), (x, height)]) for x in _steps(width, half))
        case 4:
            levels = (height * share for share in (0.25, 0.5, 0.75))
            figures = joined(polyline([(0, y), (width, y)]) for y in levels)
        case 5:
            figures = joined(circle(x, half, 0.32 * height) for x in _steps(width, height))
        case 6:
            upper = _blocks(width, 0, half, height, 0.5)
            figures = joined([upper, _blocks(width, half, half, height, 0.5, half)])
        case 7:
            count = int(width / half) + 2
            figures = polyline([(half * i, height * (0.1 + 0.8 * (i % 2))) for i in range(count)])
        case _:
            figures = _blocks(width, 0, height, (2 if seat else 4) * height, 0.5)
    return figures, seat in {3, 4, 5, 7}


def _dots(width: float, height: float) -> Path:
    """Two rows of dots, one shifted."""
    return joined(
        circle(x, height * at, 0.14 * height)
        for at, shift in ((0.28, 0.0), (0.72, height / 4))
        for x in _steps(width, height / 2, shift)
    )


def _blocks(
    width: float, top: float, height: float, step: float, share: float, shift: float = 0.0
) -> Path:
    """Blocks that take this share of each step."""
    return joined(
        rectangle(x - share * step / 2, top, share * step, height)
        for x in _steps(width, step, shift)
    )


def _steps(width: float, step: float, shift: float = 0.0) -> tuple[float, ...]:
    """Even steps out from the middle to both ends, a little beyond them."""
    count = int(width / 2 / step) + 2
    return tuple(width / 2 + shift + step * i for i in range(-count, count + 1))
