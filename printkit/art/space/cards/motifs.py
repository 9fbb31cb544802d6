"""What several cards show: rockets, domes, crates, coins, bubbles, flames."""

from printkit.art.space.cards.vignette import Vignette
from printkit.art.space.curves import slanted_arc
from printkit.art.space.palette import (
    AZURE,
    BONE,
    CORAL,
    CREAM,
    CYAN,
    GOLD,
    ICE,
    INDIGO,
    NIGHT,
    OCHRE,
    ORANGE,
    SLATE,
    STONE,
    SUN,
    TEAL,
    darker,
)
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import arc, circle, ellipse, rectangle, ring, star
from printkit.geometry.transform import scale


def flame(v: Vignette, long: float = 1.0) -> None:
    """Fire that blows downwards from the origin, 10 units times ``long``."""
    for share, colour in ((1.0, CORAL), (0.72, ORANGE), (0.42, GOLD)):
        tip, wide = 10 * long * share, 2.8 * (0.4 + 0.6 * share)
        v.feature(
            f"M{-wide} 0C{-1.5 * wide} {0.4 * tip} {-0.4 * wide} {0.6 * tip} 0 {tip}"
            f"C{0.4 * wide} {0.6 * tip} {1.5 * wide} {0.4 * tip} {wide} 0Z",
            colour,
        )


def rocket(v: Vignette, trim: Colour, *, burning: float = 1.0) -> None:
    """A rocket that points up: 23 units long, 15 wide, its fire below."""
    if burning:
        flame(v.at(0, 9.4), burning)
    for side in (False, True):
        v.at(0, 0, mirrored=side).body("M3 2L7.4 8.6V13L2.6 10Z", trim, 0.8)
    v.body("M0 -13C4.4 -9 5 -3.6 4.7 2L3.4 10.2H-3.4L-4.7 2C-5 -3.6 -4.4 -9 0 -13Z", BONE, 1.6)
    v.area("M0 -13C2.1 -11.1 3.4 -8.9 4.1 -6.6H-4.1C-3.4 -8.9 -2.1 -11.1 0 -13Z", trim)
    v.area(circle(0, -1.6, 2.7), trim)
    v.feature(circle(0, -1.6, 1.9), CYAN)
    v.mark("M-1.2 -2.2A1.4 1.4 0 0 1 0.2 -3L-0.2 -2.2Z", CREAM)
    v.line("M-2.6 6.2H2.6", darker(BONE, 0.4), 0.5)


def patrol(v: Vignette) -> None:
    """A patrol boat that flies to the right, 30 units long, its lamps flashing."""
    flame(v.at(-14.4, 1, 0.7, 90), 0.9)
    v.body("M-14 -2.4C-8 -6.4 8 -7 15.4 0.4C13 4.6 -8 6.4 -14 4.4Z", BONE, 1.6)
    v.area("M-13.6 0.6L14.2 0.2L13.4 2L-13.6 3Z", AZURE)
    v.body("M-3.4 -5C-2.4 -9.6 6 -9.6 8.6 -3.6C4.6 -5.2 0.6 -5.4 -3.4 -5Z", CYAN, 1.0)
    v.body("M-9 4.6L-13 9.4H-6.4L-1 4.8Z", AZURE, 0.8)
    v.line("M-1.4 -7.8V-10.6", SLATE, 1.0)
    v.body(rectangle(-5.4, -13.4, 4, 3, 1), CORAL, 0.6)
    v.body(rectangle(-1.2, -13.4, 4, 3, 1), AZURE, 0.6)
    for turn in (-150, -120, -60, -30):
        v.at(-1.2, -12, 1, turn).line("M4.6 0H7.6", SUN, 0.7)


def dome(v: Vignette, radius: float, glass: Colour = TEAL, wall: Colour = BONE) -> None:
    """A glazed dome that stands on the origin, with a door."""
    r = radius
    v.body(f"M{-r} 0A{r} {r} 0 0 1 {r} 0Z", glass, 0.18 * r)
    for wide in (0.42, 0.0):
        rib = arc(0, 0, r, 180, 360).transformed(scale(max(wide, 0.01), 1))
        v.line(rib, ICE, 0.045 * r)
    v.line(f"M{-0.86 * r} {-0.5 * r}H{0.86 * r}", ICE, 0.045 * r)
    v.mark(
        f"M{-0.8 * r} {-0.26 * r}A{0.84 * r} {0.84 * r} 0 0 1 {-0.42 * r} {-0.73 * r}"
        f"L{-0.37 * r} {-0.64 * r}A{0.74 * r} {0.74 * r} 0 0 0 {-0.7 * r} {-0.23 * r}Z",
        CREAM,
    )
    v.body(rectangle(-1.1 * r, -0.08 * r, 2.2 * r, 0.26 * r, 0.08 * r), wall, 0.06 * r)
    v.area(rectangle(-0.17 * r, -0.3 * r, 0.34 * r, 0.48 * r, 0.12 * r), SUN)


def crate(v: Vignette, colour: Colour) -> None:
    """A crate of 14 units around the origin, with a crystal on its lid plate."""
    v.body(rectangle(-7, -6, 14, 12, 0.8), colour, 1.0)
    v.line("M-7 -3.2H7M-7 3.2H7", darker(colour, 0.4), 0.5)
    for x in (-7.0, 4.8):
        for y in (-6.0, 3.8):
            v.area(rectangle(x, y, 2.2, 2.2, 0.4), GOLD)
    v.area(circle(0, 0, 4), INDIGO)
    v.crystals(0, 0.2, 2.7)


def coins(v: Vignette, count: int) -> None:
    """A pile of coins, 8 units wide, that stands on the origin."""
    for i in range(count):
        x, y = 0.5 * (i % 2), -1.7 * i
        v.body(f"M{x - 4} {y - 1.6}V{y}A4 1.3 0 0 0 {x + 4} {y}V{y - 1.6}Z", OCHRE, 0.6)
        v.area(ellipse(x, y - 1.6, 4, 1.3), SUN)


def bubble(v: Vignette, radius: float, colour: Colour) -> None:
    """Glass around something: a rim and its glints."""
    v.line(circle(0, 0, radius), colour, 0.1 * radius)
    v.line(arc(0, 0, 0.78 * radius, 190, 240), CREAM, 0.1 * radius)
    v.line(arc(0, 0, 0.78 * radius, 252, 262), CREAM, 0.1 * radius)


def rim_wall(v: Vignette, colour: Colour, *, floor: float, tiles: Colour) -> None:
    """A room aboard: wall panels with rivets down to ``floor``, and the floor."""
    v.line(
        joined([rectangle(x, -40, 13, 40 + floor) for x in (-32.5, -19.5, -6.5, 6.5, 19.5)]),
        darker(colour, 0.35),
        0.4,
    )
    dots = [
        circle(x + dx, y, 0.35)
        for x in (-19.5, -6.5, 6.5, 19.5)
        for dx in (-1, 1)
        for y in (-24.0, -12.0, 0.0, 12.0)
        if y < floor
    ]
    v.tone(joined(dots), darker(colour, 0.35))
    v.area(rectangle(-40, floor, 80, 40), tiles)
    v.line(f"M-40 {floor}H40", darker(tiles, 0.5), 0.7)


def porthole(v: Vignette, radius: float, sky: Colour = NIGHT, rim: Colour = STONE) -> Vignette:
    """A round window around the origin; what is outside is drawn on the vignette returned."""
    v.area(circle(0, 0, radius), sky)
    outside = v.inside(circle(0, 0, radius))
    v.body(ring(0, 0, 1.2 * radius, radius), rim, 0.1 * radius)
    return outside


def whirl(v: Vignette, radius: float, colours: tuple[Colour, ...], *, flat: float) -> None:
    """A funnel seen at a slant: discs that sink to the middle."""
    for i, colour in enumerate(colours):
        share = 1 - i / len(colours)
        r, sink = radius * share, 0.16 * radius * (1 - share)
        v.feature(ellipse(0, sink, r, flat * r), colour)
        swirl = slanted_arc(0, sink, 0.9 * r, flat=flat, start=200 + 50 * i, end=330 + 50 * i)
        v.line(swirl, CREAM, 0.3)


def sparkles(v: Vignette, spots: tuple[tuple[float, float, float], ...], colour: Colour) -> None:
    """Four-pointed stars: x, y, size."""
    v.mark(joined([star(x, y, size, 0.24 * size, 4) for x, y, size in spots]), colour)


def notice(v: Vignette, wide: float, tall: float, paper: Colour = CREAM) -> None:
    """A sheet of paper around the origin with lines of writing."""
    v.body(rectangle(-wide / 2, -tall / 2, wide, tall, 0.6), paper, 0.7)
    rows = [
        f"M{-0.34 * wide} {y * tall}H{end * wide}"
        for y, end in ((-0.1, 0.3), (0.04, 0.34), (0.18, 0.1))
    ]
    v.line("".join(rows), STONE, 0.5)
