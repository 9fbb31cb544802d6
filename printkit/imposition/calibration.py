"""One sheet printed on both sides that shows how far a printer's backs are off."""

from collections.abc import Iterator

from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.transform import Point
from printkit.imposition.frames import field, flip
from printkit.imposition.lettering import Lettering
from printkit.imposition.marks import HAIRLINE
from printkit.imposition.options import SheetOptions, SlugTexts, TextShaper
from printkit.imposition.slug_line import Words, home_sheet
from printkit.scene import Group, Layer, Node, Shape, Sheet, Side, Stroke
from printkit.units import MM_PER_POINT

REACH = 6
"""The scales go this far to each side, mm."""
LABELLED = 5
"""The ticks with numbers, mm."""
CROSS = 12.0
"""Half the length of the cross on the front, mm."""
_INSET = 25.0
_TEXT = 9.0 * MM_PER_POINT
_LEADING = 1.4


def calibration_sheets(
    options: SheetOptions, slug_texts: SlugTexts, shaper: TextShaper
) -> tuple[Sheet, Sheet]:
    """Front and back of the calibration sheet.

    The front has plain crosses. The back has crosses with scales in millimetres; where the
    front's cross shines through, the scale shows the offset that brings the back into line.
    """
    paper = options.paper.portrait
    words = Words(options, slug_texts, shaper)
    room = field(paper, options.margin)
    x, y, right, bottom = (room.x, room.y, room.right, room.bottom)
    targets = [
        room.centre,
        Point(x + _INSET, y + _INSET),
        Point(right - _INSET, y + _INSET),
        Point(x + _INSET, bottom - _INSET),
        Point(right - _INSET, bottom - _INSET),
    ]
    over = flip(paper, options.backs)
    stroke = Stroke(slug_texts.colour, HAIRLINE)
    crosses = Shape(joined(_cross(target, CROSS) for target in targets), stroke=stroke)
    scales = [n for t in targets for n in _scales(over.apply(*t), stroke, words.letters)]
    steps = list(_steps(slug_texts, room.centre, words.letters))
    return (
        home_sheet(
            paper,
            [_guides([crosses, *steps]), *words.front(paper, 1, 1, scheme=options.backs)],
            words.label(1, 1),
        ),
        home_sheet(
            paper,
            [_guides(scales), *words.back(paper, 1, 1)],
            words.label(1, 1, Side.BACK),
            Side.BACK,
        ),
    )


def _cross(at: Point, reach: float) -> Path:
    return polyline([(at.x - reach, at.y), (at.x + reach, at.y)]) + polyline(
        [(at.x, at.y - reach), (at.x, at.y + reach)]
    )


def _scales(at: Point, stroke: Stroke, letters: Lettering) -> Iterator[Node]:
    """A level and an upright scale from minus to plus, a tick each half millimetre."""
    halves = range(-2 * REACH, 2 * REACH + 1)
    ticks = [_cross(at, REACH)]
    for half in halves:
        offset, length = half / 2, _tick(half)
        ticks.append(polyline([(at.x + offset, at.y), (at.x + offset, at.y - length)]))
        ticks.append(polyline([(at.x, at.y + offset), (at.x + length, at.y + offset)]))
    yield Shape(joined(ticks), stroke=stroke)
    for value in (-LABELLED, LABELLED):
        text = f"{value:+d}".replace("-", "\N{MINUS SIGN}")
        yield letters.line(text, at.x + value, at.y + 3.0, align="centre")
        yield letters.line(text, at.x - 1.0, at.y + value + 0.7, align="right")
    yield letters.line("x", at.x + REACH + 1.5, at.y + 0.7)
    yield letters.line("y", at.x, at.y + REACH + 3.0, align="centre")


def _tick(half: int) -> float:
    """Length of a tick, ``half`` millimetres times two from the middle."""
    if half % (2 * LABELLED) == 0:
        return 2.6
    return 1.0 if half % 2 else 1.8


def _steps(slug_texts: SlugTexts, centre: Point, letters: Lettering) -> Iterator[Node]:
    """How to read the sheet, between the middle and the lower targets."""
    width, y = 120.0, centre.y + CROSS + 2 * _TEXT
    for number, step in enumerate(slug_texts.calibration, 1):
        yield letters.line(f"{number}.", centre.x - width / 2, y, size=_TEXT)
        for line in letters.wrapped(step.split(), width - 2 * _TEXT, _TEXT):
            yield letters.line(line, centre.x - width / 2 + 2 * _TEXT, y, size=_TEXT)
            y += _TEXT * _LEADING


def _guides(nodes: list[Node]) -> Node:
    return Group(tuple(nodes), layer=Layer.GUIDES)
