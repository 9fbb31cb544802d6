"""Symbols of a galaxy at war: bases, relays, a reactor, and the two paths one can take."""

from printkit.art.icons_grid import Icon, gap, hole, line, solid
from printkit.geometry.path import joined
from printkit.geometry.shapes import arc, circle, ellipse, polygon, rectangle

ICONS: dict[str, Icon] = {
    # A low base: a hexagonal hut with a door and a mast.
    "outpost": (
        line("M12 2.6V6", width=1.6),
        solid("M12 5.6L21.4 12.4H2.6Z", soft=0.8),
        solid("M4.4 14.2H19.6V21.4H4.4Z", soft=0.8),
        hole("M10.2 21.9V17.6L11.2 16.6H12.8L13.8 17.6V21.9Z", rectangle(6, 16.4, 2.4, 2.2)),
        hole(rectangle(15.6, 16.4, 2.4, 2.2)),
    ),
    # A spire with a ring around it.
    "station": (
        solid("M12 1L14.6 7.4V16.6L12 23L9.4 16.6V7.4Z", soft=0.6),
        gap(ellipse(12, 12.4, 9.7, 3.6), width=4.2),
        line(ellipse(12, 12.4, 9.7, 3.6), width=1.9),
        hole(circle(12, 7.4, 1.0)),
    ),
    # A gate between two arms, and the light in its middle.
    "relay": (
        line("M5.4 3.2L1.8 12L5.4 20.8M18.6 3.2L22.2 12L18.6 20.8", width=2.0),
        line(polygon(12, 12, 6.2, 6, 0), width=2.2),
        solid(polygon(12, 12, 2.4, 6, 0), soft=0.4),
    ),
    # A core between clamps.
    "reactor": (
        solid(circle(12, 12, 3.8), soft=0.4),
        line(joined([arc(12, 12, 7.2, 20, 100), arc(12, 12, 7.2, 140, 220)]), width=1.9),
        line(arc(12, 12, 7.2, 260, 340), width=1.9),
        solid(
            "M9.8 1.4H14.2L13.2 4.6H10.8Z"
            "M3.9 15.4L6 18.9L2.7 20.2L0.6 16.5ZM20.1 15.4L18 18.9L21.3 20.2L23.4 16.5Z",
            soft=0.7,
        ),
    ),
    # The upward path: a wing under a rising sun.
    "paragon": (
        solid(circle(12, 5.4, 3.2), soft=0.4),
        solid("M12 9.6L22.6 15.4V19.6L12 14.4L1.4 19.6V15.4Z", soft=0.7),
        solid("M12 16.6L17.4 19.3V22.2L12 19.6L6.6 22.2V19.3Z", soft=0.6),
    ),
    # The downward path: three claws and the spark between them.
    "renegade": (
        solid("M1.4 2.4C6.4 4.6 9 9.4 9.4 16.6C5.2 13 2.4 8.4 1.4 2.4Z", soft=0.7),
        solid("M22.6 2.4C17.6 4.6 15 9.4 14.6 16.6C18.8 13 21.6 8.4 22.6 2.4Z", soft=0.7),
        solid("M12 1.6L15 7L12 22.6L9 7Z", soft=0.7),
        hole("M12 5L13.2 7.4L12 12L10.8 7.4Z"),
    ),
    # A glass with something that glows.
    "club": (
        solid("M3.6 3.4H20.4L13.2 12.6V18.8L17.4 20.6V21.8H6.6V20.6L10.8 18.8V12.6Z", soft=0.8),
        hole("M6.9 5.2H17.1L15.6 7.1H8.4Z"),
        hole(circle(12, 9.6, 1.0)),
    ),
    # A dial under a hexagonal nut.
    "gauge": (
        solid(polygon(12, 12, 10.6, 6), soft=0.8),
        hole(circle(12, 12, 6.9)),
        line(arc(12, 12, 4.9, 150, 390), width=1.7),
        line("M12 12.6L15.2 8.2", width=1.5),
        solid(circle(12, 12.6, 1.4), soft=0.2),
    ),
}
