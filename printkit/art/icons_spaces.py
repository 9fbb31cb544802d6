"""Icons of the spaces of a board: start, jail, luck, taxes, stations, utilities."""

from printkit.art.icons_grid import Icon, gap, hole, line, solid
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import rotate

CLOVER_LEAF = parse_path_data(
    "M0 -1.9C-1.4 -3.3 -4.1 -5 -4.1 -7.4C-4.1 -9 -3.1 -10 -1.9 -10C-0.9 -10 -0.3 -9.3 0 -8.2"
    "C0.3 -9.3 0.9 -10 1.9 -10C3.1 -10 4.1 -9 4.1 -7.4C4.1 -5 1.4 -3.3 0 -1.9Z"
)
CLOVER_TURNS = (43, 131, 229, 317)
"""How its leaves stand about the middle; the lower two leave room for the stem."""
_CLOVER = [CLOVER_LEAF.transformed(rotate(turn)).moved(12, 10.8) for turn in CLOVER_TURNS]

ICONS: dict[str, Icon] = {
    "go-arrow": (
        solid("M2.6 8.7H11.6V3.2L21.6 12L11.6 20.8V15.3H2.6Z"),
        gap("M5.4 7V17M8.6 7V17"),
    ),
    "back-arrow": (
        solid("M21.4 8.7H12.4V3.2L2.4 12L12.4 20.8V15.3H21.4Z"),
        gap("M18.6 7V17M15.4 7V17"),
    ),
    "jail-bars": (
        line("M4.6 21V10.4C4.6 6 7.8 3 12 3C16.2 3 19.4 6 19.4 10.4V21"),
        line("M8.3 5V21M12 3V21M15.7 5V21M4.6 12.8H19.4", width=1.5),
        line("M2.8 21H21.2", width=2.2),
    ),
    "parking": (
        solid("M2.5 10C2.9 5.6 6.3 2.7 10.3 2.7C14.3 2.7 17.7 5.6 18.1 10Z"),
        gap("M10.3 2.2C8 4 7.2 7 7.2 10.6M10.3 2.2C12.6 4 13.4 7 13.4 10.6", width=1.2),
        line("M10.3 10V21", width=1.8),
        line("M12.4 17.4H17.6L21.6 12", width=2.2),
        line("M14 17.4L12.8 21M17.6 17.4L19.4 21", width=1.6),
        line("M3.4 21.4H21"),
    ),
    "go-to-jail": (
        solid(
            "M9 9.2H21.4V13.3H15C15.4 17.8 12.6 21.3 8.9 21.3"
            "C5.4 21.3 2.7 18.6 2.7 15.2C2.7 11.8 5.4 9.2 9 9.2Z"
        ),
        hole(circle(8.9, 15.2, 2.5)),
        gap("M14.2 8.4V11"),
        line("M9.2 2.6V5.4M4.2 4.2L5.8 6.4M14.2 4.2L12.6 6.4", width=1.8),
    ),
    "chance": (
        solid(*_CLOVER),
        line("M12 10.8V16.4C12 19.4 12.7 21.2 14.6 22.4", width=1.5),
    ),
    "chest": (
        solid("M3 9.6V9C3 6.9 4 5.3 5.5 4.6V9.6ZM18.5 4.6C20 5.3 21 6.9 21 9V9.6H18.5Z"),
        solid(
            "M7.6 4.2H16.4V9.6H7.6ZM7.6 12H16.4V19.6H7.6ZM3 12H5.5V19.6H3ZM18.5 12H21V19.6H18.5Z"
        ),
        line("M4.6 21.4H5.6M18.4 21.4H19.4", width=1.6),
        hole(rectangle(8.9, 8.4, 6.2, 7.8, 1.4)),
        solid(rectangle(10.5, 10, 3, 4.6, 0.6), soft=0.6),
        hole(circle(12, 11.9, 0.75)),
    ),
    "tax": (
        solid("M4.9 2.6H19.1V21L16.73 19L14.37 21L12 19L9.63 21L7.27 19L4.9 21Z"),
        gap("M15.6 6.4L8.4 14.6", width=1.7),
        hole(circle(8.9, 7.8, 1.9), circle(15.1, 13.2, 1.9)),
    ),
    "luxury": (
        line(circle(12, 15.6, 5.6), width=2.2),
        solid("M8.4 2.4H15.6L18.2 5.4L12 10.6L5.8 5.4Z"),
        gap("M5.4 5.6H18.6M9.8 5.6L12 10M14.2 5.6L12 10", width=0.9),
    ),
    "train": (
        solid("M10.2 1.8H13.8V4H10.2Z"),
        solid(circle(12, 10, 6.7)),
        gap(circle(12, 10, 4.4)),
        solid(circle(12, 10, 1.1), soft=0),
        gap("M3 14.7H21", width=1),
        solid("M2.8 15.6H21.2V18.2H2.8Z"),
        hole(circle(5.6, 16.9, 1), circle(18.4, 16.9, 1)),
        solid("M6.6 20H17.4L18.6 22.2H5.4Z", soft=0.8),
        gap("M10.2 19.4V23M13.8 19.4V23", width=1.1),
    ),
    "bulb": (
        solid(
            "M12 2.3C16.2 2.3 19.3 5.4 19.3 9.2C19.3 12.6 16.2 14 15.6 17H8.4"
            "C7.8 14 4.7 12.6 4.7 9.2C4.7 5.4 7.8 2.3 12 2.3Z"
        ),
        gap("M10.4 17.6V12.6L8.6 9.6L12 11L15.4 9.6L13.6 12.6V17.6", width=1.2),
        line("M9.2 19.4H14.8M10.6 22H13.4", width=1.8),
    ),
    "tap": (
        line("M3.4 11.8H14C16.8 11.8 18.2 13.4 18.2 16", width=4.4),
        hole("M15 16H21.4V19H15Z"),
        line("M2.8 8.4V15.2M15.6 15.6H20.8", width=1.8),
        line("M10.4 10.4V5"),
        line("M6.6 4.2H14.2", width=2.6),
        solid(
            "M18.2 18.2C18.8 19.2 19.7 19.8 19.7 20.9C19.7 21.8 19 22.4 18.2 22.4"
            "C17.4 22.4 16.7 21.8 16.7 20.9C16.7 19.8 17.6 19.2 18.2 18.2Z",
            soft=0.4,
        ),
    ),
}
