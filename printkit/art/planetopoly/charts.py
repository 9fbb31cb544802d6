"""Charts of the sky: graduated circles, lines of hours, and constellations."""

from printkit.art.planetopoly.palette import (
    AMBER,
    BRICK,
    BROWN,
    CORAL,
    CREAM,
    DEEP_NIGHT,
    GOLD,
    NIGHT,
    ORCHID,
    PLUM,
    VIOLET,
)
from printkit.art.planetopoly.poster import Poster, poster, set_at
from printkit.art.space.curves import lune
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, on_circle, sector


def degrees(x: float, y: float, inner: float, outer: float, count: int) -> Path:
    """The ticks of a graduated circle; every fifth reaches half as far again."""
    ticks = []
    for i in range(count):
        reach = outer + (0.5 * (outer - inner) if i % 5 == 0 else 0.0)
        ends = (on_circle(x, y, r, 360 * i / count) for r in (inner, reach))
        ticks.append(polyline(ends))
    return joined(ticks)


def hours(x: float, y: float, inner: float, outer: float) -> Path:
    """The twelve lines that part the sky into hours."""
    return joined(
        polyline(on_circle(x, y, r, 15 + 30 * i) for r in (inner, outer)) for i in range(12)
    )


def beams(x: float, y: float, inner: float, outer: float) -> Path:
    """Every other of twenty-four beams of light from the point."""
    return joined(sector(x, y, outer, inner, 15 * i, 15 * i + 7.5) for i in range(24))


@poster("planet-chart-card", 93, 62)
def chart_of_a_card(p: Poster) -> None:
    """The back of a card: a round chart in the middle, constellations beside it."""
    p.sky((NIGHT, PLUM, VIOLET, NIGHT), 46.5, 31, 12, 8.5)
    p.stars("card chart", 70, 62)
    p.fine(joined(circle(46.5, 31, r) for r in (23.2, 29)), 0.16, ORCHID)
    if p.style.is_full:
        p.fine(joined(circle(46.5, 31, r) for r in (36, 44, 52)), 0.16, ORCHID)
        p.fine(hours(46.5, 31, 30, 60), 0.14, ORCHID)
    p.line(degrees(46.5, 31, 27, 28.4, 120), 0.2, GOLD)
    for name, x, y in zip(
        ("orion", "lyra", "pegasus", "hydrus"), (11, 12, 82, 81), (16, 47, 16, 46), strict=True
    ):
        p.figure(name, x, y, 17)


@poster("planet-chart-event", 41, 65)
def chart_of_a_space(p: Poster) -> None:
    """The ground of a space where anything may happen; its sign stands in the middle."""
    p.sky(DEEP_NIGHT, 20.5, 32, 12, 7)
    p.stars("event space", 40, 65)
    p.fine(joined(circle(20.5, 32, r) for r in (16.4, 22, 28, 35)), 0.16, ORCHID)
    p.fine(hours(20.5, 32, 17, 44), 0.14, ORCHID)
    p.line(degrees(20.5, 32, 14.4, 15.6, 90), 0.2, GOLD)


@poster("planet-chart-board", 365, 365)
def chart_of_the_board(p: Poster) -> None:
    """The middle of the board: rays around its pole, a constellation in each corner."""
    p.sky((NIGHT, PLUM, NIGHT, VIOLET), 182.5, 182.5, 66, 58)
    for inner, outer, light in ((66, 124, 0.5), (124, 182, 0.35), (182, 270, 0.35)):
        p.glow(
            beams(182.5, 182.5, inner, outer), (NIGHT if inner > 124 else VIOLET).mix(PLUM, light)
        )
    p.stars("board chart", 260, 365)
    p.fine(joined(circle(182.5, 182.5, r) for r in (104, 138.8, 186)), 0.5, ORCHID)
    if p.style.is_full:
        p.fine(joined(circle(182.5, 182.5, r) for r in (222, 250)), 0.5, ORCHID)
    p.line(degrees(182.5, 182.5, 182, 186, 240), 0.4, GOLD)
    p.line(degrees(182.5, 182.5, 54, 56, 120), 0.4, GOLD)
    p.line(circle(182.5, 182.5, 54), 0.5, GOLD)
    for name, x, y, size in (
        ("orion", 33, 33, 50),
        ("pegasus", 332, 33, 50),
        ("lyra", 33, 332, 50),
        ("hercules", 338, 338, 44),
    ):
        p.figure(name, x, y, size)


@poster("planet-chart-cover", 187, 171)
def chart_of_the_cover(p: Poster) -> None:
    """Rays and circles around the medallion of a label, a constellation in each corner."""
    x, y = 93.5, 81.5
    p.sky((NIGHT, PLUM, NIGHT, VIOLET), x, y, 34, 30)
    for inner, outer, light in ((50, 76, 0.5), (76, 92, 0.35), (92, 150, 0.35)):
        p.glow(beams(x, y, inner, outer), (NIGHT if inner > 60 else VIOLET).mix(PLUM, light))
    p.stars("cover chart", 120, 171)
    rings = (79, 92, 106, 120) if p.style.is_full else (79, 83)
    p.fine(joined(circle(x, y, r) for r in rings), 0.3, ORCHID)
    p.line(degrees(x, y, 77, 79, 240), 0.25, GOLD)
    corners = (("orion", 17, 20), ("pegasus", 170, 20), ("lyra", 17, 145), ("hercules", 170, 147))
    for name, at_x, at_y in corners:
        p.figure(name, at_x, at_y, 25)


@poster("planet-sun", 110, 110)
def sun(p: Poster) -> None:
    """The sun as old charts have it, with a face and two kinds of rays."""
    straight = (set_at("M-5 -30L0 -52L5 -30Z", 55, 55, 1, 30 * i) for i in range(12))
    waved = (
        set_at("M-4.4 -30C-8 -36 1 -40 -2.4 -49C5 -43 -1 -38 4.4 -30Z", 55, 55, 1, 15 + 30 * i)
        for i in range(12)
    )
    p.body(joined(waved), AMBER, 0.5)
    p.body(joined(straight), GOLD, 0.5)
    p.body(circle(55, 55, 33), GOLD, 0.8)
    p.line(circle(55, 55, 30.6), 0.4, AMBER)
    p.shade(lune(55, 55, 30.6, 20, 0.5), AMBER)
    p.etch(lune(55, 55, 30.6, 20, 0.2), BROWN)
    for flip, x in ((False, 0.0), (True, 110.0)):
        p.body(
            set_at("M35 50C38 45.4 46 45.4 49 50.6C45 54 38.4 53.8 35 50Z", x, 0, flip=flip),
            CREAM,
            0.5,
        )
        p.dot(circle(42.4 if not flip else 67.6, 50, 2.6), p.style.line)
        p.line(
            set_at("M33.4 44C37 39 46 39 50.6 44.6M36 56C39 58 44 58 47 56.4", x, 0, flip=flip), 0.8
        )
        p.accent(
            set_at("M31.6 62A4.4 4.4 0 1 0 40.4 62A4.4 4.4 0 1 0 31.6 62Z", x, 0, flip=flip),
            CORAL,
            0.3,
        )
    p.line("M52 48C52.4 54 50 60 50.6 62.6C52 65 58 65 59.4 62.6M46 71C51 75.4 59 75.4 64 71", 0.9)
    p.body(
        "M47 70.6C52 68.4 54 69.6 55 70.2C56 69.6 58 68.4 63 70.6C59 74.6 51 74.6 47 70.6Z",
        BRICK,
        0.5,
    )


@poster("casino-cloth", 200, 200)
def cloth_around_a_wheel(p: Poster) -> None:
    """Beams from the middle of a wheel over the cloth around it; lines where ink is short."""
    if p.style.is_full:
        p.plain(beams(100, 100, 40, 150), p.style.accent)
        return
    rays = (
        polyline(on_circle(100, 100, r, 2.5 * i) for r in (52.5 + 2.5 * (i % 2), 150))
        for i in range(144)
    )
    p.line(joined(rays), 0.2, p.style.accent)
