"""What several pictures of cards show: coins, houses, clouds, paper, wheels, trees."""

from printkit.art.classic_cards.vignette import (
    BOLD,
    CREAM,
    DARK,
    FINE,
    GOLD,
    LEAF,
    SAND,
    STONE,
    THIN,
    VignettePlate,
)
from printkit.colour import Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle, ring, star


def coin(plate: VignettePlate, x: float, y: float, r: float) -> None:
    """A gold coin, its lower right side in shadow."""
    plate.area(circle(x, y, r), GOLD)
    plate.shade(
        f"M{x + r} {y}A{r} {r} 0 0 1 {x - 0.3 * r} {y + 0.95 * r}A{r} {r} 0 0 0 {x + r} {y}Z",
        0.8,
        0.5,
    )
    plate.line(circle(x, y, 0.72 * r), FINE)
    plate.spot(star(x, y, 0.5 * r, 0.2 * r, 4))


def stack(plate: VignettePlate, x: float, foot: float, count: int, r: float = 3.0) -> None:
    """Coins that lie on one another."""
    high = 0.5 * r
    for i in range(count):
        y = foot - high * (i + 1)
        plate.area(
            f"M{x - r} {y}V{y + high}A{r} {0.3 * r} 0 0 0 {x + r} {y + high}V{y}Z", GOLD, THIN
        )
        plate.shade(f"M{x + 0.2 * r} {y}H{x + r}V{y + high}H{x + 0.2 * r}Z", 0.0, 0.45)
        plate.area(ellipse(x, y, r, 0.3 * r), GOLD.tint(0.7), THIN)


def cloud(plate: VignettePlate, x: float, y: float, size: float = 1.0) -> None:
    """A round cloud, flat below; about 12 wide."""
    part = plate.at(x, y, size)
    part.area(
        "M-5 2.2C-7.4 2.2 -7 -1.2 -4.6 -1C-4.4 -3.8 -0.6 -4.2 0.2 -2.4C1.6 -3.8 4.4 -3 4.2 -0.6"
        "C6.8 -0.8 6.8 2.2 4.8 2.2Z",
        CREAM,
        THIN,
    )
    part.shade("M-4.6 2.1Q0 0.4 4.8 2.1Z", 0.0, 0.45)


def smoke(
    plate: VignettePlate, puffs: tuple[tuple[float, float, float], ...], colour: Colour = CREAM
) -> None:
    """Puffs that belong together; each a place and a radius."""
    shape = joined(circle(x, y, r) for x, y, r in puffs)
    plate.area(shape, colour, THIN)
    plate.flat(joined(circle(x, y, r - 0.25) for x, y, r in puffs), colour)
    plate.line(
        " ".join(
            f"M{x - 0.5 * r} {y + 0.3 * r}A{0.6 * r} {0.6 * r} 0 0 0 {x + 0.5 * r} {y + 0.35 * r}"
            for x, y, r in puffs
        ),
        FINE,
    )


def tree(
    plate: VignettePlate, x: float, foot: float, size: float = 1.0, colour: Colour = LEAF
) -> None:
    """A round tree 13 high."""
    part = plate.at(x, foot, size)
    part.area("M-0.7 0L-0.5 -6H0.5L0.7 0Z", GOLD.shade(0.35), THIN)
    part.area(circle(0, -8.6, 4.2), colour)
    part.shade("M4 -8.6A4.2 4.2 0 0 1 -1.4 -4.6Q3 -6 4 -8.6Z", 0.8, 0.6)
    part.line("M-2 -9.8Q-1.2 -11 0 -11M-0.8 -7.6Q0.2 -8.4 1.2 -7.8", FINE)


def wheel(plate: VignettePlate, x: float, y: float, r: float, spokes: int = 8) -> None:
    """A wheel with a tyre and spokes."""
    plate.strong(circle(x, y, r), DARK, BOLD)
    plate.area(circle(x, y, 0.66 * r), CREAM, THIN)
    ends = (on_circle(x, y, 0.62 * r, 360 / spokes * i) for i in range(spokes))
    plate.line(" ".join(f"M{x} {y}L{p.x} {p.y}" for p in ends), FINE)
    plate.area(circle(x, y, 0.2 * r), GOLD, FINE)


def house(
    plate: VignettePlate, x: float, foot: float, size: float, wall: Colour, roof: Colour
) -> None:
    """A house 14 wide and 15 high, its gable to the front."""
    part = plate.at(x, foot, size)
    part.area(rectangle(3.2, -14.4, 1.8, 5), STONE, THIN)
    part.area("M-6 0V-8L0 -13.4L6 -8V0Z", wall)
    part.shade("M3.6 0V-10.2L6 -8V0Z", 0.8, 0.6)
    part.area("M-7.2 -7.4L0 -14.4L7.2 -7.4L6 -6.4L0 -12L-6 -6.4Z", roof)
    part.area("M-1.3 0V-3.8A1.3 1.3 0 0 1 1.3 -3.8V0Z", roof, THIN)
    windows(part, [(-4.6, -5.4), (2.4, -5.4), (-1.1, -9.6)], 2.2, 2.6)


def windows(
    plate: VignettePlate,
    corners: list[tuple[float, float]],
    wide: float,
    high: float,
    glass: Colour = DARK,
) -> None:
    """Windows with a cross of bars, by their upper left corners."""
    plate.strong(joined(rectangle(x, y, wide, high) for x, y in corners), glass)
    bars = [polyline([(x + wide / 2, y), (x + wide / 2, y + high)]) for x, y in corners]
    rails = [polyline([(x, y + high / 2), (x + wide, y + high / 2)]) for x, y in corners]
    plate.line(joined([*bars, *rails]), FINE, CREAM if plate.style.is_full else None)


def paper(plate: VignettePlate, corners: list[tuple[float, float]], colour: Colour = CREAM) -> None:
    """A sheet with a shadow below it, by its corners."""
    under = [(x + 0.9, y + 0.9) for x, y in corners]
    plate.flat(polyline(under, close=True), STONE)
    plate.shade(polyline(under, close=True), 0.7, 0.6)
    plate.area(polyline(corners, close=True), colour)


def rosette(plate: VignettePlate, x: float, y: float, r: float, number: str) -> None:
    """A prize's ribbon; ``number`` is path data within a box from -1 to 1."""
    plate.area(
        f"M{x - 0.7 * r} {y}L{x - 1.1 * r} {y + 2.5 * r}L{x - 0.4 * r} {y + 2.1 * r}L{x} {y + r}Z",
        plate.deck,
        THIN,
    )
    plate.area(
        f"M{x + 0.7 * r} {y}L{x + 1.1 * r} {y + 2.5 * r}L{x + 0.4 * r} {y + 2.1 * r}L{x} {y + r}Z",
        plate.deck,
        THIN,
    )
    plate.strong(star(x, y, r, 0.84 * r, 16), plate.deck)
    plate.area(circle(x, y, 0.6 * r), CREAM, THIN)
    plate.at(x, y, 0.36 * r).line(number, BOLD)


TWO = "M-0.6 -0.4C-0.6 -1.2 0.7 -1.2 0.7 -0.4C0.7 0.2 -0.6 0.6 -0.7 1H0.8"


def bubbles(plate: VignettePlate, places: tuple[tuple[float, float, float], ...]) -> None:
    """Small rings: foam, drops, sparkle."""
    plate.line(joined(circle(x, y, r) for x, y, r in places), FINE)


def shine(x: float, y: float, size: float) -> Path:
    """A twinkle with four points."""
    return star(x, y, size, 0.25 * size, 4)


def fence(plate: VignettePlate, start: float, end: float, foot: float, high: float) -> None:
    """Pales with pointed heads on two rails."""
    plate.area(
        joined(rectangle(start, foot - high * at, end - start, 0.9) for at in (0.75, 0.3)),
        SAND,
        THIN,
    )
    count = int((end - start) / 2.4)
    pales = "".join(
        f"M{start + 2.4 * i + 0.3} {foot}V{foot - high}l0.8 -1.1l0.8 1.1V{foot}Z"
        for i in range(count)
    )
    plate.area(pales, CREAM, THIN)


def rim(x: float, y: float, r: float, width: float) -> Path:
    """A flat ring."""
    return ring(x, y, r, r - width)
