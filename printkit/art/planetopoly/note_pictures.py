"""Round engravings on Planetopoly's notes, a sign of a planet for each value, and their charts."""

from collections.abc import Callable
from math import hypot

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
    for tip_x, tip_y in ((10.6, 4.4), (6.2, 8.4), (3.4, 13.4), (2, 19), (2.4, 24.8), (4.6, 30)):
        feather = _feather(14, 34, tip_x, tip_y)
        plate.cut(feather, 0.28)
        rib = [(tip_x + share * (14 - tip_x), tip_y + share * (34 - tip_y)) for share in (0.1, 1)]
        plate.line(polyline(rib), FINE)
    plate.cut("M23.2 8.6L25 4.8L25.8 9.8Z", 0.28)
    plate.cut(
        "M21.4 9.2L20.8 3.8L24.2 8.4C26.4 9.4 27.8 11 28.8 13L34 19.4C35.4 21 35.6 22.8 34.8 24"
        "C34 25.2 32.6 25.4 31.4 24.8C30 24 28.8 23.6 27.6 23.8C26.4 24 25.6 24.8 25.6 26.2"
        "C25.8 29.6 27.6 33.4 28.8 37.4C26 39 22.8 39.6 19.6 39.5C15.6 39.4 12 38 9.4 36"
        "C10.6 29 12.4 24.4 14 20.4C15.6 16 17.6 11.8 21.4 9.2Z"
    )
    plate.shade(
        "M25.6 26.2C24 26.4 23.2 27.4 23.8 29C24.6 30.8 26 32.4 27.4 33.4"
        "C26.4 31 25.6 28.6 25.6 26.2Z",
        0.9,
        0.5,
    )
    # The shoulder, from which the wing springs, with the small feathers on it.
    plate.cut(
        "M8.6 36.4C7.4 33.6 8 30.4 10.4 28.6C14.6 28 18.8 30.2 20.4 34"
        "C19.6 36 17.8 37 15.8 36.8C13.6 38 10.8 37.8 8.6 36.4Z",
        0.28,
    )
    plate.line(
        "M10.2 33.4C11.4 32.4 12.8 32.6 13.6 33.6C14.8 32.8 16.4 33 17 34.2"
        "M10.8 30.8C12 30 13.4 30.2 14.2 31.2C15.2 30.6 16.6 30.8 17.2 31.8",
        FINE,
    )
    mane = (
        "M21.4 8.4C18.4 8.6 15.8 10.4 14.8 12.8C13 13.8 12 16.2 12.4 18.2"
        "C10.8 19.8 10.2 22.2 10.8 24.4C9.4 26 9 27.6 9.6 29.6"
        "C11.6 29.4 13.4 28.4 14.4 26.8C15.8 26 16.8 24.6 16.8 22.8"
        "C18.2 21.8 19 20.2 18.8 18.4C20 17.2 20.8 15.4 20.6 13.6C21.8 12.2 22.4 10.4 21.4 8.4Z"
    )
    plate.cut(mane, 0.28)
    plate.shade(mane, 2.2, 0.7)
    plate.cut("M21.6 7.4C23.8 8 25.4 9.8 25.8 12.2C23.8 12 22 10.4 21.6 7.4Z", 0.28)
    plate.dark(circle(27, 14.2, 0.8))
    plate.line("M25.8 13.2C26.6 12.6 27.6 12.6 28.4 13.4", 0.28)
    plate.dark(ellipse(33.6, 21.6, 0.5, 0.75))
    plate.line("M34.8 23.8C33.6 23.9 32.4 23.4 31.6 22.6M27.6 23.8C25 23 23.6 20.8 24 18.2", 0.28)


def _feather(root_x: float, root_y: float, tip_x: float, tip_y: float) -> str:
    """A long feather from its root to its tip, broadest near the tip."""
    dx, dy = root_x - tip_x, root_y - tip_y
    across, along = -3.4 * dy / hypot(dx, dy), 3.4 * dx / hypot(dx, dy)
    near_x, near_y = 0.6 * tip_x + 0.4 * root_x, 0.6 * tip_y + 0.4 * root_y
    return (
        f"M{root_x} {root_y}C{near_x + across} {near_y + along} {tip_x + 0.6 * across} "
        f"{tip_y + 0.6 * along} {tip_x} {tip_y}C{tip_x - 0.3 * across} {tip_y - 0.3 * along} "
        f"{near_x - across} {near_y - along} {root_x} {root_y}Z"
    )


@engraved("planet-note-wheel")
def wheel(plate: Engraving) -> None:
    """The wheel of the casino in its bowl, the ball on its way."""
    _sky(plate)
    plate.cut(circle(20, 20, 17.6))
    plate.shade(ring(20, 20, 17.6, 15.4), -0.8, 0.6)
    plate.cut(circle(20, 20, 14.6))
    fields = [sector(20, 20, 14.6, 6.4, at, at + 16.363) for at in _FIELDS]
    plate.cut(joined(fields), 0.28)
    plate.shade(joined(fields[::2]), 0.8, 0.5)
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
