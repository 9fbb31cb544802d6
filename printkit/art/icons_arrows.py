"""Arrows, and how to turn the paper for its back."""

from printkit.art.icons_grid import Icon, IconLayer, line, solid
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import rotate

_ARROW = parse_path_data("M3.6 12H20M13.2 5L20.2 12L13.2 19")


def _arrow(turn: float) -> Icon:
    return (IconLayer(_ARROW.transformed(rotate(turn, 12, 12)), 2.8),)


ICONS: dict[str, Icon] = {
    "arrow-right": _arrow(0),
    "arrow-down": _arrow(90),
    "arrow-left": _arrow(180),
    "arrow-up": _arrow(270),
    "flip-long": (
        solid(rectangle(3, 10, 6.6, 11)),
        line(rectangle(14.2, 9.7, 7, 11.6), width=1.6),
        line("M12 8V9M12 12V13M12 16V17M12 20V21", width=1.4),
        line("M6 6.4C8.6 2.6 14.6 2 17.6 6M17.9 2.4V6.4H13.9", width=1.8),
    ),
    "flip-short": (
        solid(rectangle(3.6, 2.6, 9.6, 7.2)),
        line(rectangle(3.3, 14.2, 10.2, 7.2), width=1.6),
        line("M2 12H3M6 12H7M10 12H11M14 12H15", width=1.4),
        line("M16.6 6C20.6 8 21.4 14.6 17.2 17.8M17 13.8V18H21", width=1.8),
    ),
}
