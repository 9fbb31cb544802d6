"""Events in outer space: a warp, a pit of gravity, a grab."""

from printkit.art.space.cards.figures import helmet
from printkit.art.space.cards.motifs import flame, rocket, sparkles, whirl
from printkit.art.space.cards.vignette import Vignette, picture
from printkit.art.space.curves import rays, slanted_arc
from printkit.art.space.palette import (
    BONE,
    CORAL,
    CREAM,
    CYAN,
    DEEP_TEAL,
    EMBER,
    GOLD,
    ICE,
    INDIGO,
    LEAF,
    ORANGE,
    PITCH,
    STONE,
    SUN,
    TEAL,
    VIOLET,
)
from printkit.geometry.path import joined
from printkit.geometry.shapes import arc, circle


@picture("space-event-warp", strewn=0)
def warp(v: Vignette) -> None:
    """A rocket enters a tunnel of light."""
    streaks = [(12.0 * i + 5, 12, 21 + 7 * (i % 3), 0.55) for i in range(30)]
    v.mark(rays(0, -2, streaks), TEAL)
    for radius, colour in ((16.5, DEEP_TEAL), (13.4, TEAL), (10, CYAN), (6.6, ICE), (3.4, CREAM)):
        v.area(circle(0.25 * (16.5 - radius), -2 - 0.2 * (16.5 - radius), radius), colour)
    turns = joined(
        [arc(0.4 * i, -2 - 0.3 * i, 15 - 2.6 * i, 40 + 55 * i, 170 + 55 * i) for i in range(5)]
    )
    v.line(turns, CREAM, 0.5)
    ship = v.at(-6.4, 7, 0.86, 36)
    flame(ship.at(0, 9.4), 1.3)
    rocket(ship, CORAL)


@picture("space-event-gravity")
def gravity(v: Vignette) -> None:
    """A pit that swallows crystals."""
    whirl(v.at(0, 6.6), 19, (INDIGO, VIOLET, EMBER, CORAL, PITCH), flat=0.56)
    pulls = [slanted_arc(0, 2, 15.4, flat=0.62, start=a, end=a + 44) for a in (196, 262, 318)]
    v.line(joined(pulls), CORAL, 0.6)
    for x, y, size, turn in ((-10.6, -9.4, 5.4, -24), (3, -14, 4.4, 10), (11.6, -6, 3.6, 34)):
        v.at(x, y, 1, turn).crystals(0, 0, size)
    v.at(-3.4, 1.6, 1, 60).crystals(0, 0, 3)
    for x, y, turn in ((-6.6, -2.6, 40), (2, -6.4, 84), (7.6, 0, 130)):
        v.at(x, y, 1, turn).mark("M-2 -1.4L1.8 0L-2 1.4L-1 0Z", CREAM)


@picture("space-event-wild", strewn=0)
def wild(v: Vignette) -> None:
    """A green hand takes a crystal before the nose of its owner."""
    for turn in range(0, 360, 24):
        v.at(0, 0, 1, turn).wash("M0 0L-3.4 -46H3.4Z", VIOLET)
    v.area(circle(1, -2, 13), SUN)
    v.mark(rays(1, -2, [(30.0 * i, 13, 17, 1.4) for i in range(12)]), ORANGE)
    v.crystals(0.6, -2.6, 7.4)
    v.limb([(26, -26), (17, -17), (11, -11)], EMBER, 6.4)
    v.body("M6 -13.4L13.6 -16.4L15 -8.6L9 -6Z", GOLD, 0.7)
    for points in (
        [(9.6, -10.6), (5.4, -11.6), (2.8, -8.2)],
        [(10.4, -9), (7.4, -6), (4.4, -3.6)],
        [(9.4, -8.2), (9.2, -3), (5.6, 0.4)],
    ):
        v.limb(points, LEAF, 2.6)
    helmet(v.at(-10.6, 11.6, 1.08), CORAL)
    v.limb([(-3, 20), (1.4, 14), (1, 9.4)], BONE, 3.8)
    v.area(circle(1, 8, 2.4), CORAL)
    v.line("M-16.4 -0.6L-18 -2.4M-11.4 -1.8L-11.8 -4.2M-6.4 0L-5 -2", STONE, 0.7)
    sparkles(v, ((-8, -12, 1.6), (13, 4.6, 1.4), (9, 10.4, 1)), CREAM)
