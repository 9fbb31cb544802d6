"""Guilloche: the even, woven line work of banknotes, as smooth cubic paths.

Each figure is a family of one curve whose phase goes round once through the family; the weave
is as open everywhere as the phase step, so no blobs of ink appear where curves cross.
"""

import math
from collections.abc import Callable
from functools import lru_cache

from printkit.geometry.path import Path, Segment, joined
from printkit.geometry.transform import Point

Place = Callable[[float], Point]
"""Where a curve is at a parameter from 0 to 1."""

STEPS_PER_WAVE = 4
"""Cubics for one wave; with true tangents they stay within two hundredths of its swing."""


def traced(place: Place, steps: int, *, close: bool = False) -> Path:
    """The curve through ``steps`` equal parts of its parameter, tangents taken from the curve."""
    points = [place(i / steps) for i in range(steps + 1)]
    handles = [_handle(place, i / steps, 1 / steps) for i in range(steps + 1)]
    segments: list[Segment] = [("M", *points[0])]
    for i in range(steps):
        start, end, out, into = points[i], points[i + 1], handles[i], handles[i + 1]
        segments.append(
            ("C", start.x + out.x, start.y + out.y, end.x - into.x, end.y - into.y, end.x, end.y)
        )
    if close:
        segments.append(("Z",))
    return Path(tuple(segments))


@lru_cache(maxsize=64)
def rosette(
    cx: float,
    cy: float,
    radius: float,
    petals: int,
    depth: float,
    lines: int,
    *,
    sharpness: float = 0.0,
) -> Path:
    """A woven ring around (cx, cy), its outer edge at ``radius`` (mm).

    ``depth`` is the ring's width as a share of the radius; each of the ``lines`` swings
    ``petals`` times across it. ``sharpness`` (0 to 0.3) bends the petals into loops, as an
    epitrochoid does.
    """
    middle, swing = radius * (1 - depth / 2), radius * depth / 2

    def line(phase: float) -> Place:
        def place(t: float) -> Point:
            wave = petals * math.tau * t + phase
            angle = math.tau * t + sharpness * math.tau / petals * math.cos(wave)
            reach = middle + swing * math.sin(wave)
            return Point(cx + reach * math.cos(angle), cy + reach * math.sin(angle))

        return place

    steps = petals * STEPS_PER_WAVE
    phases = (math.tau * i / lines for i in range(lines))
    return joined(traced(line(phase), steps, close=True) for phase in phases)


@lru_cache(maxsize=64)
def wave_band(
    width: float, height: float, lines: int, periods: int, *, spread: float = 1.0
) -> Path:
    """A woven band in the box (0, 0, width, height), mm, from edge to edge.

    ``spread`` is the share of a full turn that the phases of the lines cover: 1 weaves evenly.
    """

    def line(phase: float) -> Place:
        def place(t: float) -> Point:
            swing = math.sin(periods * math.tau * t + phase)
            return Point(width * t, height / 2 * (1 + swing))

        return place

    phases = (math.tau * spread * i / lines for i in range(lines))
    return joined(traced(line(phase), periods * STEPS_PER_WAVE) for phase in phases)


@lru_cache(maxsize=64)
def swell(width: float, height: float, lines: int, periods: int, lift: float) -> Path:
    """Long waves filling the box (0, 0, width, height), one below the other like a sea.

    ``lift`` is the swing of a wave as a multiple of the distance of two lines. Each line runs a
    little ahead of the one above it; their swing dies away towards the upper and lower edge.
    """
    gap = height / (lines + 1)

    def line(number: int) -> Place:
        level = gap * (number + 1)
        swing = lift * gap * math.sin(math.pi * level / height)

        def place(t: float) -> Point:
            wave = periods * math.tau * t + 0.22 * number
            return Point(width * t, level + swing * math.sin(wave) * _breath(t))

        return place

    return joined(traced(line(i), periods * STEPS_PER_WAVE) for i in range(lines))


def _breath(t: float) -> float:
    """Swells rise and fall once along the line, so that the sea is not a mere corrugation."""
    return 0.55 + 0.45 * math.cos(math.tau * (t - 0.5))


def _handle(place: Place, t: float, step: float) -> Point:
    """A third of the step along the tangent, by a central difference."""
    tiny = 1e-5
    before, after = place(t - tiny), place(t + tiny)
    factor = step / (6 * tiny)
    return Point((after.x - before.x) * factor, (after.y - before.y) * factor)
