"""Symbols of the giant planets, of asteroids and of cards in rows."""

from printkit.art.icons_grid import Icon, gap, hole, line, solid
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.geometry.transform import rotate

_TILTED = ellipse(12, 12, 10.6, 3.4).transformed(rotate(-24, 12, 12))

ICONS: dict[str, Icon] = {
    # Bands and the great spot.
    "planet-jupiter": (
        solid(circle(12, 12, 9.6)),
        gap("M2 8.4C8 10 16 7 22 8.6M2.6 14.4C8 12.6 12 15.4 21.6 13.6", width=1.7),
        hole(ellipse(15.6, 17.4, 2.7, 1.6)),
    ),
    # A globe in its ring.
    "planet-saturn": (
        solid(circle(12, 12, 6.6)),
        gap(_TILTED, width=4.0),
        line(_TILTED, width=1.8),
    ),
    # A globe that rolls: its ring stands upright.
    "planet-uranus": (
        solid(circle(12, 12, 7.2)),
        gap(ellipse(12, 12, 2.6, 10.2), width=3.4),
        line(ellipse(12, 12, 2.6, 10.2), width=1.5),
    ),
    # A globe with a dark spot and streaks of cloud.
    "planet-neptune": (
        solid(circle(12, 12, 9.6)),
        hole(ellipse(9.2, 11.2, 3.6, 2.1)),
        gap("M12.4 15.6H18.4M6 17.4H10.4M13.6 6.8H18", width=1.4),
    ),
    # A pitted rock.
    "asteroid": (
        solid("M8 2.6L16.4 3.4L21.6 9.4L19.8 17.6L12.6 21.4L5 18.8L2.4 11.4Z"),
        hole(circle(9.4, 9.2, 2.3), circle(15.4, 13.6, 2.8), circle(9, 15.8, 1.4)),
    ),
    # A rock that strikes.
    "strike": (
        solid(
            "M12 1L14.6 7.4L21.4 4.6L18.2 10.8L23 14L16.8 15.4L17.6 22L12 18L6.4 22L7.2 15.4"
            "L1 14L5.8 10.8L2.6 4.6L9.4 7.4Z"
        ),
        hole(circle(12, 12.6, 3.1)),
    ),
    # A dome on its sill, with two portholes and an airlock.
    "habitat": (
        solid("M3.4 18.4C3.4 1.8 20.6 1.8 20.6 18.4Z", rectangle(1.4, 18.4, 21.2, 3.2, 0.8)),
        hole(circle(7.6, 12.4, 1.6), circle(16.4, 12.4, 1.6)),
        hole("M9.8 21.6V15.6C9.8 13 14.2 13 14.2 15.6V21.6Z"),
    ),
    # A tall dome between two tanks, with a dish on a mast.
    "station": (
        solid("M7 21.6V11.4C7 4.2 17 4.2 17 11.4V21.6Z", rectangle(0.8, 19.4, 22.4, 2.4, 0.6)),
        solid(
            "M1.6 18.6V14C1.6 10.6 6 10.6 6 14V18.6Z", "M18 18.6V14C18 10.6 22.4 10.6 22.4 14V18.6Z"
        ),
        line("M18.6 10V6", width=1.4),
        solid("M15.6 3.2C16.4 7 19.8 7.8 22.6 6Z", soft=0.5),
        hole(circle(12, 10.6, 1.9)),
        gap("M7.4 14.4H16.6", width=1.1),
        hole("M10.2 21.8V18.2C10.2 16.2 13.8 16.2 13.8 18.2V21.8Z"),
    ),
    # Cards in rows, each upon two.
    "pyramid": (
        solid(
            joined(
                [
                    rectangle(9.4, 1.8, 5.2, 5.6),
                    rectangle(5.7, 9.2, 5.2, 5.6),
                    rectangle(13.1, 9.2, 5.2, 5.6),
                    *(rectangle(2 + 7.4 * i, 16.6, 5.2, 5.6) for i in range(3)),
                ]
            )
        ),
    ),
}
