"""The pictures on victory points: four places of the far solar system, in their upper halves."""

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, lune, ribbon, slanted_arc, smooth, under
from printkit.art.space.globes import SHADOW_SIDE, Features, globe, ring_part, stars
from printkit.art.space.palette import (
    AZURE,
    CORAL,
    CREAM,
    CYAN,
    GOLD,
    HONEY,
    ICE,
    NIGHT,
    OCHRE,
    RUST,
    SAND,
    TEAL,
    ULTRAMARINE,
    darker,
    lighter,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.scene import Node, Shape, Stroke


def _night(width: float, height: float, style: Style, *, key: str) -> Sketch:
    """A starry sky to draw on, black where there is only black: a coin is small."""
    s = Sketch(width, height, style)
    s.sky(NIGHT)
    if style.ink is Ink.MONO:
        s.place(Shape(rectangle(0, 0, width, height), BLACK))
        s.place(Shape(joined(circle(x * width, y * height, 0.2) for x, y in _STARS), WHITE))
    else:
        stars(s, key=key, count=16, bottom=0.5)
    return s


_STARS = (
    (0.1, 0.3),
    (0.4, 0.1),
    (0.46, 0.26),
    (0.58, 0.06),
    (0.84, 0.36),
    (0.92, 0.2),
    (0.16, 0.06),
)
"""Where stars are in black, as shares of the box."""
_DUSK = 0.5
"""Where, in black, a globe turns to the night, in its radii."""


def _globe(s: Sketch, cx: float, cy: float, r: float, base: Colour, face: Features) -> None:
    """A globe; in black alone its night is that of the sky."""
    if s.style.ink is Ink.MONO:
        globe(s, cx, cy, r, base, face, steps=())
        s.place(Shape(lune(cx, cy, 1.04 * r, SHADOW_SIDE, _DUSK), BLACK))
    else:
        globe(s, cx, cy, r, base, face)


@drawing("coin-io")
def coin_io(width: float, height: float, style: Style) -> Node:
    """A volcano that throws its plume up against Jupiter."""
    s = _night(width, height, style, key="coin io")
    w, h = width, height
    _globe(s, 0.8 * w, 0.16 * h, 0.27 * w, SAND, lambda part: _bands(part, 0.8 * w, 0.16 * h, w))
    _fountain(s, w, h)
    cone = [(0.02, 0.62), (0.3, 0.38), (0.38, 0.41), (0.46, 0.38), (0.76, 0.62)]
    outline = polyline([(x * w, y * h) for x, y in cone], close=True)
    s.area(outline, OCHRE)
    dark = polyline(
        [(x * w, y * h) for x, y in ((0.38, 0.41), (0.46, 0.38), (0.76, 0.62), (0.5, 0.62))],
        close=True,
    )
    s.shadow(dark, OCHRE)
    s.mark(
        ribbon(
            [(0.38 * w, 0.4 * h), (0.34 * w, 0.5 * h), (0.4 * w, 0.6 * h)],
            [0.03 * w, 0.02 * w, 0.04 * w],
        ),
        RUST,
    )
    s.outline(outline)
    s.area(under([(-0.1 * w, 0.55 * h), (0.3 * w, 0.54 * h), (1.1 * w, 0.5 * h)], 1.1 * h), HONEY)
    return s.node()


def _fountain(s: Sketch, w: float, h: float) -> None:
    """Jets that rise from the crater and fall to both sides, the middle ones last."""
    for aside in (-1.0, 1.0, -0.55, 0.55, -0.15, 0.15):
        fall = 0.1 * abs(aside)
        jet = [
            (0.38, 0.42),
            (0.38 + 0.06 * aside, 0.26 + fall / 2),
            (0.38 + 0.16 * aside, 0.12 + fall),
            (0.38 + 0.25 * aside, 0.16 + 2 * fall),
        ]
        halves = [0.016 * w, 0.022 * w, 0.024 * w, 0.012 * w]
        s.area(ribbon([(x * w, y * h) for x, y in jet], halves), GOLD if fall < 0.05 else CORAL)


def _bands(s: Sketch, cx: float, cy: float, w: float) -> None:
    for at, half in ((-0.06, 0.03), (0.04, 0.035), (0.14, 0.025)):
        y = cy + at * w
        s.tone(ellipse(cx, y, 0.4 * w, half * w), OCHRE)


@drawing("coin-europa")
def coin_europa(width: float, height: float, style: Style) -> Node:
    """Floes of ice with red cracks, a geyser, Jupiter small above."""
    s = _night(width, height, style, key="coin europa")
    w, h = width, height
    _globe(
        s, 0.24 * w, 0.2 * h, 0.12 * w, SAND, lambda part: _bands(part, 0.24 * w, 0.2 * h, 0.5 * w)
    )
    s.area(
        ribbon(
            [(0.64 * w, 0.44 * h), (0.66 * w, 0.28 * h), (0.69 * w, 0.14 * h)],
            [0.02 * w, 0.04 * w, 0.07 * w],
        ),
        CYAN,
    )
    s.area(ellipse(0.69 * w, 0.13 * h, 0.11 * w, 0.06 * h), CYAN)
    s.area(
        under(
            _points(s, ((-0.1, 0.42), (0.2, 0.37), (0.5, 0.42), (0.8, 0.38), (1.1, 0.42))), 1.1 * h
        ),
        ICE,
    )
    for floe in (
        ((0.0, 0.5), (0.22, 0.4), (0.4, 0.46), (0.26, 0.6), (0.0, 0.62)),
        ((0.46, 0.48), (0.7, 0.43), (0.98, 0.5), (0.9, 0.62), (0.42, 0.62)),
    ):
        s.feature(polyline(_points(s, floe), close=True), lighter(TEAL, 0.55))
    cracks = (
        ((-0.1, 0.46), (0.3, 0.5), (0.6, 0.43), (1.1, 0.56)),
        ((0.3, 0.38), (0.44, 0.5), (0.4, 0.7)),
    )
    s.line(joined(smooth(_points(s, crack)) for crack in cracks), RUST, 1.8)
    return s.node()


def _points(s: Sketch, shares: tuple[XY, ...]) -> list[XY]:
    return [(x * s.width, y * s.height) for x, y in shares]


@drawing("coin-saturn")
def coin_saturn(width: float, height: float, style: Style) -> Node:
    """The globe within its rings."""
    s = _night(width, height, style, key="coin saturn")
    cx, cy, r = 0.5 * width, 0.32 * height, 0.21 * width
    rings = ((2.15, 1.75, CREAM), (1.7, 1.3, OCHRE))
    for start in (180.0, 0.0):
        if start == 0.0:
            _globe(s, cx, cy, r, HONEY, lambda part: _bands(part, cx, cy + 0.01 * width, width))
        for outer, inner, colour in rings:
            ring_part(
                s,
                cx,
                cy,
                outer * r,
                inner * r,
                colour,
                flat=0.3,
                turn=-16,
                start=start,
                end=start + 180,
            )
    return s.node()


@drawing("coin-neptune")
def coin_neptune(width: float, height: float, style: Style) -> Node:
    """The blue globe with its dark spot, streaks of cloud and a thin ring."""
    s = _night(width, height, style, key="coin neptune")
    cx, cy, r = 0.46 * width, 0.34 * height, 0.27 * width

    def face(part: Sketch) -> None:
        part.feature(
            ellipse(cx - 0.1 * r, cy + 0.02 * r, 0.42 * r, 0.2 * r), darker(ULTRAMARINE, 0.3)
        )
        for x, y, long in ((0.3, -0.45, 0.5), (-0.3, 0.34, 0.6), (0.2, 0.56, 0.4)):
            part.mark(ellipse(cx + x * r, cy + y * r, long * r, 0.06 * r), CYAN)

    _globe(s, cx, cy, r, AZURE, face)
    ring = slanted_arc(cx, cy, 1.5 * r, flat=0.24, turn=-14, start=-28, end=208)
    if style.ink is Ink.MONO:
        s.place(Shape(ring, None, Stroke(WHITE, 3.4 * s.pen)))
    s.line(ring, CYAN, 1.3)
    s.area(circle(0.84 * width, 0.2 * height, 0.06 * width), lighter(CORAL, 0.5))
    return s.node()
