"""Who lives on the moons: a plain of ice with a station, a habitat and settlers before it all."""

from dataclasses import replace

from printkit.art.moonopoly.made_habitats import habitat, station
from printkit.art.space.cards.figures import ARMS_DOWN, astronaut, robot
from printkit.art.space.cards.vignette import Vignette
from printkit.art.space.globes import flat_crater, land
from printkit.art.space.palette import CORAL, CREAM, ICE, ORANGE, SLATE, SUN, TEAL, darker, lighter
from printkit.art.space.sketch import Sketch
from printkit.colour import parse_colour
from printkit.geometry.path import polyline
from printkit.geometry.shapes import ellipse, star
from printkit.geometry.transform import scale, translate
from printkit.scene import Group

HORIZON = 0.855
"""Where the plain begins, as a share of the height."""
_FAR, _NEAR = ICE.mix(SLATE, 0.42), ICE.mix(SLATE, 0.2)
_CRATERS = ((0.3, 0.875, 0.02), (0.66, 0.9, 0.03), (0.57, 0.965, 0.028), (0.7, 0.975, 0.02))
"""Middle (shares of the box) and radius (of its height)."""
_WAVING = ((-4, -4), (-8.4, -7.4), (-8.8, -13.4))
_AKIMBO, _HOLDING = ((-4, -4), (-8.4, -0.8), (-5, 2.6)), ((4, -4), (7.4, -2.4), (9.4, -5.6))
_PEAKS = (
    *((0.0, 0.08, 0.05), (0.27, 0.03, 0.04), (0.7, 0.026, 0.05)),
    *((0.765, 0.05, 0.05), (0.98, 0.095, 0.09), (0.885, 0.06, 0.06)),
)
"""Ice that stands out of the plain: middle (share of the width), height and half its width (of the
height of the box)."""
_ORANGE_ROOF, _TEAL_ROOF = parse_colour("#c46d2d"), parse_colour("#2f9aa0")


def settlement(s: Sketch) -> None:
    """Buildings to the left, whoever plants the flag to the right, company between them."""
    w, h = s.width, s.height
    _peaks(s)
    land(s, HORIZON * h, 0.008 * h, _FAR, key="plain far")
    land(s, 0.91 * h, 0.008 * h, _NEAR, key="plain near")
    buildings = (
        (station, -0.025, 0.925, 0.215, _ORANGE_ROOF),
        (habitat, 0.11 * w / h, 0.98, 0.135, _TEAL_ROOF),
    )
    for draw, x, foot, size, roof in buildings:
        made = draw(size * 4 / 3 * h, size * h, replace(s.style, accent=roof))
        s.place(Group((made,), translate(x * h, (foot - size) * h)))
    for x, y, r in _CRATERS:
        flat_crater(s, x * w, y * h, r * h, darker(_NEAR, 0.3), lighter(_NEAR, 0.5))
    _settler(_at(s, 0.85, 0.975, 0.0084))
    astronaut(_at(s, 0.37, 0.975, 0.0042), TEAL, arms=(_WAVING, ARMS_DOWN[1]))
    robot(_at(s, 0.455, 0.97, 0.0038), CORAL)


def _peaks(s: Sketch) -> None:
    """Peaks with a lit face and one in shadow."""
    for x, high, half in _PEAKS:
        cx, foot = x * s.width, (HORIZON + 0.02) * s.height
        top = HORIZON * s.height - high * s.height
        tip, left, right = (cx, top), (cx - half * s.height, foot), (cx + half * s.height, foot)
        face = polyline(
            [left, (cx - 0.4 * half * s.height, top + 0.02 * s.height), tip, right], close=True
        )
        s.area(face, lighter(_FAR, 0.3))
        s.shadow(polyline([tip, right, (cx + 0.12 * half * s.height, foot)], close=True), _FAR)
        s.outline(face)


def _at(s: Sketch, x: float, foot: float, size: float) -> Vignette:
    """Where a figure of 12.5 units below its middle stands; its unit as a share of the height."""
    unit = size * s.height
    place = translate(x * s.width, foot * s.height - 12.5 * unit)
    return Vignette(s, scale(unit).then(place), unit)


def _settler(v: Vignette) -> None:
    """A settler who has planted a flag."""
    v.tone(ellipse(3.0, 12.6, 12, 1.3), darker(_NEAR, 0.35))
    v.line("M10.4 12.8V-24", SLATE, 1.0)
    v.body(
        "M10.8 -23.6C13.4 -25.2 16.2 -22 19.4 -23.4V-14.6C16.2 -13 13.4 -16.2 10.8 -14.6Z", SUN, 0.8
    )
    v.feature(star(15.1, -19.1, 2.5, 1.0, 5), CREAM)
    astronaut(v, ORANGE, arms=(_AKIMBO, _HOLDING))
