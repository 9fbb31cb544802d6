"""The eight planets, each known by the pattern of its surface; the accent is its colour."""

from collections.abc import Callable

from printkit.art.planetopoly.palette import CREAM
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.space.curves import blob, lune, ribbon, smooth
from printkit.art.space.globes import SHADOW_SIDE, crater, globe
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import WHITE, Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle, star
from printkit.geometry.transform import rotate, scale, translate
from printkit.scene import Node

FILLS = 0.47
"""Radius of a planet without rings, in shorter sides of its box."""

LARGE = 16.0
"""From this radius on a planet shows what is too fine for a small one, mm."""

Face = Callable[[Sketch, float, float, float], None]
"""Draws the surface on the disc (cx, cy, r)."""


def _planet(width: float, height: float, style: Style, face: Face) -> Node:
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, FILLS * s.unit
    # In black only the surface tells the planets apart: white ground, and shadow at the rim alone.
    mono = style.ink is Ink.MONO
    ground, steps = (WHITE, ()) if mono else (style.accent, ((0.38, 0.2),))
    globe(s, cx, cy, r, ground, lambda part: face(part, cx, cy, r), steps=steps)
    engraver = Plate(width, height, style, width, height)
    night = lune(cx, cy, r, SHADOW_SIDE, 0.76 if mono else 0.62)
    engraver.hatch(night, min(max(0.45, 0.05 * r), 0.9), 0.15, 1.0, style.accent.shade(0.6))
    s.place(engraver.node())
    s.outline(circle(cx, cy, r))
    return s.node()


_ACROSS = tuple(-1.2 + 0.24 * i for i in range(11))
"""Points of a line across a planet, in radii from its middle."""


def scaled(shape: Path, share: float) -> Path:
    """The shape so much as large about its middle."""
    x, y = shape.bounds().centre
    return shape.transformed(translate(-x, -y).then(scale(share)).then(translate(x, y)))


def _deep(s: Sketch, share: float = 0.28) -> Colour:
    return s.style.accent.shade(share)


def _pale(s: Sketch, share: float = 0.55) -> Colour:
    """A lighter tone of the planet (a tint is the share of the colour that is left)."""
    return s.style.accent.mix(CREAM, share)


@drawing("body-lupus")
def lupus(width: float, height: float, style: Style) -> Node:
    """Ice with craters."""

    def face(s: Sketch, cx: float, cy: float, r: float) -> None:
        for x, y, size in (
            *((-0.42, -0.3, 0.24), (0.3, -0.5, 0.15), (0.16, 0.12, 0.3)),
            *((-0.5, 0.42, 0.16), (0.62, 0.2, 0.13), (0.1, 0.7, 0.17), (-0.1, -0.78, 0.1)),
        ):
            crater(s, cx + x * r, cy + y * r, size * r, style.accent)
        if r > LARGE:
            for x, y, size in (
                *((-0.72, 0.02, 0.07), (-0.12, -0.42, 0.06), (0.6, -0.22, 0.06)),
                *(
                    (-0.16, 0.4, 0.05),
                    (0.44, 0.58, 0.07),
                    (-0.66, -0.56, 0.05),
                    (0.04, -0.12, 0.04),
                ),
            ):
                crater(s, cx + x * r, cy + y * r, size * r, style.accent)
            rays = (
                polyline(
                    on_circle(cx + 0.16 * r, cy + 0.12 * r, reach * r, 24 * i) for reach in ends
                )
                for i in range(15)
                for ends in [(0.36, 0.44 + 0.1 * (i % 3))]
            )
            s.line(joined(rays), _pale(s, 0.7), 1.2)

    return _planet(width, height, style, face)


@drawing("body-carina")
def carina(width: float, height: float, style: Style) -> Node:
    """An ocean with long swells, like the wake of a ship."""

    def face(s: Sketch, cx: float, cy: float, r: float) -> None:
        for number, at in enumerate((-0.66, -0.3, 0.06, 0.42, 0.76)):
            wave = [
                (cx + x * r, cy + (at + 0.13 * (-1) ** (i + number)) * r)
                for i, x in enumerate((-1.2, -0.72, -0.24, 0.24, 0.72, 1.2))
            ]
            halves = [0.02 * r, 0.07 * r, 0.09 * r, 0.09 * r, 0.07 * r, 0.02 * r]
            s.feature(ribbon(wave, halves), _pale(s) if number % 2 else _deep(s))
            if r > LARGE:
                ripples = (smooth([(x, y + lift * r) for x, y in wave]) for lift in (0.13, 0.17))
                s.line(joined(ripples), _pale(s, 0.35), 0.9)

    return _planet(width, height, style, face)


@drawing("body-taurus")
def taurus(width: float, height: float, style: Style) -> Node:
    """Dry plains between two polar caps."""

    def face(s: Sketch, cx: float, cy: float, r: float) -> None:
        for number, (x, y, wide, high) in enumerate(
            ((-0.35, -0.1, 0.5, 0.22), (0.45, 0.26, 0.42, 0.2), (-0.2, 0.5, 0.3, 0.12))
        ):
            patch = blob(cx + x * r, cy + y * r, wide * r, high * r, key=f"taurus {number}")
            s.feature(patch, _deep(s))
            if r > LARGE:
                rims = (scaled(patch, share) for share in (0.84, 0.68, 0.5, 1.14))
                s.line(joined(rims), _deep(s, 0.5), 0.8)
        if r > LARGE:
            canyon = [(-0.1, -0.62), (0.14, -0.5), (0.2, -0.36), (0.5, -0.28), (0.72, -0.34)]
            s.feature(
                ribbon(
                    [(cx + x * r, cy + y * r) for x, y in canyon],
                    [share * r for share in (0.005, 0.03, 0.05, 0.035, 0.005)],
                ),
                _deep(s, 0.55),
            )
            for x, y, size in ((0.02, 0.18, 0.07), (-0.66, 0.3, 0.06), (0.5, -0.02, 0.05)):
                crater(s, cx + x * r, cy + y * r, size * r, style.accent)
        for y, wide in ((-1.0, 0.66), (1.0, 0.5)):
            cap = blob(cx, cy + y * r, wide * r, 0.32 * r, key=f"cap {y}", wobble=0.1)
            s.feature(cap, _pale(s, 0.86))

    return _planet(width, height, style, face)


@drawing("body-hercules")
def hercules(width: float, height: float, style: Style) -> Node:
    """Broad bands and a storm."""

    def face(s: Sketch, cx: float, cy: float, r: float) -> None:
        turned = rotate(-14, cx, cy)
        for number, (at, thick) in enumerate(
            ((-0.82, 0.2), (-0.46, 0.16), (-0.14, 0.3), (0.34, 0.14), (0.64, 0.26))
        ):
            band = rectangle(cx - 1.2 * r, cy + at * r, 2.4 * r, thick * r)
            s.feature(band.transformed(turned), _pale(s) if number % 2 else _deep(s, 0.22))
        if r > LARGE:
            streams = (
                smooth(
                    [(cx + x * r, cy + (at + 0.02 * (-1) ** i) * r) for i, x in enumerate(_ACROSS)]
                )
                for at in (-0.9, -0.72, -0.54, -0.36, -0.22, 0.2, 0.41, 0.55, 0.78)
            )
            s.line(joined(streams).transformed(turned), _deep(s, 0.4), 0.9)
        storm = ellipse(cx + 0.3 * r, cy + 0.02 * r, 0.3 * r, 0.17 * r).transformed(turned)
        s.feature(storm, _deep(s, 0.5))
        eye = ellipse(cx + 0.3 * r, cy + 0.02 * r, 0.16 * r, 0.08 * r).transformed(turned)
        s.feature(eye, _pale(s, 0.7))
        if r > LARGE:
            whirls = (
                ellipse(cx + 0.3 * r, cy + 0.02 * r, wide * r, high * r).transformed(turned)
                for wide, high in ((0.36, 0.22), (0.23, 0.125), (0.08, 0.035))
            )
            s.line(joined(whirls), _deep(s, 0.55), 0.9)

    return _planet(width, height, style, face)


@drawing("body-pegasus")
def pegasus(width: float, height: float, style: Style) -> Node:
    """Cloud bands that swing up on both sides like wings."""

    def face(s: Sketch, cx: float, cy: float, r: float) -> None:
        for number, at in enumerate((-0.62, -0.2, 0.24, 0.68)):
            wing = [
                (cx + x * r, cy + (at + y) * r)
                for x, y in ((-1.15, -0.5), (-0.7, -0.16), (-0.3, 0.1), (0, 0.24), (0.3, 0.1))
            ]
            wing += [(cx + 0.7 * r, cy + (at - 0.16) * r), (cx + 1.15 * r, cy + (at - 0.5) * r)]
            halves = [share * r for share in (0.14, 0.12, 0.08, 0.03, 0.08, 0.12, 0.14)]
            s.feature(ribbon(wing, halves), _deep(s) if number % 2 else _pale(s))
            if r > LARGE:
                plumes = (
                    smooth([(x, y + (lift + bend * abs(x - cx) / r) * r) for x, y in wing])
                    for lift, bend in ((0.06, 0.12), (0.1, 0.17), (-0.05, -0.1))
                )
                s.line(joined(plumes), _deep(s, 0.45), 0.9)

    return _planet(width, height, style, face)


@drawing("body-lyra")
def lyra(width: float, height: float, style: Style) -> Node:
    """Fine lines from pole to pole, like strings."""

    def face(s: Sketch, cx: float, cy: float, r: float) -> None:
        s.feature(ellipse(cx, cy, 1.1 * r, 0.3 * r), _pale(s, 0.6))
        strings = joined(ellipse(cx, cy, share * r, 1.02 * r) for share in (0.22, 0.5, 0.76, 0.93))
        s.line(strings, _deep(s, 0.42), 1.4)
        s.line(rectangle(cx - 0.01 * r, cy - r, 0.02 * r, 2 * r), _deep(s, 0.42), 0.8)
        if r > LARGE:
            frets = (ellipse(cx, cy, 1.1 * r, share * r) for share in (0.06, 0.18, 0.3, 0.52, 0.74))
            s.line(joined(frets), _deep(s, 0.42), 0.8)
            pegs = (
                circle(cx + side * reach * r, cy + at * r, 0.028 * r)
                for side in (-1, 1)
                for reach, at in ((0.19, -0.52), (0.43, -0.52), (0.19, 0.52), (0.43, 0.52))
            )
            s.feature(joined(pegs), _deep(s, 0.5))

    return _planet(width, height, style, face)


@drawing("body-hydrus")
def hydrus(width: float, height: float, style: Style) -> Node:
    """A river that winds over the whole planet like a snake, and islands beside it."""

    def face(s: Sketch, cx: float, cy: float, r: float) -> None:
        course = ((-0.1, -1.1), (0.5, -0.72), (-0.5, -0.3), (0.56, 0.12), (-0.44, 0.5), (0.2, 1.1))
        river = [(cx + x * r, cy + y * r) for x, y in course]
        s.feature(
            ribbon(river, [0.06 * r, 0.1 * r, 0.13 * r, 0.13 * r, 0.1 * r, 0.06 * r]), _pale(s)
        )
        for x, y, size in (
            (-0.6, -0.66, 0.16),
            (0.7, -0.28, 0.13),
            (-0.7, 0.16, 0.15),
            (0.5, 0.7, 0.17),
        ):
            isle = blob(cx + x * r, cy + y * r, size * r, 0.7 * size * r, key=f"isle {x}")
            s.feature(isle, _deep(s))
            if r > LARGE:
                shores = (scaled(isle, share) for share in (1.2, 1.42, 1.66))
                s.line(joined(shores), _deep(s, 0.35), 0.8)
        if r > LARGE:
            banks = (smooth([(x + lift * r, y) for x, y in river]) for lift in (-0.05, 0.05))
            s.line(joined(banks), _deep(s, 0.3), 0.9)

    return _planet(width, height, style, face)


@drawing("body-orion")
def orion(width: float, height: float, style: Style) -> Node:
    """Dark ground under a belt with three bright stars."""

    def face(s: Sketch, cx: float, cy: float, r: float) -> None:
        turned = rotate(-24, cx, cy)
        for y, high in ((-0.74, 0.2), (0.52, 0.28)):
            band = rectangle(cx - 1.2 * r, cy + y * r, 2.4 * r, high * r)
            s.feature(band.transformed(turned), _deep(s, 0.35))
        belt = rectangle(cx - 1.2 * r, cy - 0.22 * r, 2.4 * r, 0.44 * r).transformed(turned)
        s.feature(belt, _pale(s, 0.45))
        s.mark(_three_stars(cx, cy, r).transformed(turned), _deep(s, 0.4))
        if r > LARGE:
            rims = (
                smooth(
                    [(cx + x * r, cy + (at + 0.025 * (-1) ** i) * r) for i, x in enumerate(_ACROSS)]
                )
                for at in (-0.88, -0.64, -0.4, -0.3, 0.3, 0.42, 0.62, 0.72)
            )
            s.line(joined(rims).transformed(turned), _pale(s, 0.35), 0.9)
            glints = (
                star(cx + x * r, cy + y * r, 0.06 * r, 0.016 * r, 4)
                for x, y in ((-0.5, -0.5), (0.1, -0.6), (0.6, -0.4), (-0.4, 0.62), (0.34, 0.5))
            )
            s.mark(joined(glints), _pale(s, 0.8))

    return _planet(width, height, style, face)


def _three_stars(cx: float, cy: float, r: float) -> Path:
    return joined(star(cx + x * r, cy, 0.17 * r, 0.06 * r, 4) for x in (-0.5, 0.0, 0.5))
