"""Icons of a journey through space."""

import math

from printkit.art.icons_grid import Icon, gap, hole, line, solid
from printkit.art.space.curves import slanted_arc, smooth
from printkit.geometry.path import Path
from printkit.geometry.shapes import circle, rectangle, star


def _spiral(turns: float, start: float, end: float) -> Path:
    """An Archimedean spiral around the centre, ending at the right, the radius growing."""
    steps = 24
    points = []
    for i in range(steps + 1):
        share = i / steps
        angle = math.tau * turns * (share - 1)
        radius = start + (end - start) * share
        points.append((12 + radius * math.cos(angle), 12 + radius * math.sin(angle)))
    return smooth(points)


ICONS: dict[str, Icon] = {
    "earth": (
        solid(circle(12, 12, 9.4)),
        hole(
            "M5.6 6.8C7.4 4.6 9.8 3.6 12.6 3.8L13.6 5.4L11.6 6.6L12.4 8.4L9.8 9.6L9.4 12L7 10.6H5Z",
            "M9.8 13L13.2 13.6L15 15.4L13.4 17.8L11.8 20.6L10.4 18.4Z",
            "M16.6 6.4L19 8L20.6 11.6L19.6 14.6L17.8 12.4L15.8 11.4L15.4 8.8Z",
            soft=0.6,
        ),
    ),
    "rocket": (
        solid(
            "M12 1.6C15.2 4.4 16.6 8.2 16.4 12.4L15.4 17.4H8.6L7.6 12.4C7.4 8.2 8.8 4.4 12 1.6Z",
            "M7 12.6L4 16.2V20.4L8 18.2Z",
            "M17 12.6L20 16.2V20.4L16 18.2Z",
        ),
        gap("M7.3 11.6L8.8 19.4M16.7 11.6L15.2 19.4", width=1),
        hole(circle(12, 9, 2.2)),
        line("M12 20.2V22.2", width=2),
    ),
    "shuttle": (
        solid("M7.4 10.4L1.8 18.2V21H7.4ZM16.6 10.4L22.2 18.2V21H16.6Z", soft=0.6),
        solid("M12 1.2C14.8 4 15.6 7.6 15.6 11.4V21H8.4V11.4C8.4 7.6 9.2 4 12 1.2Z"),
        hole("M9.8 9.2C10.2 7.2 13.8 7.2 14.2 9.2C12.8 9.8 11.2 9.8 9.8 9.2Z"),
        gap("M12 13V22", width=1.2),
    ),
    "rover": (
        solid(circle(4.4, 19.2, 3), circle(12, 19.2, 3), circle(19.6, 19.2, 3)),
        hole(circle(4.4, 19.2, 1), circle(12, 19.2, 1), circle(19.6, 19.2, 1)),
        solid("M2 10.4H22V15H2Z", soft=0.8),
        line("M7.4 8V11M18.8 5.4V11", width=1.6),
        solid(rectangle(2, 3, 11, 5.4, 1.4)),
        hole(circle(5.4, 5.7, 1.2), circle(9.6, 5.7, 1.2)),
        solid("M15.4 5.8C15.8 2.8 21.8 2.8 22.2 5.8Z", soft=0.5),
    ),
    "satellite": (
        solid(rectangle(0.8, 8.4, 6.8, 6.6, 0.6), rectangle(16.4, 8.4, 6.8, 6.6, 0.6)),
        gap("M0.6 11.7H8M16 11.7H23.4M4.2 8V15.4M19.8 8V15.4", width=0.9),
        line("M7 11.7H17", width=1.6),
        solid(rectangle(8.8, 6.8, 6.4, 9.8, 1.4)),
        hole(circle(12, 11.7, 1.6)),
        solid("M8.4 18H15.6C15.2 20.6 13.8 21.8 12 21.8C10.2 21.8 8.8 20.6 8.4 18Z", soft=0.5),
        line("M12 7V4.4", width=1.4),
        solid(circle(12, 3.2, 1.7)),
    ),
    # A globe before the far half of its ring and behind the near one.
    "ringed-planet": (
        line(slanted_arc(12, 12, 10.2, flat=0.34, turn=-24, start=170, end=370), width=1.9),
        gap(circle(12, 12, 6.6), width=2.4),
        solid(circle(12, 12, 6.6)),
        gap(slanted_arc(12, 12, 10.2, flat=0.34, turn=-24, start=16, end=164), width=4.4),
        line(slanted_arc(12, 12, 10.2, flat=0.34, turn=-24, start=0, end=180), width=1.9),
    ),
    "astronaut-helmet": (
        solid(circle(12, 10.8, 8.4)),
        solid(rectangle(1.8, 8.6, 3, 5, 1), rectangle(19.2, 8.6, 3, 5, 1)),
        hole(rectangle(5.6, 6.4, 12.8, 9, 4.4)),
        line("M9 9.4C9.6 8.8 10.4 8.4 11.4 8.4", width=1.4),
        solid("M6.4 20.6H17.6V21.6H6.4Z"),
    ),
    "gravity": (
        solid(circle(12, 16.8, 4.9)),
        line("M12 2V6.4M3 5.6L5 9M21 5.6L19 9", width=2.2),
        solid("M9.6 6.4H14.4L12 9.4Z", "M3 10.2L6.8 7.8L6.9 12Z", "M21 10.2L17.2 7.8L17.1 12Z"),
    ),
    "warp": (
        line(_spiral(1.75, 0.4, 8.2), width=2.4),
        solid("M17.4 12.2H23L20.2 16Z"),
    ),
    "wild": (
        line("M12 1.8V5", width=2.2),
        solid("M9 5.4H15L16 8.6H8Z"),
        line("M8.6 9.4C3.4 11 2.6 17 8.4 21.4M15.4 9.4C20.6 11 21.4 17 15.6 21.4", width=2.4),
        solid(star(12, 15.2, 4.4, 1.4, 4), soft=0.6),
    ),
    "resource": (
        solid("M12 2L16.2 6.6L15 20.8H9L7.8 6.6Z"),
        solid("M5 10.4L6.8 12.6L7.4 20.8H4.4L2.6 13.6Z"),
        solid("M19 10.4L21.4 13.6L19.6 20.8H16.6L17.2 12.6Z"),
        gap("M8.2 7.4L12 9L15.8 7.4M12 9V21.6", width=1.1),
    ),
}
