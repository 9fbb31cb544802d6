"""The line work of banknotes, in the colour of the note: ground, frame, band and rosette."""

from printkit.art.guilloche import rosette, swell, wave_band
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style, sturdy
from printkit.colour import BLACK, Colour
from printkit.geometry.path import Path, joined
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import rotate, translate
from printkit.scene import Group, Node, Shape, Stroke

_WEAVES = (
    (16, 12),
    (8, 6),
    (10, 14),
    (12, 8),
    (14, 16),
    (20, 10),
    (24, 16),
    (32, 12),
)
"""Petals of the outer and of the inner ring, from the least value up; first that of no note."""


@drawing("note-ground")
def note_ground(width: float, height: float, style: Style) -> Node:
    """A tinted sea of fine lines over the whole note; printing stands on it."""
    paper = Shape(rectangle(0, 0, width, height), style.sky(style.accent.tint(0.16)))
    lines = max(4, round(height / 1.5))
    periods = max(2, round(width / 26))
    sea = swell(width, height, lines, periods, 3.2)
    return Group((paper, _engraved(sea, style, 0.4)))


@drawing("note-rosette")
def note_rosette(width: float, height: float, style: Style) -> Node:
    """Two woven rings around an open middle, which holds a numeral; the seed chooses the weave."""
    radius = min(width, height) / 2 - 0.3
    cx, cy = width / 2, height / 2
    disc = Shape(circle(cx, cy, radius * 0.97), style.fill(style.accent.tint(0.1)))
    petals, loops = _WEAVES[style.seed % len(_WEAVES)]
    outer = rosette(cx, cy, radius, petals, 0.27, 6)
    inner = rosette(cx, cy, radius * 0.72, loops, 0.3, 6, sharpness=0.12)
    rims = joined(circle(cx, cy, radius * share) for share in (0.73, 0.49, 0.465))
    middle = Shape(circle(cx, cy, radius * 0.49), style.fill(style.accent.tint(0.05)))
    return Group(
        (
            disc,
            _engraved(outer, style, 0.8),
            _engraved(inner, style, 0.65),
            middle,
            _engraved(rims, style, 1.0, 0.2),
        )
    )


@drawing("note-border")
def note_border(width: float, height: float, style: Style) -> Node:
    """A woven frame between double rules, with a rosette in each corner."""
    band = 0.1 * min(width, height)
    weave = joined(_frame_bands(width, height, band))
    corners = [(x, y) for x in (band / 2, width - band / 2) for y in (band / 2, height - band / 2)]
    blanks = joined(
        rectangle(0.1 if x == band / 2 else x - band / 2, y0, band - 0.1, band - 0.1)
        for x, y in corners
        for y0 in [0.1 if y == band / 2 else y - band / 2]
    )
    flowers = joined(rosette(x, y, band * 0.44, 6, 0.6, 3) for x, y in corners)
    rules = joined(
        rectangle(inset, inset, width - 2 * inset, height - 2 * inset)
        for inset in (0.1, band, band + 0.5)
    )
    return Group(
        (
            Shape(_frame_area(width, height, band), style.fill(style.accent.tint(0.08))),
            _engraved(weave, style, 0.85),
            _engraved(flowers, style, 0.9),
            _engraved(joined([rules, blanks]), style, 1.0, 0.2),
        )
    )


@drawing("note-weave")
def note_weave(width: float, height: float, style: Style) -> Node:
    """A woven band between rules from end to end, a finer one along its middle."""
    waves = max(1, round(width / (1.5 * height)))
    wide = wave_band(width, 0.76 * height, 6, waves).moved(0, 0.12 * height)
    narrow = wave_band(width, 0.3 * height, 3, 4 * waves).moved(0, 0.35 * height)
    rules = joined(
        rectangle(0, inset * height, width, (1 - 2 * inset) * height) for inset in (0.0, 0.045)
    )
    return Group(
        (
            Shape(rectangle(0, 0, width, height), style.sky(style.accent.tint(0.08))),
            _engraved(wide, style, 0.75, 0.2),
            _engraved(narrow, style, 1.0, 0.2),
            _engraved(rules, style, 1.0, 0.3),
        )
    )


def _frame_area(width: float, height: float, band: float) -> Path:
    """The four sides of a frame as one path."""
    return joined(
        [
            rectangle(0, 0, width, band),
            rectangle(0, height - band, width, band),
            rectangle(0, band, band, height - 2 * band),
            rectangle(width - band, band, band, height - 2 * band),
        ]
    )


def _frame_bands(width: float, height: float, band: float) -> list[Path]:
    """Woven bands along the four sides, between the corners."""
    margin = 0.14 * band
    deep = band - 2 * margin
    across = wave_band(width - 2 * band, deep, 4, max(1, round((width - 2 * band) / band / 1.2)))
    along = wave_band(height - 2 * band, deep, 4, max(1, round((height - 2 * band) / band / 1.2)))
    upright = along.transformed(rotate(90))
    return [
        across.moved(band, margin),
        across.moved(band, height - band + margin),
        upright.transformed(translate(band - margin, band)),
        upright.transformed(translate(width - margin, band)),
    ]


def _engraved(path: Path, style: Style, strength: float, width: float = 0.14) -> Shape:
    """A fine line in the note's colour, ``strength`` of it on white."""
    ink = _ink(style, strength)
    return Shape(path, None, Stroke(ink, sturdy(ink, width)))


def _ink(style: Style, strength: float) -> Colour:
    return BLACK.tint(0.75 * strength) if style.ink is Ink.MONO else style.accent.tint(strength)
