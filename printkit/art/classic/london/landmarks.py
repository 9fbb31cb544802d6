"""The landmarks on the British box: dome, clock tower, parliament, column."""

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.classic.london.scene import GOLD, LEAD, NAVY, PORTLAND, RED, STOCK, WHITE
from printkit.colour import parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, on_circle, rectangle

_GLASS = parse_colour("#2f4560")
_HONEY = STOCK.tint(0.8)


def dome(plate: Cover) -> None:
    """The cathedral: portico, drum, dome, lantern."""
    plate.area(rectangle(-13, -7, 26, 14), PORTLAND, LINE)
    for side in (-1, 1):
        tower = side * 11.4
        plate.area(rectangle(tower - 2, -12, 4, 19), PORTLAND, LINE)
        plate.area(
            f"M{tower - 2} -12Q{tower - 1.6} -16 {tower} -16.6Q{tower + 1.6} -16 {tower + 2} -12Z",
            LEAD,
            LINE,
        )
        plate.line(f"M{tower} -16.6v-2", LINE)
        plate.surface(rectangle(tower - 0.7, -10.4, 1.4, 3.4, 0.7), _GLASS, FINE)
    plate.area(rectangle(-7.6, -12.4, 15.2, 5.6), WHITE, LINE)
    columns = (rectangle(-6.8 + 1.95 * i, -11.6, 0.9, 4.6) for i in range(8))
    plate.area(joined(columns), LEAD, FINE)
    plate.area(rectangle(-8.2, -13.4, 16.4, 1.2), PORTLAND, LINE)
    plate.area(
        "M-7.2 -13.4C-7 -21 -3.6 -25 0 -25.6C3.6 -25 7 -21 7.2 -13.4Z",
        LEAD,
        BOLD,
    )
    ribs = " ".join(
        f"M{7.2 * s} -13.4C{7 * s} -21 {3.6 * s} -25 0 -25.6" for s in (-0.66, -0.33, 0, 0.33, 0.66)
    )
    plate.line(ribs, FINE)
    plate.area(rectangle(-1.5, -29.4, 3, 4.2), WHITE, LINE)
    plate.accent(circle(0, -30.6, 1), GOLD, FINE)
    plate.line("M0 -31.4v-3.4M-1.1 -33.4h2.2", LINE)
    plate.area("M-6.4 -7L0 -10.6L6.4 -7Z", WHITE, LINE)
    pillars = (rectangle(-5.8 + 2.1 * i, -6.6, 1.1, 13) for i in range(6))
    plate.area(joined(pillars), WHITE, FINE)


def clock_tower(plate: Cover) -> None:
    """The tower with the bell, taller than all."""
    plate.area(rectangle(-4, -27, 8, 27), STOCK, BOLD)
    seams = (rectangle(-3.2 + 2.3 * i, -25.6, 1.8, 25) for i in range(3))
    plate.area(joined(seams), STOCK.tint(0.7), FINE)
    plate.area(rectangle(-4.8, -37, 9.6, 10.2), STOCK.tint(0.85), BOLD)
    plate.body(circle(0, -31.8, 3.7), WHITE, LINE)
    marks = (polyline([on_circle(0, -31.8, r, 30 * i) for r in (2.9, 3.4)]) for i in range(12))
    plate.line(joined(marks), FINE)
    plate.line("M0 -34.4V-31.8L1.9 -30.7", LINE)
    plate.area("M-4.8 -37H4.8L3 -41H-3Z", LEAD, LINE)
    plate.area(rectangle(-2.8, -43.2, 5.6, 2.3), GOLD, LINE)
    plate.area("M-3 -43.2H3L0 -51.5Z", LEAD, BOLD)
    plate.line("M0 -51.5v-2.4", LINE)


def parliament(plate: Cover) -> None:
    """The long front on the river, 36 wide, and at its left end the tower with the flag."""
    plate.area("M8 -13H36V-15.6H34.6L33.4 -17H8Z", LEAD, LINE)
    plate.area(rectangle(8, -13, 28, 13), _HONEY, LINE)
    bays = [12.6 + 4.2 * i for i in range(6)]
    lights = (
        _lancet(x + 1.1 + aside, y, 0.9, 3.2)
        for x in bays
        for aside in (0, 1.3)
        for y in (-2.4, -7.6)
    )
    plate.glass(joined(lights), _GLASS)
    plate.line("M10.6 -12H36M10.6 -6.6H36M10.6 -1.4H36", FINE)
    for x in bays:
        plate.area(f"M{x - 0.6} 0V-14.4L{x} -16.8L{x + 0.6} -14.4V0Z", STOCK, FINE)
    _flag_tower(plate.at(5.4, 0))


def _flag_tower(plate: Cover) -> None:
    """The tower at the end, a pinnacle at each corner."""
    plate.line("M0 -37V-29", LINE)
    plate.lacquer("M0 -37Q1.4 -37.6 2.6 -37T5 -37V-34.2Q3.8 -33.6 2.6 -34.2T0 -34.2Z", RED, FINE)
    plate.area(rectangle(-4.6, -29, 9.2, 29), _HONEY, BOLD)
    for x in (-4.6, 4.6):
        plate.area(f"M{x - 0.9} 0V-30.4L{x} -33L{x + 0.9} -30.4V0Z", STOCK, LINE)
    lights = (_lancet(x, y, 1.5, 4.6) for x in (-2, 0.5) for y in (-20.4, -12.6, -4.8))
    plate.glass(joined(lights), _GLASS)
    plate.line("M-3.7 -27.6H3.7M-3.7 -26.2H3.7M-3.7 -18.6H3.7M-3.7 -10.8H3.7M-3.7 -1.4H3.7", FINE)


def _lancet(x: float, foot: float, width: float, height: float) -> Path:
    """A pointed window."""
    spring = height - 0.9 * width
    return parse_path_data(
        f"M{x} {foot}v{-spring}q0 {-0.6 * width} {width / 2} {-0.9 * width}"
        f"q{width / 2} {0.3 * width} {width / 2} {0.9 * width}v{spring}Z"
    )


def column(plate: Cover) -> None:
    """The admiral on his column."""
    plate.area(rectangle(-4.4, -8, 8.8, 8), PORTLAND, LINE)
    plate.area(rectangle(-5.2, -8.8, 10.4, 1.2), WHITE, LINE)
    plate.area(
        "M-1.7 -8.8L-1.3 -33H1.3L1.7 -8.8Z",
        PORTLAND,
        BOLD,
    )
    plate.line(
        "M-0.6 -9.4L-0.45 -32.6M0.6 -9.4L0.45 -32.6",
        FINE,
    )
    plate.area("M-2.6 -35H2.6L1.5 -33H-1.5Z", WHITE, LINE)
    plate.accent(
        "M-1.1 -35L-0.9 -39Q0 -39.8 0.9 -39L1.1 -35Z",
        NAVY,
        FINE,
    )
    plate.accent(circle(0, -40.3, 0.75), STOCK, FINE)
    plate.accent("M-1.9 -40.7Q0 -42.6 1.9 -40.7Z", NAVY, FINE)
