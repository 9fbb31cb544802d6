"""Charts of the sky: graduated circles, lines of hours, and constellations."""

from printkit.art.planetopoly.palette import DEEP_NIGHT, GOLD, NIGHT, ORCHID, PLUM, VIOLET
from printkit.art.planetopoly.poster import Poster, poster
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, on_circle


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


@poster("planet-chart-card", 93, 62)
def chart_of_a_card(p: Poster) -> None:
    """The back of a card: a round chart in the middle, constellations beside it."""
    p.sky((NIGHT, PLUM, VIOLET, NIGHT), 46.5, 31, 12, 8.5)
    p.stars("card chart", 70, 62)
    circles = joined(circle(46.5, 31, r) for r in (23.2, 29, 36, 44, 52))
    p.line(circles, 0.16, ORCHID)
    p.line(hours(46.5, 31, 30, 60), 0.14, ORCHID)
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
    p.line(joined(circle(20.5, 32, r) for r in (16.4, 22, 28, 35)), 0.16, ORCHID)
    p.line(hours(20.5, 32, 17, 44), 0.14, ORCHID)
    p.line(degrees(20.5, 32, 14.4, 15.6, 90), 0.2, GOLD)
