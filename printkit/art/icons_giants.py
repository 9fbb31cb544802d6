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
    # A hull with a gable, two portholes and an airlock.
    "habitat": (
        solid("M12 3.4L22 11V21.4H2V11Z"),
        hole(circle(12, 9.2, 1.7), circle(6.2, 14.4, 1.5), circle(17.8, 14.4, 1.5)),
        hole("M9.6 21.4V15.2C9.6 12.6 14.4 12.6 14.4 15.2V21.4Z"),
    ),
    # Two hulls, a tube between them, an antenna.
    "station": (
        line("M12 8V1.6M9.4 3.4H14.6", width=1.5),
        solid("M7 9.6L12 6.4L17 9.6V21.4H7Z", "M1.4 13.4L4.4 11.4L8 13.4V21.4H1.4Z"),
        solid("M22.6 13.4L19.6 11.4L16 13.4V21.4H22.6Z"),
        gap("M7 10V21.4M17 10V21.4", width=1.0),
        hole(circle(12, 12, 1.8), circle(4.2, 16.2, 1.1), circle(19.8, 16.2, 1.1)),
        hole("M10.2 21.4V17.8C10.2 15.6 13.8 15.6 13.8 17.8V21.4Z"),
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
