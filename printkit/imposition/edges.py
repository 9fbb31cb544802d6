"""The words and the ruler along the edges of a sheet."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from printkit.colour import Colour
from printkit.geometry.path import Bounds, joined, polyline
from printkit.imposition.lettering import SIZE, Lettering
from printkit.scene import Group, Layer, Node, Shape, Stroke
from printkit.units import MM_PER_POINT

RULER = 100
"""Length of the ruler, mm."""
_RULER_LINE = 0.5 * MM_PER_POINT
LEADING = 1.25
SIZES = tuple(points * MM_PER_POINT for points in (6.0, 5.5, 5.0, 4.5))
"""Header and footer take the first of these in which they fit, the last in any case."""
FOOTER_LINES = 2
SEPARATOR = " · "
ASCENT, DESCENT = 0.97, 0.24
"""How far accents reach above the baseline and tails below it, in em: they keep to the strip."""
_GAP = 6.0
"""Between the footer's words and the ruler, mm."""


def header(printable: Bounds, left: Sequence[str], right: str, letters: Lettering) -> Node:
    """One line at the top edge: what the sheet is, and which one of how many."""
    text = SEPARATOR.join(filter(None, left))
    room = printable.width - _GAP
    fitting = (s for s in SIZES if letters.width(text, s) + letters.width(right, s) <= room)
    size = next(fitting, SIZES[-1])
    baseline = printable.y + ASCENT * SIZE
    return _guides(
        [
            letters.line(text, printable.x, baseline, size=size),
            letters.line(right, printable.right, baseline, size=size, align="right"),
        ]
    )


@lru_cache(maxsize=8)
def footer(
    printable: Bounds,
    parts: tuple[str, ...],
    notice: str,
    caption: str,
    letters: Lettering,
) -> Node:
    """At the lower edge: how to print on the left, a ruler to check the scale on the right.

    The notice stands on a line of its own, so that the sheets of a kit look alike. Those of one
    component have the same footer, which is set once.
    """
    width = printable.width - RULER - _GAP
    size, lines = next(_settings(list(filter(None, parts)), notice, width, letters))
    first = printable.bottom - (DESCENT + (len(lines) - 1) * LEADING) * size
    nodes: list[Node] = [
        letters.line(line, printable.x, first + i * size * LEADING, size=size)
        for i, line in enumerate(lines)
    ]
    half = _RULER_LINE / 2
    at = printable.right - RULER - half, printable.bottom - half
    return _guides([*nodes, *ruler(*at, caption, letters)])


def _settings(
    parts: Sequence[str], notice: str, width: float, letters: Lettering
) -> Iterator[tuple[float, list[str]]]:
    """Sizes and lines that fit the footer, the largest size first; the smallest always comes.

    Lines end between parts; only a part that is longer than a line is broken.
    """
    for size in SIZES:
        whole = [*letters.wrapped(parts, width, size, SEPARATOR), *filter(None, [notice])]
        lines = [line for text in whole for line in letters.wrapped(text.split(" "), width, size)]
        if len(lines) <= FOOTER_LINES or size == SIZES[-1]:
            yield size, lines


def ruler(x: float, y: float, caption: str, letters: Lettering) -> list[Node]:
    """A ruler of 100 mm standing on (x, y), ticks each 5 mm, its caption above the middle."""
    return [
        ruler_line(x, y, letters.colour),
        letters.line(caption, x + RULER / 2, y - 3.2, align="centre"),
    ]


def ruler_line(x: float, y: float, colour: Colour, most: float = 2.4) -> Node:
    """The line of the ruler with its ticks, the tallest of which are ``most`` mm high."""
    ticks = [
        polyline([(x + at, y), (x + at, y - _tick(at) * most)]) for at in range(0, RULER + 1, 5)
    ]
    path = joined([polyline([(x, y), (x + RULER, y)]), *ticks])
    return Shape(path, stroke=Stroke(colour, _RULER_LINE, cap="square"))


def _tick(at: int) -> float:
    """Height of a tick: tall at the ends and in the middle, short between the centimetres."""
    if at % 50 == 0:
        return 1.0
    return 2 / 3 if at % 10 == 0 else 1 / 3


def _guides(nodes: Sequence[Node]) -> Node:
    return Group(tuple(nodes), layer=Layer.GUIDES)
