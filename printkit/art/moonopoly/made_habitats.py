"""The finished habitat and the finished station, as the contents sheet shows them."""

from collections.abc import Sequence

from printkit.art.making.models import XY, Wall, disc, gable_wall, long_wall, on_all, patch
from printkit.art.making.steps import LINE, step_plate
from printkit.art.moonopoly.habitats import (
    GLASS,
    HABITAT_RIBS,
    HULL,
    LAMP,
    PANEL,
    STEEL,
    covered,
    glazed,
    ridge,
)
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.geometry.path import joined, polyline
from printkit.scene import Node

_FINE = 0.4


def _vault_roof(along: float, down: float) -> XY:
    """The strip at the ridge, from the front to the back and down to its bend."""
    x = 16 + 18.4 * along + 6.8 * down - 0.6 * along * down
    return x, 8 - 3.2 * along + 4.9 * down - 0.5 * along * down


def _vault_eaves(along: float, down: float) -> XY:
    """The strip below it, down to the wall."""
    x = 22.8 + 17.8 * along + (2.2 - 0.8 * along) * down
    return x, 12.9 - 3.7 * along + (7.1 - 0.3 * along) * down


def _building(plate: Plate, style: Style, windows: int) -> None:
    """Walls of steel plates, feet and roof in the colour of the piece, a walk along the ridge."""
    accent, walls = style.accent, (gable_wall, long_wall)
    plate.surface("M8 30V18L10.2 11.4L16 8L22.8 12.9L25 20V33.4Z", HULL, LINE)
    plate.surface("M25 20L42 16V28.4L25 33.4Z", HULL.shade(0.14), LINE)
    plate.body(on_all(walls, (0, 0.88, 1, 1)), accent, _FINE)
    for strip in (_vault_eaves, _vault_roof):
        covered(plate, patch(strip, 0, 0, 1, 1), 1.4, wide=windows > HABITAT_RIBS)
        plate.contour(patch(strip, 0, 0, 1, 1), LINE)
    panes = (((i + 0.16) / windows, 0.24, (i + 0.84) / windows, 0.76) for i in range(windows))
    glass = on_all([_vault_eaves], *panes)
    plate.surface(glass, GLASS, _FINE)
    if style.ink is Ink.MONO:
        glazed(plate, glass, _FINE)
    ridge(plate, patch(_vault_roof, 0, 0, 1, 0.16), _FINE)
    plate.line("M8 18.4L10.2 11.4L16 8L22.8 12.9L25 20.4", 1.2)


def _ribs(plate: Plate, wall: Wall, count: int) -> None:
    step = 1 / count
    ribs = ((i * step - 0.03, 0.0, i * step + 0.03, 0.9) for i in range(1, count))
    plate.body(on_all([wall], *ribs), plate.style.accent, _FINE)


def _portholes(plate: Plate, wall: Wall, xs: Sequence[float], y: float, wide: float) -> None:
    high = 1.35 * wide
    plate.surface(joined(disc(wall, x, y, wide, high) for x in xs), STEEL.tint(0.35), _FINE)
    glazed(plate, joined(disc(wall, x, y, 0.66 * wide, 0.66 * high) for x in xs), 0.3)


def _solar(plate: Plate, left: float, right: float) -> None:
    """A panel on the roof with its cells."""
    plate.surface(patch(_vault_roof, left, 0.24, right, 0.86), PANEL, _FINE)
    across = (polyline([_vault_roof(left, y), _vault_roof(right, y)]) for y in (0.45, 0.66))
    xs = (left + (right - left) * share for share in (0.25, 0.5, 0.75))
    down = (polyline([_vault_roof(x, 0.24), _vault_roof(x, 0.86)]) for x in xs)
    plate.faint(joined([*across, *down]), 0.3, GLASS)


def _dish(plate: Plate, along: float, size: float) -> None:
    plate.surface(disc(_vault_roof, along, 0.56, 0.8 * size, 2.4 * size), HULL, _FINE)
    plate.accent(disc(_vault_roof, along, 0.56, 0.24 * size, 0.72 * size), LAMP, 0.3)


def _airlock(plate: Plate, left: float, right: float, top: float) -> None:
    plate.accent(patch(gable_wall, left, top, right, 1), plate.style.accent, _FINE)
    leaf = patch(gable_wall, left + 0.06, top + 0.08, right - 0.06, 1)
    plate.surface(leaf, STEEL.tint(0.2), 0.3)


@drawing("moon-habitat-made")
def habitat(width: float, height: float, style: Style) -> Node:
    """A habitat: an airlock, portholes, a solar panel and a dish."""
    plate = step_plate(width, height, style)
    _building(plate, style, HABITAT_RIBS)
    _ribs(plate, long_wall, 2)
    _portholes(plate, gable_wall, (0.5,), -0.28, 0.24)
    _portholes(plate, gable_wall, (0.15, 0.85), 0.34, 0.2)
    _airlock(plate, 0.32, 0.68, 0.34)
    _portholes(plate, long_wall, (0.26, 0.76), 0.36, 0.32)
    vents = ((x, 0.68, x + 0.26, 0.8) for x in (0.13, 0.63))
    plate.surface(on_all([long_wall], *vents), STEEL.tint(0.55), 0.3)
    _solar(plate, 0.1, 0.56)
    _dish(plate, 0.78, 0.26)
    return plate.node()


@drawing("moon-station-made")
def station(width: float, height: float, style: Style) -> Node:
    """A station of two decks: portholes over a gate and a gallery of glass."""
    plate = step_plate(width, height, style)
    _building(plate, style, 6)
    _ribs(plate, gable_wall, 3)
    _ribs(plate, long_wall, 5)
    plate.body(on_all((gable_wall, long_wall), (0, 0.45, 1, 0.54)), style.accent, _FINE)
    _portholes(plate, gable_wall, (0.5,), -0.3, 0.3)
    _portholes(plate, gable_wall, (0.17, 0.5, 0.83), 0.22, 0.2)
    _portholes(plate, long_wall, (0.1, 0.3, 0.5, 0.7, 0.9), 0.22, 0.15)
    _airlock(plate, 0.28, 0.72, 0.58)
    glazed(plate, patch(long_wall, 0.08, 0.62, 0.92, 0.8), _FINE)
    posts = (polyline([long_wall(x, 0.62), long_wall(x, 0.8)]) for x in (0.25, 0.42, 0.58, 0.75))
    plate.line(joined(posts), _FINE)
    for left in (0.05, 0.66):
        _solar(plate, left, left + 0.28)
    _dish(plate, 0.495, 0.24)
    return plate.node()
