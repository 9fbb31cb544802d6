"""Inks that come nearest to a colour, found step by step (Levenberg and Marquardt, in bounds)."""

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

from printkit.colour import Cmyk
from printkit.inks.press_model import light_of

_STEPS = 25
_PROBE = 1e-4
_DONE = 1e-6
"""A squared error, or a gain of it, that nobody sees."""
_FIRST_DAMPING, _LEAST_DAMPING = 1e-3, 1e-6


class Nearest(NamedTuple):
    """Inks from 0 to 1, and how far they are from what is wanted, in cube roots of light."""

    error: float
    inks: Cmyk


def roots(light: Sequence[float]) -> list[float]:
    """Light as eyes weigh it: cube roots, straight where there is hardly any (as CIELAB)."""
    return [v ** (1 / 3) if v > 216 / 24389 else 841 / 108 * v + 4 / 29 for v in light]


def nearest(wanted: Sequence[float], free: tuple[int, int, int], start: Sequence[float]) -> Nearest:
    """The best shares of three of the inks, counted from 0; the fourth is not used."""
    inks = [share if ink in free else 0.0 for ink, share in enumerate(start)]
    errors = _errors(inks, wanted)
    squared, damping = _squared(errors), _FIRST_DAMPING
    for _ in range(_STEPS):
        if squared < _DONE:
            break
        moved = _moved(inks, errors, wanted, free, damping)
        new_errors = _errors(moved, wanted)
        gain = squared - _squared(new_errors)
        if gain <= 0:
            damping *= 8
            continue
        inks, errors, squared = moved, new_errors, squared - gain
        damping = max(damping / 5, _LEAST_DAMPING)
        if gain < _DONE:
            break
    cyan, magenta, yellow, black = inks
    return Nearest(squared**0.5, (cyan, magenta, yellow, black))


def _errors(inks: Sequence[float], wanted: Sequence[float]) -> list[float]:
    cyan, magenta, yellow, black = inks
    found = roots(light_of((cyan, magenta, yellow, black)))
    return [value - goal for value, goal in zip(found, wanted, strict=True)]


def _moved(
    inks: list[float],
    errors: list[float],
    wanted: Sequence[float],
    free: tuple[int, int, int],
    damping: float,
) -> list[float]:
    """The inks after one step; one that would leave its bounds stays there."""
    slopes = [_slope(inks, ink, errors, wanted) for ink in free]
    matrix = [[_dot(one, other) for other in slopes] for one in slopes]
    goals = [-_dot(slope, errors) for slope in slopes]
    for row, ink in enumerate(free):
        matrix[row][row] += damping
        if (inks[ink] <= 0 and goals[row] < 0) or (inks[ink] >= 1 and goals[row] > 0):
            for other in range(3):
                matrix[row][other] = matrix[other][row] = float(row == other)
            goals[row] = 0.0
    moved = inks.copy()
    for ink, step in zip(free, _solution(matrix, goals), strict=True):
        moved[ink] = min(max(inks[ink] + step, 0.0), 1.0)
    return moved


def _slope(
    inks: list[float], ink: int, errors: list[float], wanted: Sequence[float]
) -> list[float]:
    """How the errors change with one ink."""
    step = _PROBE if inks[ink] < 0.5 else -_PROBE  # noqa: PLR2004 - away from the nearer bound
    probed = inks.copy()
    probed[ink] += step
    return [(a - b) / step for a, b in zip(_errors(probed, wanted), errors, strict=True)]


def _solution(matrix: list[list[float]], goals: list[float]) -> list[float]:
    """Of three linear equations, by Cramer's rule."""
    whole = _determinant(matrix)
    replaced = (
        [[*row[:k], goal, *row[k + 1 :]] for row, goal in zip(matrix, goals, strict=True)]
        for k in range(3)
    )
    return [_determinant(rows) / whole for rows in replaced]


def _determinant(rows: list[list[float]]) -> float:
    (a, b, c), (d, e, f), (g, h, i) = rows
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return fsum(a * b for a, b in zip(one, other, strict=True))


def _squared(errors: Sequence[float]) -> float:
    return _dot(errors, errors)
