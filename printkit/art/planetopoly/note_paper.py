"""The paper of Planetopoly's notes: a chart of the sky around a point, and the frame of a map."""

from printkit.art.planetopoly.charts import degrees
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style, sturdy
from printkit.colour import BLACK, Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.scene import Group, Node, Shape, Stroke

_POLE = (0.265, 0.5)
"""Where the circles of the chart have their middle, as shares of the note."""


@drawing("planet-note-ground")
def note_ground(width: float, height: float, style: Style) -> Node:
    """Circles and hours of a chart around the place of the engraving, from edge to edge."""
    paper = Shape(rectangle(0, 0, width, height), style.sky(style.accent.tint(0.13)))
    return Group((paper, _chart(width, height, _POLE, style)))


@drawing("planet-note-ground-back")
def note_ground_back(width: float, height: float, style: Style) -> Node:
    """The same around the middle of the note."""
    paper = Shape(rectangle(0, 0, width, height), style.sky(style.accent.tint(0.13)))
    return Group((paper, _chart(width, height, (0.5, 0.5), style)))


def _chart(width: float, height: float, pole: tuple[float, float], style: Style) -> Shape:
    x, y = pole[0] * width, pole[1] * height
    reach = (max(x, width - x) ** 2 + (height / 2) ** 2) ** 0.5
    step = height / 26
    circles = [circle(x, y, i * step) for i in range(10, int(reach / step) + 1)]
    hours = [polyline(on_circle(x, y, r, 7.5 * i) for r in (10 * step, reach)) for i in range(48)]
    return _engraved(joined([*circles, *hours]), style, 0.34)


@drawing("planet-note-frame")
def note_frame(width: float, height: float, style: Style) -> Node:
    """The neat line of a map: rules, and dark and light degrees between them, or their outlines."""
    band = 0.035 * height
    rules = joined(
        rectangle(at, at, width - 2 * at, height - 2 * at) for at in (0.1, band, 2 * band)
    )
    dark = joined([*_degrees_along(width, height, band), *_degrees_down(width, height, band)])
    ink = _ink(style, 1.0)
    chequer = Shape(dark, ink) if style.is_full else _engraved(dark, style, 1.0)
    return Group((chequer, _engraved(rules, style, 1.0)))


def _degrees_along(width: float, height: float, band: float) -> list[Path]:
    count = 2 * round(width / band / 5) + 1
    step = width / count
    return [
        rectangle(i * step, y, step, band) for i in range(0, count, 2) for y in (0.0, height - band)
    ]


def _degrees_down(width: float, height: float, band: float) -> list[Path]:
    count = 2 * round(height / band / 5) + 1
    step = height / count
    return [
        rectangle(x, i * step, band, step)
        for i in range(2, count - 2, 2)
        for x in (0.0, width - band)
    ]


@drawing("planet-note-ring")
def note_ring(width: float, height: float, style: Style) -> Node:
    """A graduated ring, as on an astrolabe; its middle is for an engraving."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    face = Shape(circle(x, y, r - 0.1), style.fill(style.accent.tint(0.06)))
    rims = joined(circle(x, y, share * r) for share in (0.99, 0.955, 0.86))
    return Group(
        (
            face,
            _engraved(degrees(x, y, 0.87 * r, 0.91 * r, 180), style, 1.0),
            _engraved(rims, style, 1.0, 0.22),
        )
    )


def _engraved(path: Path, style: Style, strength: float, width: float = 0.15) -> Shape:
    """Fine lines in the note's colour, ``strength`` of it on white."""
    ink = _ink(style, strength)
    return Shape(path, None, Stroke(ink, sturdy(ink, width)))


def _ink(style: Style, strength: float) -> Colour:
    return (BLACK if style.ink is Ink.MONO else style.accent).tint(strength)
