"""Round engravings on Planetopoly's notes, a sign of a planet for each value, and their charts."""

from collections.abc import Callable

from printkit.art.engravings.engraving import BOLD, FINE, Engraving
from printkit.art.planetopoly.constellations import NAMES, figure_of
from printkit.art.registry import drawing
from printkit.art.space.curves import lune, slanted_ring
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, ellipse, on_circle, ring, sector, star
from printkit.geometry.transform import rotate, scale, translate
from printkit.scene import Node

Cut = Callable[[Engraving], None]

_DISC = circle(20, 20, 19.6)


def engraved(name: str) -> Callable[[Cut], Cut]:
    """Register what a function cuts into a round plate of 40 x 40 as the drawing of this name."""

    def register(cut: Cut) -> Cut:
        @drawing(name)
        def draw(width: float, height: float, style: Style) -> Node:
            plate = Engraving(width, height, style, 40)
            plate.body(_DISC, plate.paper, FINE)
            cut(plate)
            return plate.node()

        return cut

    return register


def _sky(plate: Engraving, *stars: tuple[float, float, float]) -> None:
    """Level lines over the whole disc, stars cut out of them."""
    plate.hatch(_DISC, 0.8, FINE)
    for x, y, size in stars:
        plate.cut(star(x, y, size, 0.3 * size, 4), FINE)


@engraved("planet-note-lupus")
def craters(plate: Engraving) -> None:
    """Lupus and its craters."""
    _sky(plate, (6, 13, 1.8), (33.6, 7.6, 2), (35, 29, 1.5), (8.4, 32, 1.4))
    plate.ball(20, 20, 14)
    for x, y, r in (
        *((14, 13.4, 3.2), (24.4, 11, 2), (22, 21.4, 4.2), (11, 22.6, 2.2), (29, 17.4, 1.7)),
        *((16, 29.4, 2.4), (26.8, 28.4, 2), (19, 8.4, 1.2), (9.6, 17.4, 1)),
    ):
        plate.cut(circle(x, y, r), 0.28)
        plate.shade(lune(x, y, r, 225, 0.1), 0.7, 0.38)
        plate.line(lune(x, y, r * 1.25, 45, 0.92), FINE)


@engraved("planet-note-lyra")
def lyre(plate: Engraving) -> None:
    """The lyre, strung before its planet."""
    _sky(plate, (6.4, 14, 1.6), (34, 12, 1.9), (33, 31, 1.5), (7, 29.6, 1.3))
    plate.ball(20, 20, 13.4)
    plate.dark("M19 34.6H21V37.4H19Z")
    body = "M11.6 27.4C13 33 16 35.4 20 35.4C24 35.4 27 33 28.4 27.4C24 29.2 16 29.2 11.6 27.4Z"
    plate.cut(body)
    plate.shade("M20 28.7C24 28.7 26.6 28 28.4 27.4C27 33 24 35.4 20 35.4Z", 0.6, 0.45)
    for flip in (1, -1):
        arm = scale(flip, 1).then(translate(20, 0))
        horn = (
            "M-8.4 27.6C-14 20 -13 14 -9.6 10.6C-7 8 -8 5.4 -10.6 5.4C-10.4 3.6 -6.6 3.4 -5.6 6"
            "C-4.6 9 -7 11.4 -8.8 13.6C-10.8 16.4 -10.4 21.4 -6 28.4Z"
        )
        plate.cut(parse_path_data(horn).transformed(arm))
        shade = parse_path_data(
            "M-9.4 14C-11 17 -10.4 21.4 -6 28.4H-7.4C-11.4 22 -12 17.6 -9.4 14Z"
        )
        plate.shade(shade.transformed(arm), 1, 0.4)
    plate.cut("M11.4 10.6H28.6V12.6H11.4Z")
    plate.line(joined(polyline([(x, 11), (20 + 0.55 * (x - 20), 29)]) for x in _STRINGS), 0.34)
    plate.dark(joined(circle(x, 11.6, 0.6) for x in _STRINGS))


_STRINGS = (14, 16, 18, 20, 22, 24, 26)


@engraved("planet-note-orion")
def belt(plate: Engraving) -> None:
    """Orion in its belt with three stars."""
    _sky(plate, (7, 9.4, 1.9), (32.6, 9, 1.6), (8, 31, 1.6), (31.6, 33, 1.9))
    half = {"flat": 0.3, "turn": -22.0}
    back = slanted_ring(20, 20, 18.6, 14.4, start=180, end=360, **half)
    plate.cut(back, 0.28)
    plate.shade(back, 0.4, 0.5)
    plate.ball(20, 20, 12)
    for level in (-7.6, -5, 5.6, 8):
        reach = (144 - level**2) ** 0.5 - 0.5
        bow = polyline([(20 - reach, 20 + level), (20 + reach, 20 + level)])
        plate.line(bow.transformed(rotate(-22, 20, 20)), 0.26)
    front = slanted_ring(20, 20, 18.6, 14.4, start=0, end=180, **half)
    plate.cut(front)
    plate.shade(slanted_ring(20, 20, 18.4, 17.2, start=0, end=180, **half), 0.4, 0.4)
    for angle in (58, 90, 122):
        spot = (
            scale(1, 0.3)
            .then(rotate(-22))
            .then(translate(20, 20))
            .apply(*on_circle(0, 0, 16.5, angle))
        )
        plate.dark(star(spot.x, spot.y, 3.2, 1, 8))


@engraved("planet-note-pegasus")
def winged_horse(plate: Engraving) -> None:
    """The head of Pegasus and its raised wing."""
    _sky(plate, (33.6, 8.4, 2), (36, 19, 1.3), (6, 12.6, 1.3), (30.6, 32.6, 1.6))
    plate.cut(circle(25, 14, 8.4), FINE)
    for at, (tip_x, tip_y) in enumerate(((3.4, 6), (2.2, 12), (2.6, 18), (4.4, 24), (8, 29.4))):
        root = 17 + 1.6 * at
        feather = (
            f"M{20 - 0.6 * at} {root - 4}C{14 - at} {root - 8 + at} 8 {tip_y} {tip_x} {tip_y}"
            f"C{7 - 0.2 * at} {tip_y + 5} {13 - at} {root + 4} {19 - 0.6 * at} {root + 3}Z"
        )
        plate.cut(feather)
        plate.shade(feather, 0.5, 0.75)
    horse = (
        "M16 39C13 31 14 24 19 18.6C21 16 21.6 13 24 10.8L23.6 6.8L27 9.6C29 10.4 30.4 12 31 14"
        "L35.4 20.6C35.8 22.2 34.8 23.4 33.4 23.4C32 23.4 31 22.6 30 22.4"
        "C27.6 22.6 26.6 24 26.8 26.4"
        "C27.2 31 27 35 25 39C22 40 18.6 40 16 39Z"
    )
    plate.cut(horse)
    plate.shade(
        "M24 10.8C24 17 20 22 19.6 28C19.4 32 20.4 36 21.6 39.6C19.4 39.8 17.6 39.5 16 39"
        "C13 31 14 24 19 18.6C21 16 21.6 13 24 10.8Z",
        0.9,
        0.5,
    )
    plate.cut(
        "M23.6 6.8C19 9.6 18 13.4 16.6 17C15.6 20 13.6 22 13.4 26C16 24.6 18 22.6 19.6 20"
        "C21 17 22 13.6 24 10.8Z",
        0.28,
    )
    plate.line("M22.6 9C20 11.6 19 15 17.6 18.4M21 13C19.8 16.6 18 20 15.4 23", FINE)
    plate.dark(circle(28, 14.4, 0.8))
    plate.dark(ellipse(33.8, 21.4, 0.5, 0.7))
    plate.line("M32.6 22.8C31.8 22.4 31.4 21.8 31.2 21.2M24 22.6C25.6 22.4 27 21.6 28 20.2", 0.28)


@engraved("planet-note-wheel")
def wheel(plate: Engraving) -> None:
    """The wheel of the casino in its bowl, the ball on its way."""
    _sky(plate)
    plate.cut(circle(20, 20, 17.6))
    plate.shade(ring(20, 20, 17.6, 15.4), 0.8, 0.42)
    plate.cut(circle(20, 20, 14.6))
    fields = [sector(20, 20, 14.6, 6.4, at, at + 16.363) for at in _FIELDS]
    plate.dark(joined(fields[::2]))
    plate.shade(joined(fields[1::2]), 0.4, 0.6)
    plate.cut(circle(20, 20, 10.6), 0.28)
    plate.shade(lune(20, 20, 10.6, 225, 0.55), 0.8, 0.5)
    plate.line(
        joined(polyline([on_circle(20, 20, r, at) for r in (6.4, 10.6)]) for at in _FIELDS), FINE
    )
    plate.cut(circle(20, 20, 6.2))
    plate.cut(joined(star(20, 20, 7.6, 1.2, 4, turn) for turn in (-90,)), 0.3)
    plate.ball(20, 20, 2.8)
    plate.dark(joined(circle(*on_circle(20, 20, 7.6, at), 0.9) for at in (-90, 0, 90, 180)))
    plate.cut(circle(*on_circle(20, 20, 16.4, -52), 1.3))


_FIELDS = tuple(360 * i / 22 for i in range(22))


def _figure(plate: Engraving, name: str, x: float, y: float, size: float) -> None:
    place = scale(size).then(translate(x, y))
    lines, knots = figure_of(name)
    plate.line(lines.transformed(place), BOLD)
    for at, r in knots:
        spot = place.apply(*at)
        plate.cut(star(spot.x, spot.y, 1.1 * size / 20 * r, 0.4 * size / 20 * r, 8), 0.22)


def _chart(name: str) -> None:
    @engraved(f"planet-note-chart-{name}")
    def chart(plate: Engraving) -> None:
        plate.line(joined(circle(20, 20, r) for r in (6, 12, 18)), FINE)
        plate.line(
            joined(polyline([on_circle(20, 20, r, 30 * i) for r in (2, 19)]) for i in range(12)),
            FINE,
        )
        _figure(plate, name, 20, 20, 30)


for _name in ("lupus", "lyra", "orion", "pegasus"):
    _chart(_name)


@engraved("planet-note-chart-wheel")
def whole_sky(plate: Engraving) -> None:
    """All eight constellations around the pole."""
    plate.line(joined(circle(20, 20, r) for r in (5, 12.4, 19)), FINE)
    for i, name in enumerate(NAMES):
        spot = on_circle(20, 20, 12.4, 45 * i)
        _figure(plate, name, spot.x, spot.y, 8)
    plate.cut(star(20, 20, 4, 1.2, 8))
