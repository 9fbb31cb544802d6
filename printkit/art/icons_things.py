"""Icons of the things in the box and of what one does with them."""

from printkit.art.icons_grid import Icon, IconLayer, gap, hole, line, solid
from printkit.geometry.path import Path
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle, star
from printkit.geometry.transform import rotate


def _turned(icon: Icon, degrees: float) -> Icon:
    turn = rotate(degrees, 12, 12)
    return tuple(IconLayer(m.path.transformed(turn), m.width, m.filled, m.ground) for m in icon)


_CARD = rectangle(8.2, 2.6, 7.6, 12, 0.8)
_HAND = parse_path_data(
    "M6.8 22.4V18.6C6.8 17 8 16.2 9.6 16.2H10.6V12.8C10.6 11.8 11.2 11.2 12 11.2"
    "C12.8 11.2 13.4 11.8 13.4 12.8V16.2H14.4C16 16.2 17.2 17 17.2 18.6V22.4Z"
)
_BUST = parse_path_data("M2.6 20.6C2.6 16.4 5 13.4 8.6 13.4C12.2 13.4 14.6 16.4 14.6 20.6Z")


def _pips(*places: tuple[float, float]) -> tuple[Path, ...]:
    return tuple(circle(x, y, 1.7) for x, y in places)


ICONS: dict[str, Icon] = {
    "shield": (
        solid("M12 2.2L20 4.8V11C20 16 16.8 19.8 12 21.8C7.2 19.8 4 16 4 11V4.8Z"),
        hole("M12 5.2L17.2 6.9V11C17.2 14.4 15.2 17 12 18.6Z"),
    ),
    "key": _turned(
        (
            line(circle(12, 6.6, 4.4), width=2.6),
            line("M12 11V22", width=2.6),
            line("M12 21.6H16M12 17.4H15.2", width=2.2),
        ),
        45,
    ),
    "house": (
        solid("M12 2.8L21.6 11.4H18.9V20.8H5.1V11.4H2.4Z"),
        hole("M9.8 22V15.4C9.8 14.2 10.8 13.4 12 13.4C13.2 13.4 14.2 14.2 14.2 15.4V22Z"),
    ),
    "hotel": (
        solid("M4 7.2H20V21.4H4Z"),
        solid("M8 2.6H16V5.6H8Z", soft=0.8),
        line("M2.8 7H21.2", width=2.2),
        hole(
            *(rectangle(x, y, 2.5, 2.6) for y in (10, 14.2) for x in (6.2, 10.75, 15.3)),
            "M10.4 22V18.6H13.6V22Z",
        ),
    ),
    "dice": (
        solid(rectangle(3.2, 3.2, 17.6, 17.6, 3)),
        hole(*_pips((7.8, 7.8), (16.2, 7.8), (12, 12), (7.8, 16.2), (16.2, 16.2))),
    ),
    "crown": (
        solid("M4.6 17.4L3 8.6L8.2 12L12 6.4L15.8 12L21 8.6L19.4 17.4Z"),
        solid(circle(3, 6.8, 1.2), circle(12, 4, 1.5), circle(21, 6.8, 1.2), soft=0.6),
        solid(rectangle(4.2, 19, 15.6, 2.4)),
        hole(circle(8, 20.2, 0.7), circle(12, 20.2, 0.7), circle(16, 20.2, 0.7)),
    ),
    "coin": (
        solid(circle(12, 12, 9.5)),
        gap(circle(12, 12, 7.3), width=1.2),
        hole(star(12, 12, 4.9, 1.9, 4), soft=0.4),
    ),
    "hand-card": (
        solid(_CARD.transformed(rotate(-26, 12, 19))),
        gap(_CARD, width=3),
        solid(_CARD),
        gap(_CARD.transformed(rotate(26, 12, 19)), width=3),
        solid(_CARD.transformed(rotate(26, 12, 19))),
        gap(_HAND, width=3),
        solid(_HAND),
    ),
    "scissors": (
        line(circle(6.4, 18, 3.2), circle(17.6, 18, 3.2), width=2.2),
        line("M8 15.2L16 2.6M16 15.2L8 2.6", width=2.4),
        hole(circle(12, 8.9, 0.75)),
    ),
    "glue": (
        solid("M11 2.4H13L13.8 6.6H10.2Z"),
        solid("M9.4 9H14.6C16.6 9.4 17.8 10.8 17.8 13V21.4H6.2V13C6.2 10.8 7.4 9.4 9.4 9Z"),
        hole("M7.9 14H16.1V18.6H7.9Z"),
        line("M10 16.3H14", width=1.4),
    ),
    "fold": (
        solid("M3 8.6L11 5.4V18.4L3 21.6Z"),
        line("M13.6 5.2L21.2 8.4V21.4L13.6 18.2Z", width=1.6),
    ),
    "print": (
        line("M7 8V2.9H17V8", width=1.8),
        solid("M3 9H21V17.4H3Z"),
        hole("M5.6 13.2H18.4V23H5.6Z"),
        line("M7.4 14.6H16.6V21.4H7.4Z", width=1.8),
        hole(circle(18, 11.2, 0.9)),
    ),
    "ruler": _turned(
        (
            solid(rectangle(1, 7.4, 22, 9.2)),
            gap("M4.6 6.6V10.4M8.3 6.6V12.4M12 6.6V10.4M15.7 6.6V12.4M19.4 6.6V10.4"),
        ),
        -45,
    ),
    "players": (
        solid(circle(16.2, 7.2, 2.7)),
        solid("M11 18.6C11 14.8 13 12.4 16.2 12.4C19.4 12.4 21.6 14.8 21.6 18.6Z"),
        gap(circle(8.6, 7.4, 3.3), _BUST, width=3.4),
        solid(circle(8.6, 7.4, 3.3), _BUST),
    ),
    "dome-small": (
        solid("M5 18.2C5 13.6 8 10.4 12 10.4C16 10.4 19 13.6 19 18.2Z"),
        gap("M6 14.2H18", width=1.1),
        hole("M10.2 19.4V17C10.2 16 11 15.4 12 15.4C13 15.4 13.8 16 13.8 17V19.4Z"),
        line("M3.4 20.8H20.6"),
    ),
    "dome-large": (
        solid("M2.8 18.2C2.8 12 6.8 7 12 7C17.2 7 21.2 12 21.2 18.2Z"),
        gap("M4 14.4H20M6 10.4H18", width=1.1),
        gap("M12 6V19M12 6.6C8.6 9 7.4 13 7.4 19M12 6.6C15.4 9 16.6 13 16.6 19", width=1.1),
        line("M2.4 20.8H21.6M12 6V3", width=2),
    ),
}
